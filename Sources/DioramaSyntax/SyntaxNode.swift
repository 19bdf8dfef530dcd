/// A scalar, mapping, sequence or alias in a ``SyntaxTree``.
public struct SyntaxNode: Sendable {
  /// The tree that the node is part of.
  public let tree: SyntaxTree
  let index: UInt32

  /// What a node is.
  public enum Kind: UInt8, Sendable {
    /// A single text.
    case scalar
    /// Keys with values.
    case mapping
    /// A list.
    case sequence
    /// `*name` whose anchor is unknown, or a tag without a value: it stands for nothing and has been reported.
    case broken
    /// `*name`, standing for ``SyntaxNode/resolved``.
    case alias
  }

  /// How a scalar was written.
  public enum ScalarStyle: UInt8, Sendable {
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

  private var storage: NodeStorage { tree.nodes[Int(index)] }

  /// What the node is, aliases followed: never ``Kind/alias``.
  public var kind: Kind { resolved.storage.kind }

  /// Whether the node is written as an alias.
  public var isAlias: Bool { storage.kind == .alias || storage.kind == .broken }

  /// The node that an alias stands for; any other node itself.
  public var resolved: SyntaxNode {
    storage.kind == .alias ? SyntaxNode(tree: tree, index: storage.first) : self
  }

  /// The bytes of the node, without its anchor or tag. An alias has the range of its `*name`; a block collection ends with
  /// its last child.
  public var range: SourceRange { SourceRange(Int(storage.start), Int(storage.end)) }

  /// Whether reading stopped inside this node, so that something may be missing from it.
  public var isIncomplete: Bool { resolved.storage.isIncomplete }

  /// How the scalar is written; `.plain` for any other kind.
  public var style: ScalarStyle { resolved.storage.style }

  /// A scalar's text, escapes and folding resolved; empty for any other kind.
  public var text: String {
    withTextBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The source of a part of ``text``, given in UTF-8 offsets: that part itself where the text is written as it reads, the
  /// whole node where escapes, folding or an alias stand between.
  public func range(ofText part: Range<Int>) -> SourceRange {
    guard storage.kind == .scalar, !storage.isDecoded else { return range }
    let start = Int(storage.textStart)
    return SourceRange(start + part.lowerBound, start + part.upperBound)
  }

  /// Whether this is a plain scalar without a character, as in `key:` with nothing behind the colon.
  public var isEmptyPlain: Bool {
    let node = resolved.storage
    return node.kind == .scalar && node.style == .plain && node.textLength == 0
  }

  func withTextBytes<Result>(_ body: (ArraySlice<UInt8>) -> Result) -> Result {
    let node = resolved.storage
    let range = Int(node.textStart)..<Int(node.textStart + node.textLength)
    return body(node.isDecoded ? tree.decodedText[range] : tree.source.bytes[range])
  }

  /// The children as they are written: a sequence's elements, or a mapping's keys and values in turn.
  var children: some Sequence<SyntaxNode> {
    let first = resolved.storage.kind == .scalar ? 0 : resolved.storage.first
    return sequence(first: first) { tree.nodes[Int($0)].nextSibling }
      .lazy.prefix { $0 != 0 }.map { SyntaxNode(tree: tree, index: $0) }
  }

  /// The elements of a sequence; empty for any other kind.
  public var elements: [SyntaxNode] {
    kind == .sequence ? Array(children) : []
  }

  var hasSpecialKeys: Bool { resolved.storage.hasSpecialKeys }
}
