/// A line of text that the user edits.
@MainActor
open class UITextField: UIControl, UITextInput {
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
    get { edited.text }
    set { edit { $0.show(newValue ?? "") } }
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

  /// How marked text is drawn; nothing is, here.
  open var markedTextStyle: [NSAttributedString.Key: Any]?

  private(set) var edited = EditedText()

  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { edit { $0.show("") } }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing if the delegate allows it. The delegate is not asked if the field is forced to resign.
  override func resign(byForce isForced: Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard isForced || delegate?.textFieldShouldEndEditing(self) ?? true, super.resign(byForce: isForced)
    else { return false }
    isEditing = false
    unmarkText()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !edited.text.isEmpty }

  /// Replaces the marked text or the selection.
  open func insertText(_ text: String) { enter { $0.put(text, at: $0.marked ?? $0.selection) } }

  /// Removes the selection, or the character before the caret.
  open func deleteBackward() { enter { $0.put("", at: $0.deletion) } }

  /// The text in a range.
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) { enter { $0.put(text, at: range) } }

  /// The selected text, or the caret if it is empty.
  open var selectedTextRange: UITextRange? {
    get { edited.selectedRange }
    set { edit { $0.select(newValue) } }
  }

  /// The text that an input method composes.
  open var markedTextRange: UITextRange? { edited.markedRange }

  /// Replaces the marked text, or the selection, with marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    enter { $0.mark(markedText ?? "", selecting: selectedRange) }
  }

  /// Ends the composition: the text stays as it is.
  open func unmarkText() {
    if edited.marked != nil { enter { $0.unmark() } }
  }

  /// The beginning of the text.
  open var beginningOfDocument: UITextPosition { edited.beginning }

  /// The end of the text.
  open var endOfDocument: UITextPosition { edited.end }

  /// The range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    edited.range(from: fromPosition, to: toPosition)
  }

  /// The position some UTF-16 code units away, if it is in the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  /// Which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    edited.compare(position, to: other)
  }

  /// How many UTF-16 code units are between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    edited.offset(from: from, to: toPosition)
  }

  /// Changes the text or the selection as code does: the delegate is called only if the selection changes.
  func edit(_ change: (inout EditedText) -> Void) {
    let selection = edited.selection
    change(&edited)
    if edited.selection != selection { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Changes the text as the keyboard does, which is an event.
  func enter(_ change: (inout EditedText) -> Void) {
    edit(change)
    sendActions(for: .editingChanged)
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

/// The keyboard that a text field asks for.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default` = 0
  /// Letters, digits and signs of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For a URL.
  case URL = 3
  /// Digits, as for a PIN.
  case numberPad = 4
  /// Digits and the signs of a telephone.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For an e-mail address.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With the signs that short messages use.
  case twitter = 9
  /// For a search on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// The word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
