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
    for node in allNodes where node.isAliasOrBroken || node.kind == .scalar {
      advance(toTextAt: node.range.start)
      guard node.range.start >= position else { continue }
      body(SyntaxPiece(range: node.range, kind: .text(node)))
      position = node.range.end
    }
    advance(toTextAt: source.bytes.count)
  }
}
