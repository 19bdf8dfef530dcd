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
  open var contentSize = CGSize.zero

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

  /// Whether content that fits still bounces vertically.
  open var alwaysBounceVertical = false

  /// The layout guide for the content.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(owningView: self)

  /// The layout guide for the view itself.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(owningView: self)

  /// Scrolls to a point of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}
