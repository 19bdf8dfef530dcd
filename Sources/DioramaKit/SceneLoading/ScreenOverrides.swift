import DioramaTree

/// What a loaded scene overrides of its controller.
@MainActor
final class ScreenOverrides {
  weak var controller: UIViewController?
  /// The handlers of the methods of the controller, by the names of the methods.
  var handlers: [String: SceneCallback] = [:]

  var statusBarStyle: UIStatusBarStyle? {
    didSet { controller?.setNeedsStatusBarAppearanceUpdate() }
  }

  var statusBarHidden: Bool? {
    didSet { controller?.setNeedsStatusBarAppearanceUpdate() }
  }

  var homeIndicatorHidden: Bool? {
    didSet { controller?.setNeedsUpdateOfHomeIndicatorAutoHidden() }
  }

  var orientations: UIInterfaceOrientationMask? {
    didSet { controller?.updateSupportedOrientations() }
  }

  var hidesNavigationBar: Bool? {
    didSet { applyIfVisible { $0.hideNavigationBar(hidesNavigationBar ?? false, animated: true) } }
  }

  var showsToolbar: Bool? {
    didSet { applyIfVisible { $0.showToolbar(showsToolbar ?? false, animated: true) } }
  }

  var detents: [SheetDetent]? {
    didSet { applyIfVisible { $0.restSheet(detents ?? [], animated: true) } }
  }

  var showsGrabber: Bool? {
    didSet { applyIfVisible { $0.showGrabber(showsGrabber ?? false, animated: true) } }
  }

  var tintColor: UIColor? {
    didSet { applyIfVisible { $0.tintScreen(tintColor, animated: true) } }
  }

  private func applyIfVisible(_ body: (UIViewController) -> Void) {
    if let controller, controller.viewIfLoaded?.window != nil { body(controller) }
  }

  /// What waits for the view of the controller.
  var loadedActions: [@MainActor (UIViewController) -> Void] = []

  /// Does what waited for the view, which has been loaded, and calls its handlers.
  func finishLoading() {
    let actions = loadedActions
    loadedActions = []
    if let controller { for action in actions { action(controller) } }
    call("viewDidLoad")
  }

  /// Calls the handlers of a method of the controller.
  func call(_ method: String) { handlers[method]?() }

  /// Applies what depends on whether the screen is shown, and calls the handlers of a method of the controller.
  func call(_ method: String, isAppearing: Bool, animated: Bool) {
    if isAppearing {
      if let hidesNavigationBar { controller?.hideNavigationBar(hidesNavigationBar, animated: animated) }
      if let showsToolbar { controller?.showToolbar(showsToolbar, animated: animated) }
      if let detents { controller?.restSheet(detents, animated: animated) }
      if let showsGrabber { controller?.showGrabber(showsGrabber, animated: animated) }
      if let tintColor { controller?.tintScreen(tintColor, animated: animated) }
    } else {
      controller?.restoreNavigationBar(animated: animated)
      controller?.restoreToolbar(animated: animated)
    }
    handlers[method]?(animated)
  }
}

/// A loaded scene, which overrides what its tree says.
@MainActor
protocol OverridingScreen: UIViewController {
  var overrides: ScreenOverrides { get }
}

extension UIViewController {
  /// What the controller overrides, if it is a loaded scene.
  var screenOverrides: ScreenOverrides? { (self as? any OverridingScreen)?.overrides }
}
