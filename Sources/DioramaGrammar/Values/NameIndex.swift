import DioramaSyntax

/// Names, each found by the bytes of a node: what is looked up is neither copied nor hashed letter by letter. An index
/// never changes.
public final class NameIndex: Sendable {
  /// The names in their order.
  public let names: [String]

  /// Where the names are, by their hashes: a power of two of places, at most half of them taken.
  private let slots: [Slot]

  private struct Slot {
    var key = NameKey(length: 0, head: 0, tail: 0)
    /// The place among the names, or -1.
    var number = -1
  }

  /// Indexes some names; of equal ones, the first counts.
  public init(_ names: [String]) {
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
  public func index(of node: SyntaxNode) -> Int? {
    index(of: node.withTextBytes { NameKey($0) }) { node.hasText($0) }
  }

  /// The place of a name, or `nil`.
  public func index(of name: String) -> Int? {
    index(of: NameKey(name)) { $0 == name }
  }

  /// The place of some bytes among the names, or `nil`.
  public func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    index(of: NameKey(bytes)) { bytes.elementsEqual($0.utf8) }
  }

  /// Whether some bytes are one of the names.
  public func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { index(of: bytes) != nil }

  /// Whether a scalar's text is one of the names.
  public func contains(_ node: SyntaxNode) -> Bool { index(of: node) != nil }

  /// Whether a name is one of them.
  public func contains(_ name: String) -> Bool { index(of: name) != nil }

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
  public convenience init(arrayLiteral names: String...) {
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
