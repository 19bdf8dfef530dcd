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

/// What UIKit has in the protocol `UITextInput`. Nothing here asks the delegate whether the text may change.
extension UITextField {
  /// The selected text, or the caret if it is empty.
  public var selectedTextRange: UITextRange? {
    get { TextFieldRange(selection) }
    set {
      guard let offsets = (newValue as? TextFieldRange)?.offsets else { return }
      select(offsets.clamped(to: 0..<length))
    }
  }

  /// The text that an input method composes, such as Pinyin before a character is chosen.
  public var markedTextRange: UITextRange? { markedText.map(TextFieldRange.init) }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { TextFieldPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { TextFieldPosition(length) }

  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let places = [fromPosition, toPosition].compactMap { ($0 as? TextFieldPosition)?.offset }.sorted()
    guard places.count == 2 else { return nil }
    return TextFieldRange(places[0]..<places[1])
  }

  /// The place some UTF-16 code units away, if it is in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextFieldPosition)?.offset, (0...length).contains(start + offset) else {
      return nil
    }
    return TextFieldPosition(start + offset)
  }

  /// How many UTF-16 code units are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextFieldPosition, let to = toPosition as? TextFieldPosition else { return 0 }
    return to.offset - from.offset
  }

  /// The text between two places.
  public func text(in range: UITextRange) -> String? {
    guard let offsets = (range as? TextFieldRange)?.offsets else { return nil }
    return String(decoding: Array(storedText.utf16)[offsets.clamped(to: 0..<length)], as: UTF16.self)
  }

  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let offsets = (range as? TextFieldRange)?.offsets else { return }
    put(text, at: offsets)
    sendActions(for: .editingChanged)
  }

  /// Replaces the marked text, or the selection, with new marked text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = (self.markedText ?? selection).lowerBound
    let text = markedText ?? ""
    put(text, at: self.markedText ?? selection)
    self.markedText = text.isEmpty ? nil : start..<start + text.utf16.count
    let caret = start + min(max(0, selectedRange.location), text.utf16.count)
    select(caret..<min(caret + max(0, selectedRange.length), start + text.utf16.count))
    sendActions(for: .editingChanged)
  }

  /// Ends the composition: the text stays as it is.
  public func unmarkText() {
    guard markedText != nil else { return }
    markedText = nil
    sendActions(for: .editingChanged)
  }

  /// Replaces the marked text or the selection.
  public func insertText(_ text: String) {
    put(text, at: markedText ?? selection)
    sendActions(for: .editingChanged)
  }

  /// Removes the selection, or the character before the caret.
  public func deleteBackward() {
    put("", at: deletion)
    sendActions(for: .editingChanged)
  }
}

extension UITextField {
  var length: Int { storedText.utf16.count }

  /// What the backspace key removes.
  var deletion: Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = String.Index(utf16Offset: selection.lowerBound, in: storedText)
    guard let character = storedText[..<end].last else { return selection }
    return selection.lowerBound - character.utf16.count..<selection.lowerBound
  }

  /// Shows another text with the caret at its end. Ends a composition.
  func show(_ text: String) {
    storedText = text
    markedText = nil
    select(length..<length)
  }

  /// Replaces text and puts the caret after it. Ends a composition.
  func put(_ text: String, at offsets: Range<Int>) {
    let old = Array(storedText.utf16)
    let offsets = offsets.clamped(to: 0..<old.count)
    let new = old[..<offsets.lowerBound] + Array(text.utf16) + old[offsets.upperBound...]
    storedText = String(decoding: new, as: UTF16.self)
    markedText = nil
    let caret = min(offsets.lowerBound + text.utf16.count, length)
    select(caret..<caret)
  }

  func select(_ offsets: Range<Int>) {
    guard offsets != selection else { return }
    selection = offsets
    delegate?.textFieldDidChangeSelection(self)
  }
}

/// A position in a text, before, between or after its characters.
@MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
}

/// A place in the text of a field, in UTF-16 code units from its beginning.
final class TextFieldPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of the text of a field.
final class TextFieldRange: UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  override var start: UITextPosition { TextFieldPosition(offsets.lowerBound) }
  override var end: UITextPosition { TextFieldPosition(offsets.upperBound) }
  override var isEmpty: Bool { offsets.isEmpty }
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
