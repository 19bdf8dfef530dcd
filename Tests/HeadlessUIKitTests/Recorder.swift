import HeadlessUIKit

/// A log of events, in order.
@MainActor
final class Recorder: NSObject {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns the lines that are noted during an action.
  func during(_ action: () -> Void) -> [String] {
    lines = []
    action()
    return lines
  }
}

/// A target that counts its messages.
final class Target: NSObject {
  private(set) var count = 0

  static let hit = Selector("hit") { (target: Target) in target.count += 1 }
}

/// A delegate of a text field or text view that notes each call.
final class TextRecorder: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let recorder: Recorder
  let name: String
  var refused: Set<String> = []

  init(_ recorder: Recorder, name: String = "") {
    self.recorder = recorder
    self.name = name
  }

  private func note(_ line: String) { recorder.note(name.isEmpty ? line : "\(name) \(line)") }

  private func answer(_ question: String) -> Bool {
    note(question)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("begin?") }
  func textFieldDidBeginEditing(_ textField: UITextField) { note("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("end?") }
  func textFieldDidEndEditing(_ textField: UITextField) { note("ended") }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("clear?") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("return?") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note("\(range.location)+\(range.length) to '\(string)'?")
    return !refused.contains("change?")
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("begin?") }
  func textViewDidBeginEditing(_ textView: UITextView) { note("began") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("end?") }
  func textViewDidEndEditing(_ textView: UITextView) { note("ended") }
  func textViewDidChange(_ textView: UITextView) { note("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { note("selection") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrolled") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    note("\(range.location)+\(range.length) to '\(text)'?")
    return !refused.contains("change?")
  }
}

extension UITextInput {
  /// The range of the selection, in UTF-16 code units.
  var selected: Range<Int>? { selectedTextRange.map(offsets) }

  /// The range of the marked text, in UTF-16 code units.
  var marked: Range<Int>? { markedTextRange.map(offsets) }

  /// Returns the range between two offsets, or `nil` if the text has no such positions.
  func range(_ start: Int, _ end: Int) -> UITextRange? {
    guard let first = position(from: beginningOfDocument, offset: start),
      let last = position(from: beginningOfDocument, offset: end)
    else { return nil }
    return textRange(from: first, to: last)
  }

  private func offsets(_ range: UITextRange) -> Range<Int> {
    let start = offset(from: beginningOfDocument, to: range.start)
    return start..<start + offset(from: range.start, to: range.end)
  }
}

/// A delegate that notes what the user does with a sheet.
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var notes: [String] = []
  var allows = false

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    allows
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    notes.append("dismissed")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    notes.append("attempt")
  }
}
