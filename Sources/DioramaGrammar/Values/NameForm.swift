import DioramaSyntax

/// The two forms of names in scenes. Both are ASCII, so that no name looks like another.
public enum NameForm: Sendable {
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

  /// Whether a text has this form.
  public func matches(_ text: String) -> Bool {
    switch self {
    case .lowerCamelCase: Self.isWord(text.utf8, beginsWith: UInt8(ascii: "a")...UInt8(ascii: "z"))
    case .upperCamelCase: Self.isWord(text.utf8, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
    case .typeName:
      text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        let words = part.split(separator: "_", omittingEmptySubsequences: false).joined()
        return Self.isWord(words.utf8, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
          && !part.hasPrefix("_") && !Self.notDeclared.contains(String(part))
      }
    }
  }

  /// Whether a scalar's text has this form.
  public func matches(_ node: SyntaxNode) -> Bool {
    switch self {
    case .lowerCamelCase:
      node.withTextBytes { Self.isWord($0, beginsWith: UInt8(ascii: "a")...UInt8(ascii: "z")) }
    case .upperCamelCase:
      node.withTextBytes { Self.isWord($0, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z")) }
    case .typeName: matches(node.text)
    }
  }

  /// The name that a text was probably meant to be, or `nil`: words run together in this form.
  public func corrected(_ text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard text.allSatisfy(\.isASCII), let first = words.first, words.count < 8 else { return nil }
    let isLower = self == .lowerCamelCase
    let head = (isLower ? first.prefix(1).lowercased() : first.prefix(1).uppercased()) + first.dropFirst()
    let name = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return matches(name) ? name : nil
  }

  /// Names of which Swift makes something else than a type that an app declares.
  private static let notDeclared: NameIndex = ["Any", "Self", "Type", "Protocol"]

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
