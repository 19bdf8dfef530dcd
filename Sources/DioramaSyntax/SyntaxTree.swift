/// A YAML document with a byte range for everything in it.
///
/// The nodes lie in one piece of memory in document order, each collection before what it holds. Texts lie in the file, but for
/// those that read otherwise than they are written, which lie in another piece: reading makes no object per node. Ranges nest: a
/// child's range lies in its parent's. A tree never changes.
public final class SyntaxTree: @unchecked Sendable {
  /// The file that was read.
  public let source: SourceFile

  /// The lines that were not understood, or not read because of a limit, in their order; none overlaps another. What they hold is
  /// missing from the tree, or does not mean what it seems to.
  public let skipped: [SourceRange]

  /// The words in ``skipped`` lines, which may have been keys or names; `nil` if these lines are too long to look into.
  private let skippedWords: Set<Substring>?

  let nodes: Memory<NodeStorage>
  private let decodedTexts: Memory<UInt8>?
  private let contents: UnsafeMutablePointer<Contents>

  /// What a node has to know of its tree.
  @usableFromInline struct Contents {
    @usableFromInline let nodes: UnsafePointer<NodeStorage>
    @usableFromInline let source: UnsafePointer<UInt8>
    @usableFromInline let decodedTexts: UnsafePointer<UInt8>
    @usableFromInline var isAlive = true
    unowned(unsafe) let tree: SyntaxTree
  }

  /// - Parameter decodedTexts: The texts that read otherwise than they are written, if there are any.
  init(
    source: SourceFile, nodes: consuming Memory<NodeStorage>, decodedTexts: consuming Memory<UInt8>? = nil,
    skipped: [SourceRange]
  ) {
    let nodeStart = nodes.start
    let sourceStart = source.bytes.memory.start
    let textStart = decodedTexts?.start ?? UnsafeMutablePointer(mutating: sourceStart)
    self.source = source
    self.nodes = nodes
    self.decodedTexts = decodedTexts
    self.skipped = skipped
    skippedWords = Self.words(in: skipped, of: source)
    contents = .allocate(capacity: 1)
    contents.initialize(
      to: Contents(nodes: nodeStart, source: sourceStart, decodedTexts: textStart, tree: self))
  }

  /// A debug build keeps a trace of the tree, so that the use of a node whose tree is gone is seen at once.
  deinit {
    contents.pointee.isAlive = false
    #if !DEBUG
      contents.deallocate()
    #endif
  }

  /// The document's node, or `nil` in an empty document. It does not keep the tree alive: keep the tree in a variable.
  public var root: SyntaxNode? { nodes.count == 0 ? nil : node(0) }

  /// All nodes in document order; an alias is one node.
  public var allNodes: some Collection<SyntaxNode> {
    nodes.indices.lazy.map { self.node($0) }
  }

  /// Whether the whole file was understood.
  public var isComplete: Bool { skipped.isEmpty }

  /// Whether an offset lies in lines that were not understood.
  public func skips(_ offset: Int) -> Bool {
    skipped.contains { $0.start <= offset && (offset < $0.end || $0.end == source.bytes.count) }
  }

  /// Whether a name may stand in lines that were not understood, or a merge key that may have brought it in.
  public func mayHaveLost(_ name: String) -> Bool {
    if isComplete { return false }
    guard let skippedWords else { return true }
    return skippedWords.contains(Substring(name)) || skippedWords.contains("<<")
  }

  private static func words(in lines: [SourceRange], of source: SourceFile) -> Set<Substring>? {
    guard lines.reduce(0, { $0 + $1.end - $1.start }) <= Limits.searchedBytes else { return nil }
    return Set(
      lines.flatMap { source.text(in: $0).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "<") } })
  }

  func node(_ index: Int) -> SyntaxNode {
    SyntaxNode(contents: contents, index: UInt32(index))
  }
}

/// One node as it lies in the tree's memory.
@usableFromInline struct NodeStorage: BitwiseCopyable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// Where a scalar's text begins, in the file or, if it is decoded, among the decoded texts; the node behind all that a collection holds, whose children begin
  /// with the node behind itself; the target of an alias.
  @usableFromInline var content: UInt32 = 0
  /// The length of a scalar's text, or how many children a collection has.
  @usableFromInline var length: UInt32 = 0
  @usableFromInline var kind: SyntaxNode.Kind
  @usableFromInline var style: SyntaxNode.ScalarStyle
  @usableFromInline var marks: Marks = []

  /// What else is known of a node, in one byte: a big file has many nodes.
  @usableFromInline struct Marks: OptionSet, Sendable, BitwiseCopyable {
    @usableFromInline let rawValue: UInt8

    @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line that was not understood may belong to the node.
    static let incomplete = Marks(rawValue: 1)
    /// A scalar's text differs from what stands in the source.
    @inlinable static var decoded: Marks { Marks(rawValue: 2) }
    /// A mapping has a merge key, a key twice or one that is no scalar, so that its entries differ from its children.
    @inlinable static var specialKeys: Marks { Marks(rawValue: 4) }
  }

  /// Whether the node holds others.
  @inlinable var isCollection: Bool { kind == .mapping || kind == .sequence }

  init(_ kind: SyntaxNode.Kind, _ range: SourceRange, style: SyntaxNode.ScalarStyle = .plain) {
    self.kind = kind
    self.style = style
    start = UInt32(range.start)
    end = UInt32(range.end)
  }
}
