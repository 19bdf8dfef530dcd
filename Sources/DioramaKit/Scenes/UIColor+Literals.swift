import DioramaTree

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

extension UIFont {
  /// Returns the font that a scene describes, or `nil` for a weight or style that UIKit does not have. The system font
  /// replaces a font that is not installed.
  @MainActor static func scene(_ font: Font) -> UIFont? {
    switch font {
    case .system(let size, let weight, let style):
      SceneType.fontWeight.instance(ofCase: weight).flatMap {
        scaled(systemFont(ofSize: points(size), weight: $0), like: style)
      }
    case .style(let style):
      SceneType.textStyle.instance(ofCase: style).map { preferredFont(forTextStyle: $0) }
    case .named(let name, let size, let style):
      scaled(UIFont(name: name, size: points(size)) ?? systemFont(ofSize: points(size)), like: style)
    }
  }

  /// Returns a font that scales with a text style, or `nil` for a style that UIKit does not have.
  @MainActor private static func scaled(_ font: UIFont, like style: String?) -> UIFont? {
    guard let style else { return font }
    return SceneType.textStyle.instance(ofCase: style).map {
      UIFontMetrics(forTextStyle: $0).scaledFont(for: font)
    }
  }

  /// Returns a font size, clamped to the range from 1 to 1000 points.
  private static func points(_ size: Double) -> CGFloat { CGFloat(size).clamped(atLeast: 1, atMost: 1000) }
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
