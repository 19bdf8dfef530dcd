/// Observes the user's changes of a text, and holds back a new text during a composition of marked text.
final class TextEditing: StoringDecorator<UIView>, ViewDecorator {
  /// Called with the view when the user has changed the text.
  var handler: (@MainActor (UIView) -> Void)?

  private weak var editor: (any TextEditingView)?
  /// The text that was last shown or reported.
  private var seen: String
  /// The text to show when the composition ends.
  private var waiting: String?
  private var isComposing = false
  private var observations: [NotificationObservation] = []

  required init(object: UIView) {
    editor = object as? any TextEditingView
    seen = editor?.wholeText ?? ""
    super.init(object: object)
    editor?.declinePredictions()
    if let field = object as? UITextField {
      for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
        let identifier = UIAction.Identifier("diorama.text.\(event.rawValue)")
        field.addAction(UIAction(identifier: identifier) { [weak self] _ in self?.follow(event) }, for: event)
      }
    } else {
      observations = [
        NotificationObservation(of: UITextView.textDidChangeNotification, by: object) { [weak self] in
          self?.follow(.editingChanged)
        },
        NotificationObservation(of: UITextView.textDidEndEditingNotification, by: object) { [weak self] in
          self?.follow(.editingDidEnd)
        },
      ]
    }
  }

  /// Shows a text in a view.
  static func show(_ text: String, in editor: any TextEditingView) {
    let composesOther = editor.markedTextRange != nil && editor.wholeText != text
    let decorator =
      composesOther
      ? editor.viewDecorator(type: TextEditing.self) : editor.existingViewDecorator(type: TextEditing.self)
    decorator?.waiting = composesOther ? text : nil
    guard !composesOther else { return }
    decorator?.seen = text
    editor.replaceText(with: text)
  }

  /// Reports the text if an event means that the user has changed it.
  ///
  /// The end of editing may end a composition without another event. A text field may be cleared when editing begins.
  func follow(_ event: UIControl.Event) {
    guard let editor else { return }
    let wasComposing = isComposing
    isComposing = editor.markedTextRange != nil
    let isUsersChange =
      switch event {
      case .editingChanged: true
      case .editingDidBegin: (editor as? UITextField)?.clearsOnBeginEditing == true
      default: wasComposing
      }
    let text = editor.wholeText
    if isUsersChange, text != seen {
      seen = text
      if let handler {
        waiting = nil
        handler(editor)
      }
    }
    if let waiting, editor.markedTextRange == nil { Self.show(waiting, in: editor) }
  }
}

/// A view whose text the user edits: a text field or a text view. The protocol passes the view to closures with its own
/// type.
@MainActor
public protocol TextEditingView: UIView, UITextInput {}

extension UITextField: TextEditingView {}

extension UITextView: TextEditingView {}

extension TextEditingView {
  /// The text, which is never `nil`; setting `nil` clears it.
  ///
  /// Setting the current text changes nothing. Setting another text keeps the selection, as far as it fits. While the
  /// user composes marked text, the view keeps its text. It shows the new one when the composition ends, unless the
  /// user has changed the text since, and ``textChangedHandler`` was called.
  @_spi(Generated)
  public var editedText: String! {
    get { wholeText }
    set { TextEditing.show(newValue ?? "", in: self) }
  }

  /// Called when the user has changed the text, before any other handler of the view except that of its selection.
  /// During a composition of marked text, it is called for each step.
  ///
  /// The closure gets the view with its own type and need not capture it. Capture an owner of the view weakly.
  public var textChangedHandler: (@MainActor (Self) -> Void)? {
    get {
      guard let handler = self[decorator: \TextEditing.handler] else { return nil }
      return { view in handler(view) }
    }
    set {
      self[decorator: \TextEditing.handler] = newValue.map { handler in
        { view in
          if let view = view as? Self { handler(view) }
        }
      }
    }
  }
}

@_spi(Generated)
extension UITextField {
  /// Whether the text is hidden. If it is hidden during editing, the next insertion does not replace it, as it would by
  /// itself.
  public var liveSecure: Bool {
    get { isSecureTextEntry }
    set {
      guard newValue != isSecureTextEntry else { return }
      isSecureTextEntry = newValue
      guard newValue, isFirstResponder, let text, !text.isEmpty else { return }
      keepSelection(in: text) {
        self.text = ""
        insertText(text)
      }
    }
  }

  /// The type of the keyboard, which changes even during editing.
  public var liveKeyboard: UIKeyboardType {
    get { keyboardType }
    set { updateKeyboard(\.keyboardType, to: newValue) }
  }

  /// The title of the return key, which changes even during editing.
  public var liveReturnKey: UIReturnKeyType {
    get { returnKeyType }
    set { updateKeyboard(\.returnKeyType, to: newValue) }
  }
}

@_spi(Generated)
extension UITextView {
  /// The type of the keyboard, which changes even during editing.
  public var liveKeyboard: UIKeyboardType {
    get { keyboardType }
    set { updateKeyboard(\.keyboardType, to: newValue) }
  }

  /// The title of the return key, which changes even during editing.
  public var liveReturnKey: UIReturnKeyType {
    get { returnKeyType }
    set { updateKeyboard(\.returnKeyType, to: newValue) }
  }
}

