/// A YAML document, with a byte range for each node.
///
/// The nodes are in one array in document order, each collection before its children. Texts that differ from their
/// source are in a second array; all others are read from the file. Reading therefore allocates no object per node.
/// Ranges nest: a parent's range contains those of its children. A tree is immutable.
@usableFromInline package final class SyntaxTree: Sendable {
  /// The file that was read.
  @usableFromInline package let source: SourceFile

  /// The lines that could not be read, or were not read because of a limit, in order and without overlaps. Their
  /// content is missing from the tree or may be misinterpreted.
  package let skipped: [SourceRange]

  /// The words in ``skipped`` lines, any of which may be a key or a name; `nil` if these lines are too long to
  /// search.
  private let skippedWords: Set<Substring>?

  @usableFromInline let nodes: [NodeRecord]
  @usableFromInline let decodedTexts: [UInt8]
  private let anchorRanges: [SourceRange]

  /// - Parameter decodedTexts: The texts that differ from their source.
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

  /// Returns the same tree with some mappings marked as having entries that differ from their children, and with some
  /// keys separated from what they include.
  func marking(specialKeysOf mappings: [Int], splitting keys: [JoinedKey]) -> SyntaxTree {
    var nodes = nodes
    for mapping in mappings { nodes[mapping].marks.insert(.specialKeys) }
    for key in keys {
      let end = Int(key.isBroken ? nodes[key.node + 1].end : nodes[key.node].end)
      let value = SourceRange(key.value, end)
      nodes[key.node + 1] =
        key.isBroken
        ? NodeRecord(.broken, value)
        : NodeRecord(.scalar, value, content: value.start, length: value.end - value.start)
      nodes[key.node].end = UInt32(key.end)
      nodes[key.node].length = key.end - Int(nodes[key.node].start)
    }
    return SyntaxTree(
      source: source, nodes: nodes, decodedTexts: decodedTexts, skipped: skipped, anchors: anchorRanges)
  }

  /// The root node, or `nil` if the document is empty.
  package var root: SyntaxNode? { nodes.isEmpty ? nil : node(0) }

  /// All nodes in document order; an alias counts as one node.
  package var allNodes: some Collection<SyntaxNode> {
    nodes.indices.lazy.map { self.node($0) }
  }

  /// The ranges of all aliases, in document order.
  package var aliasRanges: [SourceRange] { nodes.filter { $0.kind == .alias }.map(\.range) }

  /// Whether the whole file could be read.
  package var isComplete: Bool { skipped.isEmpty }

  /// Returns whether an offset is in ``skipped`` lines.
  package func skips(_ offset: Int) -> Bool {
    skipped.contains { $0.start <= offset && (offset < $0.end || $0.end == source.bytes.count) }
  }

  /// Returns whether the text at an offset is the first after ``skipped`` lines, and so may belong elsewhere.
  package func follows(skippedLinesBefore offset: Int) -> Bool {
    guard let lines = skipped.last(where: { $0.end <= offset }) else { return false }
    let between = source.bytes[lines.end..<offset]
    return between.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
  }

  /// Returns whether ``skipped`` lines may contain a name, or a merge key that may have provided it.
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

  /// The node with an identifier.
  package subscript(id: NodeID) -> SyntaxNode { SyntaxNode(tree: self, id: id) }

  func node(_ index: Int) -> SyntaxNode { SyntaxNode(tree: self, id: NodeID(index)) }

  /// The places between brackets or braces, where a text with a reference needs quotes. Finding them takes time in
  /// proportion to the nodes.
  package var flowCollections: FlowCollections {
    var ranges: [SourceRange] = []
    for node in nodes where node.isCollection && (ranges.last.map { $0.end <= node.start } ?? true) {
      let first = source.bytes[Int(node.start)]
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { ranges.append(node.range) }
    }
    return FlowCollections(ranges: ranges)
  }

  /// The outermost collections of a tree that are written between brackets or braces.
  package struct FlowCollections {
    fileprivate let ranges: [SourceRange]

    /// Returns whether a node is in one of the collections.
    package func contain(_ node: SyntaxNode) -> Bool {
      let index = ranges.partitioningIndex { $0.end > node.range.start }
      return index < ranges.count && ranges[index].start <= node.range.start
    }
  }

  /// An anchor, the name by which aliases refer to a node.
  package struct Anchor: Sendable, Hashable {
    /// The name, without its `&`.
    package let name: String
    /// The bytes from the `&` to the end of the name.
    package let range: SourceRange
  }

  /// All anchors, in document order.
  package var anchors: [Anchor] { anchorRanges.map(anchor) }

  /// Returns the anchor that ends at an offset, or `nil`.
  package func anchor(endingAt offset: Int) -> Anchor? {
    let index = anchorRanges.partitioningIndex { $0.end >= offset }
    guard index < anchorRanges.count, anchorRanges[index].end == offset else { return nil }
    return anchor(anchorRanges[index])
  }

  private func anchor(_ range: SourceRange) -> Anchor {
    Anchor(name: source.text(in: SourceRange(range.start + 1, range.end)), range: range)
  }
}

