import HeadlessUIKit
import Testing

/// Tests of the calls that a text field makes to its delegate, and of its events, while the user edits it.
@MainActor
struct TextFieldEditing {
  private let recorder = Recorder()
  private let field = UITextField()
  private let delegate: TextRecorder

  init() {
    delegate = TextRecorder(recorder)
    field.delegate = delegate
    let recorder = recorder
    for (name, event) in [
      ("editingDidBegin", UIControl.Event.editingDidBegin), ("editingChanged", .editingChanged),
      ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ] { field.addAction(UIAction { _ in recorder.note(name) }, for: event) }
  }

  @Test func settingTheTextIsNotReported() {
    #expect(recorder.during { field.text = "a" }.contains("editingChanged") == false)
    #expect(recorder.during { field.text = nil }.contains("editingChanged") == false)
    field.becomeFirstResponder()
    #expect(recorder.during { field.text = "b" } == ["selection"])
    field.endEditing(true)
  }

  @Test func aTextThatIsHiddenDuringEditingIsReplaced() {
    field.isSecureTextEntry = true
    field.type("ab")
    #expect(field.text == "ab")
    field.isSecureTextEntry = false
    field.isSecureTextEntry = true
    field.text = "cd"
    field.type("ef")
    #expect(field.text == "ef")
    field.isSecureTextEntry = false
    field.isSecureTextEntry = true
    field.endEditing(true)
    field.type("g")
    #expect(field.text == "efg")
    field.endEditing(true)
  }

  @Test func aNewKeyboardIsShownOnRequest() {
    field.reloadInputViews()
    #expect(field.numberOfKeyboardUpdates == 0)
    field.becomeFirstResponder()
    field.reloadInputViews()
    #expect(field.numberOfKeyboardUpdates == 1)
    field.endEditing(true)
  }

  @Test func theDelegateIsAskedAboutEachCharacter() {
    field.becomeFirstResponder()
    #expect(
      recorder.during { field.type("ab") } == [
        "0+0 to 'a'?", "selection", "editingChanged", "1+0 to 'b'?", "selection", "editingChanged",
      ])
    #expect(recorder.during { field.paste("cd") } == ["2+0 to 'cd'?", "selection", "editingChanged"])
    #expect(recorder.during { field.pressBackspace() } == ["3+1 to ''?", "selection", "editingChanged"])
    #expect(field.text == "abc")
    field.endEditing(true)
  }

  @Test func aRefusedChangeKeepsTheOldText() {
    field.text = "a"
    field.becomeFirstResponder()
    delegate.refused = ["change?"]
    #expect(recorder.during { field.type("b") } == ["1+0 to 'b'?"])
    #expect(field.text == "a" && !field.pressBackspace())
    field.endEditing(true)
  }

  @Test func editingBeginsAndEndsInOrder() {
    #expect(recorder.during { field.becomeFirstResponder() } == ["begin?", "began", "editingDidBegin"])
    #expect(field.isEditing && field.isFirstResponder)
    #expect(recorder.during { field.resignFirstResponder() } == ["end?", "ended", "editingDidEnd"])
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func editingNeedNotBegin() {
    delegate.refused = ["begin?"]
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    #expect(recorder.lines == ["begin?"])
  }

  @Test func editingNeedNotEnd() {
    field.becomeFirstResponder()
    delegate.refused = ["end?"]
    let other = UITextField()
    #expect(!field.resignFirstResponder() && !other.becomeFirstResponder() && field.isEditing)
    field.endEditing(true)
  }

  @Test func anotherFieldTakesOverWhenTheFirstHasEnded() {
    let other = UITextField()
    let second = TextRecorder(recorder, name: "other")
    other.delegate = second
    field.becomeFirstResponder()
    #expect(
      recorder.during { other.becomeFirstResponder() } == [
        "other begin?", "end?", "ended", "editingDidEnd", "other began",
      ])
    other.endEditing(true)
  }

  @Test func theReasonIsPreferred() {
    final class Reasons: NSObject, UITextFieldDelegate {
      var calls: [String] = []

      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("without") }

      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("\(reason)")
      }
    }
    let reasons = Reasons()
    field.delegate = reasons
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(reasons.calls == ["committed"])
  }

  @Test func clearingIsAskedFor() {
    field.text = "a"
    delegate.refused = ["clear?"]
    #expect(!field.pressClear() && field.text == "a")
    delegate.refused = []
    #expect(recorder.during { field.pressClear() } == ["clear?", "selection", "editingChanged"])
    #expect(field.text == "")
  }

  @Test func clearingAtTheBeginIsAskedForToo() {
    field.clearsOnBeginEditing = true
    field.text = "a"
    delegate.refused = ["clear?"]
    #expect(recorder.during { field.becomeFirstResponder() }.contains("clear?") && field.text == "a")
    field.resignFirstResponder()
    delegate.refused = []
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.endEditing(true)
  }

  @Test func theReturnKeyIsAskedFor() {
    field.becomeFirstResponder()
    delegate.refused = ["return?"]
    #expect(recorder.during { field.pressReturn() } == ["return?"] && field.isFirstResponder)
    delegate.refused = []
    #expect(
      recorder.during { field.pressReturn() } == [
        "return?", "editingDidEndOnExit", "end?", "ended", "editingDidEnd",
      ])
  }

  @Test func editingEndsByForceWithoutAQuestion() {
    let around = UIView()
    around.addSubview(field)
    field.becomeFirstResponder()
    delegate.refused = ["end?"]
    #expect(!around.endEditing(false) && field.isFirstResponder)
    var hasEnded = false
    #expect(recorder.during { hasEnded = around.endEditing(true) } == ["ended", "editingDidEnd"])
    #expect(hasEnded && !around.endEditing(true))
  }

  @Test func aFieldThatLeavesIsNoLongerEdited() {
    let around = UIView()
    let inner = UIView()
    around.addSubview(inner)
    inner.addSubview(field)
    field.becomeFirstResponder()
    delegate.refused = ["end?"]
    #expect(recorder.during { inner.removeFromSuperview() } == ["ended", "editingDidEnd"])
    #expect(!field.isFirstResponder)
  }

  @Test func aDisabledFieldIsNotEdited() {
    field.isEnabled = false
    #expect(!field.type("a") && !field.becomeFirstResponder() && field.text == "")
    #expect(recorder.lines.isEmpty)
  }
}

