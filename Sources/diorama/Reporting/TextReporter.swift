import DioramaProject
import DioramaSyntax

/// Writes for people: each diagnostic with its location, its message, the source line, and carets below it.
struct TextReporter: Reporter {
  let isColored: Bool

  func bytes(of report: Report) -> [UInt8] {
    var page = TextPage(isColored: isColored)
    for failure in report.failures {
      page.write(visible: failure.path.string)
      page.write(": error: ")
      page.write(visible: failure.reason)
      page.write("\n")
    }
    for file in report.files { write(file, to: &page) }
    if let total = report.total { page.write(total + "\n") }
    return Visible.withoutWorkflowCommands(page.bytes)
  }

  private func write(_ file: Report.File, to page: inout TextPage) {
    let lines = LineTable(file.source)
    let path = Visible.text(file.source.path)
    let (shown, others) = file.first(Report.File.textLimit)
    for diagnostic in shown.diagnostics { write(diagnostic, in: file.source, path, lines, to: &page) }
    guard let others else { return }
    page.styled(.bold) { $0.write(path, ":") }
    page.write(" ", others, "\n")
  }

  private func write(
    _ diagnostic: Diagnostic, in file: SourceFile, _ path: String, _ lines: LineTable, to page: inout TextPage
  ) {
    let style: TextPage.Style = diagnostic.severity == .error ? .error : .warning
    page.writeHead(
      path, lines.location(at: diagnostic.range.start), diagnostic.severity.rawValue, style,
      diagnostic.message, code: diagnostic.code)
    page.writeExcerpt(diagnostic.range, in: file, lines, style)
    for fixIt in diagnostic.fixIts { write(fixIt, for: diagnostic, in: file, lines, to: &page) }
    for note in diagnostic.notes {
      page.writeHead(path, lines.location(at: note.range.start), "note", .note, note.message, code: nil)
      page.writeExcerpt(note.range, in: file, lines, .note)
    }
  }

  /// Writes the line with a fix-it applied, unless the message already says how to fix it.
  private func write(
    _ fixIt: FixIt, for diagnostic: Diagnostic, in file: SourceFile, _ lines: LineTable,
    to page: inout TextPage
  ) {
    if fixIt.edits.allSatisfy({ diagnostic.says($0, in: file) }) { return }
    let line = lines.range(ofLine: lines.line(at: diagnostic.range.start))
    if let changed = SourceExcerpt(fixIt.edits, of: line, in: file) {
      page.styled(.fix) { $0.write("+ ", changed.trimmedText) }
    } else {
      let changedLines = Set(fixIt.edits.map { lines.line(at: $0.range.start) }).sorted()
      let places =
        changedLines.count > 3
        ? "\(changedLines[0]) to \(changedLines[changedLines.count - 1])"
        : changedLines.map(String.init).joined(separator: ", ")
      let noun = changedLines.count == 1 ? "line" : "lines"
      page.styled(.fix) { $0.write("+ on \(noun) \(places): ", Visible.text(fixIt.message)) }
    }
    page.write("\n")
  }
}

/// The bytes of a text report, in which writing a diagnostic costs little more than copying its text.
private struct TextPage {
  enum Style: String {
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case fix = "32"
    case bold = "1"
    case faint = "2"
  }

  let isColored: Bool
  private(set) var bytes: [UInt8] = []

  init(isColored: Bool) { self.isColored = isColored }

  /// Writes trusted text.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ first: String, _ second: String, _ third: String = "") {
    write(first)
    write(second)
    write(third)
  }

  /// Writes untrusted text.
  mutating func write(visible text: String) { Visible.append(text, to: &bytes) }

  /// Writes content in a style.
  mutating func styled(_ style: Style, _ body: (inout TextPage) -> Void) {
    if isColored { write("\u{1B}[", style.rawValue, "m") }
    body(&self)
    if isColored { write("\u{1B}[0m") }
  }

  /// Writes the first line of a diagnostic or a note.
  mutating func writeHead(
    _ path: String, _ place: SourceLocation, _ level: String, _ style: Style, _ message: String, code: String?
  ) {
    styled(.bold) { page in
      page.write(path, ":")
      page.write(String(place.line), ":")
      page.write(String(place.column), ":")
    }
    write(" ")
    styled(style) { $0.write(level) }
    write(": ")
    write(visible: message)
    if let code {
      write(" ")
      styled(.faint) { $0.write("[", code, "]") }
    }
    write("\n")
  }

  /// Writes the source line with carets below the range.
  mutating func writeExcerpt(_ range: SourceRange, in file: SourceFile, _ lines: LineTable, _ style: Style) {
    let line = lines.range(ofLine: lines.line(at: range.start))
    guard !line.isEmpty else { return }
    let excerpt = SourceExcerpt(range, of: line, in: file)
    write("  ")
    for part in excerpt.parts { write(visible: part) }
    write("\n  ", excerpt.margin)
    styled(style) {
      $0.bytes.append(contentsOf: repeatElement(UInt8(ascii: "^"), count: excerpt.markedWidth))
    }
    write("\n")
  }
}

extension Diagnostic {
  /// Returns whether the message quotes the text of an edit, or has its words if only the punctuation around them
  /// changes.
  fileprivate func says(_ edit: TextEdit, in file: SourceFile) -> Bool {
    let longest = max(edit.range.end - edit.range.start, edit.replacement.utf8.count)
    if longest > Limits.messageSize { return false }
    if message.contains("'\(edit.replacement)'") { return true }
    let words = edit.replacement.withoutMarks
    return !words.isEmpty && words != file.text(in: edit.range).withoutMarks && message.contains("'\(words)'")
  }
}

extension String {
  /// The text from its first letter or digit to its last.
  fileprivate var withoutMarks: Substring {
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    guard let first = firstIndex(where: isWord), let last = lastIndex(where: isWord) else { return "" }
    return self[first...last]
  }
}
