import DioramaKit
import Testing

private final class Delegate: NSObject, UITextFieldDelegate {
  let trace = Trace()

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    trace.note("begin?")
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { trace.note("ended") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    trace.note("return?")
    return false
  }
}

@MainActor
@Suite(.serialized)
struct TextFieldHandlerTests {
  private let field = UITextField()
  private let trace = Trace()

  @Test func everyHandlerIsCalled() {
    field.shouldBeginEditingHandler = { [trace] _ in
      trace.note("begin?"); return true
    }
    field.didBeginEditingHandler = { [trace] _ in trace.note("began") }
    field.shouldChangeCharactersHandler = { [trace] _, range, text in
      trace.note("\(range.location)+\(range.length) '\(text)'?")
      return text != "b"
    }
    field.shouldClearHandler = { [trace] _ in
      trace.note("clear?"); return false
    }
    field.shouldReturnHandler = { [trace] _ in
      trace.note("return?"); return true
    }
    field.shouldEndEditingHandler = { [trace] _ in
      trace.note("end?"); return true
    }
    field.didEndEditingHandler = { [trace] _ in trace.note("ended") }
    field.type("ab")
    field.pressClear()
    field.pressReturn()
    field.resignFirstResponder()
    #expect(field.text == "a")
    #expect(
      trace.lines == [
        "begin?", "began", "0+0 'a'?", "1+0 'b'?", "clear?", "return?", "end?", "ended",
      ])
  }

  @Test func handlersCanVeto() {
    field.shouldBeginEditingHandler = { _ in false }
    #expect(!field.becomeFirstResponder())
    #expect(!field.type("a"))
    field.shouldBeginEditingHandler = nil
    field.shouldEndEditingHandler = { _ in false }
    field.type("a")
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    field.shouldEndEditingHandler = nil
    #expect(field.resignFirstResponder())
  }

  @Test func theAppsDelegateKeepsWorking() {
    let delegate = Delegate()
    field.delegate = delegate
    field.didBeginEditingHandler = { [trace] _ in trace.note("began") }
    field.type("a")
    #expect(!field.pressReturn())
    field.resignFirstResponder()
    #expect(delegate.trace.lines == ["begin?", "return?", "ended"])
    #expect(trace.lines == ["began"])
  }

  @Test func eitherHandlerForTheEndReplacesTheDelegatesMethod() {
    let delegate = Delegate()
    field.delegate = delegate
    field.didEndEditingHandler = { [trace] _ in trace.note("ended") }
    field.type("a")
    field.resignFirstResponder()
    field.didEndEditingHandler = nil
    field.didEndEditingWithReasonHandler = { [trace] _, _ in trace.note("ended with reason") }
    field.type("a")
    field.resignFirstResponder()
    #expect(trace.lines == ["ended", "ended with reason"])
    #expect(!delegate.trace.lines.contains("ended"))
    field.didEndEditingWithReasonHandler = nil
    field.type("a")
    field.resignFirstResponder()
    #expect(delegate.trace.lines.last == "ended")
  }

  @Test func changesOfTheSelectionAreReported() {
    field.didChangeSelectionHandler = { [trace] field in trace.note(field.text ?? "") }
    field.type("ab")
    field.select(NSRange(location: 0, length: 0))
    field.select(NSRange(location: 0, length: 0))
    #expect(trace.lines == ["a", "ab", "ab"])
    field.resignFirstResponder()
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
