import Testing

@testable import DioramaKit

/// The text that `maxLength` allows users to enter, and the excess that it cuts off.
@MainActor
@Suite(.serialized)
struct TextLengthTests {
  private let field = UITextField()
  private let trace = Trace()

  private func ask(_ location: Int, _ length: Int, _ text: String) -> Bool? {
    field.delegate?.textField(
      field, shouldChangeCharactersIn: NSRange(location: location, length: length), replacementString: text)
  }

  private var caret: Int {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } ?? -1
  }

  @Test func theLimit() {
    field.maxLength = 6
    field.text = "12345"
    #expect(field.type("6"))
    #expect(!field.type("7"))
    #expect(field.text == "123456")
    field.select(NSRange(location: 0, length: 2))
    #expect(!field.paste("abc"))
    #expect(field.paste("ab"))
    #expect(field.text == "ab3456")
    field.resignFirstResponder()
  }

  /// A Korean keyboard does not mark the text that it composes.
  @Test func aSyllableIsCompletedAtTheLimit() {
    field.maxLength = 5
    field.text = "가나다라"
    #expect(field.type("ㅁ"))
    #expect(field.join("ㅏ", as: "마") && field.text == "가나다라마")
    #expect(field.join("ㅂ", as: "맙") && field.text == "가나다라맙")
    // A letter that begins another syllable is cut off.
    #expect(field.join("ㅏ", as: "마바") && field.text == "가나다라마")
    #expect(ask(5, 0, "바") == false && ask(5, 0, "ㅂㅂ") == false && ask(5, 0, "b") == false)
    #expect(ask(0, 0, "ㅂ") == false)
    field.text = "abcde"
    #expect(ask(5, 0, "ㅂ") == false)
    field.resignFirstResponder()
  }

  @Test func deletionAtAndBeyondTheLimit() {
    field.maxLength = 3
    field.text = "123"
    #expect(field.pressBackspace())
    #expect(field.text == "12")
    field.text = "12345678"
    #expect(field.pressBackspace())
    #expect(field.text == "1234567")
    #expect(!field.type("x"))
    field.select(NSRange(location: 0, length: 4))
    #expect(!field.paste("abcde"))
    #expect(field.paste("abc"))
    #expect(field.text == "abc567")
    field.select(NSRange(location: 1, length: 4))
    #expect(field.pressBackspace())
    #expect(field.text == "a7")
    field.resignFirstResponder()
  }

  /// Undoing a rejected paste can ask for a range that does not exist.
  @Test func rangesOutsideTheTextAreRejected() {
    field.maxLength = 6
    field.text = "a👍b"
    #expect(ask(2, 0, "x") == true)
    #expect(ask(2, 0, "wxyz") == false)
    #expect(ask(1, 1, "") == true)
    #expect(ask(0, 4, "") == true)
    #expect(ask(4, 0, "xyz") == true)
    for (location, length) in [
      (4, 1), (5, 0), (0, 5), (-1, 1), (NSNotFound, 0), (0, Int.max), (Int.min, Int.min), (99, 99),
    ] {
      #expect(ask(location, length, "") == false)
      #expect(ask(location, length, "x") == false)
    }
    field.maxLength = nil
    #expect(ask(4, 1, "x") != false)
  }

  @Test func charactersAreCountedAsPeopleDo() {
    field.maxLength = 2
    #expect(field.type("👨‍👩‍👧e\u{301}"))
    #expect(!field.type("x"))
    #expect(field.pressBackspace())
    #expect(field.pressBackspace())
    #expect(field.text == "")
    field.resignFirstResponder()
  }

  @Test func aDeletionThatSplitsACharacterIsADeletion() {
    field.maxLength = 1
    field.text = "👨‍👩‍👧"
    #expect(ask(2, 1, "") == true)
    #expect(ask(2, 1, "+") == false)
  }

  @Test func aRemovedLimitObservesNothing() {
    field.maxLength = 1
    #expect(field.allControlEvents.contains(.editingChanged))
    field.maxLength = 2
    #expect(field.maxLength == 2)
    field.maxLength = nil
    #expect(!field.allControlEvents.contains(.editingChanged))
    #expect(field.maxLength == nil)
  }

  @Test func compositionIsNotRejectedNearTheLimit() {
    field.maxLength = 6
    field.text = "abcd"
    #expect(field.compose("nihao"))
    #expect(field.text == "abcdnihao")
    #expect(field.markedTextRange != nil)
    #expect(field.commitComposition(as: "你好"))
    #expect(field.text == "abcd你好")
    #expect(field.markedTextRange == nil)
    #expect(!field.compose("n"))
    #expect(field.text == "abcd你好")
    field.resignFirstResponder()
  }

  @Test func theExcessIsCutOffAfterAComposition() {
    field.maxLength = 6
    field.text = "abcd"
    field.setHandler({ [trace] field in trace.note(field.text ?? "") }, for: .editingChanged)
    field.compose("n")
    field.commitComposition(as: "にほんご")
    #expect(field.text == "abcdにほ")
    #expect(trace.lines.last == "abcdにほ")
    #expect(caret == 6)
    field.resignFirstResponder()
  }

  @Test func onlyComposedTextIsCutOff() {
    field.maxLength = 6
    field.text = "abcd"
    field.select(NSRange(location: 1, length: 0))
    field.compose("nihon")
    field.commitComposition(as: "にほん")
    #expect(field.text == "aにほbcd")
    #expect(caret == 3)
    #expect(field.pressBackspace())
    #expect(field.text == "aにbcd")
    field.resignFirstResponder()
  }

  @Test func aTextThatIsTooLongKeepsItsCharactersInAComposition() {
    field.maxLength = 3
    field.text = "12345"
    field.select(NSRange(location: 5, length: 0))
    field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "12345n")
    field.unmarkText()
    #expect(field.text == "12345")
    field.text = "12345678"
    #expect(field.pressBackspace())
    #expect(field.text == "1234567")
    field.resignFirstResponder()
  }

  @Test(arguments: [true, false]) func aCompositionThatEndsWithTheEditing(byReturn: Bool) {
    field.maxLength = 3
    field.shouldReturnHandler = { field in field.resignFirstResponder() }
    field.didEndEditingHandler = { [trace] field in trace.note(field.text ?? "") }
    field.type("ab")
    field.compose("nihao")
    if byReturn { field.pressReturn() } else { field.resignFirstResponder() }
    #expect(trace.lines == ["abn"])
  }

  @Test func theChangeHandlerIsCalledDuringComposition() {
    field.maxLength = 1
    field.shouldChangeCharactersHandler = { [trace] _, _, text in
      trace.note(text)
      return text != "x"
    }
    #expect(!field.compose("nxi"))
    #expect(field.text == "ni")
    field.commitComposition(as: "你")
    #expect(trace.lines == ["n", "x", "i", "你"])
    #expect(!field.type("a"))
    #expect(trace.lines.count == 4)
    field.resignFirstResponder()
  }

  @Test func withoutALimitNothingIsCutOff() {
    field.maxLength = 1
    field.compose("ni")
    field.maxLength = nil
    field.commitComposition()
    #expect(field.text == "ni")
    #expect(field.type("hao"))
    field.resignFirstResponder()
  }

  @Test func aLimitOfZero() {
    field.maxLength = 0
    #expect(!field.type("a"))
    field.setMarkedText("a", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(field.text == "")
    field.resignFirstResponder()
  }

  @Test func observersAreNotifiedOfTheCut() {
    field.setHandler({ [trace] field in trace.note(field.text ?? "") }, for: .editingChanged)
    field.maxLength = 3
    field.compose("abcd")
    field.commitComposition()
    #expect(field.text == "abc" && trace.lines.last == "abc")
    field.resignFirstResponder()
  }

  @Test func textAfterTheCaretIsCutIfThatBeforeItIsTooShort() {
    field.maxLength = 3
    field.compose("abcde")
    field.select(NSRange(location: 1, length: 0))
    field.commitComposition()
    #expect(field.text == "bcd")
    field.resignFirstResponder()
  }

  /// UIKit does not report the end of every composition. The text is cut when editing ends, at the latest.
  @Test(arguments: [true, false]) func aCompositionWhoseEndIsNotReported(endsByReturn: Bool) {
    let forwarder = TextFieldForwarder()
    forwarder.limit.maximum = 3
    field.setMarkedText("abcde", selectedRange: NSRange(location: 5, length: 0))
    forwarder.limit.textDidChange(in: field)
    field.text = "abcde"
    #expect(field.markedTextRange == nil)
    if endsByReturn {
      _ = forwarder.textFieldShouldReturn(field)
    } else {
      forwarder.textFieldDidEndEditing(field, reason: .committed)
    }
    #expect(field.text == "abc")
    let (view, other) = (UITextView(), TextViewForwarder())
    other.limit.maximum = 3
    view.setMarkedText("abcde", selectedRange: NSRange(location: 5, length: 0))
    other.limit.textDidChange(in: view)
    view.text = "abcde"
    other.textViewDidEndEditing(view)
    #expect(view.text == "abc")
  }
}
