extension OrdinaryReader {
  /// What becomes of the line breaks at the end of a block scalar.
  private enum Chomping {
    case strip, clip, keep
  }

  /// Reads a block scalar whose header is `|` or `>` with at most a `-` or `+`, and goes on to the next token.
  ///
  /// - Parameter column: That of the collection that the scalar is in; its lines lie further right.
  mutating func readBlockScalar(in column: Int) throws(GivingUp) -> Int {
    let start = position
    let style = text[start] == UInt8(ascii: "|") ? SyntaxNode.ScalarStyle.literal : .folded
    position += 1
    let chomping = scanChomping()
    guard text[position] == UInt8(ascii: "\n") else { throw GivingUp() }
    position += 1
    let decodedStart = beginDecoding()
    var end = try decodeLines(isFolded: style == .folded, furtherThan: column, chomping)
    while text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    try skipToToken()
    return try append(endDecoding(from: decodedStart, as: style, of: SourceRange(start, end)))
  }

  private mutating func scanChomping() -> Chomping {
    let chomping: Chomping
    switch text[position] {
    case UInt8(ascii: "-"): chomping = .strip
    case UInt8(ascii: "+"): chomping = .keep
    default: return .clip
    }
    position += 1
    return chomping
  }

  /// Decodes the lines that are indented as far as the first of them, and goes to the line behind them.
  ///
  /// - Returns: Where the last of them ends.
  private mutating func decodeLines(
    isFolded: Bool, furtherThan column: Int, _ chomping: Chomping
  ) throws(GivingUp) -> Int {
    /// The line breaks of empty lines that have not been decoded.
    var emptyLines = skipEmptyLines(indentation: 0)
    let indentation = endOfSpaces(from: position) - position
    guard indentation > column, text[position + indentation] != UInt8(ascii: "\n"),
      text[position + indentation] != 0
    else { throw GivingUp() }
    var end = position
    var hasBreak = false
    var beganBlank = false
    while isContent(indentation) {
      let start = position + indentation
      let beginsBlank = text[start] == UInt8(ascii: " ")
      if hasBreak {
        let isJoined = isFolded && !beganBlank && !beginsBlank
        if !isJoined { decode(UInt8(ascii: "\n")) } else if emptyLines == 0 { decode(UInt8(ascii: " ")) }
      }
      decodeBreaks(emptyLines)
      end = endOfLine(from: start)
      decode(start..<end)
      beganBlank = beginsBlank
      hasBreak = text[end] != 0
      go(toLineAt: hasBreak ? end + 1 : end)
      emptyLines = skipEmptyLines(indentation: indentation)
    }
    if hasBreak, chomping != .strip { decodeBreaks(1) }
    if chomping == .keep { decodeBreaks(emptyLines) }
    return end
  }

  /// Whether the line at the position is indented so far and has something behind that.
  private func isContent(_ indentation: Int) -> Bool {
    endOfSpaces(from: position) - position >= indentation && text[position + indentation] != 0
  }

  /// Skips lines without anything but spaces, no more of them than the indentation.
  ///
  /// - Returns: How many there were.
  private mutating func skipEmptyLines(indentation: Int) -> Int {
    var count = 0
    while true {
      let spaces = min(endOfSpaces(from: position) - position, indentation)
      guard text[position + spaces] == UInt8(ascii: "\n") else { return count }
      go(toLineAt: position + spaces + 1)
      count += 1
    }
  }

  private mutating func decodeBreaks(_ count: Int) {
    for _ in 0..<count { decode(UInt8(ascii: "\n")) }
  }

  private func endOfLine(from start: Int) -> Int {
    var index = start
    while text[index] != UInt8(ascii: "\n"), text[index] != 0 { index += 1 }
    return index
  }
}
