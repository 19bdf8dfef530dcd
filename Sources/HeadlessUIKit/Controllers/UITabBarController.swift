/// A container with controllers in tabs. The selected one is visible.
@MainActor
open class UITabBarController: UIViewController {
  private weak var shown: UIViewController?

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in oldValue ?? [] { controller.removeFromParent() }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      selectedIndex = 0
    }
  }

  /// The index of the selected tab.
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// Creates the view and shows the selected controller in it.
  open override func loadView() {
    super.loadView()
    showSelected()
  }

  private func showSelected() {
    guard let container = viewIfLoaded, shown !== selectedViewController else { return }
    let (old, new) = (shown, selectedViewController)
    shown = new
    exchange(old, for: new, in: container, animated: false)
  }
}