/// The position of a node in its ``SyntaxTree``.
@usableFromInline package struct NodeID: Sendable, Hashable, BitwiseCopyable {
  @usableFromInline let number: UInt32

  @inlinable init(_ number: Int) { self.number = UInt32(number) }

  /// The node's position among all nodes, in document order.
  @inlinable var index: Int { Int(number) }
}

/// The 16 bytes that a ``SyntaxTree`` stores for each node; large files have many nodes.
@usableFromInline struct NodeRecord: Sendable, BitwiseCopyable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// For a scalar, the offset of its text in the file or, if it is decoded, in the decoded texts. For a collection, the
  /// index after its last descendant, or 0 while it is being read; its children directly follow it. For an alias, the
  /// index of its target.
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

  /// The kind of the node.
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

  /// The notation of a scalar.
  @inlinable var style: SyntaxNode.ScalarStyle {
    switch bits >> 3 & 0b111 {
    case 1: .singleQuoted
    case 2: .doubleQuoted
    case 3: .literal
    case 4: .folded
    default: .plain
    }
  }

  /// The marks of the node.
  @inlinable var marks: Marks {
    get { Marks(rawValue: UInt8(truncatingIfNeeded: bits >> 6 & 0b111)) }
    set { bits = bits & ~(0b111 << 6) | UInt32(newValue.rawValue) << 6 }
  }

  /// The length of a scalar's text, or the number of a collection's children; ``Limits`` keep both below 2 to the
  /// 23rd.
  @inlinable var length: Int {
    get { Int(bits >> 9) }
    set { bits = bits & 0x1FF | UInt32(newValue) << 9 }
  }

  /// Whether the node is a mapping or a sequence.
  @inlinable @inline(__always) var isCollection: Bool { kind == .mapping || kind == .sequence }

  /// Whether the node is an empty plain scalar.
  @inlinable var isEmptyPlain: Bool { kind == .scalar && style == .plain && length == 0 }

  /// Further properties of a node.
  @usableFromInline struct Marks: OptionSet, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt8

    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line that could not be read may belong to the node.
    static let incomplete = Marks(rawValue: 1)
    /// The text of a scalar differs from its source.
    @inlinable static var decoded: Marks { Marks(rawValue: 2) }
    /// The entries of a mapping differ from its children, because it has a merge key, a repeated key or a key that is
    /// not a scalar.
    @inlinable static var specialKeys: Marks { Marks(rawValue: 4) }
  }
}

extension SyntaxTree {
  /// Returns the record of a node, or of its target if it is an alias.
  @inlinable @inline(__always) func target(_ index: Int) -> NodeRecord {
    let record = nodes[index]
    return record.kind == .alias ? nodes[Int(record.content)] : record
  }

