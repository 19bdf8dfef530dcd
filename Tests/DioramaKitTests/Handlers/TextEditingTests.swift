import Testing

@_spi(Generated) @testable import DioramaKit

/// Texts that the user and the app change.
@MainActor
@Suite(.serialized)
struct TextEditingTests {
  private func caret(_ field: UITextField) -> String {
    guard let range = field.selectedTextRange else { return "none" }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return "\(start)+\(field.offset(from: range.start, to: range.end))"
  }

  @Test func aTextIsNeverNil() {
    let (field, view) = (UITextField(), UITextView())
    for text in ["a", nil, ""] {
      field.editedText = text
      view.editedText = text
      #expect(field.editedText == text ?? "" && view.editedText == text ?? "" && view.text == text ?? "")
    }
  }

  /// By itself, UIKit replaces a text that was hidden during editing with the next character.
  @Test func aTextThatIsHiddenDuringEditingStays() {
    let field = UITextField()
    var texts: [String] = []
    field.textChangedHandler = { texts.append($0.editedText) }
    field.liveSecure = true
    field.type("secrt")
    texts = []
    field.liveSecure = false
    field.select(NSRange(location: 4, length: 0))
    field.liveSecure = true
    #expect(field.text == "secrt" && caret(field) == "4+0" && texts.isEmpty)
    field.type("e")
    #expect(field.text == "secret" && texts == ["secret"])
    field.endEditing(true)
    field.liveSecure = false
    field.liveSecure = true
    #expect(field.text == "secret" && field.isSecureTextEntry)
  }

  @Test func theKeyboardChangesDuringEditing() {
    let (field, view, bar) = (UITextField(), UITextView(), UISearchBar())
    let window = UIWindow()
    for editor in [field, view, bar] { window.addSubview(editor) }
    func change(_ keyboard: UIKeyboardType, _ key: UIReturnKeyType) {
      (field.liveKeyboard, view.liveKeyboard, bar.liveKeyboard) = (keyboard, keyboard, keyboard)
      (field.liveReturnKey, view.liveReturnKey, bar.liveReturnKey) = (key, key, key)
    }
    change(.numberPad, .go)
    for editor in [field, view, bar.searchTextField] as [UIView] {
      #expect(editor.numberOfKeyboardUpdates == 0)
      editor.becomeFirstResponder()
      change(.numberPad, .go)
      #expect(editor.numberOfKeyboardUpdates == 0)
      change(.URL, .next)
      #expect(editor.numberOfKeyboardUpdates == 2)
      (editor as? UITextField)?.compose("n")
      (editor as? UITextView)?.compose("n")
      change(.numberPad, .go)
      #expect(editor.numberOfKeyboardUpdates == 2 && field.keyboardType == .numberPad)
      editor.endEditing(true)
    }
    #expect(view.returnKeyType == .go && bar.keyboardType == .numberPad && bar.returnKeyType == .go)
  }

  /// UIKit may end a composition without a further change of the text.
  @Test func aTextThatWaitsIsShownWhenEditingEnds() {
    let view = UITextView()
    view.textChangedHandler = { _ in }
    UIWindow().addSubview(view)
    view.compose("ni")
    view.editedText = "from the app"
    // A change by code ends the composition and is not announced.
    view.text = "ni"
    #expect(view.markedTextRange == nil && view.text == "ni")
    view.endEditing(true)
    #expect(view.text == "from the app")
  }

  /// A prediction is marked text, so it would hold back a text of the app.
  @Test func predictionsAreOffWhereATextIsFollowedOrLimited() {
    let (field, view, limited, chosen, plain) = (
      UITextField(), UITextView(), UITextView(), UITextField(), UITextField()
    )
    field.textChangedHandler = { _ in }
    view.textChangedHandler = { _ in }
    limited.maxLength = 5
    chosen.inlinePredictionType = .yes
    chosen.maxLength = 5
    #expect(field.inlinePredictionType == .no && view.inlinePredictionType == .no)
    #expect(limited.inlinePredictionType == .no && chosen.inlinePredictionType == .yes)
    plain.editedText = "text"
    plain.maxLength = nil
    #expect(plain.inlinePredictionType == .default)
  }

