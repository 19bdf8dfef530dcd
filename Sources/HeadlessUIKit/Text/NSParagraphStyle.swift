/// The layout of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var storedLineSpacing: CGFloat = 0
  fileprivate var storedLineHeightMultiple: CGFloat = 0
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates the default style.
  public override init() { super.init() }

  /// The distance between lines, in points.
  open var lineSpacing: CGFloat { storedLineSpacing }

  /// The line height as a multiple of the font's; 0 for the font's line height.
  open var lineHeightMultiple: CGFloat { storedLineHeightMultiple }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { storedAlignment }

  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }

  /// Returns the style, or a copy of a mutable one.
  open func copy(with zone: NSZone? = nil) -> Any { fill(NSParagraphStyle()) }

  /// Returns a mutable copy.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { fill(NSMutableParagraphStyle()) }

  private func fill(_ style: NSParagraphStyle) -> NSParagraphStyle {
    style.storedLineSpacing = lineSpacing
    style.storedLineHeightMultiple = lineHeightMultiple
    style.storedAlignment = alignment
    style.storedLineBreakMode = lineBreakMode
    return style
  }

  /// The description of the style.
  open override var description: String {
    "\(lineSpacing) between lines, \(lineHeightMultiple) times as high, \(alignment), \(lineBreakMode)"
  }
}

/// A mutable layout of a paragraph.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The distance between lines, in points.
  open override var lineSpacing: CGFloat {
    get { storedLineSpacing }
    set { storedLineSpacing = newValue }
  }

  /// The line height as a multiple of the font's; 0 for the font's line height.
  open override var lineHeightMultiple: CGFloat {
    get { storedLineHeightMultiple }
    set { storedLineHeightMultiple = newValue }
  }

  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }

  /// How text that does not fit is wrapped or truncated.
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
}

extension NSAttributedString.Key {
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
