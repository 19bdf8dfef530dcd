/// Texts of characters that are error-prone in literals.
package enum RandomText {
  /// A text of one to `length` characters.
  package static func make(upTo length: Int, _ generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...length, using: &generator) {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        text += snippets.randomElement(using: &generator) ?? ""
      } else {
        text.unicodeScalars.append(scalar(&generator))
      }
    }
    return text
  }

  private static let snippets = [
    "\"", "\\", "\\(", "\\(name)", "${", "$${", "${name}", "}", "\"\"\"", "#\"", "\"#", "\\u{41}", "\\#(",
    "//", "/*", "*/", "'",
    "''", "\n", "\r", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}",
    "\u{200B}", "\u{200D}",
    "\u{200E}", "\u{202E}", "\u{2066}", "\u{61C}", "\u{AD}", "\u{E0041}", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪",
    "👍🏽", "北京", "שלום",
    " #", ": ", "- ", "%", "@", "`", "[", "{",
  ]

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x0...0x1F, 0x80...0xFF, 0x100...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x900...0xDFF,
    0x2000...0x206F,
    0x2190...0x2BFF, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xE000...0xF8FF, 0xFE00...0xFFFD, 0x1F300...0x1FAFF,
    0xE0000...0xE01EF,
    0x10FF00...0x10FFFF,
  ]

  private static func scalar(_ generator: inout SeededGenerator) -> Unicode.Scalar {
    let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
    return Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "x"
  }
}

extension String {
  /// The text as a double-quoted scalar of YAML.
  package var asSceneScalar: String {
    var result = "\""
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: result += "\\" + String(scalar)
      case 0x20...0x7E,
        0xA1...0xD7FF where scalar.value != 0x2028 && scalar.value != 0x2029, 0xE000...0xFEFE,
        0xFF00...0xFFFD, 0x10000...0x10FFFF:
        if scalar == "{", previous == "$" { result += result.dollarsAtEnd }
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
      previous = scalar
    }
    return result + "\""
  }

  /// The dollar signs at the end, even if one of them belongs to a character with other scalars.
  package var dollarsAtEnd: String {
    String(repeating: "$", count: unicodeScalars.reversed().prefix { $0 == "$" }.count)
  }
}
