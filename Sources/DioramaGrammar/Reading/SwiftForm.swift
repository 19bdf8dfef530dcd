/// The forms of Swift that a declaration can put into generated code.
enum SwiftForm {
  /// A type by its name, which may be nested, optional, a list or an existential: `[any Module.Name]?`.
  case type
  /// A type of what a handler is given or answers, which may be `Self` for the class of the view.
  case handlerType
  /// A class or a protocol by its name, which may be nested.
  case typeName
  /// The label of an argument.
  case label
  /// The name of a parameter of a handler.
  case parameter
  /// A property or a method, which generated code calls on an object.
  case member
  /// Properties with `.` or `?.` between them.
  case memberPath
  /// A case of an enumeration, or another static member, which generated code writes behind a dot.
  case enumerationCase

  /// What to write.
  var phrase: String {
    switch self {
    case .type, .handlerType: "a Swift type such as 'Int', '[String]', 'UIView?' or '(any Rating)?'"
    case .typeName: "the name of a Swift type"
    case .label: "the label of a Swift argument, such as 'animated'"
    case .parameter: "the name of a Swift parameter, such as 'value'"
    case .member: "the name of a Swift property or method, such as 'isHidden'"
    case .memberPath: "a Swift property, such as 'isHidden' or 'textLabel?.text'"
    case .enumerationCase: "the name of a Swift case, such as 'normal'"
    }
  }

  /// Whether generated code can hold a text in a place of this form.
  func matches(_ text: String) -> Bool {
    switch self {
    case .type: SwiftTypeForm.matches(text[...])
    case .handlerType: text == "Self" || text == "Self?" || SwiftTypeForm.matches(text[...])
    case .typeName: NameForm.typeName.matches(text)
    case .label: Self.isIdentifier(text[...]) && !Self.noLabels.contains(text)
    case .parameter: Self.isIdentifier(text[...]) && !Self.noParameters.contains(text)
    case .member, .enumerationCase: Self.isMember(text[...])
    case .memberPath:
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        Self.isMember(part.hasSuffix("?") ? part.dropLast() : part)
      } && !text.hasSuffix("?")
    }
  }

  /// What no argument can be labelled with.
  private static let noLabels: NameIndex = ["_", "inout", "let", "var"]
  /// What no parameter can be called: the last is what generated code calls the handlers of a scene.
  private static let noParameters: NameIndex = ["_", "self", "Self", "Any", "handlers"]
  /// What means something else behind a dot, or cannot be declared.
  private static let noMembers: NameIndex = [
    "_", "self", "Self", "Type", "Protocol", "init", "deinit", "subscript",
  ]

  private static func isMember(_ text: Substring) -> Bool {
    isIdentifier(text) && !noMembers.contains(String(text))
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

/// The form of a Swift type in a declaration.
enum SwiftTypeForm {
  static func matches(_ text: Substring) -> Bool {
    if text.hasSuffix("?") { return isPlain(text.dropLast(), isOptional: true) }
    return isPlain(text, isOptional: false)
  }

  private static func isPlain(_ text: Substring, isOptional: Bool) -> Bool {
    if text.hasPrefix("["), text.hasSuffix("]") { return matches(text.dropFirst().dropLast()) }
    if text.hasPrefix("(any "), text.hasSuffix(")") { return isName(text.dropFirst(5).dropLast()) }
    if text.hasPrefix("any ") { return !isOptional && isName(text.dropFirst(4)) }
    return isName(text) || text == "Any"
  }

  private static func isName(_ text: Substring) -> Bool { NameForm.typeName.matches(String(text)) }
}
