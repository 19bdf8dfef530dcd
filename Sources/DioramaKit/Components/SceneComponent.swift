/// A view that shows a state: the generated class of a component.
@MainActor
public protocol SceneComponent: UIView {
  /// What the component shows.
  associatedtype State: Equatable

  /// What the component shows. A change is shown at once.
  var state: State { get set }

  /// Creates a component that shows a state.
  init(state: State)

  /// Forgets the closures that handle events.
  func forgetHandlers()
}

extension SceneComponent {
  /// Does nothing, for a component without events.
  public func forgetHandlers() {}
}
