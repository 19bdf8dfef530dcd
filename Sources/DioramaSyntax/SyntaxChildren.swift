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
    let node = tree.nodes[Int(index.node)]
    return Index(node: node.isCollection ? node.content : index.node + 1)
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
