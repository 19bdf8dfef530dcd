import DioramaSyntax

/// A part of a source line, as a report shows it: cut to what matters, without characters that could control a
/// terminal.
struct SourceExcerpt {
  private let before: String
  private let marked: String
  private let after: String

  /// How many bytes of a part to read: many more than are shown, but a limited number for lines of any length.
  private static let reach = 4096

  /// Creates the excerpt of a line that contains the start of a range.
  init(_ range: SourceRange, of line: SourceRange, in file: SourceFile) {
    let start = min(max(range.start, line.start), line.end)
    let end = max(start, min(range.end, line.end))
    self.init(
      before: Self.end(of: SourceRange(line.start, start), in: file),
      marked: Self.start(of: SourceRange(start, end), in: file),
      after: Self.start(of: SourceRange(end, line.end), in: file))
  }

  /// Creates the excerpt of a line with edits applied, cut around them. Returns `nil` if the edits change other lines
  /// or add lines.
  init?(_ edits: [TextEdit], of line: SourceRange, in file: SourceFile) {
    let stay = edits.allSatisfy {
      line.contains($0.range) && !$0.replacement.utf8.contains(UInt8(ascii: "\n"))
    }
    guard stay, let first = edits.first, let last = edits.last else { return nil }
    var changed = ""
    var position = first.range.start
    for edit in edits {
      changed += Self.start(of: SourceRange(position, edit.range.start), in: file) + edit.replacement
      position = edit.range.end
    }
    self.init(
      before: Self.end(of: SourceRange(line.start, first.range.start), in: file), marked: changed,
      after: Self.start(of: SourceRange(last.range.end, line.end), in: file))
  }

  /// Returns the text of a range, or its end if it is long.
  private static func end(of range: SourceRange, in file: SourceFile) -> String {
    var start = max(range.start, range.end - reach)
    while start > range.start, start < range.end, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return file.text(in: SourceRange(start, range.end))
  }

  /// Returns the text of a range, or its start if it is long.
  private static func start(of range: SourceRange, in file: SourceFile) -> String {
    var end = min(range.end, range.start + reach)
    while end < range.end, end > range.start, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return file.text(in: SourceRange(range.start, end))
  }

  private init(before: String, marked: String, after: String) {
    self.before = before.isLonger(than: 120) ? "…" + before.suffix(60) : before
    self.marked = marked.isLonger(than: 120) ? marked.prefix(120) + "…" : marked
    self.after = after.isLonger(than: 60) ? after.prefix(60) + "…" : after
  }

  /// The parts of the excerpt, which may contain any characters.
  var parts: [String] { [before, marked, after] }

  /// The excerpt without trailing whitespace.
  var trimmedText: String {
    let text = Visible.text(before + marked + after)
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end])
  }

  /// Spaces up to the marked part.
  var margin: String { Visible.blank(as: before) }

  /// The width of the marked part in columns; at least one.
  var markedWidth: Int { max(1, Visible.width(of: marked)) }
}

extension String {
  /// Returns whether the text has more characters than a limit. It never has more characters than bytes.
  fileprivate func isLonger(than limit: Int) -> Bool { utf8.count > limit && count > limit }
}
