/// A view that shows progress.
@MainActor
open class UIProgressView: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  /// The style of the bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The style of the bar.
  open var progressViewStyle = Style.default

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }

  /// The colour of the completed part.
  open var progressTintColor: UIColor?

  /// The colour of the remaining part.
  open var trackTintColor: UIColor?

  private var storedProgress: Float = 0

  /// Creates a bar with a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
}
