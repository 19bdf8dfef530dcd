/// A colour, given by its components, by a name, or as a function of the traits.
open class UIColor: NSObject, @unchecked Sendable {
  enum Content {
    case components(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case system(String)
    case asset(String)
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

  /// Creates a grey, from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.components(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates the colour with a name in the asset catalogue.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.asset(name))
  }

  /// Creates the colour with a name in the asset catalogue of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates a dynamic colour, which depends on the traits of the view that shows it.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Returns the colour under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .dynamic(let provider) = content {
      provider(traitCollection).resolvedColor(with: traitCollection)
    } else {
      self
    }
  }

  /// Returns whether both colours look the same in light and dark mode.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return description == other.description
  }

  /// A hash value that is the same for equal colours.
  open override var hash: Int { description.hashValue }

  /// The description of the colour.
  open override var description: String {
    switch content {
    case .components(let red, let green, let blue, let alpha): "rgba(\(red), \(green), \(blue), \(alpha))"
    case .system(let name): name
    case .asset(let name): "asset \(name)"
    case .dynamic:
      [.light, .dark]
        .map { resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).description }
        .joined(separator: " / ")
    }
  }
}

extension UIColor {
  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// Dark grey.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  /// Light grey.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Grey.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Transparent.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { UIColor(.system("systemRed")) }
  /// The system's green.
  public class var systemGreen: UIColor { UIColor(.system("systemGreen")) }
  /// The system's blue.
  public class var systemBlue: UIColor { UIColor(.system("systemBlue")) }
  /// The system's orange.
  public class var systemOrange: UIColor { UIColor(.system("systemOrange")) }
  /// The system's yellow.
  public class var systemYellow: UIColor { UIColor(.system("systemYellow")) }
  /// The system's pink.
  public class var systemPink: UIColor { UIColor(.system("systemPink")) }
  /// The system's purple.
  public class var systemPurple: UIColor { UIColor(.system("systemPurple")) }
  /// The system's teal.
  public class var systemTeal: UIColor { UIColor(.system("systemTeal")) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { UIColor(.system("systemIndigo")) }
  /// The system's brown.
  public class var systemBrown: UIColor { UIColor(.system("systemBrown")) }
  /// The system's mint.
  public class var systemMint: UIColor { UIColor(.system("systemMint")) }
  /// The system's cyan.
  public class var systemCyan: UIColor { UIColor(.system("systemCyan")) }
  /// The system's grey.
  public class var systemGray: UIColor { UIColor(.system("systemGray")) }
  /// The second of the system's greys.
  public class var systemGray2: UIColor { UIColor(.system("systemGray2")) }
  /// The third of the system's greys.
  public class var systemGray3: UIColor { UIColor(.system("systemGray3")) }
  /// The fourth of the system's greys.
  public class var systemGray4: UIColor { UIColor(.system("systemGray4")) }
  /// The fifth of the system's greys.
  public class var systemGray5: UIColor { UIColor(.system("systemGray5")) }
  /// The sixth of the system's greys.
  public class var systemGray6: UIColor { UIColor(.system("systemGray6")) }
  /// The tint colour of the view that shows the colour.
  public class var tintColor: UIColor { UIColor(.system("tintColor")) }
  /// Primary text.
  public class var label: UIColor { UIColor(.system("label")) }
  /// Secondary text.
  public class var secondaryLabel: UIColor { UIColor(.system("secondaryLabel")) }
  /// Tertiary text.
  public class var tertiaryLabel: UIColor { UIColor(.system("tertiaryLabel")) }
  /// Quaternary text.
  public class var quaternaryLabel: UIColor { UIColor(.system("quaternaryLabel")) }
  /// Text that is a link.
  public class var link: UIColor { UIColor(.system("link")) }
  /// Placeholder text.
  public class var placeholderText: UIColor { UIColor(.system("placeholderText")) }
  /// Thin lines between content.
  public class var separator: UIColor { UIColor(.system("separator")) }
  /// Thin lines that hide the content below.
  public class var opaqueSeparator: UIColor { UIColor(.system("opaqueSeparator")) }
  /// The background of a screen.
  public class var systemBackground: UIColor { UIColor(.system("systemBackground")) }
  /// A background on top of the main background.
  public class var secondarySystemBackground: UIColor {
    UIColor(.system("secondarySystemBackground"))
  }
  /// A background on top of the secondary background.
  public class var tertiarySystemBackground: UIColor {
    UIColor(.system("tertiarySystemBackground"))
  }
  /// The background of a grouped table.
  public class var systemGroupedBackground: UIColor { UIColor(.system("systemGroupedBackground")) }
  /// A background on top of the grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(.system("secondarySystemGroupedBackground"))
  }
  /// A background on top of the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(.system("tertiarySystemGroupedBackground"))
  }
  /// The fill colour of thin shapes.
  public class var systemFill: UIColor { UIColor(.system("systemFill")) }
  /// The fill colour of medium-sized shapes.
  public class var secondarySystemFill: UIColor { UIColor(.system("secondarySystemFill")) }
  /// The fill colour of large shapes.
  public class var tertiarySystemFill: UIColor { UIColor(.system("tertiarySystemFill")) }
  /// The fill colour of large areas with content.
  public class var quaternarySystemFill: UIColor { UIColor(.system("quaternarySystemFill")) }
  /// Text on a dark background.
  public class var lightText: UIColor { UIColor(.system("lightText")) }
  /// Text on a light background.
  public class var darkText: UIColor { UIColor(.system("darkText")) }
}
