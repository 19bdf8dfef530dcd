/// A controller of a screen, or of a part of one.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// The title at the top of the screen.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// The item that a navigation bar shows for the controller.
  public private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The item that a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = ownTabBarItem ?? contentTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  private var ownTabBarItem: UITabBarItem?

  /// The item of the content of a container, which the container shows unless it has its own.
  var contentTabBarItem: UITabBarItem? { nil }

  /// The items of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  /// Whether the bar at the bottom is hidden while the controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller appears when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user cannot dismiss the controller with a gesture.
  open var isModalInPresentation = false

  /// Whether controllers that are presented in this context use this controller's transition style.
  open var providesPresentationContextTransitionStyle = false

  /// The edges where the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view extends under bars that are opaque.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The preferred size of the controller in a container.
  open var preferredContentSize = CGSize.zero

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// Requests an update of the status bar's style and visibility.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Requests an update of the home indicator's visibility.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Requests an update of the supported orientations of controllers.
  open class func attemptRotationToDeviceOrientation() {}

  /// Requests an update of the controller's supported orientations.
  @available(iOS 16.0, *)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { orientationUpdates += 1 }

  /// The presentation controller, if the controller is presented as a sheet.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
    ? UISheetPresentationController() : nil

  /// The popover's presentation controller, if the controller is presented in one.
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    modalPresentationStyle == .popover || (self as? UIAlertController)?.preferredStyle == .actionSheet
    ? UIPopoverPresentationController() : nil

  /// The object that presents the controller.
  open var presentationController: UIPresentationController? {
    sheetPresentationController ?? popoverPresentationController
  }

  /// Whether children that present controllers in the current context cover this controller's view.
  open var definesPresentationContext = false

  var orientationUpdates = 0

  /// The controller that contains this one.
  open private(set) weak var parent: UIViewController?

  /// The controllers that this one contains.
  open private(set) var children: [UIViewController] = []

  /// The traits of the parent, of the window, or of the presenting controller.
  open var traitCollection: UITraitCollection {
    parent?.traitCollection ?? viewIfLoaded?.window?.traitCollection ?? ownPresenting?.traitCollection
      ?? UITraitCollection()
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var ownPresented: UIViewController?
  var announcedTraits = UITraitCollection()
  weak var ownPresenting: UIViewController?
  private var isLeaving = false
  private var appearance = Appearance.disappeared
  private var isTransitionAnimated = false
  private var loadedView: UIView?

  /// Creates a controller. Without a nib, ``loadView()`` creates the view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Decodes a controller.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, which is loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
    }
  }

  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if necessary.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Creates the view.
  open func loadView() { view = UIView() }

  /// Called after the view is loaded.
  open func viewDidLoad() {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether appearance methods are forwarded to the children whose views are in this controller's view.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called by a container before its child appears or disappears.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isSeen else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance = isAppearing ? .appearing : .disappearing
    isTransitionAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in childrenInside { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Called by a container after its child has appeared or disappeared.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isTransitionAnimated)
      for child in childrenInside {
        child.beginAppearanceTransition(true, animated: isTransitionAnimated)
        child.endAppearanceTransition()
      }
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isTransitionAnimated)
      for child in childrenInside { child.endAppearanceTransition() }
    case .appeared, .disappeared: break
    }
  }

  /// Called before the controller moves to another parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has moved to another parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a child controller.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The controller that this one, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

  /// The controller that presents this one, or one of its ancestors.
  open var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// Presents a controller over this one's screen. Does nothing if a controller is already presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = sequence(first: self, next: \.parent).reduce(self) { $1 }
    guard presenter.ownPresented == nil else { return }
    presenter.ownPresented = viewControllerToPresent
    viewControllerToPresent.ownPresenting = presenter
    UIViewController.transition(from: nil, to: viewControllerToPresent, animated: flag) {}
    completion?()
  }

  /// Dismisses the controller that this one presents or, if there is none, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = sequence(first: self, next: \.parent).first { $0.ownPresented != nil }
    guard let presenter, let presented = presenter.ownPresented else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.isLeaving = true
    UIViewController.transition(from: presented, to: nil, animated: flag) {
      presented.ownPresenting = nil
      presenter.ownPresented = nil
    }
    presented.isLeaving = false
    completion?()
  }

  /// The superview of the view, the parent, or the presenting controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? ownPresenting }

  /// Whether the controller, or one of its ancestors, is being dismissed.
  open var isBeingDismissed: Bool { isLeaving || parent?.isBeingDismissed == true }

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
}

extension UIViewController {
  /// Whether a controller's view is visible.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether the view is visible and not about to disappear.
  var hasAppeared: Bool { appearance == .appeared }

  /// Returns whether adding the controller's view to another view makes it appear, because its container is visible.
  func appears(in view: UIView) -> Bool {
    guard let parent, parent.hasAppeared, let container = parent.viewIfLoaded else { return false }
    return !isSeen && parent.shouldAutomaticallyForwardAppearanceMethods && view.isDescendant(of: container)
  }

  private var isSeen: Bool { appearance == .appearing || appearance == .appeared }

  private var childrenInside: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Replaces the child that is shown. If the container is visible, calls the appearance methods of both children.
  /// Otherwise, those of the new child are called when the container appears.
  func exchange(_ old: UIViewController?, for new: UIViewController?, in container: UIView, animated: Bool) {
    new?.loadViewIfNeeded()
    if isSeen {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    new?.view.map(container.addSubview)
    old?.endAppearanceTransition()
    if hasAppeared { new?.endAppearanceTransition() }
  }

  /// Replaces the visible controller, and calls the appearance methods of both controllers before and after.
  static func transition(
    from old: UIViewController?, to new: UIViewController?, animated: Bool, _ exchange: () -> Void
  ) {
    new?.loadViewIfNeeded()
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    exchange()
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }
}
