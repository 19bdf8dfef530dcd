/// A picture: a symbol, an asset, or the data of an image file. Nothing of it is decoded.
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

  /// Creates an empty picture.
  public convenience override init() { self.init(.empty) }

  /// Creates the SF Symbol of a name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name))
  }

  /// Creates the picture that the asset catalogue holds under a name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.asset(name))
  }

  /// Creates the picture in the data of an image file.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(.data(data))
  }

  /// Whether both are the same symbol, asset or data.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content == other.content && content != .empty)
  }

  /// A number that equal pictures share.
  open override var hash: Int { content.hashValue }

  /// The picture in words.
  open override var description: String {
    switch content {
    case .empty: "image"
    case .symbol(let name): "symbol \(name)"
    case .asset(let name): "asset \(name)"
    case .data(let data): "image of \(data.count) bytes"
    }
  }
}

/// Shows a picture.
@MainActor
open class UIImageView: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: image == nil ? UIView.noIntrinsicMetric : 20,
      height: image == nil ? UIView.noIntrinsicMetric : 20)
  }

  /// The picture.
  open var image: UIImage?

  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Whether the view is highlighted.
  open var isHighlighted = false

  /// Creates a view with a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view with a picture and one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view without a picture.
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
