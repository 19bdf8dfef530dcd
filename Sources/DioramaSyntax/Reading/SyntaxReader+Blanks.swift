extension SyntaxReader {
  /// Whether the file or its document ends here.
  var isAtEnd: Bool { text[position] == 0 || position == lineStart && isDocumentMark }

  var isDash: Bool { text[position] == UInt8(ascii: "-") && isBlank(at: position + 1) }

  var isColon: Bool { text[position] == UInt8(ascii: ":") && isBlank(at: position + 1) }

  /// Whether a byte separates tokens, as the end does.
  func isBlank(at index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), 0, UInt8(ascii: "\t"): true
    default: !hasOrdinarySpace && breakLength(at: index) > 0
    }
  }

  /// How many bytes the line break has that begins at an index; 0 if none does.
  func breakLength(at index: Int) -> Int {
    switch text[index] {
    case 0x0A: 1
    case 0x0D: text[index + 1] == 0x0A ? 2 : 1
    case 0xC2: text[index + 1] == 0x85 ? 2 : 0
    case 0xE2: text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// Where the spaces end that begin at a place.
  func endOfSpaces(from start: Int) -> Int {
    var index = start
    while true {
      let others = Word(at: text + index).placesOfOthers(than: UInt8(ascii: " "))
      if others != 0 { return index + Word.first(of: others) }
      index += Word.size
    }
  }

  /// Where the spaces and tabs end that begin at a place.
  func endOfBlanks(from start: Int) -> Int {
    var index = endOfSpaces(from: start)
    while text[index] == UInt8(ascii: "\t") { index = endOfSpaces(from: index + 1) }
    return index
  }

  /// Where the line ends that a place is on.
  func endOfLine(from start: Int) -> Int {
    var index = start
    if hasOrdinarySpace {
      while text[index] != UInt8(ascii: "\n"), text[index] != 0 { index += 1 }
    } else {
      while breakLength(at: index) == 0, text[index] != 0 { index += 1 }
    }
    return index
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
        position = endOfSpaces(from: position)
      case UInt8(ascii: "\n"):
        go(toLineAt: position + 1)
        mayBeTab = false
      case UInt8(ascii: "#"):
        try skipComment()
      case UInt8(ascii: "\t"):
        guard mayBeTab || !brackets.isEmpty else { throw .mistake(.cannotStartToken, at: position) }
        position += 1
      default:
        guard !hasOrdinarySpace, breakLength(at: position) > 0 else { return }
        go(toLineAt: position + breakLength(at: position))
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
    position = endOfLine(from: position)
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

  /// Whether three dashes or dots are next, and nothing or a blank behind them; at the beginning of a line they
  /// separate documents.
  var isDocumentMark: Bool {
    let first = text[position]
    return (first == UInt8(ascii: "-") || first == UInt8(ascii: "."))
      && text[position + 1] == first && text[position + 2] == first && isBlank(at: position + 3)
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
    if text[position] == UInt8(ascii: "?"), isBlank(at: position + 1) {
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
