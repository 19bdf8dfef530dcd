/// A stack of controllers, of which the topmost is seen.
@MainActor
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []

  private(set) var pushes: [WeakController] = []

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack with a controller at its bottom.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Decodes a stack.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The controllers, from bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// What is seen: the controller on top, or what is in front of it.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in stack where !viewControllers.contains(controller) { controller.removeFromParent() }
    for controller in viewControllers where !stack.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack = viewControllers
    showTop(animated)
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains(viewController), "a controller can be on the stack only once")
    pushes.append(WeakController(controller: viewController))
    addChild(viewController)
    stack.append(viewController)
    showTop(animated)
    viewController.didMove(toParent: self)
  }

  /// Takes the topmost controller away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated)?.last
  }

  /// Takes all controllers but the lowest away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated)
  }

  private func pop(to count: Int, _ animated: Bool) -> [UIViewController]? {
    guard stack.count > count else { return nil }
    let popped = Array(stack[count...])
    for controller in popped {
      controller.viewWillDisappear(animated)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.viewDidDisappear(animated)
      controller.removeFromParent()
    }
    stack.removeLast(popped.count)
    showTop(animated)
    return popped
  }

  /// Makes the view and shows the topmost controller in it.
  open override func loadView() {
    super.loadView()
    showTop(false)
  }

  private func showTop(_ animated: Bool) {
    guard let container = viewIfLoaded, let top = topViewController, let shown = top.view else { return }
    guard shown.superview !== container else { return }
    for view in container.subviews { view.removeFromSuperview() }
    top.viewWillAppear(animated)
    container.addSubview(shown)
    top.viewDidAppear(animated)
  }
}

/// A controller that is not kept alive.
struct WeakController {
  weak var controller: UIViewController?
}
