/// Holds the closures for a control's events.
final class ControlHandlers: StoringDecorator<UIControl>, ViewDecorator {
  typealias Handler = @MainActor (UIControl) -> Void

  /// The menu of a button.
  var menu: MadeMenu? {
    didSet { openMenu() }
  }

  private var handlers: [UIControl.Event.RawValue: Handler] = [:]

  /// Returns the closure for the first of the events.
  func handler(for events: UIControl.Event) -> Handler? {
    events.single.first.flatMap { handlers[$0.rawValue] }
  }

  /// Sets the closure for each of the events.
  func setHandler(_ handler: Handler?, for events: UIControl.Event) {
    for event in events.single {
      handlers[event.rawValue] = handler
      let identifier = UIAction.Identifier("diorama.\(event.rawValue)")
      object?.removeAction(identifiedBy: identifier, for: event)
      guard handler != nil else { continue }
      let action = UIAction(identifier: identifier) { [weak self] _ in self?.call(event) }
      object?.addAction(action, for: event)
    }
    if menu != nil { openMenu() }
  }

  /// Makes a tap open the menu, unless there is a closure for taps or a tap changes the like.
  private func openMenu() {
    let taps: [UIControl.Event] = [.touchUpInside, .primaryActionTriggered]
    let handlesTaps = object is LikeButton || taps.contains { handler(for: $0) != nil }
    object?.showsMenuAsPrimaryAction = menu?.menu != nil && !handlesTaps
  }

  private func call(_ event: UIControl.Event) {
    guard let control = object, let handler = handlers[event.rawValue] else { return }
    control.existingViewDecorator(type: TextEditing.self)?.follow(event)
    handler(control)
  }
}

/// A control of any class. The protocol passes the control to closures with its own type: a slider's closure gets a
/// slider.
@MainActor
public protocol HandlingControl: UIControl {}

extension UIControl: HandlingControl {}

extension HandlingControl {
  /// Sets the closure for events; `nil` removes it. Other targets and actions of the control still get the events.
  ///
  /// The control holds the closure strongly. A closure that captures the control causes a retain cycle, so neither is
  /// ever freed: `slider.setHandler({ _ in print(slider.value) }, for: .valueChanged)` leaks, and `slider.setHandler({
  /// slider in print(slider.value) }, for: .valueChanged)` does not. Capture an owner of the control weakly: `{ [weak
  /// self] in self?.save() }`.
  public func setHandler(_ handler: (@MainActor (Self) -> Void)?, for events: UIControl.Event) {
    guard let handler else {
      existingViewDecorator(type: ControlHandlers.self)?.setHandler(nil, for: events)
      return
    }
    viewDecorator(type: ControlHandlers.self).setHandler(
      { control in
        if let control = control as? Self { handler(control) }
      }, for: events)
  }

  /// Sets a closure that does not need the control.
  @_disfavoredOverload
  public func setHandler(_ handler: (@MainActor () -> Void)?, for events: UIControl.Event) {
    setHandler(handler.map(ignoringArgument), for: events)
  }

  /// Returns the closure for an event, or `nil`. If there are several events, returns that of the first.
  public func handler(for event: UIControl.Event) -> (@MainActor (Self) -> Void)? {
    guard let handler = existingViewDecorator(type: ControlHandlers.self)?.handler(for: event) else {
      return nil
    }
    return { control in handler(control) }
  }
}

/// Returns a closure that ignores its argument.
func ignoringArgument<Argument>(_ body: @escaping @MainActor () -> Void) -> @MainActor (Argument) -> Void {
  { _ in body() }
}

extension HandlingControl where Self: UIButton {
  /// Called when the user taps the button.
  ///
  /// The closure gets the button with its own type and need not capture it: `{ _ in button.isEnabled = false }` leaks,
  /// and `{ button in button.isEnabled = false }` does not.
  public var clickHandler: (@MainActor (Self) -> Void)? {
    get { handler(for: .touchUpInside) }
    set { setHandler(newValue, for: .touchUpInside) }
  }
}

extension UIButton {
  /// Called when the user taps the button, for a closure that does not need it: `{ print("OK") }`.
  @_disfavoredOverload
  public var clickHandler: (@MainActor () -> Void)? {
    get {
      guard let handler = handler(for: .touchUpInside) else { return nil }
      return { [weak self] in
        if let self { handler(self) }
      }
    }
    set { setHandler(newValue, for: .touchUpInside) }
  }
}

extension UIControl.Event {
  /// The events of the set, one by one.
  fileprivate var single: [UIControl.Event] {
    (0..<RawValue.bitWidth).map { UIControl.Event(rawValue: 1 << $0) }.filter(contains)
  }
}
