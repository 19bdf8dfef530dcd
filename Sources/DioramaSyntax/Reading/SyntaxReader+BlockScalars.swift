extension SyntaxReader {
  /// The treatment of the line breaks at the end of a block scalar.
  private enum Chomping {
    case strip, clip, keep
  }

  /// Reads a block scalar, which begins with `|` or `>`, and moves to the next token.
  mutating func readBlockScalar() throws(Interruption) -> Int {
    let start = position
    let style = text[start] == UInt8(ascii: "|") ? SyntaxNode.ScalarStyle.literal : .folded
    position += 1
    let (chomping, indentation) = try scanHeader(at: start)
    let decodedStart = beginDecoding()
    var end = try decodeLines(isFolded: style == .folded, indentation: indentation, chomping, of: start)
    end = file.bytes.textEnd(of: SourceRange(start, end))
    let scalar = try endDecoding(from: decodedStart, as: style, of: SourceRange(start, end))
    lastScalar = SourceRange(start, end)
    let node = try append(scalar)
    try skipToToken(canBeginKey: true)
    return node
  }

  /// Reads the header after `|` or `>`, and moves to the next line.
  ///
  /// - Returns: The treatment of the last line breaks, and the indentation, if the header gives one.
  private mutating func scanHeader(at start: Int) throws(Interruption) -> (Chomping, indentation: Int?) {
    var chomping: Chomping?
    var indentation: Int?
    while true {
      switch text[position] {
      case UInt8(ascii: "-") where chomping == nil: chomping = .strip
      case UInt8(ascii: "+") where chomping == nil: chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9") where indentation == nil:
        indentation = max(column, 0) + Int(text[position] - UInt8(ascii: "0"))
      default:
        position = text.endOfBlanks(from: position)
        if text[position] == UInt8(ascii: "#") { position = text.endOfLine(from: position) }
        guard text.breakLength(at: position) > 0 || text[position] == 0 else {
          throw .error(.expectedLineBreak, at: position, in: start)
        }
        go(toLineAt: position + text.breakLength(at: position))
        return (chomping ?? .clip, indentation)
      }
      position += 1
    }
  }

  /// Decodes the lines that are indented as far as the first, and moves to the line after them.
  ///
  /// - Returns: The end of the last line, or of the header if there is none.
  private mutating func decodeLines(
    isFolded: Bool, indentation given: Int?, _ chomping: Chomping, of start: Int
  ) throws(Interruption) -> Int {
    var end = text.endOfLine(from: start)
    var emptyLines = try skipEmptyLines(indentation: given, of: start)
    let indentation = given ?? detectedIndentation(of: start)
    var lineBreak: Int?
    var beganBlank = false
    while isContent(indentation) {
      let start = position + indentation
      let beginsBlank = text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "\t")
      if let lineBreak {
        let isJoined = isFolded && !beganBlank && !beginsBlank && text[lineBreak] != 0xE2
        if !isJoined { decodeBreak(at: lineBreak) } else if emptyLines.isEmpty { decode(UInt8(ascii: " ")) }
      }
      decodeBreaks(in: emptyLines)
      end = text.endOfLine(from: start)
      decode(start..<end)
      beganBlank = beginsBlank
      lineBreak = text.breakLength(at: end) > 0 ? end : nil
      go(toLineAt: end + text.breakLength(at: end))
      emptyLines = try skipEmptyLines(indentation: indentation, of: start)
    }
    if let lineBreak, chomping != .strip { decodeBreak(at: lineBreak) }
    if chomping == .keep { decodeBreaks(in: emptyLines) }
    return end
  }

  /// Returns the indentation of the first non-blank line, which is at the position, or of the longest blank line
  /// before it.
  private func detectedIndentation(of start: Int) -> Int {
    var furthest = text.endOfSpaces(from: position) - position
    var line = position
    while line > start {
      var before = line - 1
      while before > start, breakLengthEnding(at: before) == 0 { before -= 1 }
      guard before > text.endOfLine(from: start) else { break }
      furthest = max(furthest, text.endOfSpaces(from: before) - before)
      line = before
    }
    return max(furthest, column + 1, 1)
  }

  /// Returns the length in bytes of a line break that ends at an index, or 0.
  private func breakLengthEnding(at index: Int) -> Int {
    (1...3).first { index >= $0 && text.breakLength(at: index - $0) == $0 } ?? 0
  }

  /// Returns whether the line at the position has this indentation, and text after it.
  private func isContent(_ indentation: Int) -> Bool {
    text.endOfSpaces(from: position) - position >= indentation && text[position + indentation] != 0
  }

  /// Skips empty lines and lines of spaces that are no longer than the indentation, if that is known.
  ///
  /// - Returns: The range of the lines.
  private mutating func skipEmptyLines(
    indentation: Int?, of start: Int
  ) throws(Interruption) -> Range<Int> {
    let first = position
    while true {
      let spaces = min(text.endOfSpaces(from: position) - position, indentation ?? .max)
      let content = position + spaces
      if text[content] == UInt8(ascii: "\t"), spaces < indentation ?? .max {
        throw .error(.tabForIndentation, at: content, in: start)
      }
      guard text.breakLength(at: content) > 0 else { return first..<position }
      go(toLineAt: content + text.breakLength(at: content))
    }
  }

  mutating func decodeBreaks(in lines: Range<Int>) {
    var index = lines.lowerBound
    while index < lines.upperBound {
      let length = text.breakLength(at: index)
      if length > 0 { decodeBreak(at: index) }
      index += max(1, length)
    }
  }
}
