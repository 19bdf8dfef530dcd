extension SyntaxReader {
  /// Whether the file or its document ends here.
  @inline(__always) var isAtEnd: Bool {
    text[position] == 0 || position == lineStart && text.isDocumentMark(at: position)
  }

  @inline(__always) var isDash: Bool { text[position] == UInt8(ascii: "-") && text.isBlank(at: position + 1) }

  @inline(__always) var isColon: Bool {
    text[position] == UInt8(ascii: ":") && text.isBlank(at: position + 1)
  }

  /// Goes to the beginning of a line that has been looked at.
  mutating func go(toLineAt start: Int) {
    position = start
    lineStart = start
  }

  /// Goes to the next token, and returns whether that is on another line, or the end.
  mutating func isOnNextLine() throws(Interruption) -> Bool {
    let line = lineStart
    try skipToToken(canBeginKey: false)
    return lineStart != line || isAtEnd
  }

  /// Skips blanks, line breaks and comments.
  ///
  /// - Parameter canBeginKey: Whether a key could be next on this line; no tab may stand before one.
  mutating func skipToToken(canBeginKey: Bool) throws(Interruption) {
    var mayBeTab = !canBeginKey
    while true {
      switch text[position] {
      case UInt8(ascii: " "):
        position = text.endOfSpaces(from: position)
      case UInt8(ascii: "\n"):
        go(toLineAt: position + 1)
        mayBeTab = false
      case UInt8(ascii: "#"):
        try skipComment()
      case UInt8(ascii: "\t"):
        guard mayBeTab || !brackets.isEmpty else { throw .mistake(.cannotStartToken, at: position) }
        position += 1
      default:
        guard !text.hasOrdinarySpace, text.breakLength(at: position) > 0 else { return }
        go(toLineAt: position + text.breakLength(at: position))
        mayBeTab = false
      }
    }
  }

  private mutating func skipComment() throws(Interruption) {
    if position > lineStart, let scalar = lastScalar, scalar.end == position,
      text[position - 1] == UInt8(ascii: "\"") || text[position - 1] == UInt8(ascii: "'")
    {
      throw .mistake(.commentBehindQuote, at: scalar.start)
    }
    position = text.endOfLine(from: position)
  }

  /// Goes to the first token, behind the three dashes that may stand before it.
  ///
  /// - Returns: Whether that is on the line of the dashes, or they are all there is.
  mutating func skipDocumentStart() throws(Interruption) -> Bool {
    try skipToToken(canBeginKey: true)
    if text[position] == UInt8(ascii: "%"), position == lineStart { throw .unsupported(at: position) }
    guard isAtEnd, text[position] != 0 else { return false }
    guard text[position] == UInt8(ascii: "-") else { throw .mistake(.expectedNode, at: position) }
    position += 3
    return try !isOnNextLine() || isAtEnd
  }

  /// Whether no token begins with the next byte.
  var cannotStartToken: Bool {
    switch text[position] {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "\t"), UInt8(ascii: "%"): true
    case UInt8(ascii: "|"), UInt8(ascii: ">"): !brackets.isEmpty
    default: false
    }
  }

  /// Goes to the next token, which is on another line than the one that begins at an offset.
  mutating func finishLine(at line: Int) throws(Interruption) {
    try skipToToken(canBeginKey: lineStart != line)
    guard lineStart == line, !isAtEnd else { return }
    if isColon { throw .mistake(.misplacedColon, at: position) }
    if isDash { throw .mistake(.misplacedDash, at: position) }
    if cannotStartToken { throw .mistake(.cannotStartToken, at: position) }
    if text[position] == UInt8(ascii: "?"), text.isBlank(at: position + 1) {
      throw .mistake(.misplacedQuestionMark, at: position)
    }
    let problem: SyntaxProblem =
      switch blocks.last?.isSequence {
      case nil: .expectedDocumentStart
      case true?: .expectedDash
      case false?: .expectedKey
      }
    throw .mistake(problem, at: position)
  }
}
