extension OrdinaryReader {
  var isAtEnd: Bool { text[position] == 0 }

  var isDash: Bool { text[position] == UInt8(ascii: "-") && isBlank(text[position + 1]) }

  var isColon: Bool { text[position] == UInt8(ascii: ":") && isBlank(text[position + 1]) }

  /// Whether an anchor, an alias or a block scalar is next, which no key begins with.
  var isMarked: Bool {
    switch text[position] {
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "|"), UInt8(ascii: ">"): true
    default: false
    }
  }

  var isFlowStart: Bool { text[position] == UInt8(ascii: "{") || text[position] == UInt8(ascii: "[") }

  /// Goes on to the next token; answers whether that is on another line, or the end.
  mutating func isOnNextLine() throws(GivingUp) -> Bool {
    let line = lineStart
    try skipToToken()
    return lineStart != line || isAtEnd
  }

  mutating func finishLine() throws(GivingUp) {
    guard try isOnNextLine() else { throw GivingUp() }
  }

  /// Goes to the first token, behind the three dashes that may stand before it.
  mutating func skipDocumentStart() throws(GivingUp) {
    try skipBlanks()
    if position == lineStart, isDocumentMark, text[position] == UInt8(ascii: "-"), isBlank(text[position + 3])
    {
      position += 3
      guard try isOnNextLine() else { throw GivingUp() }
    }
    try skipToToken()
  }

  /// Goes to the beginning of a line that has been looked at.
  mutating func go(toLineAt start: Int) {
    position = start
    lineStart = start
  }

  /// Skips blanks, line feeds and comments.
  mutating func skipToToken() throws(GivingUp) {
    try skipBlanks()
    guard position > lineStart || !isDocumentMark else { throw GivingUp() }
  }

  private mutating func skipBlanks() throws(GivingUp) {
    while true {
      switch text[position] {
      case UInt8(ascii: " "):
        position = endOfSpaces(from: position)
      case UInt8(ascii: "\n"):
        position += 1
        lineStart = position
      case UInt8(ascii: "#"):
        guard position == lineStart || isBlank(text[position - 1]) else { throw GivingUp() }
        while text[position] != UInt8(ascii: "\n"), !isAtEnd { position += 1 }
      default:
        return
      }
    }
  }

  /// Whether three dashes or dots are next, which separate documents at the beginning of a line.
  var isDocumentMark: Bool {
    let first = text[position]
    return (first == UInt8(ascii: "-") || first == UInt8(ascii: "."))
      && text[position + 1] == first && text[position + 2] == first
  }
}
