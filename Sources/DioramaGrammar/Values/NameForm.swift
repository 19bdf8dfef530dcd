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
    text.withUTF8Bytes { matches($0) }
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
    case .typeName:
      !Self.generic.contains(text)
        && text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
          let part = UnsafeBufferPointer(rebasing: part)
          return !Self.notDeclared.contains(part)
            && Self.isWord(
              part, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"), mayContain: UInt8(ascii: "_"))
        }
    }
  }

  /// Returns the name that a text probably means, its words joined in this form, or `nil`.
  package func corrected(_ text: String) -> String? {
    let isLower = self == .lowerCamelCase
    let whole = isLower ? text.selected.member : text.withoutExistential.withoutArguments
    let named = whole.last == ":" ? whole.dropLast() : whole
    let words = named.split { !$0.isLetter && !$0.isNumber }
    // A name that is made from other characters would be an invention.
    guard named.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_- ".contains($0)) }),
      let first = words.first, words.count < 8
    else { return nil }
    let start = isLower ? first.withoutPrefix : first
    let head = isLower ? start.prefix(1).lowercased() + start.dropFirst() : start.capitalized
    let name = head + words.dropFirst().map(\.capitalized).joined()
    return matches(name) && !Self.unusable.contains(name) && !Self.otherValues.contains(name) ? name : nil
  }

  /// The names that remain Swift keywords even between backticks.
  package static let unusable: NameIndex = ["self", "super"]
  /// What YAML reads as a Boolean value or as no value, unless it is in quotes.
  static let otherValues: NameIndex = ["true", "false", "null"]
  /// Types that need other types in angle brackets, which scenes cannot name.
  private static let generic: NameIndex = ["Array", "Dictionary", "Optional", "Set"]
  /// Names that an app's types cannot have, because they have another meaning in Swift.
  private static let notDeclared: NameIndex = ["Any", "Self", "Type", "Protocol"]

  private static func isWord(
    _ text: UnsafeBufferPointer<UInt8>, beginsWith range: ClosedRange<UInt8>, mayContain other: UInt8? = nil
  ) -> Bool {
    guard let first = text.first, range.contains(first) else { return false }
    return text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: byte == other
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
  if form.matches(node), node.style != .plain || !NameForm.otherValues.contains(text) {
    if text.utf8.count <= Limits.nameSize { return text }
    diagnostics.add(NameLimit.name, at: node.range)
    return nil
  }
  if node.kind == .broken || reportsOther() { return nil }
  let suggestion = node.kind == .scalar ? form.corrected(text).map(adjust) : nil
  let written = node.kind == .scalar ? text.shortened : node.kind == .mapping ? "{…}" : "[…]"
  let textKey = text.isWords || text.first?.isUppercase == true || text.contains("${") ? textKey() : nil
  diagnostics.add(
    InvalidName(what: what, written: written, form: form, suggestion: suggestion, textKey: textKey),
    at: node.headRange,
    fixIts: mayBeText || textKey != nil || text.isWords || suggestion.map(isTaken) == true
      || text.hasSuffix(")") && !text.hasSuffix("()") || text.contains(".") && !text.hasPrefix("self.")
      ? [] : renaming(node, to: suggestion))
  return nil
}

extension String {
  /// Whether the text has several words, like one that a view should show.
  fileprivate var isWords: Bool { contains(" ") }

  /// The type after `any` or `some`; other texts themselves.
  fileprivate var withoutExistential: Substring {
    let words = split(separator: " ")
    return words.count == 2 && ["any", "some"].contains(words[0]) ? words[1] : self[...]
  }

  /// The method that `#selector(…)` names, without its class; other texts themselves.
  fileprivate var selected: Substring {
    let start = "#selector("
    guard hasPrefix(start), hasSuffix(")") else { return self[...] }
    let method = dropFirst(start.count).dropLast().prefix { $0 != "(" }
    return method.split(separator: ".").last ?? method
  }
}

extension Substring {
  /// The method or property in a path such as `self.send`, in a call or in a reference such as `${send}`.
  fileprivate var member: Substring {
    let name = hasPrefix("${") && hasSuffix("}") ? dropFirst(2).dropLast() : withoutArguments
    return name.split(separator: ".", omittingEmptySubsequences: false).last ?? name
  }

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
