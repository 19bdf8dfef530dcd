/// A YAML document with a byte range for everything in it.
///
/// The nodes lie in one array in document order, each collection before what it holds. Texts lie in the file, but for
/// those that read otherwise than they are written, which lie in another array: reading makes no object per node.
/// Ranges nest: a child's range lies in its parent's. A tree never changes.
public final class SyntaxTree: Sendable {
  /// The file that was read.
  public let source: SourceFile

  /// The lines that were not understood, or not read because of a limit, in their order; none overlaps another. What
  /// they hold is missing from the tree, or does not mean what it seems to.
  public let skipped: [SourceRange]

  /// The words in ``skipped`` lines, which may have been keys or names; `nil` if these lines are too long to look into.
  private let skippedWords: Set<Substring>?

  @usableFromInline let nodes: [NodeRecord]
  @usableFromInline let decodedTexts: [UInt8]

  /// - Parameter decodedTexts: The texts that read otherwise than they are written.
  init(source: SourceFile, nodes: [NodeRecord], decodedTexts: [UInt8] = [], skipped: [SourceRange]) {
    self.source = source
    self.nodes = nodes
    self.decodedTexts = decodedTexts
    self.skipped = skipped
    skippedWords = Self.words(in: skipped, of: source)
  }

  /// The document's node, or `nil` in an empty document.
  public var root: SyntaxNode? { nodes.isEmpty ? nil : node(0) }

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

  func node(_ index: Int) -> SyntaxNode { SyntaxNode(tree: self, id: NodeID(index)) }
}
