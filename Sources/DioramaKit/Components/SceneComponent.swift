/// A view that shows a state: the protocol of generated component classes.
@MainActor
public protocol SceneComponent: UIView {
  /// What the component shows.
  associatedtype State: Equatable

  /// What the component shows. A change takes effect immediately.
  var state: State { get set }

  /// Creates a component that shows a state.
  init(state: State)

  /// Removes the closures that handle events.
  func removeHandlers()
}

extension SceneComponent {
  /// Does nothing, for components without events.
  public func removeHandlers() {}

  /// Calls a closure that reports a change of the state by the user. If that removes the component's row, the row keeps
  /// the component until its handlers have been called.
  @_spi(Generated)
  public func report(_ edit: () -> Void) { reportEdit(edit) }
}

/// Returns a state after a closure has changed it. If the state also changes in another way while the closure runs,
/// that change is lost, so it is logged as a fault.
///
/// - Parameter current: Returns the state as it is now.
@_spi(Generated)
@MainActor
public func changed<State: Equatable>(
  _ state: State, by change: (inout State) -> Void, current: () -> State
) -> State {
  var new = state
  change(&new)
  // A state with a NaN does not equal itself.
  if state == state, current() != state { SceneFault.reportLostChange() }
  return new
}

/// A placeholder in a component for views of the screen that uses it. It is hidden while it is empty.
open class SlotView: UIStackView {
  /// Creates an empty placeholder.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Decodes a placeholder.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    sceneHidden = isEmpty(without: nil)
  }

  /// Shows the placeholder. Its decorators remain above its content, as in other views, although the component that
  /// shows them does not wait for the content.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    sceneHidden = isEmpty(without: nil)
    if subview is any ViewDecorator { return }
    for decorator in subviews where decorator is any ViewDecorator { bringSubviewToFront(decorator) }
  }

  /// Hides the placeholder when its last view is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    sceneHidden = isEmpty(without: subview)
  }

  /// Returns whether the placeholder contains nothing else. Decorators do not count, because they show nothing.
  private func isEmpty(without leaving: UIView?) -> Bool {
    subviews.allSatisfy { $0 === leaving || $0 is any ViewDecorator }
  }
}
