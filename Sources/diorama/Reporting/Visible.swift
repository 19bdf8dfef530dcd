/// Text as a terminal shows it: untrusted text must neither steer the terminal nor read otherwise than it is.
enum Visible {
  /// The text with control characters and marks of direction replaced.
  static func text(_ text: String) -> String {
    if text.isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// How many columns a text takes.
  static func width(of text: String) -> Int {
    text.isPlain ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// Blanks as wide as a text; tabs stay, so that what follows lines up.
  static func blank(as text: String) -> String {
    if text.isPlain { return String(repeating: " ", count: text.utf8.count) }
    return text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Two for East Asian wide characters (Unicode Standard Annex 11) and emoji, one for others.
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
  /// Whether the text has nothing but ASCII's visible characters and blanks, which take one column each. Most texts are such, and
  /// this is seen in a tenth of the time that going through their characters takes.
  fileprivate var isPlain: Bool { utf8.allSatisfy { 0x20..<0x7F ~= $0 } }
}
