/// A key and its value in a mapping, as a reader of the mapping sees it: merge keys are followed.
public struct MappingEntry: Sendable {
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
  @inlinable public var key: SyntaxNode { SyntaxNode(tree: tree, id: keyID) }

  /// The value; an alias keeps its own range.
  @inlinable public var value: SyntaxNode { SyntaxNode(tree: tree, id: valueID) }

  /// The value of the merge key that brought the entry in, or `nil` if the mapping has it itself.
  @inlinable public var mergeSite: SyntaxNode? { mergeSiteID.map { SyntaxNode(tree: tree, id: $0) } }

  /// The key's text.
  public var name: String { key.text }

  /// Whether another name can be written for the key without changing a mapping that others share.
  public var isOwn: Bool { mergeSite.map { !$0.isAlias } ?? true }

  /// One element of the value, under the same key.
  public func element(_ value: SyntaxNode) -> MappingEntry {
    MappingEntry(tree, key: keyID, value: value.id, mergeSite: mergeSiteID)
  }
}

/// The entries of a mapping. Those of an ordinary mapping lie in the tree, and looking at them makes no copy.
public struct MappingEntries: Sendable, Collection {
  @usableFromInline let children: SyntaxChildren
  /// The entries of a mapping with merge keys or repeated keys.
  @usableFromInline let merged: [MappingEntry]?

  @inlinable init(of node: SyntaxNode, merged: [MappingEntry]?) {
    children = SyntaxChildren(of: node.resolved, if: .mapping)
    self.merged = merged
  }

  /// Where an entry is.
  public struct Index: Sendable, Comparable {
    @usableFromInline let key: SyntaxChildren.Index
    @usableFromInline let offset: Int

    @inlinable init(key: SyntaxChildren.Index, offset: Int) {
      self.key = key
      self.offset = offset
    }

    /// Whether one place comes before another.
    @inlinable public static func < (left: Index, right: Index) -> Bool { left.offset < right.offset }
    /// Whether two places are the same.
    @inlinable public static func == (left: Index, right: Index) -> Bool { left.offset == right.offset }
  }

  /// How many there are. A key whose value was not read any more is none.
  @inlinable public var count: Int { merged?.count ?? children.count / 2 }

  /// The place of the first.
  @inlinable public var startIndex: Index { Index(key: children.startIndex, offset: 0) }
  /// The place behind the last.
  @inlinable public var endIndex: Index { Index(key: children.endIndex, offset: count) }

  /// The next place.
  @inlinable public func index(after index: Index) -> Index {
    let next = merged == nil ? children.index(after: children.index(after: index.key)) : index.key
    return Index(key: next, offset: index.offset + 1)
  }

  /// How far one place is from another, without a walk from one to the other: slices are counted by it.
  @inlinable public func distance(from start: Index, to end: Index) -> Int { end.offset - start.offset }

  /// The entry of a key, or `nil`.
  public func first(named name: String) -> MappingEntry? {
    if let merged { return merged.first { $0.key.hasText(name) } }
    let tree = children.tree
    var key = Int(children.first)
    for _ in 0..<count {
      let value = tree.index(behind: key)
      if tree.hasText(name, tree.target(key)) {
        return MappingEntry(tree, key: NodeID(key), value: NodeID(value))
      }
      key = tree.index(behind: value)
    }
    return nil
  }

  /// What is at a place.
  @inlinable public subscript(index: Index) -> MappingEntry {
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
  @inlinable public var entries: MappingEntries {
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
  public var repeatedKeys: [SyntaxNode] {
    guard hasSpecialKeys else { return [] }
    var names: Set<ExactText> = []
    return writtenEntries.map(\.key).filter {
      $0.kind == .scalar && !names.insert(ExactText($0.text)).inserted
    }
  }

  /// The value of a key, merge keys followed.
  public func value(for name: String) -> SyntaxNode? {
    entries.first(named: name)?.value
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
  /// The keys of the mapping that is looked at.
  private var keys: [Range<Int>] = []

  private init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// Checks every mapping of a new tree.
  ///
  /// - Returns: The tree, in which mappings with special keys are marked, and what is wrong, in the order of the
  ///   mappings.
  static func check(_ tree: SyntaxTree) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    var checker = KeyChecker(tree)
    for index in tree.nodes.indices where tree.nodes[index].kind == .mapping && !checker.isOrdinary(index) {
      checker.check(index)
    }
    let marked = checker.specialMappings.isEmpty ? tree : tree.marking(specialKeysOf: checker.specialMappings)
    return (marked, checker.diagnostics)
  }

  /// Whether a mapping has few keys, all of them different scalars that read as they are written, and none a merge key:
  /// that is seen without a copy of any.
  private mutating func isOrdinary(_ mapping: Int) -> Bool {
    let count = tree.nodes[mapping].length / 2
    guard count <= Self.fewKeys else { return false }
    keys.removeAll(keepingCapacity: true)
    let bytes = tree.source.bytes
    var index = mapping + 1
    for _ in 0..<count {
      let record = tree.nodes[index]
      let start = Int(record.content)
      guard record.kind == .scalar, !record.marks.contains(.decoded),
        record.length == 0 || bytes[start] != UInt8(ascii: "<")
      else { return false }
      for key in keys where key.count == record.length {
        if bytes.hasSameBytes(at: key.lowerBound, and: start, count: key.count) { return false }
      }
      keys.append(start..<start + record.length)
      let value = tree.nodes[index + 1]
      index = value.isCollection ? Int(value.content) : index + 2
    }
    return true
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

extension SyntaxTree {
  /// The same tree, in which some mappings say that their entries differ from their children.
  fileprivate func marking(specialKeysOf mappings: [Int]) -> SyntaxTree {
    var nodes = nodes
    for mapping in mappings { nodes[mapping].marks.insert(.specialKeys) }
    return SyntaxTree(source: source, nodes: nodes, decodedTexts: decodedTexts, skipped: skipped)
  }
}

extension SourceBytes {
  /// Whether as many bytes are the same at two places.
  fileprivate func hasSameBytes(at one: Int, and other: Int, count: Int) -> Bool {
    var index = 0
    while index < count, self[one + index] == self[other + index] { index += 1 }
    return index == count
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
