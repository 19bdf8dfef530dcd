/// A screen that was loaded from a runtime tree: one of UIKit's controllers, or one of the app's.
@MainActor
public protocol LoadedScene: UIViewController {
  /// The loaded content. The controller forwards to it.
  var loadedScreen: LoadedScreen { get }
}

extension LoadedScene {
  /// The scene's name.
  public var sceneName: String { loadedScreen.sceneName }

  /// The views and rows that have an id in the scene, by id.
  public var viewsByID: [String: UIView] { loadedScreen.viewsByID }

  /// The bar items and other objects that are not views, by their id in the scene.
  public var objectsByID: [String: NSObject] { loadedScreen.objectsByID }

  /// The values of the scene's state, by name. An optional without a value is `nil`. For an enumeration, the value is
  /// the name of the case.
  public var values: [String: Any?] { loadedScreen.rendering.state }

  /// The unknown parts that the loader omitted, as the problems that ``SceneLoadingPolicy/bundled`` would report. A
  /// view with an unknown element was replaced by its fallback, if it has one.
  public var omissions: [SceneLoadingProblem] { loadedScreen.omissions }

  /// Changes values of the scene's state in one step, and shows them immediately. If there is no such state, or a value
  /// has another type, throws all problems and changes nothing. With ``SceneLoadingPolicy/delivered``, values that the
  /// scene does not have are left out.
  ///
  /// A change made while another one is being shown is shown afterwards.
  public func update(_ changes: [String: Any?]) throws(SceneLoadingError) {
    try loadedScreen.rendering.update(changes)
  }

  /// Returns the view or row with an id; `nil` if there is none or it has another type.
  public func view<View: UIView>(_ id: String, as type: View.Type = View.self) -> View? {
    viewsByID[id] as? View
  }

  /// Returns the bar item with an id; `nil` if there is none or it has another type.
  public func barItem<Item: UIBarItem>(_ id: String, as type: Item.Type = Item.self) -> Item? {
    objectsByID[id] as? Item
  }
}

/// A kind of scene that the loader knows.
@MainActor
struct SceneController {
  /// Whether it shows rows instead of views.
  let isTable: Bool
  let make: @MainActor (LoadedScreen) throws -> any LoadedScene
}

extension SceneElements {
  /// Adds a controller, or replaces the one of the same name. The closure creates a controller that forwards to the
  /// loaded screen. It throws a ``SceneLoadingProblem`` if a parameter for its superclass is missing. It is also called
  /// for a scene that turns out to have problems.
  @_spi(Generated)
  public mutating func registerController<Controller: LoadedScene>(
    _ name: String, make: @escaping @MainActor (LoadedScreen) throws -> Controller
  ) {
    controllers[name] = SceneController(
      isTable: Controller.self is UITableViewController.Type, make: { try make($0) })
  }
}
