/// The tokens of a file without errors, in order.
struct SyntaxTokens: Sequence, IteratorProtocol {
  private let tree: SyntaxTree
  private let bytes: SourceBytes
  private var position: Int
  /// The index of the next node that may be a text.
  private var node = 0

  init(of tree: SyntaxTree) {
    self.tree = tree
    bytes = tree.source.bytes
    position = bytes.contentStart
  }

  mutating func next() -> SyntaxToken? {
    let start = position
    var lineBreaks = 0
    while position < bytes.count {
      let length = bytes.lineBreakLength(at: position)
      if length > 0 { lineBreaks += 1 } else if !bytes.isBlank(at: position) { break }
      position += Swift.max(1, length)
    }
    guard position < bytes.count else { return nil }
    let first = position
    let isFirstOnLine = lineBreaks > 0 || start == bytes.contentStart
    let kind = skipToken()
    return SyntaxToken(
      kind: kind, range: SourceRange(first, Swift.max(position, first + 1)), lineBreaks: lineBreaks,
      isFirstOnLine: isFirstOnLine)
  }

  /// Moves past the token at the position.
  private mutating func skipToken() -> SyntaxToken.Kind {
    if let text = textAtPosition() { return text }
    let start = position
    position += 1
    switch bytes[start] {
    case UInt8(ascii: "#"):
      position = bytes.contentEnd(from: start, to: bytes.lineEnd(from: start))
      return .comment
    case UInt8(ascii: "&"):
      while position < bytes.count, bytes[position].isWordByte || bytes[position] == UInt8(ascii: "-") {
        position += 1
      }
      return .anchor
    case UInt8(ascii: "-") where !isMark(at: start): return .dash
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "?"): return .question
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "{"): return .openBrace
    case UInt8(ascii: "}"): return .closeBrace
    case UInt8(ascii: "["): return .openBracket
    case UInt8(ascii: "]"): return .closeBracket
    case UInt8(ascii: "%"):
      position = bytes.contentEnd(from: start, to: bytes.lineEnd(from: start))
      return .mark
    default:
      while position < bytes.count, !bytes.isBlank(at: position), bytes.lineBreakLength(at: position) == 0 {
        position += 1
      }
      return .mark
    }
  }

  /// Moves past the text or alias at the position; returns `nil` if there is none.
  private mutating func textAtPosition() -> SyntaxToken.Kind? {
    while node < tree.nodes.count {
      let record = tree.nodes[node]
      let isText = (record.kind == .scalar || record.kind == .alias) && record.end > record.start
      if isText, record.start > position { return nil }
      node += 1
      guard isText, record.start == position else { continue }
      position = Int(record.end)
      if record.kind == .alias { return .alias }
      if record.style == .literal || record.style == .folded {
        position = bytes.lineEnd(from: position)
        while let end = endOfBlankLine() { position = end }
      }
      return .text(record.style)
    }
    return nil
  }

  /// Returns the end of the next line, without its line break, if that line has only blanks.
  private func endOfBlankLine() -> Int? {
    guard position < bytes.count else { return nil }
    let start = position + bytes.lineBreakLength(at: position)
    var end = start
    while end < bytes.count, bytes.isBlank(at: end) { end += 1 }
    if end == bytes.count { return end > start ? end : nil }
    return bytes.lineBreakLength(at: end) > 0 ? end : nil
  }

  private func isMark(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "-") && bytes[index + 2] == UInt8(ascii: "-")
      && bytes.beginsLine(index)
  }
}

/// A token of a file without errors: a text, an alias, a comment, an anchor or an indicator such as a colon.
struct SyntaxToken {
  /// The kind of a token.
  enum Kind: Equatable {
    /// A scalar or an alias. A block scalar includes its header with a comment, and the blank lines below it.
    case text(SyntaxNode.ScalarStyle)
    case alias, anchor, comment
    case dash, colon, question, comma, openBrace, closeBrace, openBracket, closeBracket
    /// A directive or a document marker.
    case mark
  }

  let kind: Kind
  /// The bytes of the token; those of a comment have no final blanks.
  let range: SourceRange
  /// The number of line breaks between the previous token and this one.
  let lineBreaks: Int
  /// Whether the token is the first on its line.
  let isFirstOnLine: Bool
}
