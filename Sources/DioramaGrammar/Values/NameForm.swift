import DioramaSyntax

/// The two forms of names in scenes. Both are ASCII, so that no name looks like another.
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

  /// Whether a text has this form.
  package func matches(_ text: String) -> Bool {
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
  package func matches(_ node: SyntaxNode) -> Bool {
    switch self {
    case .lowerCamelCase:
      node.withTextBytes { Self.isWord($0, beginsWith: UInt8(ascii: "a")...UInt8(ascii: "z")) }
    case .upperCamelCase:
      node.withTextBytes { Self.isWord($0, beginsWith: UInt8(ascii: "A")...UInt8(ascii: "Z")) }
    case .typeName: matches(node.text)
    }
  }

  /// The name that a text was probably meant to be, or `nil`: words run together in this form.
  package func corrected(_ text: String) -> String? {
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

/// Checks a scalar that must be a name.
///
/// - Returns: The name, or `nil` after reporting why it is none.
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
    at: node.kind == .scalar ? node.range : node.headRange, fixIts: renaming(node, to: suggestion))
  return nil
}

/// Names, each found by the bytes of a node: what is looked up is neither copied nor hashed letter by letter. An index
/// never changes.
package final class NameIndex: Sendable {
  /// The names in their order.
  package let names: [String]

  /// Where the names are, by their hashes: a power of two of places, at most half of them taken.
  private let slots: [Slot]

  private struct Slot {
    var key = NameKey(length: 0, head: 0, tail: 0)
    /// The place among the names, or -1.
    var number = -1
  }

  /// Indexes some names; of equal ones, the first counts.
  package init(_ names: [String]) {
    self.names = names
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    var slots = [Slot](repeating: Slot(), count: capacity)
    for (number, name) in names.enumerated() {
      let key = NameKey(name)
      var slot = key.hash & (capacity - 1)
      while slots[slot].number >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Slot(key: key, number: number)
    }
    self.slots = slots
  }

  /// The place of a scalar's text among the names, or `nil`.
  package func index(of node: SyntaxNode) -> Int? {
    index(of: node.withTextBytes { NameKey($0) }) { node.hasText($0) }
  }

  /// The place of a name, or `nil`.
  package func index(of name: String) -> Int? {
    index(of: NameKey(name)) { $0 == name }
  }

  /// The place of some bytes among the names, or `nil`.
  package func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    index(of: NameKey(bytes)) { bytes.elementsEqual($0.utf8) }
  }

  /// Whether some bytes are one of the names.
  package func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { index(of: bytes) != nil }

  /// Whether a scalar's text is one of the names.
  package func contains(_ node: SyntaxNode) -> Bool { index(of: node) != nil }

  /// Whether a name is one of them.
  package func contains(_ name: String) -> Bool { index(of: name) != nil }

  private func index(of key: NameKey, isLong matches: (String) -> Bool) -> Int? {
    var slot = key.hash & (slots.count - 1)
    while slots[slot].number >= 0 {
      if slots[slot].key == key {
        let number = slots[slot].number
        if key.isWhole { return number }
        if matches(names[number]) { return number }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}

extension NameIndex: ExpressibleByArrayLiteral {
  /// Indexes the names that are written out.
  package convenience init(arrayLiteral names: String...) {
    self.init(names)
  }
}

/// The length of a name, its first and its last eight bytes: all there is to know of a name of up to 16 bytes.
private struct NameKey: Equatable {
  let length: Int
  let head: UInt64
  let tail: UInt64

  init(length: Int, head: UInt64, tail: UInt64) {
    self.length = length
    self.head = head
    self.tail = tail
  }

  init(_ text: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(text)
    length = bytes.count
    if length >= 8 {
      head = bytes.loadUnaligned(as: UInt64.self)
      tail = bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
    } else {
      head = bytes.reduce(0) { $0 << 8 | UInt64($1) }
      tail = 0
    }
  }

  init(_ name: String) {
    var name = name
    self = name.withUTF8 { NameKey($0) }
  }

  /// Whether no byte of the name is left out.
  var isWhole: Bool { length <= 16 }

  var hash: Int {
    let mixed =
      (head ^ tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}
