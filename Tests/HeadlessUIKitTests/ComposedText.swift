import HeadlessUIKit
import Testing

/// Tests of input methods, such as the one for Pinyin: `UITextInput` in text fields and text views.
@MainActor
struct ComposedText {
  private let inputs: [any TypedText] = [UITextField(), UITextView()]

  private func set(_ text: String, in input: any TypedText) {
    (input as? UITextField)?.text = text
    (input as? UITextView)?.text = text
  }

  private func text(of input: any TypedText) -> String? {
    (input as? UITextField)?.text ?? (input as? UITextView)?.text
  }

  @Test func markedTextTakesThePlaceOfTheSelectionAndThenOfItself() {
    for input in inputs {
      set("abc", in: input)
      input.selectedTextRange = input.range(1, 2)
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(text(of: input) == "anic" && input.marked == 1..<3)
      input.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
      #expect(text(of: input) == "anihaoc" && input.marked == 1..<6)
    }
  }

  @Test func theSelectedRangeIsRelativeToTheMarkedText() {
    for input in inputs {
      set("ab", in: input)
      input.setMarkedText("nihao", selectedRange: NSRange(location: 1, length: 3))
      #expect(input.selected == 3..<6)
      input.setMarkedText("ni", selectedRange: NSRange(location: NSNotFound, length: .max))
      #expect(input.selected == 4..<4)
      input.setMarkedText("ni", selectedRange: NSRange(location: -1, length: -1))
      #expect(input.selected == 2..<2)
    }
  }

  @Test func markedTextContainsTheSelection() {
    for input in inputs {
      set("ab", in: input)
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      input.selectedTextRange = input.range(3, 4)
      #expect(input.marked == 2..<4 && input.selected == 3..<4)
      input.selectedTextRange = input.range(1, 3)
      #expect(input.marked == nil && input.selected == 1..<3 && text(of: input) == "abni")
    }
  }

  @Test func predictionsAreLeftToTheSystemAtFirst() {
    #expect(UITextField().inlinePredictionType == .default && UITextView().inlinePredictionType == .default)
  }

  @Test func nothingIsMarkedWithoutAComposition() {
    for input in inputs {
      #expect(input.markedTextRange == nil)
      input.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
      #expect(input.markedTextRange == nil && text(of: input) == "")
    }
  }

  @Test func unmarkingKeepsTheText() {
    for input in inputs {
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      input.unmarkText()
      #expect(input.markedTextRange == nil && text(of: input) == "ni" && input.selected == 2..<2)
    }
  }

  @Test func settingTheTextEndsTheComposition() {
    for input in inputs {
      input.compose("ni")
      set("ni", in: input)
      #expect(input.markedTextRange == nil && text(of: input) == "ni")
      input.endEditing(true)
    }
  }

  @Test func aChosenTextTakesThePlaceOfWhatWasComposed() {
    for input in inputs {
      set("a!", in: input)
      input.select(NSRange(location: 1, length: 0))
      #expect(input.compose("nihk"))
      input.pressBackspace()
      #expect(text(of: input) == "anih!" && input.marked == 1..<4)
      #expect(input.changeComposition(to: "你h"))
      #expect(text(of: input) == "a你h!" && input.marked == 1..<3)
      #expect(input.commitComposition(as: "你好"))
      #expect(text(of: input) == "a你好!" && input.markedTextRange == nil && input.selected == 3..<3)
      #expect(!input.commitComposition() && input.compose("n"))
      #expect(input.pressBackspace() && text(of: input) == "a你好!" && input.markedTextRange == nil)
      input.endEditing(true)
    }
  }

