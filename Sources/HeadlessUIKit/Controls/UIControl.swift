// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view that reports user interaction.
@MainActor
open class UIControl: UIView {
  private var registrations: [(events: Event, action: UIAction)] = []

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

  /// Adds an action, which may already be there for other events. It replaces another one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    registrations.removeAll { $0.action !== action && $0.action.identifier == action.identifier }
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append((controlEvents, action))
  }

  /// Removes the action with an identifier for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    registrations = registrations.compactMap { registration in
      guard registration.action.identifier == actionIdentifier else { return registration }
      let events = registration.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (events, registration.action)
    }
  }

  /// The events with an action.
  open var allControlEvents: UIControl.Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs all actions for some events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.action.perform(from: self)
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
