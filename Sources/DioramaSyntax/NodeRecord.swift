/// The place of a node in its ``SyntaxTree``.
public struct NodeID: Sendable, Hashable, BitwiseCopyable {
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
  /// a collection holds, whose children begin with the node behind itself; the index of an alias's target.
  @usableFromInline var content: UInt32 = 0
  /// From the lowest bit: the kind, the style, the marks, the length.
  @usableFromInline var bits: UInt32

  init(_ kind: SyntaxNode.Kind, _ range: SourceRange, style: SyntaxNode.ScalarStyle = .plain) {
    start = UInt32(range.start)
    end = UInt32(range.end)
    bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 3
  }

  /// What the node is.
  @inlinable var kind: SyntaxNode.Kind {
    get { SyntaxNode.Kind(rawValue: UInt8(truncatingIfNeeded: bits & 0b111)) ?? .broken }
    set { bits = bits & ~0b111 | UInt32(newValue.rawValue) }
  }

  /// How a scalar is written.
  @inlinable var style: SyntaxNode.ScalarStyle {
    SyntaxNode.ScalarStyle(rawValue: UInt8(truncatingIfNeeded: bits >> 3 & 0b111)) ?? .plain
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
  @inlinable var isCollection: Bool { kind == .mapping || kind == .sequence }

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
  @inlinable func target(_ index: Int) -> NodeRecord {
    let record = nodes[index]
    return record.kind == .alias ? nodes[Int(record.content)] : record
  }

  /// The index behind a node and all that it holds.
  @inlinable func index(behind index: Int) -> Int {
    let record = nodes[index]
    return record.isCollection ? Int(record.content) : index + 1
  }

  /// Calls `body` with the bytes of a scalar's text; there are none in any other node.
  @inlinable func withTextBytes<Result>(
    of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard record.kind == .scalar else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let text = Int(record.content)..<Int(record.content) + record.length
    return record.marks.contains(.decoded)
      ? decodedTexts.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[text])) }
      : source.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[text])) }
  }

  /// Whether a node's text is the same as another, byte for byte.
  @inlinable func hasText(_ text: String, _ record: NodeRecord) -> Bool {
    guard (record.kind == .scalar ? record.length : 0) == text.utf8.count else { return false }
    return withTextBytes(of: record) { bytes in
      text.utf8.withContiguousStorageIfAvailable { bytes.hasBytes(of: $0) }
        ?? (String(decoding: bytes, as: UTF8.self) == text)
    }
  }
}
