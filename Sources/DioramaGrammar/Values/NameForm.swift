import DioramaSyntax

/// The forms of names in scenes. All are ASCII, so that no two names look alike.
package enum NameForm: Sendable {
  /// Ids, parameters, handlers: `nickName`.
  case lowerCamelCase
  /// Scenes and Swift types: `NickName`.
  case upperCamelCase
  /// A Swift type, which may be nested: `Module.NickName`.
  case typeName

  var sample: String {
    switch self {
    case .lowerCamelCase: "userName"
    case .upperCamelCase: "UserName"
    case .typeName: "UserModel"
    }
  }

  /// Returns whether a text has this form.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .lowerCamelCase, .upperCamelCase: text.withUTF8Bytes { matches($0) }
    case .typeName:
      Self.begins(text, with: UInt8(ascii: "A")...UInt8(ascii: "Z"))
        && !Self.generic.contains(text)
        && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
          let words = part.split(separator: "_", omittingEmptySubsequences: false).joined()
          return Self.isWord(words.utf8, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
            && !part.hasPrefix("_") && !Self.notDeclared.contains(String(part))
        }
    }
  }

  /// Returns whether a node is a scalar whose text has this form.
  package func matches(_ node: SyntaxNode) -> Bool {
    node.withTextBytes { matches($0) }
  }

  /// Returns whether a text given as bytes has this form.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .lowerCamelCase: Self.isWord(text, beginsWith: UInt8(ascii: "a")...UInt8(ascii: "z"))
    case .upperCamelCase: Self.isWord(text, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
    case .typeName: matches(String(decoding: text, as: UTF8.self))
    }
  }

  /// Returns the name that a text probably means, its words joined in this form, or `nil`.
  package func corrected(_ text: String) -> String? {
    let named = text.selected
    let member = named.hasPrefix("self.") ? named.dropFirst("self.".count) : named
    let words = member.withoutArguments.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard text.allSatisfy(\.isASCII), let first = words.first, words.count < 8 else { return nil }
    let isLower = self == .lowerCamelCase
    let start = isLower ? first.withoutPrefix : first
    let head = isLower ? start.prefix(1).lowercased() + start.dropFirst() : start.capitalized
    let name = head + words.dropFirst().map(\.capitalized).joined()
    return matches(name) ? name : nil
  }

  /// Types that need other types in angle brackets, which scenes cannot name.
  private static let generic: NameIndex = ["Array", "Dictionary", "Optional", "Set"]
  /// Names that an app's types cannot have, because they have another meaning in Swift.
  private static let notDeclared: NameIndex = ["Any", "Self", "Type", "Protocol"]

  private static func begins(_ text: String, with range: ClosedRange<UInt8>) -> Bool {
    text.utf8.first.map(range.contains) ?? false
  }

  private static func isWord(_ text: some Collection<UInt8>, beginsWith range: ClosedRange<UInt8>) -> Bool {
    guard let first = text.first, range.contains(first) else { return false }
    return text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }
}

/// Checks a scalar that must be a name. One that may be a text for the user has no fix-it, which would lose the text.
///
/// - Parameters:
///   - textKey: The key that a text for the user belongs under.
///   - adjust: Returns the name to suggest in place of one that the text resembles.
///   - isTaken: Returns whether the suggested name already has another meaning, so that there is no fix-it.
///   - reportsOther: Reports a more specific error about a text that is no name; returns whether it did.
/// - Returns: The name, or `nil` after reporting an error.
package func checkedName(
  _ node: SyntaxNode, _ form: NameForm, of what: String, _ diagnostics: DiagnosticCollector,
  mayBeText: Bool = false, textKey: @autoclosure () -> String? = nil, adjust: (String) -> String = { $0 },
  isTaken: (String) -> Bool = { _ in false }, reportsOther: () -> Bool = { false }
) -> String? {
  let text = node.text
  if form.matches(node) {
    if text.utf8.count <= Limits.nameSize { return text }
    diagnostics.add(NameLimit.name, at: node.range)
    return nil
  }
  if node.kind == .broken || reportsOther() { return nil }
  let suggestion = node.kind == .scalar ? form.corrected(text).map(adjust) : nil
  let written = node.kind == .scalar ? text.shortened : node.kind == .mapping ? "{…}" : "[…]"
  let textKey = text.isWords || text.first?.isUppercase == true ? textKey() : nil
  diagnostics.add(
    InvalidName(what: what, written: written, form: form, suggestion: suggestion, textKey: textKey),
    at: node.headRange,
    fixIts: mayBeText || textKey != nil || text.isWords || suggestion.map(isTaken) == true
      || text.hasSuffix(")") && !text.hasSuffix("()")
      ? [] : renaming(node, to: suggestion))
  return nil
}

extension String {
  /// Whether the text has several words, like one that a view should show.
  fileprivate var isWords: Bool { contains(" ") }

  /// The method that `#selector(…)` names, without its class; other texts themselves.
  fileprivate var selected: Substring {
    let start = "#selector("
    guard hasPrefix(start), hasSuffix(")") else { return self[...] }
    let method = dropFirst(start.count).dropLast().prefix { $0 != "(" }
    return method.split(separator: ".").last ?? method
  }
}

extension Substring {
  /// The name of a class of UIKit without UIKit's prefix; other texts themselves.
  fileprivate var withoutPrefix: Substring {
    hasPrefix("UI") && dropFirst(2).first?.isUppercase == true ? dropFirst(2) : self
  }

  /// A call without its arguments: `send` for `send(1)`.
  fileprivate var withoutArguments: Substring {
    guard hasSuffix(")"), let start = firstIndex(of: "("), start > startIndex,
      self[index(before: start)] != " "
    else { return self[...] }
    return self[..<start]
  }
}
