/// An image: a symbol, an asset, or the data of an image file. It is never decoded.
open class UIImage: NSObject, @unchecked Sendable {
  private enum Content: Hashable {
    case empty
    case symbol(String)
    case asset(String)
    case data(Data)
  }

  private let content: Content

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

  /// Creates an image from the data of an image file.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
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

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: image == nil ? UIView.noIntrinsicMetric : 20,
      height: image == nil ? UIView.noIntrinsicMetric : 20)
  }

  /// The image.
  open var image: UIImage?

  /// The image while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Whether the view is highlighted.
  open var isHighlighted = false

  /// Creates a view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, and one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
