import DioramaTree

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

/// Whether an activity indicator is hidden even while it animates.
private final class IndicatorVisibility: StoringDecorator<UIView>, ViewDecorator {
  var isHiddenAlways: Bool?
}

@_spi(Generated)
extension UIView {
  /// Whether the view is hidden. Setting the current value again does nothing, because during animations a stack shows
  /// a view only after it has been shown as often as it was hidden.
  public var sceneHidden: Bool {
    get { isHidden }
    set { if newValue != isHidden { isHidden = newValue } }
  }
}

@_spi(Generated)
extension UIActivityIndicatorView {
  /// Whether the activity indicator is shown. Starting or stopping it does not change this.
  public var isShown: Bool {
    get { self[decorator: \IndicatorVisibility.isHiddenAlways] != true }
    set {
      self[decorator: \IndicatorVisibility.isHiddenAlways] = newValue ? nil : true
      hideIfNeeded()
    }
  }

  /// Starts or stops the animation.
  public func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
    hideIfNeeded()
  }

  /// Sets whether the activity indicator is hidden while it is stopped.
  public func setHidesWhenStopped(_ hides: Bool) {
    hidesWhenStopped = hides
    hideIfNeeded()
  }

  private func hideIfNeeded() { sceneHidden = !isShown || hidesWhenStopped && !isAnimating }
}

@_spi(Generated)
extension UILabel {
  /// Sets the font. From then on, a font with a text style adapts to the user's text size.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

@_spi(Generated)
extension UITextView {
  /// Sets the font. From then on, a font with a text style adapts to the user's text size.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

@_spi(Generated)
extension UITableViewCell {
  /// Sets the image before the title, and lays out the cell again to make space for it.
  public func setImage(_ image: UIImage?) {
    imageView?.image = image
    setNeedsLayout()
  }

  /// Sets the detail text, in a cell whose style has one, and lays out the cell again to make space for it.
  public func setDetail(_ text: String?) {
    detailTextLabel?.text = text
    setNeedsLayout()
  }

  /// Sets the font of the title. From then on, a font with a text style adapts to the user's text size.
  public func applyTitleFont(_ font: UIFont) {
    textLabel?.applyFont(font)
    setNeedsLayout()
  }

  /// Sets the font of the detail text, in a cell whose style has one. From then on, a font with a text style adapts to
  /// the user's text size.
  public func applyDetailFont(_ font: UIFont) {
    detailTextLabel?.applyFont(font)
    setNeedsLayout()
  }

  /// Sets the maximum number of lines of the title; 0 for no limit.
  public func setTitleLines(_ lines: Int) {
    textLabel?.numberOfLines = lines
    setNeedsLayout()
  }

  /// Sets the maximum number of lines of the detail text, in a cell whose style has one; 0 for no limit.
  public func setDetailLines(_ lines: Int) {
    detailTextLabel?.numberOfLines = lines
    setNeedsLayout()
  }

  /// Sets whether fonts with a text style adapt to the user's text size.
  public func setAdjustsFontForContentSizeCategory(_ adjusts: Bool) {
    textLabel?.adjustsFontForContentSizeCategory = adjusts
    detailTextLabel?.adjustsFontForContentSizeCategory = adjusts
  }
}

@_spi(Generated)
extension UIView {
  /// Sets the view's accessibility label.
  ///
  /// A single view, such as an image, becomes an accessibility element, unless the label is empty, which marks the view
  /// as decorative. A container, or a control with parts such as a stepper, becomes a group with that label, whose
  /// content stays accessible, unless the user can tap it. A search bar passes the label to its text field, and a
  /// picker to its component. Other controls and cells are always accessibility elements.
  public func setVoiceOverLabel(_ label: String?) {
    accessibilityLabel = label
    defer { existingViewDecorator(type: Adjustment.self)?.replaceObject() }
    if isTappable { return viewDecorator(type: GestureHandlers.self).markButton() }
    (self as? UISearchBar)?.searchTextField.accessibilityLabel = label
    if self is UIControl, !hasElementsInside, label?.isEmpty == false { isAccessibilityElement = true }
    guard let label, !isReadByItself else { return }
    if hasElementsInside {
      accessibilityContainerType = label.isEmpty ? .none : .semanticGroup
    } else {
      isAccessibilityElement = !label.isEmpty
      if self is UIImageView { accessibilityTraits.insert(.image) }
    }
  }

  /// Turns an accessibility element into a group, so that VoiceOver can reach the views inside.
  func becomeGroup() {
    guard isAccessibilityElement, !isTappable else { return }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
  }

  /// Whether VoiceOver reads parts of the view instead of the view itself.
  private var hasElementsInside: Bool {
    self is UIStackView || (self is UIScrollView && !(self is UITextView))
      || self is UISegmentedControl || self is UIStepper || self is UIDatePicker
  }

  private var isReadByItself: Bool {
    (self is UIControl && !hasElementsInside) || self is UITableViewCell || self is UITextView
      || self is UIPickerView || self is UISearchBar || accessibilityTraits.contains(.button)
  }
}

extension UIColor {
  /// Creates a colour from `0xRRGGBBAA`.
  public convenience init(rgba: UInt32) {
    self.init(
      red: Self.component(rgba >> 24), green: Self.component(rgba >> 16), blue: Self.component(rgba >> 8),
      alpha: Self.component(rgba))
  }

  /// Creates the colour with a name in a bundle's asset catalogue, or a clear colour if there is none.
  public convenience init(asset name: String, in bundle: Bundle = .main) {
    self.init { UIColor(named: name, in: bundle, compatibleWith: $0) ?? .clear }
  }

  /// Creates a colour that adapts to light and dark mode.
  public convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func component(_ bits: UInt32) -> CGFloat { CGFloat(bits & 0xFF) / 255 }
}

extension URL {
  /// Creates a URL from a string that the compiler has checked. If Foundation still rejects it, creates the URL of a
  /// file that does not exist, so that nothing opens.
  public init(checked text: String) {
    self = URL(string: text) ?? URL(fileURLWithPath: "/dev/null/\(text)")
  }
}

extension Date {
  /// Creates a date from a string that the compiler has checked. A date without a time is midnight in the device's time
  /// zone, as in a date picker.
  public init(checked text: String) {
    self = Date(scene: text) ?? Date(timeIntervalSince1970: 0)
  }

  /// The date as scenes show it: formatted for the user's locale, with the time unless it is midnight on the device.
  @_spi(Generated)
  public var sceneText: String {
    let isDay = Calendar.current.startOfDay(for: self) == self
    return formatted(date: .abbreviated, time: isDay ? .omitted : .shortened)
  }

  /// Creates a date from a string in a scene, or returns `nil` if it is not a date.
  init?(scene text: String) {
    guard let date = try? CalendarDate(text) else { return nil }
    if let seconds = date.secondsSince1970 {
      self.init(timeIntervalSince1970: TimeInterval(seconds))
      return
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let day = DateComponents(year: date.year, month: date.month, day: date.day)
    guard let beginning = calendar.date(from: day) else { return nil }
    self = beginning
  }
}