/// Tests of the calls that a text view makes to its delegate while the user edits it.
@MainActor
struct TextViewEditing {
  private let recorder = Recorder()
  private let view = UITextView()
  private let delegate: TextRecorder

  init() {
    delegate = TextRecorder(recorder)
    view.delegate = delegate
  }

  @Test func theUsersChangesAreReportedAndThoseOfCodeAreNot() {
    view.becomeFirstResponder()
    #expect(recorder.during { view.text = "a" } == ["selection"])
    #expect(recorder.during { view.type("b") } == ["1+0 to 'b'?", "selection", "changed"])
    #expect(view.text == "ab")
    view.endEditing(true)
  }

  @Test func theDelegateIsAskedAboutEachCharacter() {
    view.becomeFirstResponder()
    #expect(
      recorder.during { view.type("ab") }.filter { $0.hasSuffix("?") } == ["0+0 to 'a'?", "1+0 to 'b'?"])
    #expect(recorder.during { view.pressBackspace() } == ["1+1 to ''?", "selection", "changed"])
    delegate.refused = ["change?"]
    #expect(recorder.during { view.paste("c") } == ["1+0 to 'c'?"] && view.text == "a")
    view.endEditing(true)
  }

  @Test func editingBeginsAndEndsInOrder() {
    #expect(recorder.during { view.becomeFirstResponder() } == ["begin?", "began"])
    delegate.refused = ["end?"]
    #expect(!view.resignFirstResponder())
    delegate.refused = []
    #expect(recorder.during { view.resignFirstResponder() } == ["end?", "ended"])
    delegate.refused = ["begin?"]
    #expect(!view.becomeFirstResponder())
  }

  @Test func aNotificationTellsOfTheUsersChanges() {
    let recorder = recorder
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { recorder.note("posted") } }
    view.becomeFirstResponder()
    #expect(recorder.during { view.text = "a" }.contains("posted") == false)
    #expect(recorder.during { view.type("b") }.contains("posted"))
    NotificationCenter.default.removeObserver(token)
    view.endEditing(true)
  }

  @Test func aNotificationTellsThatEditingHasEnded() {
    let recorder = recorder
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidEndEditingNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { recorder.note("posted") } }
    view.becomeFirstResponder()
    #expect(!recorder.during { view.type("b") }.contains("posted"))
    #expect(recorder.during { view.endEditing(true) } == ["ended", "posted"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func aTextThatIsNotEditableIsNotEdited() {
    view.text = "a"
    view.isEditable = false
    let edit = { !view.type("b") && !view.paste("b") && !view.pressBackspace() }
    var isRefused = false
    #expect(recorder.during { isRefused = edit() } == [] && isRefused)
    #expect(view.text == "a" && view.isFirstResponder)
    #expect(recorder.during { view.resignFirstResponder() } == [] && !view.isFirstResponder)
    view.isSelectable = false
    #expect(recorder.during { view.becomeFirstResponder() } == [] && !view.isFirstResponder)
    view.isEditable = true
    #expect(recorder.during { view.becomeFirstResponder() } == ["begin?", "began"])
    view.endEditing(true)
  }

  @Test func theDelegateHearsOfScrolling() {
    #expect(recorder.during { view.contentOffset = CGPoint(x: 0, y: 1) } == ["scrolled"])
    #expect((view as UIScrollView).delegate === delegate)
    (view as UIScrollView).delegate = nil
    #expect(view.delegate == nil)
  }
}
