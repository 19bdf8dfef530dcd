@testable import DioramaSyntax

/// Properties of the tree of every file, however broken: ranges lie in the file and nest, and nothing is read twice.
enum SyntaxOracle {
  static func check(_ file: SourceFile, _ violations: inout [String]) {
    let (tree, diagnostics) = YAMLReader.read(file)
    let whole = SourceRange(0, file.bytes.count)
    check(diagnostics, of: file, &violations)
    if !tree.isComplete, diagnostics.isEmpty {
      violations.append("reading stopped without saying why")
    }
    if let root = tree.root { check(root, in: whole, &violations) }
    var end = 0
    for comment in CommentScanner.comments(in: tree) {
      if !whole.contains(comment.range) || comment.range.start < end {
        violations.append("the comment at \(comment.range) lies outside the file or in another one")
      }
      end = comment.range.end
    }
    for anchor in tree.anchors where !whole.contains(anchor.range) {
      violations.append("the anchor at \(anchor.range) lies outside the file")
    }
    checkLines(of: file, &violations)
    checkFormatting(of: file, &violations)
  }

  /// A formatted file has the standard layout.
  private static func checkFormatting(of file: SourceFile, _ violations: inout [String]) {
    guard case .formatted(let bytes) = Formatting(file) else { return }
    guard case .formatted(let again) = Formatting(SourceFile(path: file.path, bytes: bytes)), again == bytes
    else {
      violations.append("formatting twice differs from formatting once")
      return
    }
  }

  /// Properties of all diagnostics of a file: they are sorted and lie in the file, and so do the edits of their
  /// fix-its, which do not overlap and do not split characters.
  static func check(_ diagnostics: [Diagnostic], of file: SourceFile, _ violations: inout [String]) {
    let whole = SourceRange(0, file.bytes.count)
    if diagnostics != diagnostics.sorted() { violations.append("the diagnostics are not sorted") }
    for diagnostic in diagnostics {
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) where !whole.contains(range) {
        violations.append("\(diagnostic.code) at \(range) lies outside the file")
      }
      for fixIt in diagnostic.fixIts {
        let ranges = fixIt.edits.map(\.range)
        if ranges.isEmpty || !ranges.allSatisfy({ whole.contains($0) && isWhole($0, in: file.bytes) }) {
          violations.append(
            "'\(fixIt.message)' of \(diagnostic.code) edits outside the file or within a character")
        }
        if !zip(ranges, ranges.dropFirst()).allSatisfy({ $0.end <= $1.start }) {
          violations.append("the edits of '\(fixIt.message)' overlap")
        }
      }
    }
  }

  /// Whether a range does not split a character of UTF-8.
  private static func isWhole(_ range: SourceRange, in bytes: SourceBytes) -> Bool {
    [range.start, range.end].allSatisfy { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
  }

  private static func check(_ node: SyntaxNode, in parent: SourceRange, _ violations: inout [String]) {
    if !parent.contains(node.range) { violations.append("\(node.range) lies outside \(parent)") }
    guard !node.isAliasOrBroken else { return }
    var end = node.range.start
    for child in SyntaxChildren(of: node, if: node.kind == .sequence ? .sequence : .mapping) {
      if child.range.start < end { violations.append("\(child.range) begins before \(end)") }
      end = max(end, child.range.end)
      check(child, in: node.range, &violations)
    }
  }

  /// Between two lines is one line break, before the first line at most a byte order mark, and after the last nothing.
  /// Each offset maps to the line that contains it.
  private static func checkLines(of file: SourceFile, _ violations: inout [String]) {
    let table = LineTable(file)
    var end = 0
    for line in 1...table.lineCount {
      let range = table.range(ofLine: line)
      let gap = Array(file.bytes[end..<max(end, range.start)])
      let gaps: [[UInt8]] = line == 1 ? [[], byteOrderMark] : [[0x0A], [0x0D], [0x0D, 0x0A]]
      if !gaps.contains(gap) || table.line(at: range.start) != line || table.line(at: range.end) != line {
        violations.append("line \(line) at \(range) is out of order")
      }
      end = range.end
    }
    if end < file.bytes.count { violations.append("bytes after \(end) belong to no line") }
    let location = table.location(at: file.bytes.count)
    if location.line != table.lineCount || location.column < 1 {
      violations.append("the end is at \(location)")
    }
  }
}
