/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither is asked for.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The circumstances in which something is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits of which nothing is known.
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }

  /// Creates traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }
}
