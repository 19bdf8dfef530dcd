/// A view that shows text.
@MainActor
open class UILabel: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize / 2, height: text == nil ? 0 : font.pointSize)
  }

  /// The label for assistive technology. By default, the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The text. Setting it removes the attributes of an earlier text.
  open var text: String? {
    didSet { styledText = nil }
  }

  /// The text with attributes. If only ``text`` has been set, it has no attributes, unlike in UIKit.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue.map(NSAttributedString.init(attributedString:))
    }
  }

  private var styledText: NSAttributedString?

  /// The font. Setting `nil` restores the default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font == nil { font = .systemFont(ofSize: 17) } }
  }

  /// Whether a font with a text style adapts to the user's text size.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text. Setting `nil` restores the default.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural

  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Whether a line that does not fit is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth = false

  /// The minimum scale of the font; 0 for any scale.
  open var minimumScaleFactor: CGFloat = 0

  /// The position of text that is drawn in a smaller font.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether letters move closer together before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false

  /// The colour of the text while it is highlighted.
  open var highlightedTextColor: UIColor?

  /// The colour of the text shadow.
  open var shadowColor: UIColor?

  /// The offset of the text shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The width at which text wraps; 0 for the label's width.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1

  /// Whether the text is drawn as enabled.
  open var isEnabled = true

  /// Whether the text is highlighted.
  open var isHighlighted = false

  /// Creates a label, which ignores touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Decodes a label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How text that does not fit is wrapped or truncated.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The position of text that is drawn in a smaller font.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
