/// A view with lines of text, which the user can scroll and edit.
@MainActor
open class UITextView: UIScrollView, UITextInput {
  /// Posted when the user has changed the text.
  public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted when the user has stopped editing.
  public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  /// The text.
  open var text: String! {
    get { edited.text }
    set { edit { $0.show(newValue ?? "") } }
  }

  /// The selected range, in UTF-16 code units.
  open var selectedRange: NSRange {
    get { NSRange(edited.selection) }
    set { edit { if let range = Range(newValue) { $0.select(range) } } }
  }

  /// The font.
  open var font: UIFont?

  /// Whether a font with a text style adapts to the user's text size.
  open var adjustsFontForContentSizeCategory = false

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural

  /// Whether the user can edit the text.
  open var isEditable = true

  /// Whether the user can select text.
  open var isSelectable = true

  /// The type of the keyboard.
  open var keyboardType = UIKeyboardType.default

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

  /// The title of the return key.
  open var returnKeyType = UIReturnKeyType.default

  /// Whether the text is hidden.
  open var isSecureTextEntry = false

  /// Whether inserted text replaces the text.
  open var clearsOnInsertion = false

  /// The kinds of data that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// The delegate.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { propertyObservers.announce(\UITextView.delegate) }
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITextViewDelegate }
  }

  private(set) var edited = EditedText()
  private var isEdited = false

  /// Whether the user can edit or select text.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate allows it, or selecting, if the text is not editable.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    isEdited = isEditable
    if isEdited { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing, if the delegate allows it or if forced.
  override func resign(byForce isForced: Bool) -> Bool {
    guard isFirstResponder else { return true }
    guard isForced || !isEdited || delegate?.textViewShouldEndEditing(self) ?? true,
      super.resign(byForce: isForced)
    else { return false }
    unmarkText()
    if isEdited {
      delegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }
    isEdited = false
    return true
  }

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? { edited.text(in: range) }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) { enter { $0.put(text, at: range) } }

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

  /// Changes the text or the selection from code. The delegate is called only if the selection changes.
  func edit(_ change: (inout EditedText) -> Void) {
    let selection = edited.selection
    change(&edited)
    if edited.selection != selection { delegate?.textViewDidChangeSelection(self) }
  }

  /// Changes the text as the keyboard does, and calls the delegate.
  func enter(_ change: (inout EditedText) -> Void) {
    edit(change)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

/// Controls the editing of a text view and handles its events. All methods are optional.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether the text in the range may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Called after the caret has moved or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}
