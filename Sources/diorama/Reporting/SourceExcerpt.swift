import DioramaSyntax

/// A part of a source line as the report shows it: cut to what matters, without what could steer a terminal.
struct SourceExcerpt {
  private let before: String
  private let marked: String
  private let after: String

  /// The part of a line that holds the start of a range.
  init(_ range: SourceRange, of line: SourceRange, in file: SourceFile) {
    let start = min(max(range.start, line.start), line.end)
    let end = max(start, min(range.end, line.end))
    self.init(
      before: file.text(in: SourceRange(line.start, start)), marked: file.text(in: SourceRange(start, end)),
      after: file.text(in: SourceRange(end, line.end)))
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
      changed += file.text(in: SourceRange(position, edit.range.start)) + edit.replacement
      position = edit.range.end
    }
    self.init(
      before: file.text(in: SourceRange(line.start, first.range.start)), marked: changed,
      after: file.text(in: SourceRange(last.range.end, line.end)))
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
