/// The forms of Swift that a declaration can put into generated code.
enum SwiftForm {
  /// A type by its name, which may be nested, optional, a list or an existential: `[any Module.Name]?`.
  case type
  /// A class by its name, which may be nested.
  case typeName
  /// A single name.
  case identifier
  /// Properties with `.` or `?.` between them.
  case propertyPath

  var phrase: String {
    switch self {
    case .type: "a Swift type such as 'Int', '[String]' or 'UIView?'"
    case .typeName: "the name of a Swift type"
    case .identifier: "one Swift name"
    case .propertyPath: "a Swift property, such as 'isHidden' or 'textLabel?.text'"
    }
  }

  func matches(_ text: String) -> Bool {
    switch self {
    case .type: Self.isType(text[...])
    case .typeName: NameForm.typeName.matches(text)
    case .identifier: Self.isIdentifier(text[...])
    case .propertyPath:
      text.split(separator: ".", omittingEmptySubsequences: false).enumerated().allSatisfy { index, part in
        Self.isIdentifier(part.hasSuffix("?") ? part.dropLast() : part)
      } && !text.hasSuffix("?")
    }
  }

  private static func isType(_ text: Substring) -> Bool {
    var text = text
    if text.hasSuffix("?") { text = text.dropLast() }
    if text.hasPrefix("["), text.hasSuffix("]") { return isType(text.dropFirst().dropLast()) }
    if text.hasPrefix("any ") { text = text.dropFirst(4) }
    return NameForm.typeName.matches(String(text))
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
