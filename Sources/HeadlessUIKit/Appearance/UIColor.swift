/// A colour: given by components, by a name, or dependent on the appearance.
open class UIColor: NSObject, @unchecked Sendable {
  enum Content {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case system(String, alpha: CGFloat)
    case asset(String, alpha: CGFloat)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.components(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates the colour that the asset catalogue holds under a name.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.asset(name, alpha: 1))
  }

  /// Creates a colour that depends on the traits it is shown with.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// The colour under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .dynamic(let provider) = content {
      provider(traitCollection).resolvedColor(with: traitCollection)
    } else {
      self
    }
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .components(let red, let green, let blue, _):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system(let name, _): UIColor(.system(name, alpha: alpha))
    case .asset(let name, _): UIColor(.asset(name, alpha: alpha))
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Whether both look the same, in the light and in the dark appearance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return description == other.description
  }

  /// A number that equal colours share.
  open override var hash: Int { description.hashValue }

  /// The colour in words.
  open override var description: String {
    switch content {
    case .components(let red, let green, let blue, let alpha): "rgba(\(red), \(green), \(blue), \(alpha))"
    case .system(let name, let alpha): alpha == 1 ? name : "\(name)(\(alpha))"
    case .asset(let name, let alpha): alpha == 1 ? "asset \(name)" : "asset \(name)(\(alpha))"
    case .dynamic:
      [.light, .dark]
        .map { resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).description }
        .joined(separator: " / ")
    }
  }
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The environment in which something is shown.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates unspecified traits.
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }

  /// Creates traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }
}
