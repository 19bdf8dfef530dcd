/// An object that an input method works with. It has a selection, and can mark the text that is being composed. Its
/// methods do not ask a delegate whether the text may change.
@MainActor
public protocol UITextInput: UITextInputTraits {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?

  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected range; empty for a caret.
  var selectedTextRange: UITextRange? { get set }

  /// The range of the marked text, which an input method is composing, such as Pinyin before a character is chosen. It
  /// contains the selection.
  var markedTextRange: UITextRange? { get }

  /// Replaces the marked text, or the selection, with marked text. The selected range is relative to the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)

  /// Ends the composition, and keeps the text.
  func unmarkText()

  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }

  /// The end of the text.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at an offset in UTF-16 code units, or `nil` if it is not in the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the number of UTF-16 code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// The traits of the keyboard for an object that accepts text. All members are optional. Text fields and text views
/// implement those that scenes can set.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// A position in text: before, between or after its characters.
@MainActor
open class UITextPosition: NSObject {}

/// A range of text.
@MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }

  /// Whether the range is empty.
  open var isEmpty: Bool { true }
}

/// Text that is being edited, with its selection and its marked text. Offsets count UTF-16 code units from the start,
/// and are clamped to the text.
@MainActor
struct EditedText {
  private(set) var text = ""
  private(set) var selection = 0..<0
  private(set) var marked: Range<Int>?

  private var length: Int { text.utf16.count }

  /// Replaces the whole text, and moves the caret to its end. Ends a composition.
  mutating func show(_ text: String) {
    self.text = text
    marked = nil
    selection = length..<length
  }

  /// Replaces a range of the text, and moves the caret to the end of the new text. Ends a composition.
  mutating func put(_ text: String, at offsets: Range<Int>) {
    let old = Array(self.text.utf16)
    let offsets = offsets.clamped(to: 0..<old.count)
    let new = old[..<offsets.lowerBound] + Array(text.utf16) + old[offsets.upperBound...]
    self.text = String(decoding: new, as: UTF16.self)
    marked = nil
    let caret = min(offsets.lowerBound + text.utf16.count, length)
    selection = caret..<caret
  }

  /// Replaces the marked text, or the selection, with marked text. An empty string ends the composition.
  mutating func mark(_ text: String, selecting range: NSRange) {
    let replaced = marked ?? selection
    put(text, at: replaced)
    let end = replaced.lowerBound + text.utf16.count
    marked = text.isEmpty ? nil : replaced.lowerBound..<end
    let caret = replaced.lowerBound + min(max(0, range.location), text.utf16.count)
    selection = caret..<caret + min(max(0, range.length), end - caret)
  }

  /// Ends the composition.
  mutating func unmark() { marked = nil }

  /// Selects a range of the text. Ends a composition that does not contain the range.
  mutating func select(_ offsets: Range<Int>) {
    selection = offsets.clamped(to: 0..<length)
    if let marked, selection.lowerBound < marked.lowerBound || selection.upperBound > marked.upperBound {
      unmark()
    }
  }

  /// The range that the backspace key removes: the selection, or the character before the caret.
  var deletion: Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = String.Index(utf16Offset: selection.lowerBound, in: text)
    guard let character = text[..<end].last else { return selection }
    return selection.lowerBound - character.utf16.count..<selection.lowerBound
  }
}

/// The members of `UITextInput`, with positions and ranges.
extension EditedText {
  var selectedRange: UITextRange { OffsetRange(selection) }

  var markedRange: UITextRange? { marked.map(OffsetRange.init) }

  var beginning: UITextPosition { OffsetPosition(0) }

  var end: UITextPosition { OffsetPosition(length) }

  mutating func select(_ range: UITextRange?) {
    if let range = range as? OffsetRange { select(range.offsets) }
  }

  mutating func put(_ text: String, at range: UITextRange) {
    if let range = range as? OffsetRange { put(text, at: range.offsets) }
  }

  func text(in range: UITextRange) -> String? {
    guard let offsets = (range as? OffsetRange)?.offsets else { return nil }
    return String(decoding: Array(text.utf16)[offsets.clamped(to: 0..<length)], as: UTF16.self)
  }

  func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange? {
    guard let first = first as? OffsetPosition, let second = second as? OffsetPosition else { return nil }
    return OffsetRange(min(first.offset, second.offset)..<max(first.offset, second.offset))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? OffsetPosition)?.offset else { return nil }
    let (place, isOverflow) = start.addingReportingOverflow(offset)
    return !isOverflow && (0...length).contains(place) ? OffsetPosition(place) : nil
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = from as? OffsetPosition, let to = to as? OffsetPosition else { return 0 }
    return to.offset - from.offset
  }
}

private final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

private final class OffsetRange: UITextRange {
  let offsets: Range<Int>

  init(_ offsets: Range<Int>) { self.offsets = offsets }

  override var start: UITextPosition { OffsetPosition(offsets.lowerBound) }
  override var end: UITextPosition { OffsetPosition(offsets.upperBound) }
  override var isEmpty: Bool { offsets.isEmpty }
}