@_spi(Generated)
extension UISearchBar {
  /// The type of the keyboard, which changes even during editing.
  public var liveKeyboard: UIKeyboardType {
    get { keyboardType }
    set { searchTextField.updateKeyboard(\.keyboardType, to: newValue) }
  }

  /// The title of the return key, which changes even during editing.
  public var liveReturnKey: UIReturnKeyType {
    get { returnKeyType }
    set { searchTextField.updateKeyboard(\.returnKeyType, to: newValue) }
  }
}

extension TextEditingView {
  /// Changes a trait of the keyboard. During editing, UIKit shows the new keyboard only if it is asked to. That would
  /// end a composition of marked text, in which case the keyboard stays until editing begins again.
  fileprivate func updateKeyboard<Trait: Equatable>(
    _ path: ReferenceWritableKeyPath<Self, Trait>, to trait: Trait
  ) {
    guard self[keyPath: path] != trait else { return }
    self[keyPath: path] = trait
    if isFirstResponder, markedTextRange == nil { reloadInputViews() }
  }
}

extension TextEditingView {
  var wholeText: String {
    get { (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "" }
    set {
      (self as? UITextField)?.text = newValue
      (self as? UITextView)?.text = newValue
    }
  }

  /// Turns off inline predictions, unless the app has decided about them. Until the user accepts a prediction, it is
  /// marked text, which would hold back a text of the app and exceed a maximum length.
  func declinePredictions() {
    guard #available(iOS 17.0, *) else { return }
    if let field = self as? UITextField, field.inlinePredictionType == .default {
      field.inlinePredictionType = .no
    }
    if let view = self as? UITextView, view.inlinePredictionType == .default {
      view.inlinePredictionType = .no
    }
  }

  /// Replaces the text if it differs, and restores the selection if the view is being edited.
  fileprivate func replaceText(with new: String) {
    if wholeText != new { keepSelection(in: new) { wholeText = new } }
  }

  /// Restores the selection after a change of the text, if the view is being edited.
  fileprivate func keepSelection(in new: String, _ change: () -> Void) {
    let selection = isFirstResponder ? selectedTextRange : nil
    let offsets = selection.map {
      (offset(from: beginningOfDocument, to: $0.start), offset(from: beginningOfDocument, to: $0.end))
    }
    change()
    guard let (start, end) = offsets, let first = position(atMost: start, in: new),
      let last = position(atMost: end, in: new)
    else { return }
    selectedTextRange = textRange(from: first, to: last)
  }

  /// Returns the position of the character boundary at an offset, or of the nearest one before it.
  private func position(atMost offset: Int, in text: String) -> UITextPosition? {
    let units = text.utf16
    guard let index = units.index(units.startIndex, offsetBy: offset, limitedBy: units.endIndex) else {
      return endOfDocument
    }
    let boundary =
      index == text.endIndex ? index : text.rangeOfComposedCharacterSequence(at: index).lowerBound
    return position(from: beginningOfDocument, offset: boundary.utf16Offset(in: text))
  }
}

/// Limits the number of characters that the user can enter in a text field or a text view.
///
/// No change may make the text longer than the maximum. While the user composes marked text, it may be longer; the
/// excess is removed when the composition ends. A Korean keyboard does not mark text: it joins a letter to the syllable
/// before it, once the delegate has allowed the letter.
@MainActor
final class TextLengthLimit {
  /// The maximum number of characters; `nil` for no limit.
  var maximum: Int?
  /// During a composition, the number of characters outside the marked text, or of those before a Korean letter.
  private var lengthBesideComposition: Int?

  /// Returns whether the user may replace part of the text. Text that is too long may become shorter. A range outside
  /// the text, which undoing a rejected change can ask for, must not be changed.
  func allows(_ replacement: String, at range: NSRange, in editor: some TextEditingView) -> Bool {
    guard let maximum else { return true }
    let text = editor.wholeText
    let length = text.utf16.count
    guard 0...length ~= range.location, range.length <= length - range.location else { return false }
    if replacement.isEmpty || editor.markedTextRange != nil { return true }
    if text.replacing(range, with: replacement).count <= max(maximum, text.count) { return true }
    guard range.length == 0, text.mayJoin(replacement, at: range.location) else { return false }
    lengthBesideComposition = text.count
    return true
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

  /// Returns whether a Korean keyboard may join a letter to the character before an offset in UTF-16 code units.
  fileprivate func mayJoin(_ letter: String, at offset: Int) -> Bool {
    let (scalars, units) = (letter.unicodeScalars, Array(utf16))
    guard scalars.count == 1, scalars.allSatisfy(\.isKoreanLetter), units.indices.contains(offset - 1),
      let previous = Unicode.Scalar(units[offset - 1])
    else { return false }
    return previous.isKoreanLetter || 0xAC00...0xD7A3 ~= previous.value
  }
}

extension Unicode.Scalar {
  /// Whether it is a consonant or a vowel of the Korean alphabet, rather than a syllable.
  fileprivate var isKoreanLetter: Bool { 0x1100...0x11FF ~= value || 0x3131...0x318E ~= value }
}

/// Observes the notifications of an object until it is freed.
final class NotificationObservation {
  private let token: Any

  /// Calls a closure for each notification, which must be posted on the main thread.
  @MainActor
  init(
    of name: NSNotification.Name, by object: AnyObject, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