  @Test func eachStepOfACompositionIsReported() {
    let recorder = Recorder()
    let field = UITextField()
    field.addAction(UIAction { _ in recorder.note("changed \(field.marked != nil)") }, for: .editingChanged)
    let delegate = TextRecorder(recorder)
    let view = UITextView()
    view.delegate = delegate
    #expect(
      recorder.during {
        field.compose("ni")
        field.commitComposition()
      } == ["changed true", "changed true", "changed false"])
    #expect(
      recorder.during {
        view.compose("ni")
        view.commitComposition(as: "你")
      }.filter { $0 == "changed" }.count == 3)
    view.endEditing(true)
  }

  @Test func anInputMethodMayNotAskAboutItsLetters() {
    let recorder = Recorder()
    let delegate = TextRecorder(recorder)
    let field = UITextField()
    field.delegate = delegate
    delegate.refused = ["change?"]
    #expect(!field.compose("n") && field.text == "")
    #expect(field.compose("n", asksDelegate: false) && field.text == "n")
    #expect(recorder.lines.filter { $0.hasSuffix("?") } == ["begin?", "0+0 to 'n'?"])
    field.endEditing(true)
  }
}

/// Tests of selections and of positions in a text.
@MainActor
struct SelectedText {
  private let inputs: [any TypedText] = [UITextField(), UITextView()]

  private func set(_ text: String, in input: any TypedText) {
    (input as? UITextField)?.text = text
    (input as? UITextView)?.text = text
  }

  @Test func anEmptySelectionIsTheCaret() {
    for input in inputs {
      set("abc", in: input)
      input.selectedTextRange = input.range(1, 1)
      #expect(input.selectedTextRange?.isEmpty == true && input.selected == 1..<1)
      input.selectedTextRange = input.range(1, 3)
      #expect(input.selectedTextRange?.isEmpty == false)
      #expect(input.selectedTextRange.flatMap(input.text(in:)) == "bc")
    }
  }

  @Test func settingTheTextMovesTheCaretToItsEnd() {
    for input in inputs {
      set("abc", in: input)
      input.selectedTextRange = input.range(0, 1)
      set("abcd", in: input)
      #expect(input.selected == 4..<4)
    }
  }

  @Test func positionsEndWithTheBackingString() {
    for input in inputs {
      set("a👍", in: input)
      let start = input.beginningOfDocument
      #expect(input.offset(from: start, to: input.endOfDocument) == 3)
      #expect(input.position(from: start, offset: 3) != nil && input.position(from: start, offset: 4) == nil)
      #expect(input.position(from: start, offset: -1) == nil)
      #expect(input.position(from: input.endOfDocument, offset: .max) == nil)
      #expect(
        input.position(from: input.endOfDocument, offset: -3).map { input.offset(from: start, to: $0) } == 0)
    }
  }

  @Test func aRangeIsReplaced() {
    for input in inputs {
      set("abcd", in: input)
      input.range(1, 3).map { input.replace($0, withText: "xyz") }
      #expect(
        input.textRange(from: input.endOfDocument, to: input.beginningOfDocument).flatMap(input.text)
          == "axyzd")
      #expect(input.selected == 4..<4)
    }
  }

  @Test func aSelectionStaysInAShorterText() {
    for input in inputs {
      set("abcdef", in: input)
      let later = input.range(4, 6)
      set("ab", in: input)
      input.selectedTextRange = later
      #expect(input.selected == 2..<2)
      input.selectedTextRange = nil
      #expect(input.selected == 2..<2)
    }
  }

  @Test func anotherSelectionIsReported() {
    let recorder = Recorder()
    let delegate = TextRecorder(recorder)
    let field = UITextField()
    let view = UITextView()
    field.delegate = delegate
    view.delegate = delegate
    for input in [field, view] as [any TypedText] {
      set("abc", in: input)
      #expect(recorder.during { input.selectedTextRange = input.range(0, 2) } == ["selection"])
      #expect(recorder.during { input.selectedTextRange = input.range(0, 2) } == [])
    }
    #expect(recorder.during { view.selectedRange = NSRange(location: 1, length: 9) } == ["selection"])
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
  }
}
