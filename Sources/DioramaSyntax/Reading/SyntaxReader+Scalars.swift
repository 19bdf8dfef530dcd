extension SyntaxReader {
  /// Reads a scalar at the position, and moves to its end. Reads a plain scalar only to the end of its line.
  mutating func scanScalar(inFlow: Bool) throws(Interruption) -> NodeRecord {
    let start = position
    let byte = text[start]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try scanQuoted() }
    try checkBeginning(inFlow: inFlow)
    try scanPlain(inFlow: inFlow)
    return try scalar(.plain, SourceRange(start, position), text: start..<position)
  }

  /// Returns a scalar whose text equals its source.
  @inline(__always) mutating func scalar(
    _ style: SyntaxNode.ScalarStyle, _ range: SourceRange, text: Range<Int>
  ) throws(Interruption) -> NodeRecord {
    try checkSize(text.count, of: range)
    return NodeRecord(.scalar, range, style: style, content: text.lowerBound, length: text.count)
  }

  @inline(__always) mutating func checkSize(_ size: Int, of range: SourceRange) throws(Interruption) {
    if size > Limits.scalarSize { try reject(size, of: range) }
  }

  private mutating func reject(_ size: Int, of range: SourceRange) throws(Interruption) {
    report(Diagnostic(TextTooLong(size: size), at: SourceRange(range.start, range.start + 1)))
    throw .limit(at: range.start)
  }

  /// Moves past the last non-blank byte of a plain scalar on its line.
  mutating func scanPlain(inFlow: Bool) throws(Interruption) {
    var end = text.nextStop(from: position, inFlow: inFlow)
    while text[end] != UInt8(ascii: "\n"), try !endsPlain(at: end, inFlow: inFlow) {
      end = text.nextStop(from: end + 1, inFlow: inFlow)
    }
    position = firstBlank(before: end, notBefore: position)
  }

  private mutating func endsPlain(at index: Int, inFlow: Bool) throws(Interruption) -> Bool {
    switch text[index] {
    case 0:
      return true
    case UInt8(ascii: "#"):
      return index > lineStart
        && (text[index - 1] == UInt8(ascii: " ") || text[index - 1] == UInt8(ascii: "\t"))
    case UInt8(ascii: ":"):
      if inFlow, text[index + 1].isFlowIndicator { throw unsupported(at: index) }
      return text.isBlank(at: index + 1)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["):
      return true
    default:
      return text.breakLength(at: index) > 0
    }
  }

  /// Throws unless a plain scalar can begin at the position.
  @inline(__always) private mutating func checkBeginning(inFlow: Bool) throws(Interruption) {
    if !text[position].isWordByte, text[position] < 0x80 { try checkMark(inFlow: inFlow) }
  }

  private mutating func checkMark(inFlow: Bool) throws(Interruption) {
    switch text[position] {
    case UInt8(ascii: "?"), UInt8(ascii: ":"):
      if text.isBlank(at: position + 1) || inFlow { throw unsupported(at: position) }
    case UInt8(ascii: "-"):
      if inFlow, text[position + 1].isFlowIndicator { throw unsupported(at: position) }
      if text.isBlank(at: position + 1) { throw .error(.misplacedDash, at: position) }
    case UInt8(ascii: "%") where position > lineStart, UInt8(ascii: "@"), UInt8(ascii: "`"),
      UInt8(ascii: "|"),
      UInt8(ascii: ">"):
      throw .error(.cannotStartToken, at: position)
    case UInt8(ascii: "%"):
      throw unsupported(at: position)
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"), 0:
      throw .error(.expectedNode, at: position)
    default: break
    }
  }
}

extension SyntaxReader {
  /// Reads a quoted scalar.
  mutating func scanQuoted() throws(Interruption) -> NodeRecord {
    let start = position
    let quote = text[start]
    let isDouble = quote == UInt8(ascii: "\"")
    let style = isDouble ? SyntaxNode.ScalarStyle.doubleQuoted : .singleQuoted
    var decodedStart: Int?
    /// The start of the bytes that have not been decoded yet.
    var pending = start + 1
    position += 1
    while true {
      position = text.nextStop(from: position, inQuotes: quote)
      let byte = text[position]
      if isDouble, byte == UInt8(ascii: "\\") {
        decodedStart = decodedStart ?? beginDecoding()
        decode(pending..<position)
        if text.breakLength(at: position + 1) > 0 {
          try skipEscapedBreak(inQuoteAt: start)
        } else {
          try decodeEscape(inQuoteAt: start)
        }
        pending = position
      } else if byte == quote {
        guard !isDouble, text[position + 1] == quote else { break }
        decodedStart = decodedStart ?? beginDecoding()
        decode(pending..<position + 1)
        position += 2
        pending = position
      } else if text.breakLength(at: position) > 0 {
        decodedStart = decodedStart ?? beginDecoding()
        decode(pending..<firstBlank(before: position, notBefore: pending))
        try foldBreaks(inQuoteAt: start)
        pending = position
      } else {
        guard byte != 0 else { throw .error(.endInQuotes, at: position, in: start) }
        position += 1
      }
    }
    let end = position
    position += 1
    let range = SourceRange(start, position)
    lastScalar = range
    guard let decodedStart else { return try scalar(style, range, text: start + 1..<end) }
    decode(pending..<end)
    return try endDecoding(from: decodedStart, as: style, of: range)
  }

