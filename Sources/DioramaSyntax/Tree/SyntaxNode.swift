/// A scalar, mapping, sequence or alias in a ``SyntaxTree``. A node holds its tree strongly.
@usableFromInline package struct SyntaxNode: Sendable {
  /// The tree that the node is part of.
  @usableFromInline package let tree: SyntaxTree
  /// The node's position in the tree.
  @usableFromInline package let id: NodeID

  @inlinable init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  /// The kind of a node.
  @usableFromInline package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// A single text value.
    case scalar
    /// Keys and their values.
    case mapping
    /// A list.
    case sequence
    /// An alias without an anchor, a tag without a value, or a value that could not be read. It has no content, and
    /// its error has been reported.
    case broken
    /// An alias, `*name`, which refers to ``SyntaxNode/resolved``.
    case alias
  }

  /// The notation of a scalar.
  @usableFromInline package enum ScalarStyle: UInt8, Sendable, BitwiseCopyable {
    /// Without quotes.
    case plain
    /// In single quotes.
    case singleQuoted
    /// In double quotes.
    case doubleQuoted
    /// A block of lines after `|`.
    case literal
    /// A block of lines after `>`, folded into one.
    case folded
  }

  @inlinable var record: NodeRecord { tree.nodes[id.index] }

  /// The record of the node, or of its target if it is an alias.
  @inlinable @inline(__always) var target: NodeRecord {
    tree.target(id.index)
  }

  /// The kind of the node, or of its target if it is an alias; never ``Kind/alias``.
  @inlinable package var kind: Kind { @inline(__always) get { target.kind } }

  /// Whether the node is written as an alias, or cannot be read.
  @inlinable package var isAliasOrBroken: Bool { record.kind == .alias || record.kind == .broken }

  /// The target of an alias, or the node itself.
  @inlinable package var resolved: SyntaxNode {
    let record = record
    return record.kind == .alias ? SyntaxNode(tree: tree, id: NodeID(Int(record.content))) : self
  }

  /// The bytes of the node, without its anchor and tag. An alias has the range of its `*name`. A block collection
  /// ends with its last child.
  @inlinable package var range: SourceRange { record.range }

  /// Whether the node may lack content, because lines that could not be read may belong to it.
  package var isIncomplete: Bool { target.marks.contains(.incomplete) }

  /// The notation of the scalar; `.plain` for other kinds.
  @inlinable package var style: ScalarStyle { target.style }

  /// The text of the scalar, with escapes and folding resolved; empty for other kinds.
  package var text: String {
    withTextBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether ``text`` equals another text, byte for byte.
  @inlinable package func hasText(_ text: String) -> Bool { tree.hasText(text, target) }

  /// Returns the source range of a part of ``text``, given in UTF-8 offsets. If escapes, folding or an alias make the
  /// text differ from the source, returns the range of the whole node.
  package func range(ofText part: Range<Int>) -> SourceRange {
    guard record.kind == .scalar, !record.marks.contains(.decoded) else { return range }
    let start = Int(record.content)
    return SourceRange(start + part.lowerBound, start + part.upperBound)
  }

  /// Returns the byte at a distance after the node's range, or 0 after the end of the file.
  @inlinable package func byte(after distance: Int) -> UInt8 {
    let index = Int(record.end) + distance
    return tree.source.bytes.indices.contains(index) ? tree.source.bytes[index] : 0
  }

  /// Whether the node is an empty plain scalar, as in `key:` without a value.
  @inlinable package var isEmptyPlain: Bool { target.isEmptyPlain }

  /// Whether the scalar means 'no value' in other languages, such as `null` or `~`.
  package var isNull: Bool {
    let record = target
    guard record.length <= 4, record.kind == .scalar, record.style == .plain else { return false }
    return tree.withTextBytes(of: record) { bytes in
      guard let first = bytes.first, first == UInt8(ascii: "~") || first | 0x20 == UInt8(ascii: "n") else {
        return false
      }
      return ["null", "Null", "NULL", "nil", "~"].contains { bytes.elementsEqual($0.utf8) }
    }
  }

  /// Returns whether ``text`` contains a byte.
  package func containsByte(_ byte: UInt8) -> Bool {
    let record = target
    return tree.withTextBytes(of: record) { bytes in
      var index = 0
      while index < bytes.count, bytes[index] != byte { index += 1 }
      return index < bytes.count
    }
  }

  /// Calls `body` with the bytes of ``text``, which are valid until it returns.
  @inlinable @inline(__always)
  package func withTextBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    tree.withTextBytes(of: target, body)
  }

  /// The elements of a sequence; empty for other kinds.
  @inlinable package var elements: SyntaxChildren { SyntaxChildren(of: self, if: .sequence) }

  @inlinable var hasSpecialKeys: Bool { target.marks.contains(.specialKeys) }
}

