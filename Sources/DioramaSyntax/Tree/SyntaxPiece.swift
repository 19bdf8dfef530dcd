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

/// A token of a file without errors: a text, an alias, a comment, an anchor or an indicator such as a colon.
struct SyntaxToken {
  /// The kind of a token.
  enum Kind: Equatable {
    /// A scalar or an alias. A block scalar includes its header with a comment, and the blank lines below it.
    case text(SyntaxNode.ScalarStyle)
    case alias, anchor, comment
    case dash, colon, question, comma, openBrace, closeBrace, openBracket, closeBracket
    /// A directive or a document mark.
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
      let length = bytes.wholeLineBreakLength(at: position)
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
    let start = position + bytes.wholeLineBreakLength(at: position)
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
