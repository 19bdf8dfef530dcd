/// Holds the handlers of a text field and replaces its delegate.
final class TextFieldDecorator: StoringDecorator<UITextField>, ViewDecorator {
  private static let lengthAction = UIAction.Identifier("diorama.maxLength")

  private let delegate: DelegateSlot<UITextField, TextFieldForwarder>

  required init(object: UITextField) {
    let forwarder = TextFieldForwarder()
    delegate = DelegateSlot(object, \.delegate, forwarder, as: forwarder)
    super.init(object: object)
  }

  /// The handlers.
  var handlers: TextFieldHandlers {
    get { delegate.forwarder.handlers }
    set {
      delegate.forwarder.handlers = newValue
      delegate.install()
    }
  }

  /// The maximum number of characters that the user can enter.
  var maxLength: Int? {
    get { delegate.forwarder.limit.maximum }
    set {
      delegate.forwarder.limit.maximum = newValue
      delegate.install()
      object?.removeAction(identifiedBy: Self.lengthAction, for: .editingChanged)
      guard newValue != nil else { return }
      let action = UIAction(identifier: Self.lengthAction) { [weak self] _ in self?.textDidChange() }
      object?.addAction(action, for: .editingChanged)
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { delegate.remove() }
  }

  private func textDidChange() {
    if let object { delegate.forwarder.limit.textDidChange(in: object) }
  }
}

/// The closures of a text field.
@MainActor
struct TextFieldHandlers {
  var shouldBeginEditing: (@MainActor (UITextField) -> Bool)?
  var didBeginEditing: (@MainActor (UITextField) -> Void)?
  var shouldEndEditing: (@MainActor (UITextField) -> Bool)?
  var didEndEditing: (@MainActor (UITextField) -> Void)?
  var didEndEditingWithReason: (@MainActor (UITextField, UITextField.DidEndEditingReason) -> Void)?
  var shouldChangeCharacters: (@MainActor (UITextField, NSRange, String) -> Bool)?
  var didChangeSelection: (@MainActor (UITextField) -> Void)?
  var shouldClear: (@MainActor (UITextField) -> Bool)?
  var shouldReturn: (@MainActor (UITextField) -> Bool)?
}

/// Implements a text field's delegate with a handler, with the app's delegate, or with UIKit's default behaviour.
final class TextFieldForwarder: DelegateForwarder, ForwardingDelegate, UITextFieldDelegate {
  var handlers = TextFieldHandlers()
  let limit = TextLengthLimit()
  weak var original: (any UITextFieldDelegate)?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(handlers.shouldBeginEditing, original?.textFieldShouldBeginEditing(_:), textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.existingViewDecorator(type: TextEditing.self)?.follow(.editingDidBegin)
    _ = answer(handlers.didBeginEditing, original?.textFieldDidBeginEditing(_:), textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer(handlers.shouldEndEditing, original?.textFieldShouldEndEditing(_:), textField) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    limit.textDidChange(in: textField)
    textField.existingViewDecorator(type: TextEditing.self)?.follow(.editingDidEnd)
    handlers.didEndEditing?(textField)
    handlers.didEndEditingWithReason?(textField, reason)
    guard handlers.didEndEditing == nil, handlers.didEndEditingWithReason == nil else { return }
    if answer(nil, original?.textFieldDidEndEditing(_:reason:), textField, reason) == nil {
      _ = answer(nil, original?.textFieldDidEndEditing(_:), textField)
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard limit.allows(string, at: range, in: textField) else { return false }
    return answer(
      handlers.shouldChangeCharacters,
      original?.textField(_:shouldChangeCharactersIn:replacementString:),
      textField, range, string) ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    _ = answer(handlers.didChangeSelection, original?.textFieldDidChangeSelection(_:), textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    answer(handlers.shouldClear, original?.textFieldShouldClear(_:), textField) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    limit.textDidChange(in: textField)
    return answer(handlers.shouldReturn, original?.textFieldShouldReturn(_:), textField) ?? true
  }
}

#if canImport(UIKit)
  extension TextFieldForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(textFieldShouldBeginEditing(_:)): handlers.shouldBeginEditing != nil,
          #selector(textFieldDidBeginEditing(_:)): handlers.didBeginEditing != nil,
          #selector(textFieldShouldEndEditing(_:)): handlers.shouldEndEditing != nil,
          #selector(textFieldDidChangeSelection(_:)): handlers.didChangeSelection != nil,
          #selector(textFieldShouldClear(_:)): handlers.shouldClear != nil,
        ])
    }
  }
#endif

/// Limits the number of characters that the user can enter in a text field or a text view.
///
/// No change may make the text longer than the maximum. While the user composes marked text, it may be longer; the
/// excess is removed when the composition ends.
@MainActor
final class TextLengthLimit {
  /// The maximum number of characters; `nil` for no limit.
  var maximum: Int?
  /// The number of characters outside the marked text during a composition.
  private var lengthBesideComposition: Int?

  /// Returns whether the user may replace part of the text. Text that is too long may become shorter. A range outside
  /// the text, which undoing a rejected change can ask for, must not be changed.
  func allows(_ replacement: String, at range: NSRange, in editor: some TextEditingView) -> Bool {
    guard let maximum else { return true }
    let text = editor.wholeText
    let length = text.utf16.count
    guard 0...length ~= range.location, range.length <= length - range.location else { return false }
    if replacement.isEmpty || editor.markedTextRange != nil { return true }
    return text.replacing(range, with: replacement).count <= max(maximum, text.count)
  }

  /// Notes that the user is composing text, and removes the excess afterwards.
  func textDidChange(in editor: some TextEditingView) {
    guard let maximum else { return }
    let text = editor.wholeText
    if let composed = editor.markedTextRange {
      let start = editor.offset(from: editor.beginningOfDocument, to: composed.start)
      let end = editor.offset(from: editor.beginningOfDocument, to: composed.end)
      let range = NSRange(location: start, length: end - start)
      lengthBesideComposition = text.replacing(range, with: "").count
    } else if let length = lengthBesideComposition {
      lengthBesideComposition = nil
      cut(editor, to: max(maximum, length))
    }
  }

  /// Removes characters before the caret, where the composition was, and leaves the caret there.
  private func cut(_ editor: some TextEditingView, to maximum: Int) {
    let text = editor.wholeText
    guard text.count > maximum else { return }
    let end = editor.selectedTextRange?.end ?? editor.endOfDocument
    let caret = String.Index(
      utf16Offset: editor.offset(from: editor.beginningOfDocument, to: end), in: text)
    let head = text[..<caret].dropLast(text.count - maximum)
    editor.wholeText = String((head + text[caret...]).prefix(maximum))
    if let position = editor.position(from: editor.beginningOfDocument, offset: head.utf16.count) {
      editor.selectedTextRange = editor.textRange(from: position, to: position)
    }
    (editor as? UITextField)?.sendActions(for: .editingChanged)
    (editor as? UITextView)?.existingViewDecorator(type: TextEditing.self)?.follow(.editingChanged)
  }
}

extension String {
  /// Returns the text with a range of UTF-16 code units replaced. The range is clamped to the text.
  fileprivate func replacing(_ range: NSRange, with replacement: String) -> String {
    let units = Array(utf16)
    let start = min(max(0, range.location), units.count)
    let end = start + min(max(0, range.length), units.count - start)
    return String(decoding: units[..<start] + Array(replacement.utf16) + units[end...], as: UTF16.self)
  }
}
