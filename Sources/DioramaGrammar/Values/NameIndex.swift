import DioramaSyntax
import DioramaTree

/// An immutable index of names by their bytes. A lookup neither copies the name nor hashes each letter.
package final class NameIndex: Sendable {
  /// The names in order.
  package let names: [String]

  /// The hash table: a power of two of slots, at most half of them used. It stores whole keys, so a lookup fetches
  /// little more than one of them from memory.
  private let slots: [Slot]

  private struct Slot {
    var key = NameKey.none
    /// The index of the name, or -1.
    var number: Int32 = -1
  }

  /// An index without names.
  package static let empty = NameIndex([])

  /// Creates an index of names; of equal ones, the first counts.
  package init(_ names: [String]) {
    self.names = names
    var capacity = 4
    while capacity < 2 * names.count { capacity *= 2 }
    var slots = [Slot](repeating: Slot(), count: capacity)
    for (number, name) in names.enumerated() {
      let key = NameKey(name)
      var slot = key.hash & (capacity - 1)
      while slots[slot].number >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Slot(key: key, number: Int32(number))
    }
    self.slots = slots
  }

  /// Returns the index of a scalar's text, or `nil`.
  package func index(of node: SyntaxNode) -> Int? {
    node.withTextBytes { index(of: $0) }
  }

  /// Returns the index of the key of an entry, or `nil`.
  package func index(ofKeyIn entry: MappingEntry) -> Int? {
    entry.withKeyBytes { index(of: $0) }
  }

  /// Returns the index of a name, or `nil`.
  package func index(of name: String) -> Int? {
    name.withUTF8Bytes { index(of: $0) }
  }

  /// Returns the index of a name given as bytes, or `nil`.
  package func index(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let key = NameKey(bytes)
    var slot = key.hash & (slots.count - 1)
    while slots[slot].number >= 0 {
      let number = Int(slots[slot].number)
      if slots[slot].key == key, key.isWhole || isName(number, bytes) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns whether all bytes are those of the name with an index, which has the same length.
  @inline(never) private func isName(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    names[number].withUTF8Bytes { bytes.hasBytes(of: $0) }
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
  let head: UInt64
  let tail: UInt64
  let length: UInt32

  /// The key of an unused slot.
  static let none = NameKey(head: 0, tail: 0, length: 0)

  private init(head: UInt64, tail: UInt64, length: UInt32) {
    self.head = head
    self.tail = tail
    self.length = length
  }

  @inline(__always) init(_ text: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(text)
    let count = bytes.count
    length = UInt32(count)
    if count >= 8 {
      head = bytes.loadUnaligned(as: UInt64.self)
      tail = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else if count >= 4 {
      head = UInt64(bytes.loadUnaligned(as: UInt32.self))
      tail = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    } else {
      head = bytes.reduce(0) { $0 << 8 | UInt64($1) }
      tail = 0
    }
  }

  init(_ name: String) {
    self = name.withUTF8Bytes { NameKey($0) }
  }

  /// Whether the key contains all bytes of the name.
  var isWhole: Bool { length <= 16 }

  var hash: Int {
    let mixed =
      (head ^ tail &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: length)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 32)
  }
}

/// The places of names, found as in ``NameNumbers``.
package struct NamePlaces: Sendable {
  private var names = NameNumbers()
  private var ranges: [SourceRange?] = []

  /// Creates an empty table.
  package init() {}

  /// Makes room for a number of names.
  package mutating func reserve(_ count: Int) {
    names.reserve(count)
    ranges.reserveCapacity(count)
  }

  /// The place of a name; `nil` if it has none.
  package subscript(name: String) -> SourceRange? {
    get { names[name].flatMap { ranges[$0] } }
    set {
      let (number, isNew) = names.add(name)
      if isNew { ranges.append(newValue) } else { ranges[number] = newValue }
    }
  }

  /// Sets the place of a name, unless it already has one.
  ///
  /// - Returns: The place that it already has.
  package mutating func add(_ name: String, at range: SourceRange) -> SourceRange? {
    let (number, isNew) = names.add(name)
    if isNew {
      ranges.append(range)
      return nil
    }
    if let earlier = ranges[number] { return earlier }
    ranges[number] = range
    return nil
  }
}

/// A closed set of names.
package final class Enumeration: Sendable {
  /// The name in grammar files.
  package let name: String
  /// The Swift type, or `nil` if a project's element does not specify it.
  package let swiftType: String?
  /// The meaning of the cases, in one sentence.
  package let summary: String
  /// The index of the cases.
  let index: NameIndex
  /// The aliases among the cases, each with the case that has the same value.
  let aliases: [String: String]
  /// The cases without aliases: one for each value.
  private let namesOfValues: [String]
  /// Names that people may try, each with the case that they mean.
  let synonyms: [String: String]
  /// The cases that later releases than the first introduced.
  package let newerCases: [NewerCase]
  /// Whether a project declares it, for an enumeration of its app.
  package let isOfProject: Bool

  /// A case, and the release that introduced it.
  package struct NewerCase: Hashable, Sendable {
    /// The name of the case.
    package let name: String
    /// The release.
    package let since: ReleaseVersion
  }

  package init(
    name: String, swiftType: String? = nil, summary: String, cases: [String], aliases: [String: String] = [:],
    synonyms: [String: String] = [:], newerCases: [NewerCase] = [], isOfProject: Bool = false
  ) {
    self.name = name
    self.swiftType = swiftType
    self.summary = summary
    self.newerCases = newerCases
    self.isOfProject = isOfProject
    index = NameIndex(cases)
    self.aliases = aliases
    namesOfValues = aliases.isEmpty ? cases : cases.filter { aliases[$0] == nil }
    self.synonyms = synonyms
  }

  /// The type of parameters and state with these cases, but without aliases, because values with two names could not be
  /// distinguished; `nil` for cases that only one attribute has.
  package var parameterBase: ParameterType.Base? {
    guard let swiftType, isShared else { return nil }
    return .enumeration(
      ParameterType.Cases(name: name, swiftType: swiftType, isOwn: false, names: namesOfValues))
  }

  /// Whether the enumeration has a name of its own, so that several attributes can use it. `enumeration` is the type of
  /// cases that an attribute lists itself.
  package var isShared: Bool { name != "enumeration" }

  /// The names of the cases, in scenes and in Swift.
  package var cases: [String] { index.names }

  /// The names of the cases, aliases last. The first name of a value stands for it when a loader reads it from a view.
  package var casesBeforeAliases: [String] { namesOfValues + cases.filter { aliases[$0] != nil } }
}

extension Enumeration: Hashable {
  /// Returns whether two enumerations are equal.
  package static func == (left: Enumeration, right: Enumeration) -> Bool {
    left.name == right.name && left.swiftType == right.swiftType && left.summary == right.summary
      && left.cases == right.cases && left.aliases == right.aliases && left.synonyms == right.synonyms
      && left.newerCases == right.newerCases
  }

  /// Hashes the parts that identify an enumeration.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(cases)
  }
}
