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
    case .lowerCamelCase: Self.isWord(text.utf8, beginsWith: UInt8(ascii: "a")...UInt8(ascii: "z"))
    case .upperCamelCase: Self.isWord(text.utf8, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
    case .typeName:
      Self.begins(text, with: UInt8(ascii: "A")...UInt8(ascii: "Z"))
        && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
        let words = part.split(separator: "_", omittingEmptySubsequences: false).joined()
        return Self.isWord(words.utf8, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z"))
          && !part.hasPrefix("_") && !Self.notDeclared.contains(String(part))
      }
    }
  }

  /// Returns whether a scalar's text has this form.
  package func matches(_ node: SyntaxNode) -> Bool {
    switch self {
    case .lowerCamelCase:
      node.withTextBytes { Self.isWord($0, beginsWith: UInt8(ascii: "a")...UInt8(ascii: "z")) }
    case .upperCamelCase:
      node.withTextBytes { Self.isWord($0, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z")) }
    case .typeName: matches(node.text)
    }
  }

  /// Returns the name that a text probably means, its words joined in this form, or `nil`.
  package func corrected(_ text: String) -> String? {
    let member = text.hasPrefix("self.") ? text.dropFirst("self.".count) : text[...]
    let words = member.withoutArguments.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard text.allSatisfy(\.isASCII), let first = words.first, words.count < 8 else { return nil }
    let isLower = self == .lowerCamelCase
    let head = (isLower ? first.prefix(1).lowercased() : first.prefix(1).uppercased()) + first.dropFirst()
    let name = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return matches(name) ? name : nil
  }

  /// Names that cannot be types that an app declares, because they have another meaning in Swift.
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

/// Checks a scalar that must be a name.
///
/// - Returns: The name, or `nil` after reporting an error.
package func checkedName(
  _ node: SyntaxNode, _ form: NameForm, of what: String, _ diagnostics: DiagnosticCollector
) -> String? {
  guard node.kind != .broken else { return nil }
  let text = node.text
  if node.kind == .scalar, form.matches(node) {
    if text.utf8.count <= Limits.nameSize { return text }
    diagnostics.add(NameLimit.name, at: node.range)
    return nil
  }
  let suggestion = node.kind == .scalar ? form.corrected(text) : nil
  let written = node.kind == .scalar ? text.shortened : node.kind == .mapping ? "{…}" : "[…]"
  diagnostics.add(
    InvalidName(what: what, written: written, form: form, suggestion: suggestion),
    at: node.kind == .scalar ? node.range : node.headRange,
    fixIts: text.isWords || text.hasSuffix(")") && !text.hasSuffix("()") ? [] : renaming(node, to: suggestion)
  )
  return nil
}

extension String {
  /// Whether the text is of several words, such as one that a view should show.
  fileprivate var isWords: Bool { contains(" ") }
}

extension Substring {
  /// A call without its arguments: `send` for `send(1)`.
  fileprivate var withoutArguments: Substring {
    guard hasSuffix(")"), let start = firstIndex(of: "("), start > startIndex,
      self[index(before: start)] != " "
    else { return self[...] }
    return self[..<start]
  }
}

/// An immutable index of names by their bytes. A lookup neither copies the name nor hashes each letter.
package final class NameIndex: Sendable {
  /// The names in order.
  package let names: [String]

  /// The keys of the names.
  private let keys: [NameKey]
  /// The hash table: a power of two of slots, at most half of them used. Each has the index of a name, or -1. It is
  /// apart from the keys because elements have hundreds of names, and a table of keys would not stay in a cache.
  private let slots: [Int32]

  /// Creates an index of names; of equal ones, the first counts.
  package init(_ names: [String]) {
    self.names = names
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    let keys = names.map { NameKey($0) }
    for number in keys.indices {
      var slot = keys[number].hash & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(number)
    }
    self.keys = keys
    self.slots = slots
  }

  /// Returns the index of a scalar's text, or `nil`.
  package func index(of node: SyntaxNode) -> Int? {
    node.withTextBytes { index(of: $0) }
  }

  /// Returns the index of a name, or `nil`.
  package func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { index(of: $0) }
  }

  /// Returns the index of a name given as bytes, or `nil`.
  package func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let key = NameKey(bytes)
    var slot = key.hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if keys[number] == key, key.isWhole || isName(number, bytes) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns whether all bytes are those of the name with an index, which has the same length.
  @inline(never) private func isName(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = names[number]
    return name.withUTF8 { bytes.hasBytes(of: $0) }
  }

  /// Returns whether the index contains a name given as bytes.
  package func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { index(of: bytes) != nil }

  /// Returns whether the index contains a scalar's text.
  package func contains(_ node: SyntaxNode) -> Bool { index(of: node) != nil }

  /// Returns whether the index contains a name.
  package func contains(_ name: String) -> Bool { index(of: name) != nil }
}

extension NameIndex: ExpressibleByArrayLiteral {
  /// Creates an index from a literal.
  package convenience init(arrayLiteral names: String...) {
    self.init(names)
  }
}

/// The length of a name and its first and last eight bytes, which are all bytes of a name of up to 16.
private struct NameKey: Equatable {
  let length: Int
  let head: UInt64
  let tail: UInt64

  @inline(__always) init(_ text: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(text)
    length = bytes.count
    if length >= 8 {
      head = bytes.loadUnaligned(as: UInt64.self)
      tail = bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
    } else if length >= 4 {
      head = UInt64(bytes.loadUnaligned(as: UInt32.self))
      tail = UInt64(bytes.loadUnaligned(fromByteOffset: length - 4, as: UInt32.self))
    } else {
      head = bytes.reduce(0) { $0 << 8 | UInt64($1) }
      tail = 0
    }
  }

  init(_ name: String) {
    var name = name
    self = name.withUTF8 { NameKey($0) }
  }

  /// Whether the key contains all bytes of the name.
  var isWhole: Bool { length <= 16 }

  var hash: Int {
    let mixed =
      (head ^ tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}
