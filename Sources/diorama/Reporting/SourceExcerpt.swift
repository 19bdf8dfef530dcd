import DioramaSyntax

/// A part of a source line as the report shows it: cut to what matters, without what could steer a terminal.
struct SourceExcerpt {
  private let before: String
  private let marked: String
  private let after: String

  /// How many bytes of a part are looked at: many more than are shown, and few enough for lines of any length.
  private static let reach = 4096

  /// The part of a line that holds the start of a range.
  init(_ range: SourceRange, of line: SourceRange, in file: SourceFile) {
    let start = min(max(range.start, line.start), line.end)
    let end = max(start, min(range.end, line.end))
    self.init(
      before: Self.end(of: SourceRange(line.start, start), in: file),
      marked: Self.start(of: SourceRange(start, end), in: file),
      after: Self.start(of: SourceRange(end, line.end), in: file))
  }

  /// A line as edits within it make it, cut around them; `nil` for edits that reach other lines or make new ones.
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

  /// The text of a range, or as much of its end as can be shown.
  private static func end(of range: SourceRange, in file: SourceFile) -> String {
    var start = max(range.start, range.end - reach)
    while start > range.start, start < range.end, file.bytes[start] & 0xC0 == 0x80 { start += 1 }
    return file.text(in: SourceRange(start, range.end))
  }

  /// The text of a range, or as much of its start as can be shown.
  private static func start(of range: SourceRange, in file: SourceFile) -> String {
    var end = min(range.end, range.start + reach)
    while end < range.end, end > range.start, file.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return file.text(in: SourceRange(range.start, end))
  }

  private init(before: String, marked: String, after: String) {
    self.before = before.count > 120 ? "…" + before.suffix(60) : before
    self.marked = marked.count > 120 ? marked.prefix(120) + "…" : marked
    self.after = after.count > 60 ? after.prefix(60) + "…" : after
  }

  /// The source.
  var text: String { Visible.text(before + marked + after) }

  /// The source without the blanks at its end.
  var trimmedText: String {
    let text = text
    let end = text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end])
  }

  /// Blanks up to the marked part.
  var margin: String { Visible.blank(as: before) }

  /// Carets for the marked part; at least one.
  var carets: String { String(repeating: "^", count: max(1, Visible.width(of: marked))) }
}
