@testable import DioramaSyntax

/// What holds for the tree of any file, however broken.
enum TreeProperties {
  /// Reads a file and says what is wrong with its tree and its diagnostics: nothing, if the reader is right.
  static func violations(_ file: SourceFile) -> [String] {
    let (tree, diagnostics) = YAMLReader.read(file)
    var violations: [String] = []
    let whole = SourceRange(0, file.bytes.count)
    for diagnostic in diagnostics where !whole.contains(diagnostic.range) {
      violations.append("\(diagnostic.code) at \(diagnostic.range) lies outside the file")
    }
    for fixIt in diagnostics.flatMap(\.fixIts) {
      if !fixIt.edits.allSatisfy({ whole.contains($0.range) }) {
        violations.append("'\(fixIt.message)' edits outside the file")
      }
    }
    if diagnostics != diagnostics.sorted() { violations.append("the diagnostics are not sorted") }
    if tree.reliableEnd != nil, diagnostics.isEmpty { violations.append("stopped without saying why") }
    if let root = tree.root { check(root, in: whole, &violations) }
    for comment in CommentScanner.comments(in: tree) where !whole.contains(comment.range) {
      violations.append("a comment at \(comment.range) lies outside the file")
    }
    return violations
  }

  private static func check(_ node: SyntaxNode, in parent: SourceRange, _ violations: inout [String]) {
    if !parent.contains(node.range) { violations.append("\(node.range) lies outside \(parent)") }
    guard !node.isAlias else { return }
    var end = node.range.start
    for child in node.children {
      if child.range.start < end { violations.append("\(child.range) begins before \(end)") }
      end = max(end, child.range.end)
      check(child, in: node.range, &violations)
    }
  }
}
