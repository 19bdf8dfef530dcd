extension SyntaxReader {
  /// Reads a text in quotes.
  mutating func scanQuoted() throws(Interruption) -> NodeRecord {
    let start = position
    let quote = text[start]
    let isDouble = quote == UInt8(ascii: "\"")
    let style = isDouble ? SyntaxNode.ScalarStyle.doubleQuoted : .singleQuoted
    var decodedStart: Int?
    /// Where bytes begin that have not been decoded yet.
    var pending = start + 1
    position += 1
    while true {
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
      } else if byte == UInt8(ascii: "\n") || !text.hasOrdinarySpace && text.breakLength(at: position) > 0 {
        decodedStart = decodedStart ?? beginDecoding()
        decode(pending..<firstBlank(before: position, notBefore: pending))
        try foldBreaks(inQuoteAt: start)
        pending = position
      } else {
        guard byte != 0 else { throw .mistake(.endInQuotes, at: position, in: start) }
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

  /// Decodes the escape that begins with a backslash at the position, and goes behind it.
  private mutating func decodeEscape(inQuoteAt quote: Int) throws(Interruption) {
    let letter = text[position + 1]
    switch letter {
    case UInt8(ascii: "x"): try decodeScalar(digits: 2, inQuoteAt: quote)
    case UInt8(ascii: "u"): try decodeScalar(digits: 4, inQuoteAt: quote)
    case UInt8(ascii: "U"): try decodeScalar(digits: 8, inQuoteAt: quote)
    default:
      guard let value = Self.escapes[letter] else { throw .mistake(.unknownEscape, at: position, in: quote) }
      position += 2
      decode(value)
    }
  }

  private mutating func decodeScalar(digits: Int, inQuoteAt quote: Int) throws(Interruption) {
    var value: UInt32 = 0
    for index in position + 2..<position + 2 + digits {
      guard let digit = Character(Unicode.Scalar(text[index])).hexDigitValue, text[index] < 0x80 else {
        throw .mistake(.expectedHexadecimalDigit, at: position, in: quote)
      }
      value = value << 4 | UInt32(digit)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw .mistake(.invalidCharacterCode, at: position, in: quote)
    }
    position += 2 + digits
    decode(scalar)
  }

  private mutating func decode(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { decode(byte) }
  }

  /// What stands for a character by a letter.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
    UInt8(ascii: "P"): "\u{2029}",
  ]
}
