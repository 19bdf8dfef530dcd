import DioramaTree

extension SwiftWriter {
  /// Writes a text as a string literal. Whatever the text is, the literal has exactly its value, stays on one line,
  /// and holds no code.
  package mutating func write(literal text: String) {
    write("\"")
    write(escaped: text)
    write("\"")
  }

  /// Writes a text as a string literal. The only code in it are the references to parameters that the scene's author
  /// wrote as references.
  package mutating func write(literal segments: [TextSegment]) {
    write("\"")
    for segment in segments {
      switch segment {
      case .literal(let text): write(escaped: text)
      case .parameter(let name): write("\\(", SwiftName.escaped(name), ")")
      }
    }
    write("\"")
  }

  private mutating func write(escaped text: String) {
    let isPlain = text.allBytesSatisfy { byte in
      byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return write(text) }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": write("\\\"")
      case "\\": write("\\\\")
      case "\n": write("\\n")
      case "\r": write("\\r")
      case "\t": write("\\t")
      case "\0": write("\\0")
      case _ where SwiftLiteral.isInvisible(scalar):
        write("\\u{", String(scalar.value, radix: 16, uppercase: true), "}")
      default: write(String(scalar))
      }
    }
  }
}

/// What stands for itself in Swift.
package enum SwiftLiteral {
  /// Whether a scalar shows nothing of itself: a control character, a line or paragraph separator, or a mark that turns
  /// the direction of what follows, so that code could read otherwise than it runs (Boucher and Anderson, "Trojan
  /// Source", 2021). The joiners inside emoji are not among them.
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
  package static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}

/// Names in generated code.
package enum SwiftName {
  /// A name, in backticks if Swift keeps the word for itself.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The label of an argument, which may be any word but one.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// A name with its first letter in upper case.
  package static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The words that cannot name a variable, a function or a case as they are (The Swift Programming Language, "Lexical
  /// Structure").
  private static let keywords: Set = [
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

/// Text that people wrote, made safe for comments.
enum SwiftComment {
  /// A text on one line.
  static func line(of text: String) -> String {
    text.isPrintableASCII ? text : lines(of: text).joined(separator: " ")
  }

  /// The lines of a text, without characters that could end the comment or mislead its reader.
  static func lines(of text: String) -> [String] {
    if text.isPrintableASCII { return [text] }
    var lines: [String] = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar.value == 0x2028 || scalar.value == 0x2029
        || scalar.value == 0x85
      {
        lines.append("")
      } else if !SwiftLiteral.isInvisible(scalar) {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension String {
  /// Whether every byte passes a test; quicker than to go through ``Swift/String/utf8``.
  func allBytesSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isWanted) } ?? utf8.allSatisfy(isWanted)
  }

  /// Whether every character is one of ASCII that is seen, or a blank: such a text needs no second look.
  var isPrintableASCII: Bool {
    allBytesSatisfy { $0 >= UInt8(ascii: " ") && $0 < 0x7F }
  }
}
