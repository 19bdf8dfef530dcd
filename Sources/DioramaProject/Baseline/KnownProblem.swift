import DioramaSyntax

/// A problem as a baseline knows it: by what stands in the file, and not by where, so that it stays the same problem when lines
/// come and go above it.
package struct KnownProblem: Hashable {
  /// How many characters of a line, or of what is marked in it, count.
  static let textLimit = 200

  /// The file's path from the folder of the baseline, with `/` between the names.
  package let file: String
  /// The diagnostic's code.
  package let code: String
  /// The line that it marks, without the blanks around it.
  package let line: String
  /// What it marks in the line.
  package let text: String
}

extension KnownProblem {
  /// What a baseline would know a diagnostic by.
  init(_ diagnostic: Diagnostic, in source: SourceFile, _ lines: LineTable, file: String) {
    let line = lines.range(ofLine: lines.line(at: diagnostic.range.start))
    let start = min(diagnostic.range.start, line.end)
    let marked = SourceRange(start, min(diagnostic.range.end, line.end))
    self.init(
      file: file, code: diagnostic.code, line: Self.text(of: line, in: source),
      text: Self.text(of: marked, in: source))
  }

  private static func text(of range: SourceRange, in source: SourceFile) -> String {
    let shortened = SourceRange(range.start, min(range.end, range.start + 8 * textLimit))
    let text = source.text(in: shortened).drop { $0.isWhitespace }
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    return String(text[..<end].prefix(textLimit))
  }
}

extension KnownProblem: Comparable {
  /// Orders by file, line, code and marked text.
  package static func < (left: KnownProblem, right: KnownProblem) -> Bool {
    (left.file, left.line, left.code, left.text) < (right.file, right.line, right.code, right.text)
  }
}
