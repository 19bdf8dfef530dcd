@_spi(Generated)
extension UISegmentedControl {
  /// Shows a segment for each title. If the segments change, none is selected afterwards.
  public func setSegments(_ titles: [String]) {
    if titles == (0..<numberOfSegments).map({ titleForSegment(at: $0) }) { return }
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
  }

  /// Selects a segment, or none if the index is out of range.
  public func selectSegment(at index: Int) {
    selectedSegmentIndex = (0..<numberOfSegments).contains(index) ? index : Self.noSegment
  }

  /// The index of the selected segment, or -1 for none. Setting an index that is out of range selects none.
  public var selectedIndex: Int {
    get { selectedSegmentIndex }
    set { selectSegment(at: newValue) }
  }
}

@_spi(Generated)
extension UISwitch {
  /// Whether the switch is on. Setting the current value does nothing, so that an animation of the switch continues.
  public var isTurnedOn: Bool {
    get { isOn }
    set {
      if newValue != isOn { isOn = newValue }
    }
  }
}

@_spi(Generated)
extension UIStepper {
  /// Sets the minimum, and raises a maximum that is not greater, since UIKit would raise an exception.
  public func setLowerBound(_ number: Double) {
    let bound = number.clamped(atMost: .greatestFiniteMagnitude.nextDown)
    if maximumValue <= bound { maximumValue = bound.nextUp }
    minimumValue = bound
  }

  /// Sets the maximum, which is clamped to be greater than the minimum.
  public func setUpperBound(_ number: Double) {
    maximumValue = number.clamped(greaterThan: minimumValue)
  }
}

@_spi(Generated)
extension UIDatePicker {
  /// The date. Setting the current value does nothing, so that wheels that are still turning continue.
  public var liveDate: Date {
    get { date }
    set {
      if newValue != date { date = newValue }
    }
  }

  /// Sets the earliest date, and moves a latest date that is before it, since UIKit would raise an exception.
  public func setEarliestDate(_ date: Date?) {
    if let date, let latest = maximumDate, latest < date { maximumDate = date }
    minimumDate = date
  }

  /// Sets the latest date, or the earliest date in place of one before it.
  public func setLatestDate(_ date: Date?) {
    maximumDate = date.map { max($0, minimumDate ?? $0) }
  }
}
