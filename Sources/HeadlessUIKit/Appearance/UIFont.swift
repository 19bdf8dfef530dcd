/// A font at a size.
open class UIFont: NSObject, @unchecked Sendable {
  /// The font's PostScript name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  private init(knownName: String, size: CGFloat) {
    fontName = knownName
    pointSize = size
    super.init()
  }

  /// Creates a font by its PostScript name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(knownName: fontName, size: fontSize)
  }

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(knownName: ".SFUI-\(weight.rawValue)", size: fontSize)
  }

  /// The system's font in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The font for a text style, at the user's text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(knownName: style.rawValue, size: style.pointSize)
  }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(knownName: fontName, size: fontSize) }

  /// Whether both are the same font at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// A number that equal fonts share.
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// The font in words.
  open override var description: String { "\(fontName) \(pointSize)" }
}
