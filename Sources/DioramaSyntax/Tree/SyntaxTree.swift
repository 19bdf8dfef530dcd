/// A YAML document with a byte range for everything in it.
///
/// The nodes lie in one array in document order, each collection before what it holds. Texts lie in the file, but for
/// those that read otherwise than they are written, which lie in another array: reading makes no object per node.
/// Ranges nest: a child's range lies in its parent's. A tree never changes.
@usableFromInline package final class SyntaxTree: Sendable {
  /// The file that was read.
  @usableFromInline package let source: SourceFile

  /// The lines that were not understood, or not read because of a limit, in their order; none overlaps another. What
  /// they hold is missing from the tree, or does not mean what it seems to.
  package let skipped: [SourceRange]

  /// The words in ``skipped`` lines, which may have been keys or names; `nil` if these lines are too long to look into.
  private let skippedWords: Set<Substring>?

  @usableFromInline let nodes: [NodeRecord]
  @usableFromInline let decodedTexts: [UInt8]
  private let anchorRanges: [SourceRange]

  /// - Parameter decodedTexts: The texts that read otherwise than they are written.
  init(
    source: SourceFile, nodes: [NodeRecord], decodedTexts: [UInt8] = [], skipped: [SourceRange],
    anchors: some Sequence<SourceRange> = EmptyCollection()
  ) {
    self.source = source
    self.nodes = nodes
    self.decodedTexts = decodedTexts
    self.skipped = skipped
    anchorRanges = Array(anchors)
    skippedWords = skipped.isEmpty ? [] : Self.words(in: skipped, of: source)
  }

  /// The same tree, in which some mappings say that their entries differ from their children.
  func marking(specialKeysOf mappings: [Int]) -> SyntaxTree {
    var nodes = nodes
    for mapping in mappings { nodes[mapping].marks.insert(.specialKeys) }
    return SyntaxTree(
      source: source, nodes: nodes, decodedTexts: decodedTexts, skipped: skipped, anchors: anchorRanges)
  }

  /// The document's node, or `nil` in an empty document.
  package var root: SyntaxNode? { nodes.isEmpty ? nil : node(0) }

  /// All nodes in document order; an alias is one node.
  package var allNodes: some Collection<SyntaxNode> {
    nodes.indices.lazy.map { self.node($0) }
  }

  /// Whether the whole file was understood.
  package var isComplete: Bool { skipped.isEmpty }

  /// Whether an offset lies in lines that were not understood.
  package func skips(_ offset: Int) -> Bool {
    skipped.contains { $0.start <= offset && (offset < $0.end || $0.end == source.bytes.count) }
  }

  /// Whether a name may stand in lines that were not understood, or a merge key that may have brought it in.
  package func mayHaveLost(_ name: String) -> Bool {
    if isComplete { return false }
    guard let skippedWords else { return true }
    return skippedWords.contains(Substring(name)) || skippedWords.contains("<<")
  }

  private static func words(in lines: [SourceRange], of source: SourceFile) -> Set<Substring>? {
    guard lines.reduce(0, { $0 + $1.end - $1.start }) <= Limits.searchedBytes else { return nil }
    return Set(
      lines.flatMap { source.text(in: $0).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "<") } })
  }

  /// The node at a place in the tree.
  package subscript(id: NodeID) -> SyntaxNode { SyntaxNode(tree: self, id: id) }

  func node(_ index: Int) -> SyntaxNode { SyntaxNode(tree: self, id: NodeID(index)) }

  /// A name that a node is given to be repeated by.
  package struct Anchor: Sendable, Hashable {
    /// The name, without its `&`.
    package let name: String
    /// The bytes from the `&` to the end of the name.
    package let range: SourceRange
  }

  /// The anchors of all nodes in their order.
  package var anchors: [Anchor] {
    anchorRanges.map { Anchor(name: source.text(in: SourceRange($0.start + 1, $0.end)), range: $0) }
  }
}

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

/// The place of a node in its ``SyntaxTree``.
@usableFromInline package struct NodeID: Sendable, Hashable, BitwiseCopyable {
  @usableFromInline let number: UInt32

  @inlinable init(_ number: Int) { self.number = UInt32(number) }

  /// The node's place among all nodes, in document order.
  @inlinable var index: Int { Int(number) }
}

