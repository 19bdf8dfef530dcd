// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that reports user interaction.
@MainActor
open class UIControl: UIView {
  private enum Receiver {
    case target(ActionTarget)
    case action(UIAction)
  }

  private var registrations: [(events: Event, receiver: Receiver)] = []

  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false

  /// Whether the control is enabled.
  open var isEnabled = true {
    didSet { stateDidChange() }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { stateDidChange() }
  }

  /// Whether a finger touches the control.
  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

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

  /// Adds a target, which the control holds weakly. If the target is `nil`, the message goes up the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    removeTarget(target, action: action, for: controlEvents, matchesAny: false)
    registrations.append((controlEvents, .target(ActionTarget(target: target, action: action))))
  }

  /// Removes targets for events. `nil` matches all targets or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    removeTarget(target, action: action, for: controlEvents, matchesAny: target == nil)
  }

  /// Adds an action, which may already be there for other events. It replaces another one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    registrations.removeAll {
      if case .action(let other) = $0.receiver {
        other !== action && other.identifier == action.identifier
      } else {
        false
      }
    }
    removeAction(action, for: controlEvents)
    registrations.append((controlEvents, .action(action)))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    remove(controlEvents) { receiver in
      if case .action(let action) = receiver { action.identifier == actionIdentifier } else { false }
    }
  }

  private static let responderChain = NSNull()

  /// The targets that still exist, and `NSNull` for messages that go up the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard case .target(let target) = registration.receiver else { return nil }
        return target.hasTarget ? target.object as? NSObject : Self.responderChain
      })
  }

  /// The events with a target or an action.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sends a message to a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionTarget(target: target, action: action).send(from: self, as: self)
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls all targets and actions for some events.
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

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates a set of events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// The states of a control.
  public struct State: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }
}
