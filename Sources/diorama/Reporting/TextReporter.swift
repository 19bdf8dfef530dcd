import DioramaSyntax

/// For people: each diagnostic with its place, its message, the source line, and carets below it.
struct TextReporter: Reporter {
  let isColored: Bool

  func text(of report: Report) -> String {
    report.failures.map { "\(Visible.text($0.path.string)): error: \(Visible.text($0.reason))\n" }.joined()
      + report.files.map(text).joined()
  }

  private func text(of file: Report.File) -> String {
    let lines = LineTable(file.source)
    return file.diagnostics.map { text(for: $0, in: file.source, lines) }.joined()
  }

  private func text(for diagnostic: Diagnostic, in file: SourceFile, _ lines: LineTable) -> String {
    let style: Style = diagnostic.severity == .error ? .error : .warning
    var text = head(
      at: diagnostic.range, in: file, lines, styled(diagnostic.severity.rawValue, style),
      diagnostic.message, code: diagnostic.code)
    text += excerpt(diagnostic.range, in: file, lines, style)
    for note in diagnostic.notes {
      text += head(at: note.range, in: file, lines, styled("note", .note), note.message, code: nil)
      text += excerpt(note.range, in: file, lines, .note)
    }
    return text
  }

  private func head(
    at range: SourceRange, in file: SourceFile, _ lines: LineTable, _ severity: String, _ message: String,
    code: String?
  ) -> String {
    let place = lines.location(at: range.start)
    let path = Visible.text(file.path)
    let suffix = code.map { " " + styled("[\($0)]", .faint) } ?? ""
    return
      "\(styled("\(path):\(place.line):\(place.column):", .bold)) \(severity): \(Visible.text(message))\(suffix)\n"
  }

  /// The source line with carets under the range, cut to the part that matters.
  private func excerpt(_ range: SourceRange, in file: SourceFile, _ lines: LineTable, _ style: Style)
    -> String
  {
    let line = lines.range(ofLine: lines.line(at: range.start))
    guard !line.isEmpty else { return "" }
    let before = file.text(in: SourceRange(line.start, min(range.start, line.end)))
    let marked = file.text(in: SourceRange(min(range.start, line.end), min(range.end, line.end)))
    let after = file.text(in: SourceRange(min(range.end, line.end), line.end))
    let shownBefore = before.count > 120 ? "…" + before.suffix(60) : before
    let shownMarked = marked.count > 120 ? marked.prefix(120) + "…" : marked
    let shownAfter = after.count > 60 ? after.prefix(60) + "…" : after
    let carets = String(repeating: "^", count: max(1, Visible.width(of: shownMarked)))
    let source = Visible.text(shownBefore + shownMarked + shownAfter)
    return "  \(source)\n  \(Visible.blank(as: shownBefore))\(styled(carets, style))\n"
  }

  private enum Style: String {
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case bold = "1"
    case faint = "2"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
