import DioramaKit
import Testing

@MainActor
struct ControlHandlerTests {
  nonisolated static let events: [UIControl.Event] = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
    .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .editingDidBegin, .editingChanged,
    .editingDidEnd, .editingDidEndOnExit,
  ]

  @Test(arguments: events) func everyEventReachesOnlyItsHandler(event: UIControl.Event) {
    let slider = UISlider()
    let trace = Trace()
    for other in Self.events {
      slider.setHandler({ (sender: UISlider) in trace.note("\(other.rawValue) \(sender.value)") }, for: other)
    }
    slider.sendActions(for: event)
    #expect(trace.lines == ["\(event.rawValue) 0.0"])
    slider.setHandler(nil, for: event)
    slider.sendActions(for: event)
    #expect(trace.lines.count == 1)
    #expect(slider.handler(for: event) == nil)
  }

  @Test func aHandlerIsReplaced() {
    let button = UIButton()
    let trace = Trace()
    button.clickHandler = { _ in trace.note("first") }
    button.clickHandler = { _ in trace.note("second") }
    button.tap()
    #expect(trace.lines == ["second"])
    button.handler(for: .touchUpInside)?(button)
    #expect(trace.lines == ["second", "second"])
  }

  @Test func aClickAndATouchDownAreDifferent() {
    let button = UIButton()
    let trace = Trace()
    button.clickHandler = { _ in trace.note("OK") }
    button.setHandler({ _ in trace.note("down") }, for: .touchDown)
    button.tap()
    #expect(trace.lines == ["down", "OK"])
    button.isEnabled = false
    button.tap()
    #expect(trace.lines.count == 2)
  }

  @Test func severalEventsAtOnceAreSeveralHandlers() {
    let field = UITextField()
    let trace = Trace()
    field.setHandler({ _ in trace.note("changed") }, for: [.editingChanged, .editingDidBegin])
    field.type("a")
    field.setHandler(nil, for: .editingChanged)
    field.type("b")
    #expect(trace.lines == ["changed", "changed"])
    #expect(field.handler(for: .editingDidBegin) != nil)
  }

  @Test func aSwitchReportsItsChange() {
    let toggle = UISwitch()
    let trace = Trace()
    toggle.setHandler({ trace.note("\($0.isOn)") }, for: .valueChanged)
    toggle.tap()
    toggle.tap()
    toggle.isOn = true
    #expect(trace.lines == ["true", "false"])
  }

  @Test func aHandlerThatCapturesItsControlWeaklyDoesNotLeak() {
    weak var released: UIButton?
    do {
      let button = UIButton()
      released = button
      button.clickHandler = { [weak button] _ in button?.isEnabled = false }
      button.tap()
      #expect(!button.isEnabled)
    }
    #expect(released == nil)
  }

  @Test func aRemovedHandlerLeavesNothingBehind() {
    let button = UIButton()
    button.setHandler({ _ in }, for: [.touchDown, .touchUpInside])
    #expect(button.allControlEvents == [.touchDown, .touchUpInside])
    button.setHandler(nil as (@MainActor (UIButton) -> Void)?, for: .touchDown)
    #expect(button.allControlEvents == .touchUpInside)
    button.clickHandler = nil as (@MainActor () -> Void)?
    #expect(button.allControlEvents == [])
  }
}
