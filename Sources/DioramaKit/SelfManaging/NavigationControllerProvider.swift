/// Finds the navigation controller onto which a self-managing view can push a screen.
@MainActor
public protocol NavigationControllerProvider {
  /// The navigation controller for a view, or `nil`.
  func navigationController(for view: UIView) -> UINavigationController?
}

/// Finds the visible navigation controller nearest to a view: the one that contains the view's screen, or else one
/// next to it in a container. A view outside any screen uses the one in its window, or in the key window. Nothing is
/// pushed under a presented controller; that one must contain a navigation controller itself.
public struct TopNavigationControllerProvider: NavigationControllerProvider {
  /// Creates the provider.
  public init() {}

  /// The navigation controller nearest to the view.
  public func navigationController(for view: UIView) -> UINavigationController? {
    if let screen = screen(of: view) { return navigationController(around: screen) }
    return (view.window ?? keyWindow)?.rootViewController.flatMap(navigationController(inside:))
  }

  /// The controller whose view contains the view: the first in its responder chain.
  private func screen(of view: UIView) -> UIViewController? {
    sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }

  private var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  private func navigationController(around screen: UIViewController) -> UINavigationController? {
    if let navigation = screen as? UINavigationController ?? screen.navigationController {
      return navigation.cover == nil ? navigation : navigationController(inside: navigation)
    }
    if let cover = screen.cover { return navigationController(inside: cover) }
    return sequence(first: screen, next: \.parent).lazy.compactMap(navigationController(inside:)).first
  }

  /// The visible navigation controller in a controller, or in the one presented over it.
  private func navigationController(inside controller: UIViewController) -> UINavigationController? {
    if let cover = controller.cover { return navigationController(inside: cover) }
    if let navigation = controller as? UINavigationController { return navigation }
    return controller.seenChildren.lazy.compactMap(navigationController(inside:)).first
  }
}

extension UIViewController {
  /// The controller presented over this one, unless it is being dismissed.
  fileprivate var cover: UIViewController? {
    presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The visible child controllers, the most important first: the selected tab, the columns of a split view from the
  /// detail on, and in other containers the topmost view.
  fileprivate var seenChildren: [UIViewController] {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController: split.viewControllers.reversed()
    default: children.reversed().filter { $0.viewIfLoaded?.superview != nil && $0.view.isHidden == false }
    }
  }
}
