/// A stretch of a file: one of the pieces that put together give every byte of it.
public struct SyntaxPiece: Sendable {
  /// What a piece is.
  public enum Kind: Sendable {
    /// A scalar or an alias.
    case text(SyntaxNode)
    /// What stands between those: blanks, comments, keys' colons, dashes, brackets, anchors and tags.
    case gap
    /// Lines that were not understood.
    case skipped
  }

  /// The bytes of the piece.
  public let range: SourceRange
  /// What the piece is.
  public let kind: Kind
}

extension SyntaxTree {
  /// Calls `body` with the pieces of the file from its first byte to its last, none of them empty but for scalars
  /// without a character.
  public func forEachPiece(_ body: (SyntaxPiece) -> Void) {
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
