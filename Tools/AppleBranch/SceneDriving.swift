import DioramaKit

/// Something that a user does to a view.
public struct DrivingAction {
  /// Creates an action.
  public init<View: UIView>(_ name: String, _ perform: @escaping @MainActor (View) -> Void) {}

  /// Called by a view of the app when it is changed.
  @MainActor public static func viewChanged() {}
}

/// A view of the app that declares what a user can do to it.
@MainActor
public protocol DrivableView: UIView {
  /// What a user can do.
  var actions: [DrivingAction] { get }
}

/// Prints a line.
@MainActor
public func say(_ line: String) {}

/// A controller of the app that prints what happens to it.
@MainActor
public protocol TalkingController: UIViewController {
  /// Creates a controller that prints a text.
  init(saying text: String)
}
