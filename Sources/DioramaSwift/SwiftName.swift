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

  /// Returns whether a string literal contains a scalar as an escape.
  static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || isInvisible(scalar)
  }
}

/// Names in generated code.
package enum SwiftName {
  /// Words that begin an accessor if they come first in a computed property.
  package static let accessors: Set = [
    "borrow", "didSet", "get", "mutate", "set", "unsafeAddress", "unsafeMutableAddress", "willSet",
  ]

  /// Returns a name, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String { isKeyword(name) ? "`\(name)`" : name }

  /// Returns the name of a member after a dot, where only two keywords need backticks.
  package static func member(_ name: String) -> String {
    name.utf8.count == 4 && (name == "init" || name == "self") ? "`\(name)`" : name
  }

  /// Returns an argument label, in backticks if it is `inout`, the only keyword that needs them.
  static func label(_ name: String) -> String { name == "inout" ? "`inout`" : name }

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

  /// Returns a name with its first letter in upper case.
  package static func capitalized(_ name: String) -> String {
    let bytes = name.utf8
    guard let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
      bytes.dropFirst().first.map({ $0 < 0x80 }) ?? true
    else { return name.prefix(1).uppercased() + name.dropFirst() }
    return String(unsafeUninitializedCapacity: bytes.count) { letters in
      _ = letters.initialize(from: bytes)
      letters[0] = first - 0x20
      return bytes.count
    }
  }

  /// Returns whether a name is a keyword that cannot name a variable, a function or a case without backticks (The Swift
  /// Programming Language, "Lexical Structure"). It is compared with the keywords of its length.
  private static func isKeyword(_ name: String) -> Bool {
    switch name.utf8.count {
    case 2:
      switch name {
      case "as", "do", "if", "in", "is": true
      default: false
      }
    case 3:
      switch name {
      case "for", "let", "nil", "try", "var": true
      default: false
      }
    case 4:
      switch name {
      case "case", "else", "enum", "func", "init", "self", "true": true
      default: false
      }
    case 5:
      switch name {
      case "async", "await", "break", "catch", "class", "defer", "false", "guard", "inout", "super", "throw",
        "where", "while":
        true
      default: false
      }
    case 6:
      switch name {
      case "deinit", "import", "public", "repeat", "return", "static", "struct", "switch", "throws": true
      default: false
      }
    case 7:
      switch name {
      case "default", "private": true
      default: false
      }
    case 8:
      switch name {
      case "continue", "internal", "operator", "protocol", "rethrows": true
      default: false
      }
    case 9:
      switch name {
      case "extension", "subscript", "typealias": true
      default: false
      }
    case 11:
      switch name {
      case "fallthrough", "fileprivate": true
      default: false
      }
    case 14:
      switch name {
      case "associatedtype": true
      default: false
      }
    case 15:
      switch name {
      case "precedencegroup": true
      default: false
      }
    default: false
    }
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
