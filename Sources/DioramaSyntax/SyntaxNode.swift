/// A scalar, mapping, sequence or alias in a ``SyntaxTree``.
///
/// A node is a place in its tree, and copying it costs nothing: it does not keep the tree alive. Whoever uses nodes keeps the
/// tree in a variable or a property; a debug build stops at a node whose tree is gone.
public struct SyntaxNode: @unchecked Sendable {
  @usableFromInline let contents: UnsafePointer<SyntaxTree.Contents>
  @usableFromInline let index: UInt32

  @inlinable init(contents: UnsafePointer<SyntaxTree.Contents>, index: UInt32) {
    self.contents = contents
    self.index = index
  }

  /// The tree that the node is part of.
  public var tree: SyntaxTree { contents.pointee.tree }

  /// What a node is.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// A single text.
    case scalar
    /// Keys with values.
    case mapping
    /// A list.
    case sequence
    /// `*name` whose anchor is unknown, a tag without a value, or a value that was not understood: it stands for nothing and has
    /// been reported.
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

  @inlinable var storage: NodeStorage {
    assert(contents.pointee.isAlive, "the tree of this node is gone; keep it in a variable")
    return contents.pointee.nodes[Int(index)]
  }

  /// What the node is, aliases followed: never ``Kind/alias``.
  @inlinable public var kind: Kind { resolved.storage.kind }

  /// Whether the node is written as an alias.
  @inlinable public var isAlias: Bool { storage.kind == .alias || storage.kind == .broken }

  /// The node that an alias stands for; any other node itself.
  @inlinable public var resolved: SyntaxNode {
    let node = storage
    return node.kind == .alias ? SyntaxNode(contents: contents, index: node.content) : self
  }

  /// The bytes of the node, without its anchor or tag. An alias has the range of its `*name`; a block collection ends with
  /// its last child.
  @inlinable public var range: SourceRange {
    let node = storage
    return SourceRange(Int(node.start), Int(node.end))
  }

  /// Whether lines that were not understood may belong to this node, so that something may be missing from it.
  public var isIncomplete: Bool { resolved.storage.marks.contains(.incomplete) }

  /// How the scalar is written; `.plain` for any other kind.
  @inlinable public var style: ScalarStyle { resolved.storage.style }

  /// A scalar's text, escapes and folding resolved; empty for any other kind.
  public var text: String {
    withTextBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether ``text`` is the same as another, byte for byte.
  @inlinable public func hasText(_ text: String) -> Bool {
    withTextBytes { bytes in
      bytes.count == text.utf8.count
        && (text.utf8.withContiguousStorageIfAvailable { bytes.hasBytes(of: $0) } ?? (self.text == text))
    }
  }

  /// The source of a part of ``text``, given in UTF-8 offsets: that part itself where the text is written as it reads, the
  /// whole node where escapes, folding or an alias stand between.
  public func range(ofText part: Range<Int>) -> SourceRange {
    guard storage.kind == .scalar, !storage.marks.contains(.decoded) else { return range }
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let start = range.start + quote
    return SourceRange(start + part.lowerBound, start + part.upperBound)
  }

  /// One of the eight bytes of the file behind the node's range; 0 behind the end of the file.
  @inlinable public func byte(behind distance: Int) -> UInt8 {
    precondition(0..<8 ~= distance)
    return contents.pointee.source[Int(storage.end) + distance]
  }

  /// Whether this is a plain scalar without a character, as in `key:` with nothing behind the colon.
  @inlinable public var isEmptyPlain: Bool {
    let node = resolved.storage
    return node.kind == .scalar && node.style == .plain && node.length == 0
  }

  /// Calls `body` with the bytes of ``text``, which are valid until it returns.
  @inlinable public func withTextBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = resolved.storage
    guard node.kind == .scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let texts = node.marks.contains(.decoded) ? contents.pointee.decodedTexts : contents.pointee.source
    return body(UnsafeBufferPointer(start: texts + Int(node.content), count: Int(node.length)))
  }

  /// The elements of a sequence; none for any other kind.
  @inlinable public var elements: SyntaxChildren { SyntaxChildren(of: resolved, if: .sequence) }

  @inlinable var hasSpecialKeys: Bool { resolved.storage.marks.contains(.specialKeys) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are the same as as many others.
  @inlinable func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < count, self[index] == other[index] { index += 1 }
    return index == count
  }
}
