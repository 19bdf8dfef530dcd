/// Knows where a self-managing view can push a screen.
@MainActor
public protocol NavigationControllerProvider {
  /// The navigation controller that a view uses, if there is one.
  func navigationController(for view: UIView) -> UINavigationController?
}

/// Finds the navigation controller that the user sees: from the root of the view's window, or of the key window, through
/// whatever is presented and the selected tab.
public struct TopNavigationControllerProvider: NavigationControllerProvider {
  /// Creates the provider.
  public init() {}

  /// The navigation controller on top.
  public func navigationController(for view: UIView) -> UINavigationController? {
    let window = view.window ?? keyWindow
    return window?.rootViewController.flatMap(top)
  }

  private var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  private func top(below controller: UIViewController) -> UINavigationController? {
    if let presented = controller.presentedViewController, let navigation = top(below: presented) {
      return navigation
    }
    if let tabs = controller as? UITabBarController { return tabs.selectedViewController.flatMap(top) }
    return controller as? UINavigationController
  }
}
