/// A scalar, mapping, sequence or alias in a ``SyntaxTree``, which it keeps alive.
@usableFromInline package struct SyntaxNode: Sendable {
  /// The tree that the node is part of.
  @usableFromInline package let tree: SyntaxTree
  /// The node's place in the tree.
  @usableFromInline package let id: NodeID

  @inlinable init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  /// What a node is.
  @usableFromInline package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// A single text.
    case scalar
    /// Keys with values.
    case mapping
    /// A list.
    case sequence
    /// `*name` whose anchor is unknown, a tag without a value, or a value that was not understood: it stands for
    /// nothing and has been reported.
    case broken
    /// `*name`, standing for ``SyntaxNode/resolved``.
    case alias
  }

  /// How a scalar was written.
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

  /// What is kept of the node, aliases followed.
  @inlinable var target: NodeRecord {
    tree.target(id.index)
  }

  /// What the node is, aliases followed: never ``Kind/alias``.
  @inlinable package var kind: Kind { target.kind }

  /// Whether the node is written as an alias.
  @inlinable package var isAlias: Bool { record.kind == .alias || record.kind == .broken }

  /// The node that an alias stands for; any other node itself.
  @inlinable package var resolved: SyntaxNode {
    let record = record
    return record.kind == .alias ? SyntaxNode(tree: tree, id: NodeID(Int(record.content))) : self
  }

  /// The bytes of the node, without its anchor or tag. An alias has the range of its `*name`; a block collection ends
  /// with its last child.
  @inlinable package var range: SourceRange { record.range }

  /// Whether lines that were not understood may belong to this node, so that something may be missing from it.
  package var isIncomplete: Bool { target.marks.contains(.incomplete) }

  /// How the scalar is written; `.plain` for any other kind.
  @inlinable package var style: ScalarStyle { target.style }

  /// A scalar's text, escapes and folding resolved; empty for any other kind.
  package var text: String {
    withTextBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether ``text`` is the same as another, byte for byte.
  @inlinable package func hasText(_ text: String) -> Bool { tree.hasText(text, target) }

  /// The source of a part of ``text``, given in UTF-8 offsets: that part itself where the text is written as it reads,
  /// the whole node where escapes, folding or an alias stand between.
  package func range(ofText part: Range<Int>) -> SourceRange {
    guard record.kind == .scalar, !record.marks.contains(.decoded) else { return range }
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let start = range.start + quote
    return SourceRange(start + part.lowerBound, start + part.upperBound)
  }

  /// A byte of the file behind the node's range; 0 behind the end of the file.
  @inlinable package func byte(behind distance: Int) -> UInt8 {
    let index = Int(record.end) + distance
    return tree.source.bytes.indices.contains(index) ? tree.source.bytes[index] : 0
  }

  /// Whether this is a plain scalar without a character, as in `key:` with nothing behind the colon.
  @inlinable package var isEmptyPlain: Bool { target.isEmptyPlain }

  /// Calls `body` with the bytes of ``text``, which are valid until it returns.
  @inlinable package func withTextBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    tree.withTextBytes(of: target, body)
  }

  /// The elements of a sequence; none for any other kind.
  @inlinable package var elements: SyntaxChildren { SyntaxChildren(of: resolved, if: .sequence) }

  @inlinable var hasSpecialKeys: Bool { target.marks.contains(.specialKeys) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are the same as as many others.
  @inlinable func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < count, self[index] == other[index] { index += 1 }
    return index == count
  }
}

