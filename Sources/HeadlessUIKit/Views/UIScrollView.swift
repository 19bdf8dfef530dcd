/// A view that shows part of larger content.
@MainActor
open class UIScrollView: UIView {
  /// Creates a view, which clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The size of the content.
  open var contentSize = CGSize.zero { didSet { propertyObservers.announce(\UITextView.contentSize) } }

  /// The point of the content at the view's upper left corner.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }

  /// The delegate.
  ///
  /// Tables and text views have delegates with their own protocols. Swift allows this only for a property with the same
  /// name that does not override this one.
  @_disfavoredOverload open var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  var scrollDelegate: (any UIScrollViewDelegate)? {
    get { ownDelegate }
    set { ownDelegate = newValue }
  }

  private weak var ownDelegate: (any UIScrollViewDelegate)?

  /// The insets of the content from the edges.
  open var contentInset = UIEdgeInsets.zero

  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// The distances of the vertical scroll indicator from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The distances of the horizontal scroll indicator from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Determines when the content insets are adjusted for bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether the user scrolls in one direction at a time.
  open var isDirectionalLockEnabled = false

  /// Whether the content bounces at its edges.
  open var bounces = true

  /// Whether content that fits still bounces vertically.
  open var alwaysBounceVertical = false

  /// Whether content that fits still bounces horizontally.
  open var alwaysBounceHorizontal = false

  /// Whether the vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// The style of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default

  /// How scrolling hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a touch in the content is delayed until it is clear that it is not a scroll.
  open var delaysContentTouches = true

  /// Whether a touch in the content can become a scroll.
  open var canCancelContentTouches = true

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// The content insets, and those for bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether the user is scrolling.
  open var isDragging: Bool { false }

  /// The refresh control, which appears when the user pulls the content down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      refreshControl.map(addSubview)
    }
  }

  /// The layout guide for the content.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(owningView: self)

  /// The layout guide for the view itself.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(owningView: self)

  /// Scrolls to a point of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// Handles scrolling. All methods are optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the user or code has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollView {
  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Determines when content insets are adjusted for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
}

/// A control that appears when the user pulls down the content of a scroll view.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// Creates a control.
  public convenience init() { self.init(frame: .zero) }

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Starts to show that the content is being refreshed.
  open func beginRefreshing() { isRefreshing = true }

  /// Stops showing that the content is being refreshed.
  open func endRefreshing() { isRefreshing = false }
}
