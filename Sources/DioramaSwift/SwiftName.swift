import DioramaTree

/// Names in generated code.
package enum SwiftName {
  /// Words that begin an accessor if they come first in a computed property.
  package static let accessors: Set = [
    "borrow", "didSet", "get", "mutate", "set", "unsafeAddress", "unsafeMutableAddress", "willSet",
  ]

  /// Returns a name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns the name of a member after a dot, where only two keywords need backticks.
  package static func member(_ name: String) -> String {
    name.utf8.count == 4 && (name == "init" || name == "self") ? "`\(name)`" : name
  }

  /// Returns an argument label, in backticks if it is `inout`, the only keyword that needs them.
  package static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

  /// Returns whether a name is also a modifier of declarations, and so cannot be a statement without backticks.
  static func isModifier(_ name: String) -> Bool { modifiers.contains(name) }

  private static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect", "infix",
    "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "postfix",
    "prefix", "required", "unowned", "weak",
  ]

  /// Returns a name that is not used: the given one, with a suffix as often as that is necessary.
  package static func unused(_ name: String, adding suffix: String, where isUsed: (String) -> Bool) -> String
  {
    var name = name
    while isUsed(name) { name += suffix }
    return name
  }

  /// The keywords that cannot name a variable, a function or a case without backticks (The Swift Programming Language,
  /// "Lexical Structure").
  private static let keywords = NameNumbers([
    "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ])
}

/// Characters in Swift literals.
enum SwiftLiteral {
  /// Returns whether a scalar is invisible: a control character, a line or paragraph separator, or a mark that
  /// changes the direction of text, so that code could look different from what it does (Boucher and Anderson,
  /// "Trojan Source", 2021). The joiners in emoji are not included.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xAE..<0x61C, 0x3001..<0xE000, 0x1_0000..<0xE_0000: false  // Most are one of these.
    case 0x200C, 0x200D: false
    case 0..<0x20, 0x7F..<0xA1, 0xAD, 0x61C, 0x180E, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
      0x3000,
      0xE000...0xF8FF, 0xFEFF, 0xFFF0...0xFFFF, 0xE0000...0x10FFFF:
      true
    default: false
    }
  }

  /// Returns whether a string literal contains part of a text as an escape.
  static func needsEscape(_ text: String) -> Bool {
    let mayNeed = text.utf8.withContiguousStorageIfAvailable { $0.contains(where: mayNeedEscape) }
    return mayNeed != false && text.unicodeScalars.contains(where: needsEscape)
  }

  /// Returns whether a byte of UTF-8 can begin a scalar that needs an escape. Those of most letters and emoji cannot:
  /// from U+00C0 to U+05FF, from U+4000 to U+CFFF, and from U+10000 to U+BFFFF.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F: true
    case 0x20..<0xC0, 0xC3..<0xD8, 0xE4..<0xED, 0xF0..<0xF3: false
    default: true
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || isInvisible(scalar)
  }
}

/// Makes user text safe for comments.
enum SwiftComment {
  /// Returns a text on one line.
  static func line(of text: String) -> String {
    text.isPrintableASCII ? text : lines(of: text).joined(separator: " ")
  }

  /// Returns the lines of a text, without characters that could end the comment or mislead its reader.
  static func lines(of text: String) -> [String] {
    if text.isPrintableASCII || !text.unicodeScalars.contains(where: SwiftLiteral.isInvisible) {
      return [text]
    }
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

/// The types that generated Swift names. A type that is declared in a class must not hide them.
package enum NamedTypes {
  /// The type of the state, in the class of every scene that changes.
  package static let state = "State"

  /// The types that the class of any scene names.
  package static let inClass: Set<String> = [
    "Any", "Bool", "CaseIterable", "CGFloat", "Date", "Double", "IndexPath", "Int", "MainActor", "NSCoder",
    "Sendable", "String", "UITableView", "UITableViewCell", "URL", "Void",
  ]

  /// The types that the type of the state names or cannot declare, without those of its entries.
  package static let inState: Set<String> = [
    "Array", "Any", "CaseIterable", "Equatable", "MainActor", "Optional", "Protocol", "ScreenTraits", "Self",
    "Sendable", state, "Type", "Void",
  ]
}

extension String {
  /// Whether all characters are printable ASCII or spaces, so that the text needs no further checks.
  var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy { $0 &- 0x20 < 0x5F } } ?? false
  }
}
