/// Handles scrolling. All methods are optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the user or code has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

/// A view that shows a part of larger content.
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
  open var contentSize = CGSize.zero {
    didSet { propertyObservers.announce(\UITextView.contentSize) }
  }

  /// The point of the content at the upper left corner.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }

  /// The delegate.
  ///
  /// Tables and text views have a delegate with their own protocol. Swift only allows that for a property with the same
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

  /// The distances of the vertical scroll bar from the edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The distances of the horizontal scroll bar from the edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// When the content keeps out of the way of bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether scrolling stops at multiples of the size of the view.
  open var isPagingEnabled = false

  /// Whether the user scrolls in one direction at a time.
  open var isDirectionalLockEnabled = false

  /// Whether the content bounces at its edges.
  open var bounces = true

  /// Whether content that fits still bounces vertically.
  open var alwaysBounceVertical = false

  /// Whether content that fits still bounces horizontally.
  open var alwaysBounceHorizontal = false

  /// Whether there is a vertical scroll bar.
  open var showsVerticalScrollIndicator = true

  /// Whether there is a horizontal scroll bar.
  open var showsHorizontalScrollIndicator = true

  /// The colour of the scroll bars.
  open var indicatorStyle = IndicatorStyle.default

  /// How scrolling hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a touch in the content waits until it cannot become a scroll.
  open var delaysContentTouches = true

  /// Whether a touch in the content can become a scroll.
  open var canCancelContentTouches = true

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// The wheel that appears when the user pulls the content down.
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

extension UIScrollView {
  /// The colour of scroll bars.
  public enum IndicatorStyle: Int, Sendable {
    /// The system's.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// When it begins, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// With the finger, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }

  /// When content keeps out of the way of bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Where it scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}

/// The wheel that appears when a user pulls down the content of a scroll view.
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

  /// Shows that the content is being refreshed.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that the content has been refreshed.
  open func endRefreshing() { isRefreshing = false }
}
