extension SyntaxReader {
  /// Where the text begins that is decoded next.
  func beginDecoding() -> Int { decodedTexts.count }

  /// Adds bytes of the file to the decoded texts.
  mutating func decode(_ range: Range<Int>) {
    decodedTexts.append(
      contentsOf: UnsafeBufferPointer(start: text.start + range.lowerBound, count: range.count))
  }

  /// Adds a byte to the decoded texts.
  mutating func decode(_ byte: UInt8) { decodedTexts.append(byte) }

  /// Makes a scalar of the text that has been decoded since.
  mutating func endDecoding(
    from start: Int, as style: SyntaxNode.ScalarStyle, of range: SourceRange
  ) throws(Interruption) -> NodeRecord {
    let size = decodedTexts.count - start
    try checkSize(size, of: range)
    var node = NodeRecord(.scalar, range, style: style)
    node.marks.insert(.decoded)
    node.content = UInt32(start)
    node.length = size
    return text.hasOrdinarySpace ? node : asWritten(node)
  }

  /// A decoded text that turns out to stand in the file as it reads is taken from there.
  private func asWritten(_ node: NodeRecord) -> NodeRecord {
    let quote = node.style == .singleQuoted || node.style == .doubleQuoted ? 1 : 0
    let start = Int(node.start) + quote
    guard Int(node.end) - quote - start == node.length else { return node }
    for index in 0..<node.length {
      guard text[start + index] == decodedTexts[Int(node.content) + index] else { return node }
    }
    var node = node
    node.marks.remove(.decoded)
    node.content = UInt32(start)
    return node
  }

  /// Reads the lines below a plain scalar that belong to it: those that are indented further than what the scalar is
  /// in, up to a comment. The position is behind the blanks and line breaks that follow then.
  ///
  /// - Returns: The whole scalar, and where its last line begins.
  mutating func scanLines(
    below first: NodeRecord, inFlow: Bool
  ) throws(Interruption) -> (scalar: NodeRecord, line: Int) {
    let start = Int(first.start)
    var decodedStart: Int?
    var end = position
    var lastLine = lineStart
    while let (breaks, line, next) = try lineBelow(end, of: start) {
      go(toLineAt: line)
      let isDocumentEnd = isAtEnd
      position = next
      guard !isDocumentEnd, text[next] != 0, inFlow ? !text.isFlowStop(at: next) : next - line > column,
        text[next] != UInt8(ascii: "#")
      else { break }
      if isColon {
        lastScalar = SourceRange(start, end)
        throw .mistake(.misplacedColon, at: position)
      }
      if decodedStart == nil {
        decodedStart = beginDecoding()
        decode(start..<end)
      }
      decode(folded: breaks)
      try scanPlain(inFlow: inFlow)
      decode(next..<position)
      end = position
      lastLine = line
    }
    guard let decodedStart else { return (first, lastLine) }
    return (try endDecoding(from: decodedStart, as: .plain, of: SourceRange(start, end)), lastLine)
  }

  /// The next line with something in it, if there are only blanks behind a place, and the line breaks before it.
  private mutating func lineBelow(_ place: Int, of scalar: Int) throws(Interruption) -> (
    breaks: Range<Int>, line: Int, start: Int
  )? {
    let first = text.endOfBlanks(from: place)
    var start = first
    var line = place
    while text.breakLength(at: start) > 0 {
      line = start + text.breakLength(at: start)
      start = text.endOfSpaces(from: line)
      if text[start] == UInt8(ascii: "\t"), start - line <= column {
        throw .mistake(.tabInIndentation, at: start, in: scalar)
      }
      start = text.endOfBlanks(from: start)
    }
    return start == first ? nil : (first..<line, line, start)
  }

  /// Decodes the line breaks between two lines of a text: one stands for a blank, several for one less. Separators of
  /// lines and paragraphs stand for themselves.
  private mutating func decode(folded breaks: Range<Int>) {
    let isKept = text[breaks.lowerBound] == 0xE2
    var count = 0
    var index = breaks.lowerBound
    while index < breaks.upperBound {
      let length = text.breakLength(at: index)
      if length > 0 {
        if count > 0 || isKept { decodeBreak(at: index) }
        count += 1
      }
      index += max(1, length)
    }
    if count == 1, !isKept { decode(UInt8(ascii: " ")) }
  }

  /// Decodes a line break that stands for itself: as a line feed, unless it separates lines or paragraphs.
  mutating func decodeBreak(at index: Int) {
    if text[index] == 0xE2 { decode(index..<index + 3) } else { decode(UInt8(ascii: "\n")) }
  }

  /// Goes from a line break in a quoted text to where the text continues, and decodes what the breaks between stand
  /// for.
  mutating func foldBreaks(inQuoteAt quote: Int) throws(Interruption) {
    let breaks = position
    let end = try skipBreaks(inQuoteAt: quote)
    decode(folded: breaks..<end)
  }

  /// Goes from a backslash at the end of a line in a quoted text to where the text continues. It joins the lines.
  mutating func skipEscapedBreak(inQuoteAt quote: Int) throws(Interruption) {
    position += 1
    var index = position + text.breakLength(at: position)
    let end = try skipBreaks(inQuoteAt: quote)
    while index < end {
      let length = text.breakLength(at: index)
      if length > 0 { decodeBreak(at: index) }
      index += max(1, length)
    }
  }

  /// Skips line breaks and the blanks behind them.
  ///
  /// - Returns: Where the last line break ends.
  private mutating func skipBreaks(inQuoteAt quote: Int) throws(Interruption) -> Int {
    while text.breakLength(at: position) > 0 {
      go(toLineAt: position + text.breakLength(at: position))
      if text.isDocumentMark(at: position) { throw .mistake(.documentMarkInQuotes, at: position, in: quote) }
      position = text.endOfBlanks(from: position)
    }
    return lineStart
  }

  /// Where the blanks begin that lie before a place.
  func firstBlank(before place: Int, notBefore start: Int) -> Int {
    var end = place
    while end > start, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    return end
  }
}