/// The children of a collection in document order: the elements of a sequence, or the alternating keys and values of
/// a mapping.
@usableFromInline package struct SyntaxChildren: Sendable, Collection {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline let first: UInt32
  @usableFromInline let end: UInt32
  /// The number of children.
  @usableFromInline package let count: Int

  /// Creates the children of a node, or of its target if it is an alias, if it has the given kind, and none otherwise.
  @inlinable init(of node: SyntaxNode, if kind: SyntaxNode.Kind) {
    let own = node.record
    let number = own.kind == .alias ? own.content : node.id.number
    let record = own.kind == .alias ? node.tree.nodes[Int(number)] : own
    tree = node.tree
    first = record.kind == kind ? number + 1 : 0
    end = record.kind == kind ? record.content : 0
    count = record.kind == kind ? record.length : 0
  }

  /// The position of a child among all nodes.
  @usableFromInline package struct Index: Sendable, Comparable {
    @usableFromInline let node: UInt32

    @inlinable init(node: UInt32) { self.node = node }

    /// Returns whether the left position is before the right one.
    @inlinable package static func < (left: Index, right: Index) -> Bool { left.node < right.node }
  }

  /// The position of the first child.
  @inlinable package var startIndex: Index { Index(node: first) }
  /// The position after the last child.
  @inlinable package var endIndex: Index { Index(node: end) }

  /// Returns the position after another.
  @inlinable package func index(after index: Index) -> Index {
    Index(node: UInt32(tree.index(after: Int(index.node))))
  }

  /// The child at a position.
  @inlinable package subscript(index: Index) -> SyntaxNode {
    SyntaxNode(tree: tree, id: NodeID(Int(index.node)))
  }

  /// An iterator over the children.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var node: Int
    @usableFromInline var left: Int

    @inlinable init(_ children: SyntaxChildren) {
      tree = children.tree
      node = Int(children.first)
      left = children.count
    }

    /// Returns the next child, or `nil` at the end.
    @inlinable package mutating func next() -> SyntaxNode? {
      guard left > 0 else { return nil }
      left -= 1
      let child = node
      node = tree.index(after: child)
      return SyntaxNode(tree: tree, id: NodeID(child))
    }
  }

  /// Returns an iterator over the children.
  @inlinable package func makeIterator() -> Iterator { Iterator(self) }
}

/// A key and its value in a mapping, after merge keys have been resolved.
@usableFromInline package struct MappingEntry: Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline let keyID: NodeID
  @usableFromInline let valueID: NodeID
  @usableFromInline let mergeSiteID: NodeID?

  @inlinable init(_ tree: SyntaxTree, key: NodeID, value: NodeID, mergeSite: NodeID? = nil) {
    self.tree = tree
    keyID = key
    valueID = value
    mergeSiteID = mergeSite
  }

  /// The key, always a scalar.
  @inlinable package var key: SyntaxNode { SyntaxNode(tree: tree, id: keyID) }

  /// The value; an alias keeps its own range.
  @inlinable package var value: SyntaxNode { SyntaxNode(tree: tree, id: valueID) }

  /// The value of the merge key that the entry comes from, or `nil` if it is an entry of the mapping itself.
  @inlinable package var mergeSite: SyntaxNode? { mergeSiteID.map { SyntaxNode(tree: tree, id: $0) } }

  /// The key's text.
  package var name: String { key.text }

  /// Calls `body` with the bytes of the key's text, which are valid until it returns.
  @inlinable @inline(__always)
  package func withKeyBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    tree.withTextBytes(of: tree.target(keyID.index), body)
  }

  /// Whether the key can be renamed without changing a mapping that others share.
  package var isOwn: Bool { mergeSite.map { !$0.isAliasOrBroken } ?? true }

  /// Returns an entry with the same key and one element of the value.
  package func element(_ value: SyntaxNode) -> MappingEntry {
    MappingEntry(tree, key: keyID, value: value.id, mergeSite: mergeSiteID)
  }
}

