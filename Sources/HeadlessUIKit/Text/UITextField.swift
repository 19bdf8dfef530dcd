/// A line of text that the user edits.
@MainActor
open class UITextField: UIControl {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 22, height: 22)
  }

  /// The frame around the text.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with a shadow.
    case bezel = 2
    /// With round corners.
    case roundedRect = 3
  }

  /// When a view next to the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was done.
    case committed = 0
  }

  /// The text; never `nil`, but setting `nil` empties it.
  open var text: String? {
    get { storedText }
    set { show(newValue ?? "") }
  }

  /// The text that is shown while there is none.
  open var placeholder: String?

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// Whether a font of a text style follows the user's text size.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural

  /// The frame around the text.
  open var borderStyle = BorderStyle.none

  /// When the button that clears the text is shown.
  open var clearButtonMode = ViewMode.never

  /// Whether the field is emptied when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the text is hidden and not copied.
  open var isSecureTextEntry = false

  /// The keyboard that the field asks for.
  open var keyboardType = UIKeyboardType.default

  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { propertyObservers.announce(\UITextField.delegate) }
  }

  var storedText = ""
  var selection = 0..<0
  var markedText: Range<Int>?

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { show("") }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    unmarkText()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }
}

/// Controls the editing of a text field and is told about it. Every method is optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing ended, and why. The method without a reason is not called then.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether the characters in the range may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The selection has changed: the caret has moved, or other text is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
