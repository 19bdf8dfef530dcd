/// Shows a text of many lines, which the user can scroll and edit.
@MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! {
    get { storedText }
    set { storedText = newValue ?? "" }
  }

  /// The font.
  open var font: UIFont?

  /// Whether a font of a text style follows the user's text size.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural

  /// Whether the user can edit the text.
  open var isEditable = true

  /// Whether the user can select text.
  open var isSelectable = true

  /// The keyboard that the view asks for.
  open var keyboardType = UIKeyboardType.default

  private var storedText = ""

  /// Whether the user can edit or select text.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Puts a text at the end.
  open func insertText(_ text: String) { storedText += text }

  /// Removes the last character.
  open func deleteBackward() { storedText = String(storedText.dropLast()) }
}
