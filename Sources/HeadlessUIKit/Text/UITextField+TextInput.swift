/// What UIKit has in the protocol `UITextInput`. Nothing here asks the delegate whether the text may change.
extension UITextField {
  /// The selected text, or the caret if it is empty.
  public var selectedTextRange: UITextRange? {
    get { TextFieldRange(selection) }
    set {
      guard let offsets = (newValue as? TextFieldRange)?.offsets else { return }
      select(offsets.clamped(to: 0..<length))
    }
  }

  /// The text that an input method composes, such as Pinyin before a character is chosen.
  public var markedTextRange: UITextRange? { markedText.map(TextFieldRange.init) }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { TextFieldPosition(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { TextFieldPosition(length) }

  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let places = [fromPosition, toPosition].compactMap { ($0 as? TextFieldPosition)?.offset }.sorted()
    guard places.count == 2 else { return nil }
    return TextFieldRange(places[0]..<places[1])
  }

  /// The place some UTF-16 code units away, if it is in the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextFieldPosition)?.offset, (0...length).contains(start + offset) else {
      return nil
    }
    return TextFieldPosition(start + offset)
  }

  /// How many UTF-16 code units are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextFieldPosition, let to = toPosition as? TextFieldPosition else { return 0 }
    return to.offset - from.offset
  }

  /// The text between two places.
  public func text(in range: UITextRange) -> String? {
    guard let offsets = (range as? TextFieldRange)?.offsets else { return nil }
    return String(decoding: Array(storedText.utf16)[offsets.clamped(to: 0..<length)], as: UTF16.self)
  }

  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let offsets = (range as? TextFieldRange)?.offsets else { return }
    put(text, at: offsets)
    sendActions(for: .editingChanged)
  }

  /// Replaces the marked text, or the selection, with new marked text.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let start = (self.markedText ?? selection).lowerBound
    let text = markedText ?? ""
    put(text, at: self.markedText ?? selection)
    self.markedText = text.isEmpty ? nil : start..<start + text.utf16.count
    let caret = start + min(max(0, selectedRange.location), text.utf16.count)
    select(caret..<min(caret + max(0, selectedRange.length), start + text.utf16.count))
    sendActions(for: .editingChanged)
  }

  /// Ends the composition: the text stays as it is.
  public func unmarkText() {
    guard markedText != nil else { return }
    markedText = nil
    sendActions(for: .editingChanged)
  }

  /// Replaces the marked text or the selection.
  public func insertText(_ text: String) {
    put(text, at: markedText ?? selection)
    sendActions(for: .editingChanged)
  }

  /// Removes the selection, or the character before the caret.
  public func deleteBackward() {
    put("", at: deletion)
    sendActions(for: .editingChanged)
  }
}

extension UITextField {
  var length: Int { storedText.utf16.count }

  /// What the backspace key removes.
  var deletion: Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = String.Index(utf16Offset: selection.lowerBound, in: storedText)
    guard let character = storedText[..<end].last else { return selection }
    return selection.lowerBound - character.utf16.count..<selection.lowerBound
  }

  /// Shows another text with the caret at its end. Ends a composition.
  func show(_ text: String) {
    storedText = text
    markedText = nil
    select(length..<length)
  }

  /// Replaces text and puts the caret after it. Ends a composition.
  func put(_ text: String, at offsets: Range<Int>) {
    let old = Array(storedText.utf16)
    let offsets = offsets.clamped(to: 0..<old.count)
    let new = old[..<offsets.lowerBound] + Array(text.utf16) + old[offsets.upperBound...]
    storedText = String(decoding: new, as: UTF16.self)
    markedText = nil
    let caret = min(offsets.lowerBound + text.utf16.count, length)
    select(caret..<caret)
  }

  func select(_ offsets: Range<Int>) {
    guard offsets != selection else { return }
    selection = offsets
    delegate?.textFieldDidChangeSelection(self)
  }
}

/// A position in a text, before, between or after its characters.
@MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@MainActor
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
}

/// A place in the text of a field, in UTF-16 code units from its beginning.
final class TextFieldPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of the text of a field.
final class TextFieldRange: UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  override var start: UITextPosition { TextFieldPosition(offsets.lowerBound) }
  override var end: UITextPosition { TextFieldPosition(offsets.upperBound) }
  override var isEmpty: Bool { offsets.isEmpty }
}
