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

  /// Whether the image is larger at accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The configuration of symbols.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Creates a view with an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view with an image, and another image for when it is highlighted.
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
