import DioramaTree

extension UISegmentedControl {
  /// Replaces the segments by one for each title. Nothing is selected afterwards.
  public func setSegments(_ titles: [String]) {
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
  }
}

extension UISegmentedControl {
  /// Selects a segment, or none if there is no such segment.
  public func selectSegment(at index: Int) {
    selectedSegmentIndex = (0..<numberOfSegments).contains(index) ? index : Self.noSegment
  }
}

extension UIStepper {
  /// Sets the smallest number, and lifts the greatest if it would not be greater, for which UIKit raises an exception.
  public func setLowerBound(_ number: Double) {
    let bound = number.clamped(atMost: .greatestFiniteMagnitude.nextDown)
    if maximumValue <= bound { maximumValue = bound.nextUp }
    minimumValue = bound
  }

  /// Sets the greatest number, which is held above the smallest.
  public func setUpperBound(_ number: Double) {
    maximumValue = number.clamped(greaterThan: minimumValue)
  }
}

extension UIActivityIndicatorView {
  /// Starts or stops the animation.
  public func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
  }
}

extension UILabel {
  /// Sets the font. From now on, a font of a text style follows the user's text size.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

extension UITextView {
  /// Sets the font. From now on, a font of a text style follows the user's text size.
  public func applyFont(_ font: UIFont?) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

extension UIView {
  /// Sets the view's accessibility label. A single view, such as a picture, becomes an accessibility element, unless
  /// the text is empty, which marks it as decorative. A container becomes a group of that name whose content stays
  /// reachable. Controls and cells are accessibility elements in any case.
  public func setVoiceOverLabel(_ label: String?) {
    accessibilityLabel = label
    guard let label, !isReadByItself else { return }
    if self is UIStackView || self is UIScrollView {
      accessibilityContainerType = label.isEmpty ? .none : .semanticGroup
    } else {
      isAccessibilityElement = !label.isEmpty
      if self is UIImageView { accessibilityTraits.insert(.image) }
    }
  }

  /// Turns an accessibility element into a group, so that VoiceOver reaches the views inside.
  func becomeGroup() {
    guard isAccessibilityElement else { return }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
  }

  private var isReadByItself: Bool {
    self is UIControl || self is UITableViewCell || self is UITextView
      || accessibilityTraits.contains(.button)
  }
}

extension UIColor {
  /// Creates a colour from `0xRRGGBBAA`.
  public convenience init(rgba: UInt32) {
    self.init(
      red: Self.component(rgba >> 24), green: Self.component(rgba >> 16), blue: Self.component(rgba >> 8),
      alpha: Self.component(rgba))
  }

  /// Creates the colour that the app's asset catalogue holds under a name; clear if it holds none.
  public convenience init(asset name: String) {
    self.init { _ in UIColor(named: name) ?? .clear }
  }

  /// Creates a colour that follows the appearance.
  public convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func component(_ bits: UInt32) -> CGFloat { CGFloat(bits & 0xFF) / 255 }
}

extension URL {
  /// Creates a URL from a text that the compiler has checked. Should Foundation reject it all the same, the URL names a
  /// file that does not exist, so nothing opens.
  public init(checked text: String) {
    self = URL(string: text) ?? URL(fileURLWithPath: "/dev/null/\(text)")
  }
}

extension Date {
  /// Creates a date from a text that the compiler has checked. A day without a time is its beginning where the device
  /// is, as a date picker shows it.
  public init(checked text: String) {
    self = Date(scene: text) ?? Date(timeIntervalSince1970: 0)
  }

  /// The date that a scene writes; `nil` for a text that is not a date.
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

/// Values that are passed to scenes at run time are clamped to the range of the attribute that they are used for.
extension Comparable {
  /// The value, clamped to a range. NaN becomes the lower bound.
  public func clamped(atLeast low: Self, atMost high: Self) -> Self {
    clamped(atLeast: low).clamped(atMost: high)
  }

  /// The value, clamped to a lower bound. NaN becomes the bound.
  public func clamped(atLeast low: Self) -> Self { self >= low ? self : low }

  /// The value, clamped to an upper bound. NaN becomes the bound.
  public func clamped(atMost high: Self) -> Self { self <= high ? self : high }
}

extension BinaryFloatingPoint {
  /// The value, or the next number above a bound for what is not above it, or is not a number.
  public func clamped(greaterThan low: Self) -> Self { self > low ? self : low.nextUp }

  /// The value, or the next number below a bound for what is not below it, or is not a number.
  public func clamped(lessThan high: Self) -> Self { self < high ? self : high.nextDown }

  /// The number, clamped to the finite numbers; 0 for NaN. UIKit raises exceptions for numbers that are not finite.
  public var finite: Self {
    isNaN ? 0 : clamped(atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)
  }
}
