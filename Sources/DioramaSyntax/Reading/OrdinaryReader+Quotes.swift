extension OrdinaryReader {
  /// Reads a text in quotes.
  mutating func scanQuoted() throws(GivingUp) -> NodeStorage {
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
        try text[position + 1] == UInt8(ascii: "\n") ? skipEscapedBreak() : decodeEscape()
        pending = position
      } else if byte == quote {
        guard !isDouble, text[position + 1] == quote else { break }
        decodedStart = decodedStart ?? beginDecoding()
        decode(pending..<position + 1)
        position += 2
        pending = position
      } else if byte == UInt8(ascii: "\n") {
        decodedStart = decodedStart ?? beginDecoding()
        decode(pending..<endOfInk(before: position, notBefore: pending))
        try foldBreaks()
        pending = position
      } else {
        guard byte != 0 else { throw GivingUp() }
        position += 1
      }
    }
    let end = position
    position += 1
    guard text[position] != UInt8(ascii: "#") else { throw GivingUp() }
    let range = SourceRange(start, position)
    guard let decodedStart else { return try scalar(style, range, text: start + 1..<end) }
    decode(pending..<end)
    return try endDecoding(from: decodedStart, as: style, of: range)
  }

  /// Decodes the escape that begins with a backslash at the position, and goes behind it.
  private mutating func decodeEscape() throws(GivingUp) {
    let letter = text[position + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "x"): try decodeScalar(digits: 2)
    case UInt8(ascii: "u"): try decodeScalar(digits: 4)
    case UInt8(ascii: "U"): try decodeScalar(digits: 8)
    default:
      guard let value = Self.escapes[letter] else { throw GivingUp() }
      decode(value)
    }
  }

  private mutating func decodeScalar(digits: Int) throws(GivingUp) {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(Unicode.Scalar(text[position])).hexDigitValue else { throw GivingUp() }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    guard let scalar = Unicode.Scalar(value) else { throw GivingUp() }
    decode(scalar)
  }

  private mutating func decode(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { decode(byte) }
  }

  /// What stands for a character by a letter. The slash is left to libyaml, of which old versions do not know it.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
    UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
    UInt8(ascii: "P"): "\u{2029}",
  ]
}
