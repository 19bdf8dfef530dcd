/// A container with controllers in columns. All columns are visible, as in a wide window.
@MainActor
open class UISplitViewController: UIViewController {
  /// Creates a split view without columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Decodes a split view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, from the primary column to the secondary one.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in viewControllers {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      if let container = viewIfLoaded { show(in: container) }
    }
  }

  /// Creates the view and shows the columns in it.
  open override func loadView() {
    super.loadView()
    if let container = viewIfLoaded { show(in: container) }
  }

  private func show(in container: UIView) {
    for controller in viewControllers { exchange(nil, for: controller, in: container, animated: false) }
  }
}
