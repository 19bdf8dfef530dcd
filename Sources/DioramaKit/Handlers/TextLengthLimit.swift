/// Limits what the user enters in a text field to a number of characters. No change may make the text longer, except
/// while an input method composes text: then the excess is cut off when the composition ends.
@MainActor
final class TextLengthLimit {
  /// How many characters there may be; `nil` for any number.
  var maximum: Int?
  /// How many characters of the text are not composed, while there is a composition.
  private var lengthBesideComposition: Int?

  /// Whether the user may replace a part of the text. A text that is too long may become shorter.
  func allows(_ replacement: String, at range: NSRange, in field: UITextField) -> Bool {
    guard let maximum, !replacement.isEmpty else { return true }
    if field.markedTextRange != nil { return true }
    let text = field.text ?? ""
    return text.replacing(range, with: replacement).count <= max(maximum, text.count)
  }

  /// Notes that text is being composed, and cuts off the excess afterwards.
  func textDidChange(in field: UITextField) {
    guard let maximum else { return }
    let text = field.text ?? ""
    if let composed = field.markedTextRange {
      let start = field.offset(from: field.beginningOfDocument, to: composed.start)
      let end = field.offset(from: field.beginningOfDocument, to: composed.end)
      let range = NSRange(location: start, length: end - start)
      lengthBesideComposition = text.replacing(range, with: "").count
    } else if let length = lengthBesideComposition {
      lengthBesideComposition = nil
      cut(field, to: max(maximum, length))
    }
  }

  /// Takes characters away before the caret, where the composition was, and leaves the caret there.
  private func cut(_ field: UITextField, to maximum: Int) {
    let text = field.text ?? ""
    guard text.count > maximum else { return }
    let end = field.selectedTextRange?.end ?? field.endOfDocument
    let caret = String.Index(
      utf16Offset: field.offset(from: field.beginningOfDocument, to: end), in: text)
    let head = text[..<caret].dropLast(text.count - maximum)
    field.text = String((head + text[caret...]).prefix(maximum))
    if let position = field.position(from: field.beginningOfDocument, offset: head.utf16.count) {
      field.selectedTextRange = field.textRange(from: position, to: position)
    }
    field.sendActions(for: .editingChanged)
  }
}

extension String {
  /// The text with a range of UTF-16 code units replaced. The range is clamped to the text.
  fileprivate func replacing(_ range: NSRange, with replacement: String) -> String {
    let units = Array(utf16)
    let start = min(max(0, range.location), units.count)
    let end = start + min(max(0, range.length), units.count - start)
    return String(decoding: units[..<start] + Array(replacement.utf16) + units[end...], as: UTF16.self)
  }
}
