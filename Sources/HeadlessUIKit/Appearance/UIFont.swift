// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A font with a size.
open class UIFont: NSObject, @unchecked Sendable {
  /// The font's PostScript name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  /// Whether the font adapts to the user's text size.
  let followsTextSize: Bool

  fileprivate init(knownName: String, size: CGFloat, followsTextSize: Bool = false) {
    fontName = knownName
    pointSize = size
    self.followsTextSize = followsTextSize
    super.init()
  }

  /// Creates the font with a PostScript name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(knownName: fontName, size: fontSize)
  }

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(knownName: ".SFUI-\(weight.rawValue)", size: fontSize)
  }

  /// Returns the font for a text style, at the user's text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(knownName: style.rawValue, size: style.pointSize, followsTextSize: true)
  }

  /// Returns whether both are the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
      && followsTextSize == other.followsTextSize
  }

  /// A hash value that is the same for equal fonts.
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// The description of the font.
  open override var description: String { "\(fontName) \(pointSize)" }
}

/// Scales fonts with a text style. Here, the user's text size is always the default, at which fonts keep their sizes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns a font that follows the user's text size in views that adjust their fonts. The font must not be scaled
  /// already.
  open func scaledFont(for font: UIFont) -> UIFont {
    precondition(!font.followsTextSize, "the font has already been scaled")
    return UIFont(knownName: font.fontName, size: font.pointSize, followsTextSize: true)
  }
}

extension UIFont {
  /// The weight of a font's strokes.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of text. The font's size adapts to the user's text size.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The system's name for the style.
    public let rawValue: String

    /// Creates a style.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The size in points, at the user's default text size.
  var pointSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .subheadline: 15
    case .callout: 16
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }
}
