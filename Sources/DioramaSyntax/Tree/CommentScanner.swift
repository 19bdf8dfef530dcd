/// Finds the comments, which libyaml drops: each `#` outside scalars that is at the start of a line or after a blank.
package enum CommentScanner {
  /// Returns the comments of a file in order. Finds none after a syntax error, where scalars are unknown.
  package static func comments(in tree: SyntaxTree) -> [Comment] {
    let file = tree.source
    var comments: [Comment] = []
    tree.forEachPiece { piece in
      switch piece.kind {
      case .gap:
        scan(file, piece.range, into: &comments)
      case .text(let scalar)
      where !scalar.isAliasOrBroken && (scalar.style == .literal || scalar.style == .folded):
        // A comment may follow the `|` or `>`, where the range begins.
        let start = scalar.range.start
        scan(file, SourceRange(start, file.bytes.lineEnd(from: start)), into: &comments)
      case .text, .skipped:
        break
      }
    }
    return comments
  }

  private static func scan(_ file: SourceFile, _ range: SourceRange, into comments: inout [Comment]) {
    let bytes = file.bytes
    var index = range.start
    while index < range.end {
      if bytes[index] == UInt8(ascii: "#"),
        bytes.beginsLine(index) || bytes[index - 1] <= UInt8(ascii: " ")
      {
        let comment = comment(at: index, in: file)
        comments.append(comment)
        index = comment.range.end
      }
      index += 1
    }
  }

  private static func comment(at start: Int, in file: SourceFile) -> Comment {
    let bytes = file.bytes
    let end = bytes.lineEnd(from: start)
    var first = start + 1
    while first < end, bytes.isBlank(at: first) { first += 1 }
    let text = file.text(in: SourceRange(first, bytes.contentEnd(from: first, to: end)))
    let lineStart = bytes.contentEnd(from: bytes.contentStart, to: start)
    return Comment(range: SourceRange(start, end), text: text, ownsLine: bytes.beginsLine(lineStart))
  }
}

/// A comment, from its `#` to the end of its line.
package struct Comment: Sendable, Hashable {
  /// The bytes of the comment, without the line break.
  package let range: SourceRange

  /// The text after the `#`, without surrounding blanks.
  package let text: String

  /// Whether the comment is the only text on its line.
  package let ownsLine: Bool
}
