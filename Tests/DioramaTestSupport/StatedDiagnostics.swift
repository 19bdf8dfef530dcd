import DioramaSyntax

/// A test file that states its diagnostics in comments below their lines, in the form that `Tests/README.md` describes.
package enum StatedDiagnostics {
  /// The file without the comments that state diagnostics, as the compiler sees it.
  package static func strip(_ file: SourceFile) -> SourceFile {
    let lines = file.bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
    let kept = lines.filter { !isStatement(String(decoding: $0, as: UTF8.self)) }
    return SourceFile(path: file.path, bytes: Array(kept.joined(separator: [lineFeed])))
  }

  /// A stripped file with its diagnostics stated.
  package static func state(_ diagnostics: [Diagnostic], in file: SourceFile) -> [UInt8] {
    let table = LineTable(file)
    let lines = file.bytes.split(separator: lineFeed, omittingEmptySubsequences: false)
    var statements: [Int: [String]] = [:]
    for diagnostic in diagnostics {
      let line = table.line(at: diagnostic.range.start)
      if line == lines.count, line > 1, lines[line - 1].isEmpty {
        let column = table.location(at: diagnostic.range.start).column
        statements[line - 1, default: []].append("# @+1:\(column) \(sentence(diagnostic))")
      } else {
        let text = String(decoding: lines[line - 1], as: UTF8.self)
        statements[line, default: []].append(statement(diagnostic, table, under: text))
      }
    }
    let stated = lines.enumerated().flatMap { index, line in
      [Array(line)] + (statements[index + 1] ?? []).map { Array($0.utf8) }
    }
    return Array(stated.joined(separator: [lineFeed]))
  }

  /// The lines of a file that state diagnostics.
  package static func statements(in file: SourceFile) -> [String] {
    String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).filter(isStatement)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func isStatement(_ line: String) -> Bool {
    let comment = line.drop { $0 == " " }
    guard comment.hasPrefix("#"), comment.hasSuffix("]") else { return false }
    let place = comment.dropFirst().drop { $0 == " " }
    let rest = place.first == "@" ? place.drop { $0 != " " } : place.drop { $0 == "^" }
    guard rest.startIndex > place.startIndex else { return false }
    return rest.hasPrefix(" error: ") || rest.hasPrefix(" warning: ")
  }

  private static func sentence(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]"
  }

  private static func statement(
    _ diagnostic: Diagnostic, _ table: LineTable, under line: String
  ) -> String {
    let start = table.location(at: diagnostic.range.start)
    let end = table.location(at: diagnostic.range.end)
    let indentation = line.prefix { $0 == " " }.count
    guard start.line == end.line, start.column > 1, start.column < end.column else {
      let last =
        diagnostic.range.isEmpty
        ? "" : start.line == end.line ? "-\(end.column - 1)" : "-+\(end.line - start.line):\(end.column - 1)"
      return "# @\(start.column)\(last) \(sentence(diagnostic))"
    }
    let margin = start.column > indentation + 1 ? indentation : 0
    let carets = String(repeating: "^", count: end.column - start.column)
    let gap = String(repeating: " ", count: start.column - margin - 2)
    return String(repeating: " ", count: margin) + "#" + gap + carets + " " + sentence(diagnostic)
  }
}
