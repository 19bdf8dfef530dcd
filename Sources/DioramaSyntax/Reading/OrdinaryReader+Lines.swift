extension OrdinaryReader {
  /// Reads the lines below a plain scalar that belong to it: those that are indented further than what the scalar is in, up to
  /// a comment. The position is behind the last of them then.
  mutating func scanLines(below first: NodeStorage, furtherThan column: Int) throws(GivingUp) -> NodeStorage {
    var decodedStart: Int?
    var end = position
    while let (breaks, line, start) = lineBelow(end), start - line > column, text[start] != UInt8(ascii: "#")
    {
      if decodedStart == nil {
        decodedStart = beginDecoding()
        decode(Int(first.start)..<end)
      }
      go(toLineAt: line)
      guard !isDocumentMark else { throw GivingUp() }
      position = start
      guard !isColon else { throw GivingUp() }
      decode(folded: breaks)
      try scanPlain(inFlow: false)
      decode(start..<position)
      end = position
    }
    guard let decodedStart else { return first }
    return try endDecoding(from: decodedStart, as: .plain, of: SourceRange(Int(first.start), end))
  }

  /// The next line with something in it, if there are only blanks behind a place.
  private func lineBelow(_ place: Int) -> (breaks: Int, line: Int, start: Int)? {
    var breaks = 0
    var line = place
    var start = endOfSpaces(from: place)
    while text[start] == UInt8(ascii: "\n") {
      breaks += 1
      line = start + 1
      start = endOfSpaces(from: line)
    }
    return breaks == 0 || text[start] == 0 ? nil : (breaks, line, start)
  }

  /// Goes from a line break in a quoted text to what the text goes on with, and decodes what the breaks between stand for.
  mutating func foldBreaks() throws(GivingUp) {
    decode(folded: try skipBreaks())
  }

  /// Goes from a backslash at the end of a line in a quoted text to what the text goes on with. It joins the lines.
  mutating func skipEscapedBreak() throws(GivingUp) {
    position += 1
    for _ in 1..<(try skipBreaks()) { decode(UInt8(ascii: "\n")) }
  }

  /// Skips line breaks and the blanks behind them.
  ///
  /// - Returns: How many line breaks there were.
  private mutating func skipBreaks() throws(GivingUp) -> Int {
    var count = 0
    while text[position] == UInt8(ascii: "\n") {
      count += 1
      go(toLineAt: position + 1)
      guard !isDocumentMark else { throw GivingUp() }
      position = endOfSpaces(from: position)
    }
    return count
  }

  /// One line break between two lines of a text stands for a blank, several for one less.
  private mutating func decode(folded breaks: Int) {
    if breaks == 1 { return decode(UInt8(ascii: " ")) }
    for _ in 1..<breaks { decode(UInt8(ascii: "\n")) }
  }

  /// Where the blanks begin that lie before a place.
  func endOfInk(before place: Int, notBefore start: Int) -> Int {
    var end = place
    while end > start, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
