/// Shows a text.
@MainActor
open class UILabel: UIView {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(text?.count ?? 0) * font.pointSize / 2, height: text == nil ? 0 : font.pointSize)
  }

  /// The text.
  open var text: String?

  /// The font; setting `nil` brings the default back.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font == nil { font = .systemFont(ofSize: 17) } }
  }

  /// Whether a font of a text style follows the user's text size.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text; setting `nil` brings the default back.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural

  /// How a text that does not fit is broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1

  /// Whether the text is drawn as usable.
  open var isEnabled = true

  /// Whether the text is highlighted.
  open var isHighlighted = false

  /// Creates a label, which touches pass through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }
}

/// How lines of text are aligned.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// As the text's language asks for.
  case natural = 4
}

/// How a text that does not fit is broken.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// At the edge, without a sign.
  case byClipping = 2
  /// With an ellipsis at the start.
  case byTruncatingHead = 3
  /// With an ellipsis at the end.
  case byTruncatingTail = 4
  /// With an ellipsis in the middle.
  case byTruncatingMiddle = 5
}
