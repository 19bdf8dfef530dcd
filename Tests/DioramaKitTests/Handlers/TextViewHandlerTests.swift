@_spi(Generated) import DioramaKit
import Testing

@MainActor
struct TextViewHandlerTests {
  private let view = UITextView()

  @MainActor
  private final class AppDelegate: NSObject, UITextViewDelegate {
    var calls: [String] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("may begin")
      return true
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      calls.append("may end")
      return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("ended") }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      calls.append("may type \(text)")
      return true
    }
  }

  private let trace = Trace()

  @Test func handlersTakeThePlaceOfTheDelegate() {
    view.shouldBeginEditingHandler = { [trace] _ in
      trace.note("may begin")
      return true
    }
    view.didBeginEditingHandler = { [trace] _ in trace.note("began") }
    view.shouldChangeTextHandler = { [trace] _, range, text in
      trace.note("\(range.location) \(text)")
      return text != "b"
    }
    view.didChangeSelectionHandler = { [trace] in trace.note("at \($0.selectedRange.location)") }
    view.shouldEndEditingHandler = { [trace] _ in
      trace.note("may end")
      return true
    }
    view.didEndEditingHandler = { [trace] _ in trace.note("ended") }
    view.type("ab")
    view.resignFirstResponder()
    #expect(trace.lines == ["may begin", "began", "0 a", "at 1", "1 b", "may end", "ended"])
    #expect(view.text == "a")
  }

  @Test func theAppsDelegateIsCalledForTheRest() {
    let delegate = AppDelegate()
    view.delegate = delegate
    view.didBeginEditingHandler = { _ in }
    view.type("a")
    view.contentOffset = CGPoint(x: 0, y: 1)
    view.resignFirstResponder()
    #expect(delegate.calls == ["may begin", "may type a", "changed", "scrolled", "may end", "ended"])
  }

  /// UIKit tells the delegate of a change before it posts the notification.
  @Test func theChangedTextIsReportedBeforeTheDelegateIsCalled() {
    let delegate = AppDelegate()
    view.delegate = delegate
    view.shouldChangeTextHandler = { _, _, _ in true }
    view.textChangedHandler = { delegate.calls.append("text \($0.text ?? "-")") }
    view.type("a")
    #expect(delegate.calls == ["may begin", "began", "text a", "changed"])
  }

  @Test func aTextHasAMaximumLength() {
    view.maxLength = 3
    #expect(view.paste("abcd") == false && view.text == "")
    #expect(view.type("ab") && !view.type("cd") && view.text == "abc")
    view.pressBackspace()
    view.compose("xyz")
    #expect(view.text == "abxyz")
    var reported: String?
    view.textChangedHandler = { reported = $0.text }
    view.commitComposition()
    #expect(view.text == "abx" && reported == "abx")
    view.maxLength = nil
    #expect(view.type("long") && view.text == "abxlong")
  }

  @Test func theEndOfEditingCutsWhatWasComposed() {
    view.maxLength = 2
    view.compose("abc")
    view.resignFirstResponder()
    #expect(view.text == "ab")
  }

  @Test func aTextViewGrowsWithItsText() throws {
    view.growsWithText = true
    let height = try #require(view.constraints.first { $0.identifier == "diorama.growth" })
    #expect(height.isActive && height.priority == .defaultHigh && view.growsWithText && !view.sceneGrows)
    view.contentSize = CGSize(width: 100, height: 57)
    #expect(height.constant == 57)
    view.growsWithText = false
    #expect(!height.isActive && !view.growsWithText && view.sceneGrows)
  }

  @Test func nothingIsKeptAlive() {
    weak var freed: UITextView?
    do {
      let view = UITextView()
      view.didEndEditingHandler = { $0.text = "" }
      view.maxLength = 3
      view.growsWithText = true
      view.contentSize = CGSize(width: 1, height: 1)
      freed = view
    }
    #expect(freed == nil)
  }
}
