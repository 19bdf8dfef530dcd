/// Every control. The protocol lets a closure be given the control as what it is, a slider as a slider.
@MainActor
public protocol HandlingControl: UIControl {}

extension UIControl: HandlingControl {}

extension HandlingControl {
  /// Sets the closure that events call, or removes it. Whoever else listens to the control still hears of them.
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

  /// The closure that an event calls, if there is one.
  public func handler(for event: UIControl.Event) -> (@MainActor (Self) -> Void)? {
    guard let handler = existingViewDecorator(type: ControlHandlers.self)?.handler(for: event) else {
      return nil
    }
    return { control in handler(control) }
  }
}

extension UIButton {
  /// What a click calls: a finger that is lifted inside.
  public var clickHandler: (@MainActor (UIButton) -> Void)? {
    get { handler(for: .touchUpInside) }
    set { setHandler(newValue, for: .touchUpInside) }
  }
}
