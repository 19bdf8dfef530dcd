/// A YAML document with a byte range for everything in it.
///
/// The nodes lie in one array in document order, with sibling links, and decoded text lies in one buffer: reading a file
/// makes no object per node. Ranges nest: a child's range lies in its parent's.
public final class SyntaxTree: Sendable {
  /// The file that was read.
  public let source: SourceFile

  /// Where reading stopped short of the end of the file because of a syntax error or a limit: what begins at or behind
  /// this offset may not mean what it seems to. `nil` when the whole file was read.
  public let reliableEnd: Int?

  let nodes: [NodeStorage]
  let decodedText: [UInt8]

  init(source: SourceFile, nodes: [NodeStorage], decodedText: [UInt8], reliableEnd: Int?) {
    self.source = source
    self.nodes = nodes
    self.decodedText = decodedText
    self.reliableEnd = reliableEnd
  }

  /// The document's node, or `nil` in an empty document.
  public var root: SyntaxNode? {
    nodes.isEmpty ? nil : SyntaxNode(tree: self, index: 0)
  }

  /// All nodes in document order; an alias is one node.
  public var allNodes: some Sequence<SyntaxNode> {
    nodes.indices.lazy.map { SyntaxNode(tree: self, index: UInt32($0)) }
  }
}

/// One node as it lies in the tree's array.
struct NodeStorage: Sendable {
  var kind: SyntaxNode.Kind
  var style: SyntaxNode.ScalarStyle = .plain
  var isIncomplete = false
  var isDecoded = false
  /// Whether a mapping has a merge key or a key twice, so that its entries differ from its children.
  var hasSpecialKeys = false
  var start: UInt32
  var end: UInt32
  /// A scalar's text, in the source or, if `isDecoded`, in the tree's buffer.
  var textStart: UInt32 = 0
  var textLength: UInt32 = 0
  /// The first child of a collection, or the target of an alias; 0 for none, since the root is nobody's child.
  var first: UInt32 = 0
  var nextSibling: UInt32 = 0
}
