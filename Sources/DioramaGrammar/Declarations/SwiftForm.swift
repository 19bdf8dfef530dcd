import DioramaSyntax

/// The forms of Swift that a declaration can insert into generated code.
package enum SwiftForm {
  /// The name of a type, which may be nested, optional, a list or an existential: `[any Module.Name]?`.
  case type
  /// The type of a handler's parameter or result, which may be `Self` for the class of the view.
  case handlerType
  /// The name of a class or a protocol, which may be nested.
  case typeName
  /// The name of a module.
  case module
  /// The label of an argument.
  case label
  /// The name of a parameter of a handler.
  case parameter
  /// The name of a property or a method.
  case member
  /// Properties with `.` or `?.` between them.
  case memberPath
  /// An enumeration case, or another static member, which generated code writes after a dot.
  case enumerationCase
  /// A static member of a type: `Brand.accent`.
  case constant

  /// Whether it is the form of a type, which may be one of Swift's own.
  var isType: Bool { self == .type || self == .handlerType }

  /// What to write, for messages.
  var phrase: String {
    switch self {
    case .type, .handlerType: "a Swift type such as 'Int', '[String]', 'UIView?' or '(any Rating)?'"
    case .typeName: "the name of a Swift type"
    case .module: "the name of a Swift module, such as 'WebKit'"
    case .label: "the label of a Swift argument, such as 'animated'"
    case .parameter: "the name of a Swift parameter, such as 'value'"
    case .member: "the name of a Swift property or method, such as 'isHidden'"
    case .memberPath: "a Swift property, such as 'isHidden' or 'textLabel?.text'"
    case .enumerationCase: "the name of a Swift case, such as 'normal'"
    case .constant: "a constant of the app, such as 'Brand.accent'"
    }
  }

  /// Returns whether a text has this form.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .type: SwiftTypeForm.matches(text[...])
    case .handlerType: text == "Self" || text == "Self?" || SwiftTypeForm.matches(text[...])
    case .typeName: NameForm.typeName.matches(text)
    case .module: !text.contains(".") && NameForm.typeName.matches(text)
    case .label: Self.isIdentifier(text[...]) && !Self.noLabels.contains(text)
    case .parameter: Self.isIdentifier(text[...]) && !Self.noParameters.contains(text)
    case .member, .enumerationCase: Self.isMember(text[...])
    case .constant:
      text.lastIndex(of: ".").map { dot in
        NameForm.typeName.matches(String(text[..<dot])) && Self.isMember(text[text.index(after: dot)...])
      } ?? false
    case .memberPath:
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        Self.isMember(part.hasSuffix("?") ? part.dropLast() : part)
      } && !text.hasSuffix("?")
    }
  }

  /// Words that cannot be argument labels.
  private static let noLabels: NameIndex = ["_", "inout", "let", "var"]
  /// Words that cannot be parameter names; generated code uses the last one for the handlers of a scene.
  private static let noParameters: NameIndex = ["_", "self", "Self", "Any", "handlers"]
  /// Words that have another meaning after a dot, or cannot be declared.
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
    return text.utf8.allSatisfy(\.isWordByte)
  }
}

/// The form of a Swift type in a declaration. It may be no longer than a name, which bounds its nesting.
enum SwiftTypeForm {
  static func matches(_ text: Substring) -> Bool {
    guard text.utf8.count <= Limits.nameSize else { return false }
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