  /// Decodes the escape sequence at the position, and moves past it.
  private mutating func decodeEscape(inQuoteAt quote: Int) throws(Interruption) {
    let letter = text[position + 1]
    switch letter {
    case UInt8(ascii: "x"): try decodeScalar(digits: 2, inQuoteAt: quote)
    case UInt8(ascii: "u"): try decodeScalar(digits: 4, inQuoteAt: quote)
    case UInt8(ascii: "U"): try decodeScalar(digits: 8, inQuoteAt: quote)
    default:
      guard let value = Self.character(escapedBy: letter) else {
        throw .error(.unknownEscape, at: position, in: quote)
      }
      position += 2
      decode(value)
    }
  }

  private mutating func decodeScalar(digits: Int, inQuoteAt quote: Int) throws(Interruption) {
    var value: UInt32 = 0
    for index in position + 2..<position + 2 + digits {
      guard let digit = text[index].hexDigitValue else {
        throw .error(.expectedHexadecimalDigit, at: position, in: quote)
      }
      value = value << 4 | digit
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw .error(.invalidCharacterCode, at: position, in: quote)
    }
    position += 2 + digits
    decode(scalar)
  }

  private mutating func decode(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { decode(byte) }
  }

  /// Returns the character that a backslash and a letter represent.
  private static func character(escapedBy letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
    default: nil
    }
  }
}

extension SyntaxReader {
  /// Returns the offset at which the next decoded text begins.
  func beginDecoding() -> Int { decodedTexts.count }

  /// Adds bytes of the file to the decoded texts.
  mutating func decode(_ range: Range<Int>) {
    decodedTexts.append(
      contentsOf: UnsafeBufferPointer(start: text.start + range.lowerBound, count: range.count))
  }

  /// Adds a byte to the decoded texts.
  mutating func decode(_ byte: UInt8) { decodedTexts.append(byte) }

  /// Returns a scalar with the text that has been decoded since an offset.
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

  /// Returns the node with its text taken from the file, if the decoded text equals its source.
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

  /// Reads the continuation lines of a plain scalar: lines that are indented further than its parent, up to a comment.
  /// Moves past the blanks and line breaks that follow.
  ///
  /// - Returns: The whole scalar, and the start of its last line.
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
      // It can be a mark or the first character of a word.
      if inFlow, !isDocumentEnd, text[next] == UInt8(ascii: "?") { throw unsupported(at: next) }
      guard !isDocumentEnd, text[next] != 0, inFlow ? !text.isFlowStop(at: next) : next - line > column,
        text[next] != UInt8(ascii: "#")
      else { break }
      if isColon {
        lastScalar = SourceRange(start, end)
        throw .error(.misplacedColon, at: position)
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

  /// Returns the next non-blank line and the line breaks before it, if only blanks follow a position on its line.
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
        throw .error(.tabInIndentation, at: start, in: scalar)
      }
      start = text.endOfBlanks(from: start)
    }
    return start == first ? nil : (first..<line, line, start)
  }

  /// Decodes the line breaks between two lines of text: one becomes a space, and of several, the first is dropped. Line
  /// and paragraph separators remain as they are.
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

  /// Decodes a line break that is kept: as a line feed, unless it is a line or paragraph separator.
  mutating func decodeBreak(at index: Int) {
    if text[index] == 0xE2 { decode(index..<index + 3) } else { decode(UInt8(ascii: "\n")) }
  }

  /// Moves from a line break in a quoted scalar to the next text, and decodes the folded breaks.
  mutating func foldBreaks(inQuoteAt quote: Int) throws(Interruption) {
    let breaks = position
    let end = try skipBreaks(inQuoteAt: quote)
    decode(folded: breaks..<end)
  }

  /// Moves from a backslash at the end of a line in a quoted scalar to the next text. The backslash joins the lines.
  mutating func skipEscapedBreak(inQuoteAt quote: Int) throws(Interruption) {
    position += 1
    let start = position + text.breakLength(at: position)
    let end = try skipBreaks(inQuoteAt: quote)
    decodeBreaks(in: start..<max(start, end))
  }

  /// Skips line breaks and the blanks after them.
  ///
  /// - Returns: The end of the last line break.
  private mutating func skipBreaks(inQuoteAt quote: Int) throws(Interruption) -> Int {
    while text.breakLength(at: position) > 0 {
      go(toLineAt: position + text.breakLength(at: position))
      if text.isDocumentMark(at: position) { throw .error(.documentMarkInQuotes, at: position, in: quote) }
      position = text.endOfBlanks(from: position)
    }
    return lineStart
  }

  /// Returns the start of the blanks before a position.
  func firstBlank(before place: Int, notBefore start: Int) -> Int {
    var end = place
    while end > start, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    return end
  }
}
