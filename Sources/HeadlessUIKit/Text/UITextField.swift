/// A line of text that the user can edit.
@MainActor
open class UITextField: UIControl, UITextInput {
  /// A nominal size, since nothing is drawn.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 22, height: 22)
  }

  /// The border of the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view next to the text is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The reason why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  /// The text, which is never `nil`. Setting `nil` clears it.
  open var text: String? {
    get { edited.text }
    set { edit { $0.show(newValue ?? "") } }
  }

  /// The placeholder, which is shown while the field is empty.
  open var placeholder: String?

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// Whether a font with a text style adapts to the user's text size.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural

  /// The border of the text.
  open var borderStyle = BorderStyle.none

  /// When the clear button is shown.
  open var clearButtonMode = ViewMode.never

  /// Whether the field is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the text is hidden and cannot be copied. If it is hidden during editing, the next insertion replaces it.
  open var isSecureTextEntry = false {
    didSet { isReplacedNext = isSecureTextEntry && (isReplacedNext || !oldValue && isEditing) }
  }

  private var isReplacedNext = false

  /// The type of the keyboard.
  open var keyboardType = UIKeyboardType.default

  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// When the keyboard capitalizes automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Whether the keyboard corrects automatically.
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default

  /// Whether the keyboard replaces straight quotes.
  open var smartQuotesType = UITextSmartQuotesType.default

  /// Whether the keyboard replaces hyphens with dashes.
  open var smartDashesType = UITextSmartDashesType.default

  /// Whether spaces are adjusted after pasting and deleting.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Whether the keyboard predicts text at the caret. In this implementation, it does not.
  @available(iOS 17.0, *)
  open var inlinePredictionType: UITextInlinePredictionType {
    get { UITextInlinePredictionType(rawValue: storedPrediction) ?? .default }
    set { storedPrediction = newValue.rawValue }
  }

  private var storedPrediction = 0

  /// The content type of the text.
  open var textContentType: UITextContentType!

  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default

  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// Whether inserted text replaces the text.
  open var clearsOnInsertion = false

  /// Whether text that does not fit is drawn in a smaller font.
  open var adjustsFontSizeToFitWidth = false

  /// The minimum font size of text that is drawn in a smaller font.
  open var minimumFontSize: CGFloat = 0

  /// The image behind the text of a field without a border.
  open var background: UIImage?

  /// The view at the leading edge.
  open var leftView: UIView? {
    didSet { exchange(oldValue, for: leftView) }
  }

  /// When the view at the leading edge is shown.
  open var leftViewMode = ViewMode.never

  /// The view at the trailing edge.
  open var rightView: UIView? {
    didSet { exchange(oldValue, for: rightView) }
  }

  /// When the view at the trailing edge is shown.
  open var rightViewMode = ViewMode.never

  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { propertyObservers.announce(\UITextField.delegate) }
  }

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

  /// Ends editing, if the delegate allows it or if forced.
  override func resign(byForce isForced: Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard isForced || delegate?.textFieldShouldEndEditing(self) ?? true, super.resign(byForce: isForced)
    else { return false }
    (isEditing, isReplacedNext) = (false, false)
    unmarkText()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) {
    let replaced = isReplacedNext ? textRange(from: beginningOfDocument, to: endOfDocument) : range
    isReplacedNext = false
    enter { $0.put(text, at: replaced ?? range) }
  }

  /// Inserts a text in place of the selection. The delegate is not asked.
  open func insertText(_ text: String) { selectedTextRange.map { replace($0, withText: text) } }

  /// The selected range; empty for a caret.
  open var selectedTextRange: UITextRange? {
    get { edited.selectedRange }
    set { edit { $0.select(newValue) } }
  }

  /// The range of the marked text, which an input method is composing.
  open var markedTextRange: UITextRange? { edited.markedRange }

  /// Replaces the marked text, or the selection, with marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    enter { $0.mark(markedText ?? "", selecting: selectedRange) }
  }

  /// Ends the composition, and keeps the text.
  open func unmarkText() {
    if edited.marked != nil { enter { $0.unmark() } }
  }

  /// The beginning of the text.
  open var beginningOfDocument: UITextPosition { edited.beginning }

  /// The end of the text.
  open var endOfDocument: UITextPosition { edited.end }

  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    edited.range(from: fromPosition, to: toPosition)
  }

  /// Returns the position at an offset in UTF-16 code units, or `nil` if it is not in the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    edited.position(from: position, offset: offset)
  }

  /// Returns the number of UTF-16 code units between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    edited.offset(from: from, to: toPosition)
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    new.map(addSubview)
  }

  /// Changes the text or the selection from code. The delegate is called only if the selection changes.
  func edit(_ change: (inout EditedText) -> Void) {
    let selection = edited.selection
    change(&edited)
    if edited.selection != selection { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Changes the text as the keyboard does, and sends the editing events.
  func enter(_ change: (inout EditedText) -> Void) {
    edit(change)
    sendActions(for: .editingChanged)
  }
}

/// Controls the editing of a text field and handles its events. All methods are optional.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called after editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called after editing has ended, with the reason. If it is implemented, the method without a reason is not called.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether the characters in the range may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Called after the caret has moved or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key performs its default action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
