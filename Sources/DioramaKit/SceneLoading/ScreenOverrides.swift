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

  var orientations: UIInterfaceOrientationMask?

  var hidesNavigationBar: Bool? {
    didSet { applyIfVisible { $0.hideNavigationBar(hidesNavigationBar ?? false, animated: true) } }
  }

  var showsToolbar: Bool? {
    didSet { applyIfVisible { $0.showToolbar(showsToolbar ?? false, animated: true) } }
  }

  private func applyIfVisible(_ body: (UIViewController) -> Void) {
    if let controller, controller.viewIfLoaded?.window != nil { body(controller) }
  }

  /// Calls the handlers of a method of the controller.
  func call(_ method: String) { handlers[method]?() }

  /// Applies what depends on whether the screen is shown, and calls the handlers of a method of the controller.
  func call(_ method: String, isAppearing: Bool, animated: Bool) {
    if let hidesNavigationBar {
      controller?.hideNavigationBar(isAppearing && hidesNavigationBar, animated: animated)
    }
    if let showsToolbar { controller?.showToolbar(isAppearing && showsToolbar, animated: animated) }
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
