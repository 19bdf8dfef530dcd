extension SceneElements {
  mutating func registerControls() {
    var control = SceneElement("control") { UIControl() }
    control.attribute("enabled", .boolean) { $0.isEnabled = $1 }
    for (name, event) in Self.controlEvents {
      control.event(name) { control, callback in
        control.setHandler({ sender in callback(sender) }, for: event)
      }
    }
    register(control)

    var button = SceneElement("button", extends: "control") { UIButton(type: .system) }
    button.attribute("title", .optional(.string)) { $0.setTitle($1, for: .normal) }
    button.attribute("image", .optional(.image)) { $0.setImage($1, for: .normal) }
    button.event("click") { button, callback in
      button.clickHandler = { sender in callback(sender) }
    }
    register(button)

    var toggle = SceneElement("switch", extends: "control") { UISwitch() }
    toggle.attribute("isOn", .boolean) { $0.isOn = $1 }
    register(toggle)

    var slider = SceneElement("slider", extends: "control") { UISlider() }
    slider.attribute("minimum", .number) { $0.minimumValue = $1 }
    slider.attribute("maximum", .number) { $0.maximumValue = $1 }
    slider.attribute("value", .number) { $0.value = $1 }
    register(slider)

    var segments = SceneElement("segmentedControl", extends: "control") { UISegmentedControl() }
    segments.attribute("segments", .list(.string)) { $0.setSegments($1) }
    segments.attribute("selected", .integer.atLeast(-1)) { $0.selectSegment(at: $1) }
    register(segments)
  }

  private static let controlEvents: KeyValuePairs<String, UIControl.Event> = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
    "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
