/// Is told about scrolling. Every method is optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Another part of the content is shown, because the user scrolled or because code did.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

/// Shows a part of larger content.
@MainActor
open class UIScrollView: UIView {
  /// Creates a view, which cuts its content off at the edges.
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

  /// The point of the content that is at the upper left corner.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { delegate?.scrollViewDidScroll(self) } }
  }

  /// The delegate. Tables and text views have one of their own protocol, which Swift allows for a property of the same
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

  /// The distance between the content and the edges.
  open var contentInset = UIEdgeInsets.zero

  /// Whether the user can scroll.
  open var isScrollEnabled = true

  /// Whether content that fits still bounces vertically.
  open var alwaysBounceVertical = false

  /// The area of the content.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(owningView: self)

  /// The area of the view itself.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(owningView: self)

  /// Scrolls to a point of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}
