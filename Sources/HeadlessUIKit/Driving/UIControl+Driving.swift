extension UIControl {
  /// Whether a finger reaches the control.
  fileprivate var canBeUsed: Bool {
    isEnabled
      && sequence(first: self as UIView, next: \.superview).allSatisfy {
        !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
      }
  }
}

extension UISlider {
  /// Moves the thumb as a finger would, if the finger reaches it.
  public func slide(to value: Float) {
    guard canBeUsed else { return }
    sendActions(for: .touchDown)
    self.value = value
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}

extension UISegmentedControl {
  /// Taps a segment as a finger would, if the finger reaches it. A tap on the selected segment changes nothing.
  public func tapSegment(at index: Int) {
    guard canBeUsed, index != selectedSegmentIndex, (0..<numberOfSegments).contains(index) else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}
