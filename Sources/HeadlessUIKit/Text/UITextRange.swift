/// A place in a text, before, between or behind its characters.
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
