/// Makes untrusted text safe to show on a terminal: it must not control the terminal, or look different from what it
/// is.
enum Visible {
  /// Returns the text with control characters and directional formatting characters replaced.
  static func text(_ text: String) -> String {
    if text.isPlain { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text with control characters and directional formatting characters replaced.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        let length = 0x20..<0x7F ~= text[index] ? 0 : harmfulLength(text[index...])
        if length > 0 {
          bytes.append(contentsOf: text[start..<index])
          bytes.append(contentsOf: "\u{FFFD}".utf8)
          start = index + length
        }
        index += max(length, 1)
      }
      bytes.append(contentsOf: text[start...])
    }
  }

  /// Returns a report in which nothing is a workflow command for GitHub Actions: `::` at the beginning of a line, also
  /// after blanks, or `##[` anywhere. The first character of each is replaced.
  static func withoutWorkflowCommands(_ report: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(report.count)
    // A report ends with a line break.
    let lines = report.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    for line in lines {
      let blanks = String(decoding: line, as: UTF8.self).prefix(while: \.isWhitespace).utf8.count
      for (index, byte) in line.enumerated() {
        let isCommand =
          index == blanks && line.dropFirst(index).starts(with: "::".utf8)
          || byte == UInt8(ascii: "#") && line.dropFirst(index).starts(with: "##[".utf8)
        if isCommand { result += "\u{FFFD}".utf8 } else { result.append(byte) }
      }
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  /// Returns the width of a text in columns.
  static func width(of text: String) -> Int {
    text.isPlain ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns spaces as wide as a text. Tabs are kept, so that the text after them is aligned.
  static func blank(as text: String) -> String {
    if text.isPlain { return String(repeating: " ", count: text.utf8.count) }
    return text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
  }

  /// Returns how many bytes the first character of some UTF-8 has if it could control a terminal, or 0 otherwise.
  private static func harmfulLength(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let bytes = (text[text.startIndex], text.dropFirst().first ?? 0, text.dropFirst(2).first ?? 0)
    return switch bytes {
    case (0x09, _, _): 0
    case (0..<0x20, _, _), (0x7F, _, _): 1
    case (0xC2, 0x80..<0xA0, _): 2  // U+0080 to U+009F
    case (0xD8, 0x9C, _): 2  // U+061C
    case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x80, 0xA8...0xAE): 3  // U+200E, U+200F, U+2028 to U+202E
    case (0xE2, 0x81, 0xA6...0xA9): 3  // U+2066 to U+2069
    default: 0
    }
  }

  /// Returns 2 for East Asian wide characters (Unicode Standard Annex 11) and emoji, or 1 for others.
  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation
        ? 2 : scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }
}

extension String {
  /// Whether the text has only visible ASCII characters and spaces, which take one column each. This is true of most
  /// texts, and takes a tenth of the time of iterating over their characters.
  fileprivate var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }
}