  @Test func theSelectionStaysAsFarAsItFits() {
    let field = UITextField()
    field.text = "abcdef"
    field.becomeFirstResponder()
    field.select(NSRange(location: 1, length: 3))
    field.editedText = "ABCDEF"
    #expect(field.text == "ABCDEF" && caret(field) == "1+3")
    field.editedText = "xy"
    #expect(caret(field) == "1+1")
    field.editedText = ""
    #expect(caret(field) == "0+0")
    field.editedText = "abc"
    field.select(NSRange(location: 2, length: 0))
    // No position inside a character.
    field.editedText = "a\u{1F469}\u{200D}\u{1F467}b"
    #expect(caret(field) == "1+0")
    field.resignFirstResponder()
  }

  @Test func theSameTextIsNotSet() {
    let field = UITextField()
    var moves = 0
    field.didChangeSelectionHandler = { _ in moves += 1 }
    field.text = "abc"
    field.becomeFirstResponder()
    field.select(NSRange(location: 1, length: 0))
    moves = 0
    field.editedText = "abc"
    #expect(moves == 0 && caret(field) == "1+0")
    field.resignFirstResponder()
  }

  @Test func onlyTheUsersChangesAreReported() {
    let (field, view) = (UITextField(), UITextView())
    var seen: [String] = []
    field.textChangedHandler = { seen.append($0.editedText) }
    view.textChangedHandler = { seen.append($0.editedText) }
    field.editedText = "a"
    field.text = "b"
    view.editedText = "c"
    view.text = "d"
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(seen == [])
    field.type("x")
    field.pressBackspace()
    field.pressClear()
    view.type("y")
    #expect(seen == ["bx", "b", "", "dy"])
    field.textChangedHandler = nil
    #expect(field.textChangedHandler == nil)
    field.type("z")
    #expect(seen.count == 4)
    field.clearsOnBeginEditing = true
    field.resignFirstResponder()
    field.textChangedHandler = { seen.append("cleared \($0.editedText ?? "")") }
    field.becomeFirstResponder()
    #expect(seen.last == "cleared ")
    field.resignFirstResponder()
    view.resignFirstResponder()
  }

  @Test func theTextIsReportedBeforeOtherHandlersAreCalled() {
    let field = UITextField()
    var seen: [String] = []
    field.setHandler({ _ in seen.append("event") }, for: .editingChanged)
    field.textChangedHandler = { _ in seen.append("text") }
    field.type("a")
    #expect(seen == ["text", "event"])
    field.resignFirstResponder()
  }

  @Test func aTextWaitsForTheEndOfAComposition() {
    let field = UITextField()
    field.compose("ni")
    field.editedText = "later"
    #expect(field.text == "ni" && field.markedTextRange != nil)
    // Nothing follows the text, so the composed one gives way.
    field.commitComposition(as: "you")
    #expect(field.text == "later")
    field.select(NSRange(location: 5, length: 0))
    field.compose("x")
    field.editedText = "one"
    field.editedText = field.text
    field.commitComposition()
    #expect(field.text == "laterx")
    field.resignFirstResponder()

    let view = UITextView()
    view.compose("ni")
    view.editedText = "later"
    #expect(view.text == "ni")
    view.commitComposition()
    #expect(view.text == "later")
    view.resignFirstResponder()
  }

  @Test func nothingLeaks() {
    weak var weakView: UIView?
    weak var decorator: UIView?
    do {
      let view = UITextView()
      view.textChangedHandler = { $0.textColor = .red }
      (weakView, decorator) = (view, view.subview(type: TextEditing.self))
      #expect(decorator != nil)
    }
    #expect(weakView == nil && decorator == nil)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: UITextView())
  }

  @Test func anInvisibleViewKeepsItsOpacity() {
    let view = UIView()
    view.alpha = 0.5
    view.isInvisible = true
    #expect(view.alpha == 0 && view.isInvisible)
    view.alpha = 0.25
    view.isInvisible = true
    #expect(view.alpha == 0)
    view.isInvisible = false
    #expect(view.alpha == 0.25 && !view.isInvisible)
  }
}
