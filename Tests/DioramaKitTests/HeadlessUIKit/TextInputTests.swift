import DioramaKit
import Testing

/// The behaviour of `UITextInput` in a text field.
@MainActor
@Suite(.serialized)
struct TextInputTests {
  private let field = UITextField()
  private let trace = Trace()

  private var caret: Int? {
    field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
  }

  @Test func typingHappensAtTheCaret() {
    field.text = "ac"
    field.select(NSRange(location: 1, length: 0))
    field.type("b👍")
    #expect(field.text == "ab👍c")
    #expect(caret == 4)
    field.pressBackspace()
    #expect(field.text == "abc" && caret == 2)
    field.select(NSRange(location: 0, length: 2))
    field.type("x")
    #expect(field.text == "xc" && caret == 1)
    field.resignFirstResponder()
  }

  @Test func positionsEndAtTheEndOfTheText() {
    field.text = "abc"
    let start = field.beginningOfDocument
    #expect(field.position(from: start, offset: 3) != nil)
    #expect(field.position(from: start, offset: 4) == nil)
    #expect(field.position(from: start, offset: -1) == nil)
    #expect(field.offset(from: field.endOfDocument, to: start) == -3)
    let all = field.textRange(from: field.endOfDocument, to: start)
    #expect(all.flatMap(field.text(in:)) == "abc")
    #expect(all?.isEmpty == false)
    all.map { field.replace($0, withText: "xyz!") }
    #expect(field.text == "xyz!")
    field.text = "a"
    field.selectedTextRange = all
    #expect(caret == 0 && field.selectedTextRange.flatMap(field.text(in:)) == "a")
  }

  @Test func composedTextIsMarkedUntilItIsCommitted() {
    field.text = "ab"
    field.select(NSRange(location: 1, length: 0))
    field.compose("ni")
    #expect(field.text == "anib")
    #expect(field.markedTextRange.flatMap(field.text(in:)) == "ni")
    field.setMarkedText("nih", selectedRange: NSRange(location: 9, length: 9))
    #expect(field.text == "anihb" && caret == 4)
    #expect(field.commitComposition(as: "你"))
    #expect(field.text == "a你b" && field.markedTextRange == nil)
    #expect(!field.commitComposition())
    field.setMarkedText("x", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "x")
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "a你b" && field.markedTextRange == nil)
    field.compose("x")
    field.insertText("y")
    #expect(field.text == "a你yb" && field.markedTextRange == nil)
    field.deleteBackward()
    #expect(field.text == "a你b")
    field.resignFirstResponder()
  }

  @Test func changesOfTheSelectionAreReported() {
    field.didChangeSelectionHandler = { [trace] field in trace.note(field.text ?? "") }
    field.type("ab")
    field.select(NSRange(location: 0, length: 0))
    field.select(NSRange(location: 0, length: 0))
    #expect(trace.lines == ["a", "ab", "ab"])
    field.resignFirstResponder()
  }

  @Test func anObservationEndsWithItsOwner() {
    let count = Trace()
    var observation: NSKeyValueObservation? = field.observe(\.delegate) { _, change in
      let isUnknown = change.newValue == nil && change.oldValue == nil
      MainActor.assumeIsolated { count.note("\(isUnknown)") }
    }
    field.delegate = nil
    #expect(count.lines == ["true"])
    observation?.invalidate()
    field.delegate = nil
    #expect(count.lines.count == 1)
    observation = field.observe(\.delegate) { _, _ in MainActor.assumeIsolated { count.note("again") } }
    field.delegate = nil
    #expect(count.lines.count == 2)
    observation = nil
    field.delegate = nil
    #expect(count.lines.count == 2 && observation == nil)
  }

  @Test func aReasonIsGivenWhenEditingEnds() {
    field.didEndEditingHandler = { [trace] _ in trace.note("ended") }
    field.didEndEditingWithReasonHandler = { [trace] _, reason in trace.note("\(reason)") }
    field.type("a")
    field.resignFirstResponder()
    field.didEndEditingHandler = nil
    field.type("a")
    field.resignFirstResponder()
    #expect(trace.lines == ["ended", "committed", "committed"])
  }
}
