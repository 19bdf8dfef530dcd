/// A container with a stack of controllers. The topmost one is visible.
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  private(set) var pushes: [WeakController] = []
  private weak var shown: UIViewController?

  override var contentTabBarItem: UITabBarItem? { stack.first?.tabBarItem }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Decodes a stack.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false

  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true

  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// The controllers, from bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let removed = stack.filter { !viewControllers.contains($0) }
    let added = viewControllers.filter { !stack.contains($0) }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = viewControllers
    showTop(animated)
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  /// Pushes a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains(viewController), "a controller can be on the stack only once")
    pushes.append(WeakController(controller: viewController))
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Pops the top controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: max(stack.count - 1, 1), animated)?.last
  }

  /// Pops all controllers except the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated)
  }

  private func pop(to count: Int, _ animated: Bool) -> [UIViewController]? {
    guard stack.count > count else { return nil }
    let popped = Array(stack[count...])
    setViewControllers(Array(stack[..<count]), animated: animated)
    return popped
  }

  /// Creates the view, and shows the top controller in it.
  open override func loadView() {
    super.loadView()
    showTop(false)
  }

  private func showTop(_ animated: Bool) {
    guard let container = viewIfLoaded, shown !== topViewController else { return }
    let (old, new) = (shown, topViewController)
    shown = new
    exchange(old, for: new, in: container, animated: animated)
  }
}

/// A weak reference to a controller.
struct WeakController {
  weak var controller: UIViewController?
}