/// What a ``SyntaxTree`` keeps of one node, in 16 bytes: a big file has many nodes.
@usableFromInline struct NodeRecord: Sendable, BitwiseCopyable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// Where a scalar's text begins, in the file or, if it is decoded, among the decoded texts; the index behind all that
  /// a collection holds, whose children begin with the node behind itself, or 0 while it is read; the index of an
  /// alias's target.
  @usableFromInline var content: UInt32
  /// From the lowest bit: the kind, the style, the marks, the length.
  @usableFromInline var bits: UInt32

  init(
    _ kind: SyntaxNode.Kind, _ range: SourceRange, style: SyntaxNode.ScalarStyle = .plain, content: Int = 0,
    length: Int = 0
  ) {
    start = UInt32(range.start)
    end = UInt32(range.end)
    self.content = UInt32(content)
    bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 3 | UInt32(length) << 9
  }

  /// The bytes of the node.
  @inlinable var range: SourceRange { SourceRange(Int(start), Int(end)) }

  /// What the node is.
  @inlinable var kind: SyntaxNode.Kind {
    @inline(__always) get {
      switch bits & 0b111 {
      case 0: .scalar
      case 1: .mapping
      case 2: .sequence
      case 4: .alias
      default: .broken
      }
    }
    set { bits = bits & ~0b111 | UInt32(newValue.rawValue) }
  }

  /// How a scalar is written.
  @inlinable var style: SyntaxNode.ScalarStyle {
    switch bits >> 3 & 0b111 {
    case 1: .singleQuoted
    case 2: .doubleQuoted
    case 3: .literal
    case 4: .folded
    default: .plain
    }
  }

  /// What else is known of the node.
  @inlinable var marks: Marks {
    get { Marks(rawValue: UInt8(truncatingIfNeeded: bits >> 6 & 0b111)) }
    set { bits = bits & ~(0b111 << 6) | UInt32(newValue.rawValue) << 6 }
  }

  /// The length of a scalar's text, or how many children a collection has; ``Limits`` hold both below 2 to the 23rd.
  @inlinable var length: Int {
    get { Int(bits >> 9) }
    set { bits = bits & 0x1FF | UInt32(newValue) << 9 }
  }

  /// Whether the node holds others.
  @inlinable @inline(__always) var isCollection: Bool { kind == .mapping || kind == .sequence }

  /// Whether this is a plain scalar without a character.
  @inlinable var isEmptyPlain: Bool { kind == .scalar && style == .plain && length == 0 }

  /// What else is known of a node.
  @usableFromInline struct Marks: OptionSet, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt8

    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line that was not understood may belong to the node.
    static let incomplete = Marks(rawValue: 1)
    /// A scalar's text differs from what stands in the source.
    @inlinable static var decoded: Marks { Marks(rawValue: 2) }
    /// A mapping has a merge key, a key twice or one that is not a scalar, so that its entries differ from its
    /// children.
    @inlinable static var specialKeys: Marks { Marks(rawValue: 4) }
  }
}

extension SyntaxTree {
  /// What is kept of a node, aliases followed.
  @inlinable @inline(__always) func target(_ index: Int) -> NodeRecord {
    let record = nodes[index]
    return record.kind == .alias ? nodes[Int(record.content)] : record
  }

  /// The index behind a node and all that it holds.
  @inlinable @inline(__always) func index(behind index: Int) -> Int {
    let record = nodes[index]
    return record.isCollection ? Int(record.content) : index + 1
  }

  /// Calls `body` with the bytes of a scalar's text; there are none in any other node.
  @inlinable func withTextBytes<Result>(
    of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard record.kind == .scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let (start, count) = (Int(record.content), record.length)
    func text(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
      precondition(start + count <= bytes.count)
      return UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: count)
    }
    return record.marks.contains(.decoded)
      ? decodedTexts.withUnsafeBufferPointer { body(text($0)) }
      : source.bytes.withUnsafeBufferPointer { body(text($0)) }
  }

  /// Whether a node's text is the same as another, byte for byte.
  @inlinable func hasText(_ text: String, _ record: NodeRecord) -> Bool {
    guard (record.kind == .scalar ? record.length : 0) == text.utf8.count else { return false }
    return text.utf8.withContiguousStorageIfAvailable { hasText($0, record) }
      ?? withTextBytes(of: record) { String(decoding: $0, as: UTF8.self) == text }
  }

  /// Whether a node's text is these bytes.
  @inlinable func hasText(_ text: UnsafeBufferPointer<UInt8>, _ record: NodeRecord) -> Bool {
    guard (record.kind == .scalar ? record.length : 0) == text.count else { return false }
    return withTextBytes(of: record) { $0.hasBytes(of: text) }
  }

  /// The first of the keys of a mapping with a text, by its place among all nodes.
  ///
  /// - Parameters:
  ///   - first: The place of the first key.
  ///   - count: How many keys there are.
  func key(_ name: String, from first: Int, count: Int) -> Int? {
    func search(_ isName: (NodeRecord) -> Bool) -> Int? {
      var key = first
      for _ in 0..<count {
        if isName(target(key)) { return key }
        key = index(behind: index(behind: key))
      }
      return nil
    }
    let found: Int?? = name.utf8.withContiguousStorageIfAvailable { name in
      search { hasText(name, $0) }
    }
    return found ?? search { hasText(name, $0) }
  }
}
