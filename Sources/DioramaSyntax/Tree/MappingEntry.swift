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

/// Checks what YAML itself asks of a mapping's keys: scalars, each once, and merge keys that merge mappings.
struct KeyChecker {
  /// Up to how many keys are compared with each other rather than looked up.
  private static let fewKeys = 24

  private let tree: SyntaxTree
  private var diagnostics: [Diagnostic] = []
  /// The mappings whose entries differ from their children.
  private var specialMappings: [Int] = []

  private init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// Checks every mapping of a new tree.
  ///
  /// - Returns: The tree, in which mappings with special keys are marked, and what is wrong, in the order of the
  ///   mappings.
  static func check(_ tree: SyntaxTree) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    var checker = KeyChecker(tree)
    for mapping in checker.unusualMappings { checker.check(mapping) }
    let marked = checker.specialMappings.isEmpty ? tree : tree.marking(specialKeysOf: checker.specialMappings)
    return (marked, checker.diagnostics)
  }

  /// The mappings that are not certain to have different scalars as keys, none of them a merge key.
  private var unusualMappings: [Int] {
    var mappings: [Int] = []
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress else { return }
      for mapping in tree.nodes.indices
      where tree.nodes[mapping].kind == .mapping && !isOrdinary(mapping, text) {
        mappings.append(mapping)
      }
    }
    return mappings
  }

  /// Whether a mapping has few keys, all of them different scalars that read as they are written, and none a merge key.
  /// Keys are the same only if their lengths and first bytes are, of which one bit each is kept.
  @inline(__always) private func isOrdinary(_ mapping: Int, _ text: UnsafePointer<UInt8>) -> Bool {
    let count = tree.nodes[mapping].length / 2
    guard count <= Self.fewKeys else { return false }
    var seen: UInt64 = 0
    var key = mapping + 1
    for _ in 0..<count {
      let record = tree.nodes[key]
      let start = text + Int(record.content)
      guard record.kind == .scalar, !record.marks.contains(.decoded),
        record.length == 0 || start.pointee != UInt8(ascii: "<")
      else { return false }
      let head = Word(at: start).prefix(record.length) ^ UInt64(record.length)
      let bit: UInt64 = 1 << ((head &* 0x9E37_79B9_7F4A_7C15) >> 58)
      if seen & bit != 0, isRepeated(key, in: mapping, text) { return false }
      seen |= bit
      key = tree.index(behind: tree.index(behind: key))
    }
    return true
  }

  /// Whether a key of a mapping is the same as one before it, all of which read as they are written.
  private func isRepeated(_ key: Int, in mapping: Int, _ text: UnsafePointer<UInt8>) -> Bool {
    let record = tree.nodes[key]
    let bytes = UnsafeBufferPointer(start: text + Int(record.content), count: record.length)
    var other = mapping + 1
    while other < key {
      if tree.hasText(bytes, tree.nodes[other]) { return true }
      other = tree.index(behind: tree.index(behind: other))
    }
    return false
  }

  private mutating func check(_ mapping: Int) {
    var first: [ExactText: SyntaxNode] = [:]
    var isSpecial = false
    for entry in tree.node(mapping).writtenEntries {
      let key = entry.key
      guard key.kind == .scalar else {
        if key.kind != .broken { diagnostics.append(Diagnostic(InvalidKey(), at: key.range)) }
        isSpecial = true
        continue
      }
      if key.isMergeKey {
        isSpecial = true
        checkMerge(entry.value)
      }
      let name = key.text
      if let earlier = first[ExactText(name)] {
        isSpecial = true
        let note = Diagnostic.Note("'\(name)' is here first", at: earlier.range)
        diagnostics.append(Diagnostic(DuplicateKey(name: name), at: key.range, notes: [note]))
      } else {
        first[ExactText(name)] = key
      }
    }
    if isSpecial { specialMappings.append(mapping) }
  }

  private mutating func checkMerge(_ value: SyntaxNode) {
    let sources = value.kind == .sequence ? Array(value.elements) : [value]
    for source in sources where source.kind != .mapping && source.kind != .broken {
      if source.isEmptyPlain, !tree.isComplete { continue }
      diagnostics.append(Diagnostic(InvalidMerge(), at: source.range.isEmpty ? value.range : source.range))
    }
  }
}

/// A text as a key: two are the same if their bytes are, where Swift takes an accented letter and a letter with an
/// accent for the same text. YAML's keys and the names of files are such.
package struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  package let text: String

  /// Makes a key of a text.
  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      for index in 0..<min(left.count, right.count) where left[index] != right[index] {
        return left[index] < right[index]
      }
      return left.count < right.count
    }
  }

  /// Compares bytes where they lie, which takes a fraction of the time that going through the views of texts does.
  private static func withBytes(
    of left: ExactText, _ right: ExactText,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in right.withUTF8 { body(left, $0) } }
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
