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

  /// Calls a closure that reports that the user changed the state. A row that this removes keeps the component until
  /// its handlers have been called.
  public func report(_ edit: () -> Void) { reportEdit(edit) }
}

/// A place in a component for views of the screen that uses it. While it is empty, it is hidden.
public final class SlotView: UIStackView {
  /// Creates an empty place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Decodes a place.
  public required init(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the place.
  public override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    isHidden = isEmpty(without: nil)
  }

  /// Hides the place when its last view is removed.
  public override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    isHidden = isEmpty(without: subview)
  }

  /// Returns whether there is nothing else in the place. Decorators do not count, since they show nothing.
  private func isEmpty(without leaving: UIView?) -> Bool {
    subviews.allSatisfy { $0 === leaving || $0 is any ViewDecorator }
  }
}
