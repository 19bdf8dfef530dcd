/// A screen that was made from a runtime tree.
@MainActor
public protocol LoadedScene: UIViewController {
  /// The scene's name.
  var sceneName: String { get }

  /// The views and rows that have an id in the scene, by that id.
  var viewsByID: [String: UIView] { get }
}

extension LoadedScene {
  /// The view or row with an id, if it is of the type.
  public func view<View: UIView>(_ id: String, as type: View.Type = View.self) -> View? {
    viewsByID[id] as? View
  }
}
