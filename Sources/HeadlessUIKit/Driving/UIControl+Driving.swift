extension UIControl {
  /// Simulates a finger that touches the control and is lifted inside it. A disabled control ignores the touch. If the
  /// touch opens a menu or begins editing, there is no tap. Date pickers and segmented controls send nothing: the views
  /// in them receive touches.
  func receiveTouch() {
    guard isEnabled, !(self is UIDatePicker), !(self is UISegmentedControl) else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    if showsMenuAsPrimaryAction, (self as? UIButton)?.menu != nil {
      return sendActions(for: .menuActionTriggered)
    }
    if let field = self as? UITextField {
      field.becomeFirstResponder()
      return
    }
    if let control = self as? UISwitch { control.toggle() }
    sendActions(for: .touchUpInside)
    if self is UIButton { sendActions(for: .primaryActionTriggered) }
  }
}

extension UISwitch {
  fileprivate func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

extension UIControl {
  fileprivate var canBeUsed: Bool { isEnabled && isReached }
}

extension UIStepper {
  /// Taps one side of the stepper, if touches reach it.
  public func step(up isUp: Bool) {
    guard canBeUsed else { return }
    let next = value + (isUp ? stepValue : -stepValue)
    let isBeyond = next < minimumValue || next > maximumValue
    sendActions(for: .touchDown)
    value = isBeyond && wraps ? (isUp ? minimumValue : maximumValue) : next
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}

extension UISlider {
  /// Moves the thumb, if touches reach the slider.
  public func slide(to value: Float) {
    guard canBeUsed else { return }
    sendActions(for: .touchDown)
    self.value = value
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}

extension UIDatePicker {
  /// Chooses a date, if touches reach the picker. The date is clamped to the picker's bounds.
  public func pick(_ date: Date) {
    guard canBeUsed else { return }
    self.date = date
    sendActions(for: .valueChanged)
  }
}

extension UISegmentedControl {
  /// Taps a segment, if touches reach it. A tap on the selected segment changes nothing.
  public func tapSegment(at index: Int) {
    guard canBeUsed, index != selectedSegmentIndex, (0..<numberOfSegments).contains(index) else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}

extension UIActivityIndicatorView {
  /// Whether the animation is running. A cell that is used again stops it, and `isAnimating` stays true.
  public var isTurning: Bool { turns }
}

extension UIResponder {
  /// How often the keyboard of the object was updated during editing.
  public var numberOfKeyboardUpdates: Int { keyboardUpdates }
}