  /// Returns the index after a node and its descendants.
  @inlinable @inline(__always) func index(after index: Int) -> Int {
    let record = nodes[index]
    return record.isCollection ? Int(record.content) : index + 1
  }

  /// Calls `body` with the bytes of a scalar's text, or with no bytes for other nodes.
  @inlinable @inline(__always) func withTextBytes<Result>(
    of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let isScalar = record.kind == .scalar
    let (start, count) = isScalar ? (Int(record.content), record.length) : (0, 0)
    func text(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
      precondition(start + count <= bytes.count)
      return UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: count)
    }
    return record.marks.contains(.decoded)
      ? decodedTexts.withUnsafeBufferPointer { body(text($0)) }
      : source.bytes.storage.withUnsafeBufferPointer { body(text($0)) }
  }

  /// Returns whether a node's text equals another text, byte for byte.
  @inlinable func hasText(_ text: String, _ record: NodeRecord) -> Bool {
    guard (record.kind == .scalar ? record.length : 0) == text.utf8.count else { return false }
    return text.utf8.withContiguousStorageIfAvailable { hasText($0, record) }
      ?? withTextBytes(of: record) { String(decoding: $0, as: UTF8.self) == text }
  }

  /// Returns whether a node's text consists of these bytes.
  @inlinable func hasText(_ text: UnsafeBufferPointer<UInt8>, _ record: NodeRecord) -> Bool {
    guard (record.kind == .scalar ? record.length : 0) == text.count else { return false }
    return withTextBytes(of: record) { $0.hasBytes(of: text) }
  }

  /// Returns the index of the first key with a name in a mapping.
  ///
  /// - Parameters:
  ///   - first: The index of the first key.
  ///   - count: The number of keys.
  func key(_ name: String, from first: Int, count: Int) -> Int? {
    name.withUTF8Bytes { name in
      var key = first
      for _ in 0..<count {
        let record = target(key)
        if record.length == name.count, hasText(name, record) { return key }
        key = index(after: index(after: key))
      }
      return nil
    }
  }
}

/// A key that includes its value, or the bracket of its value.
struct JoinedKey {
  /// The key's node, which is followed by that of its value.
  let node: Int
  /// The end of its name.
  let end: Int
  /// The start of its value.
  let value: Int
  /// Whether its value cannot be read.
  var isBroken = false
}

/// A piece of a file. Concatenated, the pieces contain each byte of the file.
package struct SyntaxPiece: Sendable {
  /// The kind of a piece.
  package enum Kind: Sendable {
    /// A scalar or an alias.
    case text(SyntaxNode)
    /// Anything else: blanks, comments, colons after keys, dashes, brackets, anchors and tags.
    case gap
    /// Lines that could not be read.
    case skipped
  }

  /// The bytes of the piece.
  package let range: SourceRange
  /// The kind of the piece.
  package let kind: Kind
}

extension SyntaxTree {
  /// Calls `body` with the pieces of the file in order. Only empty scalars have empty pieces.
  package func forEachPiece(_ body: (SyntaxPiece) -> Void) {
    var position = 0
    func advance(to end: Int, _ kind: SyntaxPiece.Kind) {
      if end > position { body(SyntaxPiece(range: SourceRange(position, end), kind: kind)) }
      position = max(position, end)
    }
    var skipped = skipped[...]
    func advance(toTextAt start: Int) {
      while let lines = skipped.first, lines.start <= start {
        advance(to: lines.start, .gap)
        advance(to: lines.end, .skipped)
        skipped.removeFirst()
      }
      advance(to: start, .gap)
    }
    for node in allNodes where node.isAliasOrBroken || node.kind == .scalar {
      advance(toTextAt: node.range.start)
      guard node.range.start >= position else { continue }
      body(SyntaxPiece(range: node.range, kind: .text(node)))
      position = node.range.end
    }
    advance(toTextAt: source.bytes.count)
  }
}
