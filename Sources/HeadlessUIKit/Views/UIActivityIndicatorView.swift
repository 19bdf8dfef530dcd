/// A view that shows that work is in progress.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style == .large ? 37 : 20, height: style == .large ? 37 : 20)
  }

  /// The size of an indicator.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    /// Large and white.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// White.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// Grey.
    @available(*, deprecated, renamed: "medium")
    case gray = 2
  }

  /// The size of the indicator. Here, setting it restores the default colour.
  open var style: Style {
    didSet { color = .systemGray }
  }

  /// The colour.
  open var color: UIColor! = .systemGray

  /// Whether the view is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// Whether the view is animating.
  open private(set) var isAnimating = false

  var turns = false

  /// Creates an indicator with a size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Creates an indicator of the default size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Decodes an indicator.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// Starts animating.
  open func startAnimating() {
    if !isAnimating { turns = true }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops animating.
  open func stopAnimating() {
    (isAnimating, turns) = (false, false)
    if hidesWhenStopped { isHidden = true }
  }
}
