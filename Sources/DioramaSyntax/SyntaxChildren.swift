/// The children of a collection, in their order: a sequence's elements, or a mapping's keys and values in turn.
public struct SyntaxChildren: @unchecked Sendable, Collection {
  @usableFromInline let contents: UnsafePointer<SyntaxTree.Contents>
  @usableFromInline let first: UInt32
  @usableFromInline let end: UInt32
  /// How many there are.
  public let count: Int

  /// The children of a node of a kind; none if it is of another.
  @inlinable init(of node: SyntaxNode, if kind: SyntaxNode.Kind) {
    let storage = node.storage
    contents = node.contents
    first = storage.kind == kind ? node.index + 1 : 0
    end = storage.kind == kind ? storage.content : 0
    count = storage.kind == kind ? Int(storage.length) : 0
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
    let node = contents.pointee.nodes[Int(index.node)]
    return Index(node: node.isCollection ? node.content : index.node + 1)
  }

  /// What is at a place.
  @inlinable public subscript(index: Index) -> SyntaxNode {
    SyntaxNode(contents: contents, index: index.node)
  }
}

extension SyntaxNode {
  /// The children of a mapping or a sequence as they are written.
  var children: SyntaxChildren { SyntaxChildren(of: resolved, if: kind == .sequence ? .sequence : .mapping) }
}
