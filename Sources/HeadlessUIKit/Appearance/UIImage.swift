/// An image: a symbol, an asset, or the data of an image file. The data is never decoded.
open class UIImage: NSObject, @unchecked Sendable {
  private enum Content: Hashable {
    case empty
    case symbol(String)
    case asset(String)
    case data(Data)
  }

  private let content: Content

  /// How views draw the image.
  open private(set) var renderingMode = UIImage.RenderingMode.automatic

  fileprivate(set) var isPrepared = false

  private init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates an empty image.
  public convenience override init() { self.init(.empty) }

  /// Creates the SF Symbol with a name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name))
  }

  /// Creates the image with a name in the asset catalogue.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.asset(name))
  }

  /// Creates the image with a name in the asset catalogue of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates an image from the data of an image file.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }

  /// Returns the decoded image, or `nil` for an image without content.
  open func byPreparingForDisplay() async -> UIImage? {
    if content == .empty { return nil }
    let image = UIImage(content)
    image.isPrepared = true
    return image
  }

  /// Returns an image with the same content that views draw in a certain way.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let image = UIImage(content)
    image.isPrepared = isPrepared
    image.renderingMode = renderingMode
    return image
  }

  /// Returns whether both are the same symbol, asset or data.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content == other.content && content != .empty)
  }

  /// A hash value that is the same for equal images.
  open override var hash: Int { content.hashValue }

  /// The description of the image.
  open override var description: String {
    switch content {
    case .empty: "image"
    case .symbol(let name): "symbol \(name)"
    case .asset(let name): "asset \(name)"
    case .data(let data): "image of \(data.count) bytes"
    }
  }
}

extension UIImage {
  /// How an image is drawn: as the view requires, in its own colours, or in the view's tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to its font.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// A configuration of images.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The font, weight and scale of symbols.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: UIFont?
    let weight: SymbolWeight?
    let scale: SymbolScale?

    private init(_ font: UIFont? = nil, _ weight: SymbolWeight? = nil, _ scale: SymbolScale? = nil) {
      self.font = font
      self.weight = weight
      self.scale = scale
      super.init()
    }

    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font, .unspecified) }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(nil, weight) }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(nil, nil, scale) }

    /// Returns a configuration with the values of another one. Values that the other one lacks come from this one.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let combined = SymbolConfiguration(
        other.font ?? font, other.weight ?? weight, other.scale ?? scale)
      return unsafeDowncast(combined, to: Self.self)
    }

    /// Returns whether both have the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return font == other.font && weight == other.weight && scale == other.scale
    }

    /// A hash value that is the same for equal configurations.
    open override var hash: Int { font.hashValue }

    /// The description of the configuration.
    open override var description: String {
      [
        font.map { "\($0)" } ?? "any font", weight.map { "\($0)" } ?? "any weight",
        scale.map { "\($0)" } ?? "any scale",
      ]
      .joined(separator: ", ")
    }
  }
}
