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

/// Finds characters that make a file look different from what it means, where no text needs them: line breaks of YAML
/// that editors do not show, in comments, plain texts and between tokens, and characters that change the direction of
/// writing, in comments and keys.
enum HiddenCharacterScanner {
  /// Where a character is, which determines what to write instead.
  private enum Place {
    case between, comment, blockText, plainText, key
  }

  /// Returns a tree with its diagnostics and those for hidden characters.
  static func added(
    to result: (tree: SyntaxTree, diagnostics: [Diagnostic])
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    let (tree, bytes) = (result.tree, result.tree.source.bytes)
    let diagnostics = DiagnosticCollector()
    diagnostics.add(contentsOf: result.diagnostics)
    var count = 0
    func scan(_ range: SourceRange, _ outside: Place) {
      var place = outside
      var index = range.start
      while index < range.end, count <= Limits.syntaxErrors {
        let length = bytes.lineBreakLength(at: index)
        if let scalar = bytes.hiddenCharacter(at: index), outside != .plainText || length > 0 {
          count += 1
          let found = diagnostic(scalar, at: index, place, in: bytes)
          diagnostics.add(
            count > Limits.syntaxErrors ? Diagnostic(TooManySyntaxErrors(), at: found.range) : found)
        }
        if length > 0 {
          place = outside
        } else if bytes[index] == UInt8(ascii: "#"), outside != .plainText, outside != .key {
          place = .comment
        }
        index += max(1, length)
      }
    }
    var isAfterBlockText = false
    tree.forEachPiece { piece in
      switch piece.kind {
      case .gap: scan(piece.range, isAfterBlockText ? .blockText : .between)
      case .text(let text) where !text.isAliasOrBroken:
        isAfterBlockText = text.style == .literal || text.style == .folded
        if isAfterBlockText {
          let end = bytes.lineEnd(from: piece.range.start)
          scan(SourceRange(piece.range.start, min(end + 1, bytes.count)), .between)
        } else if text.style == .plain {
          scan(piece.range, .plainText)
        }
      case .text, .skipped: isAfterBlockText = false
      }
    }
    for mapping in tree.allNodes where mapping.kind == .mapping {
      for entry in mapping.writtenEntries { scan(entry.key.range, .key) }
    }
    return (tree, diagnostics.diagnostics)
  }

  private static func diagnostic(
    _ scalar: Unicode.Scalar, at index: Int, _ place: Place, in bytes: SourceBytes
  ) -> Diagnostic {
    let range = SourceRange(index, index + UTF8.width(scalar))
    let message = HiddenCharacter(scalar: scalar, isInText: place == .plainText || place == .key)
    let removal = FixIt("remove it", replacing: range, with: "")
    guard scalar.isHiddenLineBreak else { return Diagnostic(message, at: range, fixIts: [removal]) }
    let next = bytes[range.end...].firstIndex { $0 != UInt8(ascii: " ") }
    let isLast = next.map { bytes.lineBreakLength(at: $0) > 0 } ?? true
    let fixIts =
      switch place {
      case .plainText, .key, .blockText: [FixIt]()
      case .between where isLast, .comment where isLast: [removal]
      case .between: [FixIt("write a line break", replacing: range, with: "\n")]
      case .comment:
        [
          FixIt("write a space", replacing: range, with: " "),
          FixIt("write a line break", replacing: range, with: "\n"),
        ]
      }
    return Diagnostic(message, at: range, fixIts: fixIts)
  }
}

extension SourceBytes {
  /// Returns the hidden character that begins at an index; the bytes are valid UTF-8.
  fileprivate func hiddenCharacter(at index: Int) -> Unicode.Scalar? {
    let value: UInt32
    switch self[index] {
    case 0xC2: value = UInt32(self[index + 1])
    case 0xE2: value = 0x2000 | UInt32(self[index + 1] & 0x3F) << 6 | UInt32(self[index + 2] & 0x3F)
    default: return nil
    }
    return Unicode.Scalar(value).flatMap { $0.isHidden ? $0 : nil }
  }
}

extension Unicode.Scalar {
  /// Whether YAML ends a line here, while most editors do not: next line, line separator and paragraph separator.
  var isHiddenLineBreak: Bool { value == 0x85 || value == 0x2028 || value == 0x2029 }

  /// Whether it is such a line break, or changes the direction of writing.
  var isHidden: Bool { isHiddenLineBreak || 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }
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
