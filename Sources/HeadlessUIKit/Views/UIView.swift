/// A rectangle on the screen that can contain other views.
@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  /// The rectangle in the superview's coordinates.
  open var frame: CGRect

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// A number that identifies the view.
  open var tag = 0

  /// Whether the view receives the user's touches.
  open var isUserInteractionEnabled = true

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Whether the view is hidden.
  open var isHidden = false {
    didSet { propertyObservers.announce(\UIView.isHidden) }
  }

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view promises to cover everything behind it.
  open var isOpaque = true

  /// The layer that draws the view.
  public private(set) lazy var layer = CALayer()

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The distances of the layout margins from the edges.
  open var directionalLayoutMargins = UIView.defaultMargins

  /// The layout margins of a new view.
  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// Whether the layout margins also include the safe area insets.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Whether the layout margins are at least as wide as the superview's.
  open var preservesSuperviewLayoutMargins = false

  /// The layout direction of the content. Here, it is always left to right.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The background colour.
  open var backgroundColor: UIColor?

  /// How the content fills the view.
  open var contentMode = ContentMode.scaleToFill
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The colour of interactive parts. By default, the superview's.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownTintColor = newValue }
  }

  /// An identifier for tests.
  open var accessibilityIdentifier: String?

  /// The label of the view, for assistive technology.
  open var accessibilityLabel: String?

  /// A description of the effect of using the view, for assistive technology.
  open var accessibilityHint: String?

  /// The value of the view, for assistive technology.
  open var accessibilityValue: String?

  /// Whether assistive technology ignores the views inside.
  open var accessibilityElementsHidden = false

  /// The elements inside, in the order in which assistive technology reads them; `nil` for the order of the views.
  open var accessibilityElements: [Any]?

  /// Whether assistive technology reads the elements inside together.
  open var shouldGroupAccessibilityChildren = false

  /// Whether assistive technology ignores the siblings of this view.
  open var accessibilityViewIsModal = false

  /// The custom actions that assistive technology offers for the view.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Whether the view is an accessibility element. By default, labels and standard controls are.
  open var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? isStandardElement }
    set { ownAccessibilityElement = newValue }
  }

  /// The container type of the view, for assistive technology.
  open var accessibilityContainerType = UIAccessibilityContainerType.none

  /// The frame for assistive technology. Here, views have no position on a screen, so this is `frame`.
  open var accessibilityFrame: CGRect {
    get { frame }
    set {}
  }

  /// Called when the user increases the value of the view, which must be an element with the trait `adjustable`.
  open func accessibilityIncrement() {}

  /// Called when the user decreases the value of the view, which must be an element with the trait `adjustable`.
  open func accessibilityDecrement() {}

  /// The traits of the view, for assistive technology. By default, those of a standard control. Controls and cells
  /// add those of their state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { (ownTraits ?? standardTraits).union(stateTraits) }
    set { ownTraits = newValue }
  }

  /// The view that contains this one.
  open internal(set) weak var superview: UIView?

  /// The subviews, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// Whether the frame is translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The constraints that the view holds.
  open internal(set) var constraints: [NSLayoutConstraint] = []

  /// The gesture recognizers of the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] where recognizer.view === self { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// The layout guide for the part of the view inside its margins.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owningView: self)

  /// The layout guide for the part of the view that system bars do not cover.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owningView: self)

  /// The layout guide for the keyboard. Without a keyboard, it is below the safe area.
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(owningView: self)

  var huggingPriorities: [Int: UILayoutPriority] = [:]
  var compressionResistancePriorities: [Int: UILayoutPriority] = [:]
  var transitions = 0
  var propertyObservers = PropertyObservers()
  weak var owningController: UIViewController?
  var announcedTraits: UITraitCollection?
  private var ownTintColor: UIColor?
  private var ownAccessibilityElement: Bool?
  private var ownTraits: UIAccessibilityTraits?
  private var needsLayout = true

  /// Creates a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Creates a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// The natural size of the view's content.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The view whose first line of text determines the baseline. By default, ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last line of text determines the baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Informs the layout that the natural size has changed.
  open func invalidateIntrinsicContentSize() {}

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }

  /// The view's controller or, if there is none, the superview.
  open override var next: UIResponder? { owningController ?? superview }

  /// The traits of the window, limited to the view's text sizes.
  open var traitCollection: UITraitCollection {
    (superview?.traitCollection ?? UITraitCollection()).limited(by: self)
  }

  /// The minimum text size in the view; `nil` for none.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { announceTraits() }
  }

  /// The maximum text size in the view; `nil` for none.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { announceTraits() }
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view moves to another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has moved to another superview.
  open func didMoveToSuperview() {}

  /// Called after the view has moved to a window or left one.
  open func didMoveToWindow() {}

  /// Lays out the subviews.
  open func layoutSubviews() {}

  /// Requests a layout.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out the view and its subviews if necessary.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      owningController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningController?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Attaches a recognizer, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    let oldWindow = view.window
    let appearing = view.owningController.flatMap { $0.appears(in: self) ? $0 : nil }
    appearing?.beginAppearanceTransition(true, animated: false)
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldWindow !== window { view.announceWindow() }
    appearing?.endAppearanceTransition()
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }

  /// Removes the view from its superview. Ends the editing of text in the view.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    let disappearing = owningController.flatMap { $0.hasAppeared ? $0 : nil }
    endEditing(true)
    disappearing?.beginAppearanceTransition(false, animated: false)
    willMove(toSuperview: nil)
    leaveSuperview()
    didMoveToSuperview()
    if oldWindow != nil { announceWindow() }
    disappearing?.endAppearanceTransition()
  }

  /// Ends the editing of text in the view, if the text allows it or if forced. Returns whether text was being edited
  /// and no longer is.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return false
    }
    return editor.resign(byForce: force)
  }

  /// Returns whether the view is the other one or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
}

extension UIView {
  /// Removes the view from its superview without calling the view's methods.
  func leaveSuperview() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    for ancestor in sequence(first: old, next: \.superview) {
      NSLayoutConstraint.deactivate(ancestor.constraints.filter { $0.refers(toSomethingIn: self) })
    }
    old.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Calls the methods that report a change of the window, for the view and its subviews.
  func announceWindow() {
    didMoveToWindow()
    if window != nil { owningController?.announceTraits() }
    for view in subviews { view.announceWindow() }
    if window != nil { announceOwnTraits() }
  }
}

/// Whether the content of a view is mirrored in languages that are written from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// How the content of a view fills it.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }
}
