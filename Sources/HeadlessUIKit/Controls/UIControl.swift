/// A view that reports user interaction.
@MainActor
open class UIControl: UIView {
  private enum Receiver {
    case target(ActionTarget)
    case action(UIAction)
  }

  private var registrations: [(events: Event, receiver: Receiver)] = []

  /// Whether the control is enabled.
  open var isEnabled = true {
    didSet { stateDidChange() }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { stateDidChange() }
  }

  /// Whether the control is under a finger.
  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  /// The states that the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the control's state changes.
  func stateDidChange() {}

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds a target, which the control does not keep alive. Without one the message goes up the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    removeTarget(target, action: action, for: controlEvents, matchesAny: false)
    registrations.append((controlEvents, .target(ActionTarget(target: target, action: action))))
  }

  /// Removes targets for events; `nil` matches every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    removeTarget(target, action: action, for: controlEvents, matchesAny: target == nil)
  }

  /// Adds an action. One with the same identifier for the same events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append((controlEvents, .action(action)))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action of an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) { receiver in
      if case .action(let action) = receiver { action.identifier == actionIdentifier } else { false }
    }
  }

  /// The targets that are alive.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard case .target(let target) = registration.receiver else { return nil }
        return target.object as? NSObject
      })
  }

  /// The events that have a target or an action.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sends a message.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionTarget(target: target, action: action).send(from: self, as: self)
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all targets and actions for the events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .target(let target):
        if target.isAlive { sendAction(target.action, to: target.object, for: nil) }
      case .action(let action): sendAction(action)
      }
    }
  }

  private func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event, matchesAny: Bool
  ) {
    remove(controlEvents) { receiver in
      guard case .target(let registered) = receiver else { return false }
      return (matchesAny || registered.object === target as AnyObject?)
        && registered.matches(target: nil, action: action)
    }
  }

  private func remove(_ controlEvents: UIControl.Event, where matches: (Receiver) -> Bool) {
    registrations = registrations.compactMap { registration in
      guard matches(registration.receiver) else { return registration }
      let events = registration.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (events, registration.receiver)
    }
  }
}
