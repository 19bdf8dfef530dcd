import DioramaTree

/// Writes text as Swift string literals. Whatever the text is, the literal has exactly its value, stays on one line, and
/// holds no code but the references that the scene's author wrote as references.
enum SwiftLiteral {
  /// A literal without interpolation.
  static func string(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// A literal whose parameters are interpolated.
  static func string(_ segments: [TextSegment]) -> String {
    let parts = segments.map { segment in
      switch segment {
      case .literal(let text): escaped(text)
      case .parameter(let name): "\\(" + SwiftName.escaped(name) + ")"
      }
    }
    return "\"" + parts.joined() + "\""
  }

  private static func escaped(_ text: String) -> String {
    let isPlain = text.allBytesSatisfy { byte in
      byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if isInvisible(scalar) {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Whether a scalar shows nothing of itself: a control character, a line or paragraph separator, or a mark that turns
  /// the direction of what follows, so that code could read otherwise than it runs (Boucher and Anderson, "Trojan Source",
  /// 2021). The joiners inside emoji are not among them.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: false
    case 0..<0x20, 0x7F..<0xA1, 0xAD, 0x61C, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x3000,
      0xE000...0xF8FF, 0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0x10FFFF:
      true
    default: false
    }
  }

  /// A number, without a needless fraction.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}

/// Names in generated code.
enum SwiftName {
  /// A name, in backticks if Swift keeps the word for itself.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name with its first letter in upper case.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words that cannot name a variable, a function or a case as they are (The Swift Programming Language, "Lexical
  /// Structure").
  private static let keywords: Set<String> = [
    "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