/// The entries of a mapping. Those of an ordinary mapping are in the tree, and are not copied.
@usableFromInline package struct MappingEntries: Sendable, Collection {
  @usableFromInline let children: SyntaxChildren
  /// The entries of a mapping with merge keys or repeated keys.
  @usableFromInline let merged: [MappingEntry]?

  @inlinable init(of node: SyntaxNode, merged: [MappingEntry]?) {
    children = SyntaxChildren(of: node, if: .mapping)
    self.merged = merged
  }

  /// The position of an entry.
  @usableFromInline package struct Index: Sendable, Comparable {
    @usableFromInline let key: SyntaxChildren.Index
    @usableFromInline let offset: Int

    @inlinable init(key: SyntaxChildren.Index, offset: Int) {
      self.key = key
      self.offset = offset
    }

    /// Returns whether the left position is before the right one.
    @inlinable package static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
    /// Returns whether two positions are equal.
    @inlinable package static func == (left: Index, right: Index) -> Bool { left.offset == right.offset }
  }

  /// The tree that the mapping is part of.
  @inlinable package var tree: SyntaxTree { children.tree }

  /// The number of entries. A key whose value was not read is not counted.
  @inlinable package var count: Int { merged?.count ?? children.count / 2 }

  /// The position of the first entry.
  @inlinable package var startIndex: Index { Index(key: children.startIndex, offset: 0) }
  /// The position after the last entry.
  @inlinable package var endIndex: Index { Index(key: children.endIndex, offset: count) }

  /// Returns the position after another.
  @inlinable package func index(after index: Index) -> Index {
    let next = merged == nil ? children.index(after: children.index(after: index.key)) : index.key
    return Index(key: next, offset: index.offset + 1)
  }

  /// Returns the distance between two positions in constant time, which makes it cheap to count a slice.
  @inlinable package func distance(from start: Index, to end: Index) -> Int { end.offset - start.offset }

  /// Returns the entry with a key, or `nil`.
  package func first(named name: String) -> MappingEntry? {
    if let merged { return merged.first { $0.key.hasText(name) } }
    guard let key = children.tree.key(name, from: Int(children.first), count: count) else { return nil }
    return MappingEntry(children.tree, key: NodeID(key), value: NodeID(children.tree.index(after: key)))
  }

  /// An iterator over the entries.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let merged: [MappingEntry]?
    @usableFromInline var children: SyntaxChildren.Iterator

    @inlinable init(_ entries: MappingEntries) {
      merged = entries.merged
      children = entries.children.makeIterator()
      children.left = entries.count
    }

    /// Returns the next entry, or `nil` at the end.
    @inlinable @inline(__always) package mutating func next() -> MappingEntry? {
      guard children.left > 0 else { return nil }
      children.left -= 1
      if let merged { return merged[merged.count - 1 - children.left] }
      let key = children.node
      let value = children.tree.index(after: key)
      children.node = children.tree.index(after: value)
      return MappingEntry(children.tree, key: NodeID(key), value: NodeID(value))
    }
  }

  /// Returns an iterator over the entries.
  @inlinable package func makeIterator() -> Iterator { Iterator(self) }

  /// Returns the entry that an iterator returned last and all entries after it, in constant time.
  package func rest(of iterator: Iterator, from last: MappingEntry) -> Slice<MappingEntries> {
    self[
      Index(key: SyntaxChildren.Index(node: last.keyID.number), offset: count - iterator.children.left - 1)...
    ]
  }

  /// The entry at a position.
  @inlinable package subscript(index: Index) -> MappingEntry {
    if let merged { return merged[index.offset] }
    return MappingEntry(
      children.tree, key: NodeID(Int(index.key.node)),
      value: NodeID(Int(children.index(after: index.key).node)))
  }
}

extension SyntaxNode {
  /// The entries of a mapping: its own, then those of its merge keys that it does not have itself, as YAML's merge key
  /// type (yaml.org/type/merge) defines. Empty for other kinds. If a key is repeated, which is an error, the first
  /// entry with a value is used.
  @inlinable package var entries: MappingEntries {
    MappingEntries(of: self, merged: hasSpecialKeys ? mergedEntries : nil)
  }

  /// The keys and values of a mapping, as written.
  var writtenEntries: MappingEntries { MappingEntries(of: self, merged: nil) }

  /// Whether a key of the mapping is a list or a mapping, which has been reported.
  package var hasInvalidKey: Bool {
    hasSpecialKeys && writtenEntries.contains { [.sequence, .mapping].contains($0.key.kind) }
  }

  /// The keys that repeat an earlier key of the mapping.
  package var repeatedKeys: [SyntaxNode] { hasSpecialKeys ? keysWrittenBefore : [] }

  /// The index of the node, or of its target if it is an alias.
  @inlinable var targetIndex: Int { record.kind == .alias ? Int(record.content) : id.index }

  /// Returns the value of a key, including keys from merge keys.
  package func value(for name: String) -> SyntaxNode? {
    let mapping = target
    if mapping.marks.contains(.specialKeys) { return entries.first(named: name)?.value }
    guard mapping.kind == .mapping,
      let key = tree.key(name, from: targetIndex + 1, count: mapping.length / 2)
    else { return nil }
    return SyntaxNode(tree: tree, id: NodeID(tree.index(after: key)))
  }

  /// Returns whether the bytes of all keys of a mapping pass a test. Stops at the first that does not.
  @inlinable @inline(__always)
  package func allKeys(_ passes: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    let mapping = target
    guard mapping.kind == .mapping else { return true }
    if mapping.marks.contains(.specialKeys) {
      return mergedEntries.allSatisfy { $0.key.withTextBytes(passes) }
    }
    var key = targetIndex + 1
    for _ in 0..<mapping.length / 2 {
      guard tree.withTextBytes(of: tree.target(key), passes) else { return false }
      key = tree.index(after: tree.index(after: key))
    }
    return true
  }

  /// Returns the entries of the mapping under a key; none without such a mapping.
  package func entries(under name: String) -> [MappingEntry] {
    value(for: name).map { Array($0.entries) } ?? []
  }
}
