/// Keeps the closures that a control's events call.
final class ControlHandlers: UIView, ViewDecorator {
  typealias Handler = @MainActor (UIControl) -> Void

  private weak var control: UIControl?
  private var handlers: [UIControl.Event.RawValue: Handler] = [:]

  init(object: UIControl) {
    control = object
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The closure for the first of the events.
  func handler(for events: UIControl.Event) -> Handler? {
    events.single.first.flatMap { handlers[$0.rawValue] }
  }

  /// Sets the closure for each of the events.
  func setHandler(_ handler: Handler?, for events: UIControl.Event) {
    for event in events.single {
      handlers[event.rawValue] = handler
      let identifier = UIAction.Identifier("diorama.\(event.rawValue)")
      control?.removeAction(identifiedBy: identifier, for: event)
      guard handler != nil else { continue }
      let action = UIAction(identifier: identifier) { [weak self] _ in self?.call(event) }
      control?.addAction(action, for: event)
    }
  }

  private func call(_ event: UIControl.Event) {
    guard let control, let handler = handlers[event.rawValue] else { return }
    handler(control)
  }
}

extension UIControl.Event {
  /// The events of the set, one by one.
  fileprivate var single: [UIControl.Event] {
    (0..<RawValue.bitWidth).map { UIControl.Event(rawValue: 1 << $0) }.filter(contains)
  }
}