/// The children of a collection, in their order: a sequence's elements, or a mapping's keys and values in turn.
@usableFromInline package struct SyntaxChildren: Sendable, Collection {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline let first: UInt32
  @usableFromInline let end: UInt32
  /// How many there are.
  @usableFromInline package let count: Int

  /// The children of a node of a kind; none if it is of another.
  @inlinable init(of node: SyntaxNode, if kind: SyntaxNode.Kind) {
    let record = node.record
    tree = node.tree
    first = record.kind == kind ? node.id.number + 1 : 0
    end = record.kind == kind ? record.content : 0
    count = record.kind == kind ? record.length : 0
  }

  /// A child's place among all nodes.
  @usableFromInline package struct Index: Sendable, Comparable {
    @usableFromInline let node: UInt32

    @inlinable init(node: UInt32) { self.node = node }

    /// Whether one place comes before another.
    @inlinable package static func < (left: Index, right: Index) -> Bool { left.node < right.node }
  }

  /// The place of the first.
  @inlinable package var startIndex: Index { Index(node: first) }
  /// The place behind the last.
  @inlinable package var endIndex: Index { Index(node: end) }

  /// The next place.
  @inlinable package func index(after index: Index) -> Index {
    Index(node: UInt32(tree.index(behind: Int(index.node))))
  }

  /// What is at a place.
  @inlinable package subscript(index: Index) -> SyntaxNode {
    SyntaxNode(tree: tree, id: NodeID(Int(index.node)))
  }

  /// Goes from one child to the next.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var node: Int
    @usableFromInline var left: Int

    @inlinable init(_ children: SyntaxChildren) {
      tree = children.tree
      node = Int(children.first)
      left = children.count
    }

    /// The next child, or `nil`.
    @inlinable package mutating func next() -> SyntaxNode? {
      guard left > 0 else { return nil }
      left -= 1
      let child = node
      node = tree.index(behind: child)
      return SyntaxNode(tree: tree, id: NodeID(child))
    }
  }

  /// Begins with the first child.
  @inlinable package func makeIterator() -> Iterator { Iterator(self) }
}

extension SyntaxNode {
  /// The children of a mapping or a sequence as they are written.
  var children: SyntaxChildren { SyntaxChildren(of: resolved, if: kind == .sequence ? .sequence : .mapping) }
}

/// A key and its value in a mapping, as a reader of the mapping sees it: merge keys are followed.
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

  /// The value of the merge key that brought the entry in, or `nil` if the mapping has it itself.
  @inlinable package var mergeSite: SyntaxNode? { mergeSiteID.map { SyntaxNode(tree: tree, id: $0) } }

  /// The key's text.
  package var name: String { key.text }

  /// Whether another name can be written for the key without changing a mapping that others share.
  package var isOwn: Bool { mergeSite.map { !$0.isAlias } ?? true }

  /// One element of the value, under the same key.
  package func element(_ value: SyntaxNode) -> MappingEntry {
    MappingEntry(tree, key: keyID, value: value.id, mergeSite: mergeSiteID)
  }
}

/// The entries of a mapping. Those of an ordinary mapping lie in the tree, and looking at them makes no copy.
@usableFromInline package struct MappingEntries: Sendable, Collection {
  @usableFromInline let children: SyntaxChildren
  /// The entries of a mapping with merge keys or repeated keys.
  @usableFromInline let merged: [MappingEntry]?

  @inlinable init(of node: SyntaxNode, merged: [MappingEntry]?) {
    children = SyntaxChildren(of: node.resolved, if: .mapping)
    self.merged = merged
  }

  /// Where an entry is.
  @usableFromInline package struct Index: Sendable, Comparable {
    @usableFromInline let key: SyntaxChildren.Index
    @usableFromInline let offset: Int

    @inlinable init(key: SyntaxChildren.Index, offset: Int) {
      self.key = key
      self.offset = offset
    }

    /// Whether one place comes before another.
    @inlinable package static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
    /// Whether two places are the same.
    @inlinable package static func == (left: Index, right: Index) -> Bool { left.offset == right.offset }
  }

  /// How many there are. A key whose value was not read any more is none.
  @inlinable package var count: Int { merged?.count ?? children.count / 2 }

  /// The place of the first.
  @inlinable package var startIndex: Index { Index(key: children.startIndex, offset: 0) }
  /// The place behind the last.
  @inlinable package var endIndex: Index { Index(key: children.endIndex, offset: count) }

  /// The next place.
  @inlinable package func index(after index: Index) -> Index {
    let next = merged == nil ? children.index(after: children.index(after: index.key)) : index.key
    return Index(key: next, offset: index.offset + 1)
  }

  /// How far one place is from another, without a walk from one to the other: slices are counted by it.
  @inlinable package func distance(from start: Index, to end: Index) -> Int { end.offset - start.offset }

  /// The entry of a key, or `nil`.
  package func first(named name: String) -> MappingEntry? {
    if let merged { return merged.first { $0.key.hasText(name) } }
    let tree = children.tree
    return tree.key(name, from: Int(children.first), count: count).map { key in
      MappingEntry(tree, key: NodeID(key), value: NodeID(tree.index(behind: key)))
    }
  }

  /// Goes from one entry to the next.
  @usableFromInline package struct Iterator: IteratorProtocol {
    @usableFromInline let merged: [MappingEntry]?
    @usableFromInline var children: SyntaxChildren.Iterator

    @inlinable init(_ entries: MappingEntries) {
      merged = entries.merged
      children = entries.children.makeIterator()
      children.left = entries.count
    }

    /// The next entry, or `nil`.
    @inlinable package mutating func next() -> MappingEntry? {
      guard children.left > 0 else { return nil }
      children.left -= 1
      if let merged { return merged[merged.count - 1 - children.left] }
      let key = children.node
      let value = children.tree.index(behind: key)
      children.node = children.tree.index(behind: value)
      return MappingEntry(children.tree, key: NodeID(key), value: NodeID(value))
    }
  }

  /// Begins with the first entry.
  @inlinable package func makeIterator() -> Iterator { Iterator(self) }

  /// Whether the bytes of every key pass a test, up to the first that does not.
  package func allKeys(_ passes: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    if let merged { return merged.allSatisfy { $0.key.withTextBytes(passes) } }
    let tree = children.tree
    var key = Int(children.first)
    for _ in 0..<count {
      guard tree.withTextBytes(of: tree.target(key), passes) else { return false }
      key = tree.index(behind: tree.index(behind: key))
    }
    return true
  }

  /// What is at a place.
  @inlinable package subscript(index: Index) -> MappingEntry {
    if let merged { return merged[index.offset] }
    return MappingEntry(
      children.tree, key: NodeID(Int(index.key.node)),
      value: NodeID(Int(children.index(after: index.key).node)))
  }
}

