/// A piece of a file. Concatenated, the pieces contain each byte of the file.
package struct SyntaxPiece: Sendable {
  /// The kind of a piece.
  package enum Kind: Sendable {
    /// A scalar or an alias.
    case text(SyntaxNode)
    /// Anything else: blanks, comments, colons after keys, dashes, brackets, anchors and tags.
    case gap
    /// Lines that could not be read.
    case skipped
  }

  /// The bytes of the piece.
  package let range: SourceRange
  /// The kind of the piece.
  package let kind: Kind
}

extension SyntaxTree {
  /// Calls `body` with the pieces of the file in order. Only empty scalars have empty pieces.
  package func forEachPiece(_ body: (SyntaxPiece) -> Void) {
    var position = 0
    func advance(to end: Int, _ kind: SyntaxPiece.Kind) {
      if end > position { body(SyntaxPiece(range: SourceRange(position, end), kind: kind)) }
      position = max(position, end)
    }
    var skipped = skipped[...]
    func advance(toTextAt start: Int) {
      while let lines = skipped.first, lines.start <= start {
        advance(to: lines.start, .gap)
        advance(to: lines.end, .skipped)
        skipped.removeFirst()
      }
      advance(to: start, .gap)
    }
    for node in allNodes where node.isAlias || node.kind == .scalar {
      advance(toTextAt: node.range.start)
      guard node.range.start >= position else { continue }
      body(SyntaxPiece(range: node.range, kind: .text(node)))
      position = node.range.end
    }
    advance(toTextAt: source.bytes.count)
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

/// Finds the comments, which libyaml drops: each `#` outside scalars that is at the start of a line or after a blank.
package enum CommentScanner {
  /// Returns the comments of a file in order. It finds none after a syntax error, where scalars are unknown.
  package static func comments(in tree: SyntaxTree) -> [Comment] {
    let bytes = tree.source.bytes
    var comments: [Comment] = []
    tree.forEachPiece { piece in
      switch piece.kind {
      case .gap:
        scan(bytes, piece.range.start..<piece.range.end, into: &comments, of: tree.source)
      case .text(let scalar) where !scalar.isAlias && (scalar.style == .literal || scalar.style == .folded):
        scanHeader(bytes, of: scalar.range, into: &comments, of: tree.source)
      case .text, .skipped:
        break
      }
    }
    return comments
  }

  private static func scan(
    _ bytes: SourceBytes, _ gap: Range<Int>, into comments: inout [Comment], of file: SourceFile
  ) {
    var index = gap.lowerBound
    while index < gap.upperBound {
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

  /// Finds a comment after the `|` or `>` of a block scalar, whose range begins there.
  private static func scanHeader(
    _ bytes: SourceBytes, of range: SourceRange, into comments: inout [Comment], of file: SourceFile
  ) {
    scan(bytes, range.start..<bytes.lineEnd(from: range.start), into: &comments, of: file)
  }

  private static func comment(at start: Int, in file: SourceFile) -> Comment {
    let bytes = file.bytes
    let end = bytes.lineEnd(from: start)
    let content = bytes[start + 1..<end]
    let first = content.firstIndex { !isBlank($0) } ?? end
    let last = content.lastIndex { !isBlank($0) } ?? first
    let text = file.text(in: SourceRange(first, min(last + 1, end)))
    return Comment(range: SourceRange(start, end), text: text, ownsLine: isFirst(start, onItsLineIn: bytes))
  }

  /// Returns whether only blanks are on a line before a position.
  private static func isFirst(_ place: Int, onItsLineIn bytes: SourceBytes) -> Bool {
    var start = place
    while start > bytes.contentStart, isBlank(bytes[start - 1]) { start -= 1 }
    return bytes.beginsLine(start)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
