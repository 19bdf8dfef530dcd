import DioramaProject
import DioramaSyntax

/// For people: each diagnostic with its location, its message, the source line, and carets below it.
struct TextReporter: Reporter {
  let isColored: Bool

  func text(of report: Report) -> String {
    var text = ""
    for failure in report.failures {
      text += "\(Visible.text(failure.path.string)): error: \(Visible.text(failure.reason))\n"
    }
    for file in report.files { text += self.text(of: file) }
    return text
  }

  private func text(of file: Report.File) -> String {
    let lines = LineTable(file.source)
    let (shown, others) = file.first(Report.File.textLimit)
    let text = shown.diagnostics.map { self.text(for: $0, in: file.source, lines) }.joined()
    return text + (others.map { styled("\(Visible.text(file.source.path)):", .bold) + " \($0)\n" } ?? "")
  }

  private func text(for diagnostic: Diagnostic, in file: SourceFile, _ lines: LineTable) -> String {
    let style: Style = diagnostic.severity == .error ? .error : .warning
    var text = head(
      at: diagnostic.range, in: file, lines, styled(diagnostic.severity.rawValue, style),
      diagnostic.message, code: diagnostic.code)
    text += excerpt(diagnostic.range, in: file, lines, style)
    for fixIt in diagnostic.fixIts { text += remedy(fixIt, for: diagnostic, in: file, lines) }
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

  /// The source line with carets under the range.
  private func excerpt(_ range: SourceRange, in file: SourceFile, _ lines: LineTable, _ style: Style)
    -> String
  {
    let line = lines.range(ofLine: lines.line(at: range.start))
    guard !line.isEmpty else { return "" }
    let excerpt = SourceExcerpt(range, of: line, in: file)
    return "  \(excerpt.text)\n  \(excerpt.margin)\(styled(excerpt.carets, style))\n"
  }

  /// The line with a fix-it applied; nothing if the message already says so.
  private func remedy(_ fixIt: FixIt, for diagnostic: Diagnostic, in file: SourceFile, _ lines: LineTable)
    -> String
  {
    if fixIt.edits.allSatisfy({ diagnostic.says($0, in: file) }) { return "" }
    let line = lines.range(ofLine: lines.line(at: diagnostic.range.start))
    if let changed = SourceExcerpt(fixIt.edits, of: line, in: file) {
      return styled("+ \(changed.trimmedText)", .remedy) + "\n"
    }
    let changedLines = Set(fixIt.edits.map { lines.line(at: $0.range.start) }).sorted()
    let places = changedLines.map(String.init).joined(separator: ", ")
    let noun = changedLines.count == 1 ? "line" : "lines"
    return styled("+ on \(noun) \(places): \(Visible.text(fixIt.message))", .remedy) + "\n"
  }

  private enum Style: String {
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case remedy = "32"
    case bold = "1"
    case faint = "2"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Diagnostic {
  /// Whether the message has the text of an edit in quotes, or its words unless only the punctuation around them
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