extension SyntaxNode {
  /// The entries of a mapping, its own first in their order, then those of its merge keys that it does not have itself,
  /// as YAML's merge key type (yaml.org/type/merge) defines; empty for any other kind. Of two entries for a key, which
  /// has been reported, the first that has a value counts.
  @inlinable package var entries: MappingEntries {
    MappingEntries(of: self, merged: hasSpecialKeys ? mergedEntries : nil)
  }

  /// The keys and values of a mapping as they are written.
  var writtenEntries: MappingEntries { MappingEntries(of: self, merged: nil) }

  @usableFromInline var mergedEntries: [MappingEntry] {
    var entries: [MappingEntry] = []
    var indices: [ExactText: Int] = [:]
    var merges: [SyntaxNode] = []
    for entry in writtenEntries where entry.key.kind == .scalar {
      if entry.key.isMergeKey {
        merges.append(entry.value)
      } else if let index = indices[ExactText(entry.name)] {
        if entries[index].value.isEmptyPlain {
          entries[index] = MappingEntry(tree, key: entries[index].keyID, value: entry.valueID)
        }
      } else {
        indices[ExactText(entry.name)] = entries.count
        entries.append(entry)
      }
    }
    for merge in merges {
      for source in merge.kind == .sequence ? Array(merge.elements) : [merge] {
        for entry in source.entries where indices[ExactText(entry.name)] == nil {
          indices[ExactText(entry.name)] = entries.count
          entries.append(MappingEntry(tree, key: entry.keyID, value: entry.valueID, mergeSite: merge.id))
        }
      }
    }
    return entries
  }

  /// The keys of a mapping that stand in it a second time.
  package var repeatedKeys: [SyntaxNode] {
    guard hasSpecialKeys else { return [] }
    var names: Set<ExactText> = []
    return writtenEntries.map(\.key).filter {
      $0.kind == .scalar && !names.insert(ExactText($0.text)).inserted
    }
  }

  /// The value of a key, merge keys followed.
  package func value(for name: String) -> SyntaxNode? {
    if hasSpecialKeys { return entries.first(named: name)?.value }
    let mapping = target
    guard mapping.kind == .mapping else { return nil }
    let first = resolved.id.index + 1
    return tree.key(name, from: first, count: mapping.length / 2).map { tree.node(tree.index(behind: $0)) }
  }

  /// Whether this key is the merge key: a plain `<<`.
  var isMergeKey: Bool { style == .plain && hasText("<<") }
}
