/// Knows where a self-managing view can push a screen.
@MainActor
public protocol NavigationControllerProvider {
  /// The navigation controller that a view uses, if there is one.
  func navigationController(for view: UIView) -> UINavigationController?
}

/// Finds the navigation controller that the user sees, from the view outwards: the one around the view's own screen, then one
/// beside it in a container around it. A view that is on no screen uses that of its window, or of the key window. Nothing is
/// pushed below what is presented: there has to be a navigation controller in it.
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

  /// The navigation controller that is seen in a controller, or in what is presented over it.
  private func navigationController(inside controller: UIViewController) -> UINavigationController? {
    if let cover = controller.cover { return navigationController(inside: cover) }
    if let navigation = controller as? UINavigationController { return navigation }
    return controller.seenChildren.lazy.compactMap(navigationController(inside:)).first
  }
}

extension UIViewController {
  /// What is presented over the controller, unless it is about to go.
  fileprivate var cover: UIViewController? {
    presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The controllers inside that the user sees, the most important first: the selected tab, the columns of a split view from
  /// the detail on, and of other containers the topmost view.
  fileprivate var seenChildren: [UIViewController] {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController: split.viewControllers.reversed()
    default: children.reversed().filter { $0.viewIfLoaded?.superview != nil && $0.view.isHidden == false }
    }
  }
}
