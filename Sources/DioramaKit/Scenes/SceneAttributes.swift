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
  /// Sets what VoiceOver calls the view. A view that is one thing, such as a picture, is read from now on, and skipped as
  /// an ornament if the text is empty. One that holds others is a group of that name, and what is inside stays within
  /// reach. Controls and cells are read by themselves, whatever they are called.
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

  /// Makes a view that is read as one thing a group, so that what is put inside is within reach.
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
  /// Creates a URL from a text that the compiler of scenes has checked. If Foundation took it for none all the same, a file that
  /// there is not would stand in for it, which nothing opens.
  public init(checked text: String) {
    self = URL(string: text) ?? URL(fileURLWithPath: "/dev/null/\(text)")
  }
}

/// What scenes are given at run time is held to the range of where it is used, whatever it is.
extension Comparable {
  /// The value, or the end of a range that it is beyond. What is not a number becomes the lower end.
  public func clamped(atLeast low: Self, atMost high: Self) -> Self {
    clamped(atLeast: low).clamped(atMost: high)
  }

  /// The value, or a lower bound for what is less, or is not a number.
  public func clamped(atLeast low: Self) -> Self { self >= low ? self : low }

  /// The value, or an upper bound for what is more, or is not a number.
  public func clamped(atMost high: Self) -> Self { self <= high ? self : high }
}

extension BinaryFloatingPoint {
  /// The number, 0 for what is not a number, or the greatest number for what is infinite. UIKit raises exceptions for the others.
  public var finite: Self {
    isNaN ? 0 : clamped(atLeast: -.greatestFiniteMagnitude, atMost: .greatestFiniteMagnitude)
  }
}
