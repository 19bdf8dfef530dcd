/// A scalar, mapping, sequence or alias in a ``SyntaxTree``, which it keeps alive.
public struct SyntaxNode: Sendable {
  /// The tree that the node is part of.
  public let tree: SyntaxTree
  /// The node's place in the tree.
  public let id: NodeID

  @inlinable init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  /// What a node is.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
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
  public enum ScalarStyle: UInt8, Sendable, BitwiseCopyable {
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
  @inlinable public var kind: Kind { target.kind }

  /// Whether the node is written as an alias.
  @inlinable public var isAlias: Bool { record.kind == .alias || record.kind == .broken }

  /// The node that an alias stands for; any other node itself.
  @inlinable public var resolved: SyntaxNode {
    let record = record
    return record.kind == .alias ? SyntaxNode(tree: tree, id: NodeID(Int(record.content))) : self
  }

  /// The bytes of the node, without its anchor or tag. An alias has the range of its `*name`; a block collection ends
  /// with its last child.
  @inlinable public var range: SourceRange {
    let record = record
    return SourceRange(Int(record.start), Int(record.end))
  }

  /// Whether lines that were not understood may belong to this node, so that something may be missing from it.
  public var isIncomplete: Bool { target.marks.contains(.incomplete) }

  /// How the scalar is written; `.plain` for any other kind.
  @inlinable public var style: ScalarStyle { target.style }

  /// A scalar's text, escapes and folding resolved; empty for any other kind.
  public var text: String {
    withTextBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether ``text`` is the same as another, byte for byte.
  @inlinable public func hasText(_ text: String) -> Bool { tree.hasText(text, target) }

  /// The source of a part of ``text``, given in UTF-8 offsets: that part itself where the text is written as it reads,
  /// the whole node where escapes, folding or an alias stand between.
  public func range(ofText part: Range<Int>) -> SourceRange {
    guard record.kind == .scalar, !record.marks.contains(.decoded) else { return range }
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let start = range.start + quote
    return SourceRange(start + part.lowerBound, start + part.upperBound)
  }

  /// A byte of the file behind the node's range; 0 behind the end of the file.
  @inlinable public func byte(behind distance: Int) -> UInt8 {
    let index = Int(record.end) + distance
    return tree.source.bytes.indices.contains(index) ? tree.source.bytes[index] : 0
  }

  /// Whether this is a plain scalar without a character, as in `key:` with nothing behind the colon.
  @inlinable public var isEmptyPlain: Bool { target.isEmptyPlain }

  /// Calls `body` with the bytes of ``text``, which are valid until it returns.
  @inlinable public func withTextBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    tree.withTextBytes(of: target, body)
  }

  /// The elements of a sequence; none for any other kind.
  @inlinable public var elements: SyntaxChildren { SyntaxChildren(of: resolved, if: .sequence) }

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
public struct SyntaxChildren: Sendable, Collection {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline let first: UInt32
  @usableFromInline let end: UInt32
  /// How many there are.
  public let count: Int

  /// The children of a node of a kind; none if it is of another.
  @inlinable init(of node: SyntaxNode, if kind: SyntaxNode.Kind) {
    let record = node.record
    tree = node.tree
    first = record.kind == kind ? node.id.number + 1 : 0
    end = record.kind == kind ? record.content : 0
    count = record.kind == kind ? record.length : 0
  }

  /// A child's place among all nodes.
  public struct Index: Sendable, Comparable {
    @usableFromInline let node: UInt32

    @inlinable init(node: UInt32) { self.node = node }

    /// Whether one place comes before another.
    @inlinable public static func < (left: Index, right: Index) -> Bool { left.node < right.node }
  }

  /// The place of the first.
  @inlinable public var startIndex: Index { Index(node: first) }
  /// The place behind the last.
  @inlinable public var endIndex: Index { Index(node: end) }

  /// The next place.
  @inlinable public func index(after index: Index) -> Index {
    Index(node: UInt32(tree.index(behind: Int(index.node))))
  }

  /// What is at a place.
  @inlinable public subscript(index: Index) -> SyntaxNode {
    SyntaxNode(tree: tree, id: NodeID(Int(index.node)))
  }
}

extension SyntaxNode {
  /// The children of a mapping or a sequence as they are written.
  var children: SyntaxChildren { SyntaxChildren(of: resolved, if: kind == .sequence ? .sequence : .mapping) }
}
