/// Reads YAML into a ``SyntaxTree``, and recovers from mistakes.
///
/// Where something is wrong, it reports that, skips to the next line that is certainly an entry of a block mapping or
/// sequence that is open, and continues there. What it does not support, which scenes hardly use (directives, explicit
/// keys, collections as keys), it leaves to libyaml. What it reads, it reads as libyaml does, into the same nodes with
/// the same ranges and texts: tests and fuzzing hold one against the other.
///
/// Calling a method that is not `mutating` copies the whole reader. What is asked for each node is therefore asked of
/// the text, inlined, or `mutating` although it changes nothing.
struct SyntaxReader: ~Copyable {
  let file: SourceFile
  let text: SourceText
  /// Whether what libyaml would have to decide counts as a mistake: it has refused the file.
  let isTolerant: Bool

  var nodes: [NodeRecord]
  /// The texts that read otherwise than they are written.
  var decodedTexts: [UInt8] = []
  var position: Int
  var lineStart: Int
  /// Where the node begins that is read as the root.
  var rootStart = 0
  var depth = 0
  /// The block collections that are open, from the outermost to the innermost.
  var blocks: [OpenBlock] = []
  /// Where the brackets and braces that are open begin.
  var brackets: [Int] = []
  var anchors: [Anchor] = []
  /// The places among all anchors of the last of each name.
  var anchorNumbers: [String: Int] = [:]
  /// The places among all anchors, by the nodes that they mark.
  var anchoredNodes: [Int: Int] = [:]
  /// How many nodes all aliases stand for.
  var aliasedNodes = 0
  /// The scalar that was read last, which may have swallowed what was meant to be something else.
  var lastScalar: SourceRange?
  var skipped: [SourceRange] = []
  /// How many mistakes have been reported.
  var mistakes = 0
  private(set) var diagnostics: DiagnosticCollector?

  /// A block mapping or sequence whose end has not been reached.
  struct OpenBlock {
    let node: Int
    let column: Int
    let isSequence: Bool
  }

  /// The longest key that may have a value, in characters, as libyaml limits it.
  static let keySize = 1024

  /// Reads a file whose encoding has been checked.
  ///
  /// - Returns: Its tree, without a look at keys that are there twice, and what is wrong; `nil` if libyaml has to read
  ///   it.
  static func read(
    _ file: SourceFile, _ encoding: TextEncoding, isTolerant: Bool = false
  ) -> (tree: SyntaxTree, diagnostics: DiagnosticCollector?)? {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var reader = SyntaxReader(
        file: file, text: SourceText(start: start, hasOrdinarySpace: encoding.hasOrdinarySpace),
        isTolerant: isTolerant, nodes: [], position: encoding.contentStart, lineStart: encoding.contentStart)
      reader.nodes.reserveCapacity(min(bytes.count / 5, Limits.nodes))
      return try? reader.readDocument()
    }
  }

  private consuming func readDocument() throws(Interruption) -> (
    tree: SyntaxTree, diagnostics: DiagnosticCollector?
  ) {
    do throws(Interruption) {
      try readRoot()
    } catch {
      guard case .limit(let offset) = error else { throw error }
      skip(from: offset, to: file.bytes.count)
    }
    let diagnostics = diagnostics
    let tree = SyntaxTree(source: file, nodes: nodes, decodedTexts: decodedTexts, skipped: skipped)
    return (tree, diagnostics)
  }

  mutating func report(_ diagnostic: Diagnostic) { collector.add(diagnostic) }

  /// What takes the diagnostics; ordinary files need none.
  var collector: DiagnosticCollector {
    mutating get {
      if let diagnostics { return diagnostics }
      let new = DiagnosticCollector()
      diagnostics = new
      return new
    }
  }

  // MARK: The document

  private mutating func readRoot() throws(Interruption) {
    var isBegun = false
    while true {
      do throws(Interruption) {
        if !isBegun {
          isBegun = true
          if try skipDocumentStart() {
            _ = try isAtEnd ? appendEmpty(at: position) : readInline()
          } else if !isAtEnd {
            _ = try readBlock()
          }
        } else {
          _ = try readBlock()
        }
        if !skipped.isEmpty { nodes[0].marks.insert(.incomplete) }
        return try finishDocument()
      } catch {
        guard try restart(after: error) else { return }
      }
    }
  }

  /// Goes behind what ends the document, where nothing else may stand.
  private mutating func finishDocument() throws(Interruption) {
    let marks = position
    while isAtEnd, text[position] == UInt8(ascii: ".") {
      position += 3
      guard try isOnNextLine() else { throw .mistake(.expectedDocumentStart, at: position) }
    }
    guard text[position] != 0 else { return }
    if isAtEnd || position > marks {
      report(Diagnostic(MultipleDocuments(), at: SourceRange(position, endOfDocumentMark)))
      throw .limit(at: lineStart)
    }
    throw .mistake(.expectedDocumentStart, at: position)
  }

  /// Where the mark or line ends that begins another document.
  private var endOfDocumentMark: Int {
    isAtEnd ? position + 3 : SourceLines(bytes: file.bytes).contentEnd(position)
  }

  // MARK: Nodes

  mutating func open(_ kind: SyntaxNode.Kind, at start: Int) throws(Interruption) -> Int {
    guard depth < Limits.nesting else {
      report(Diagnostic(NestingLimit(), at: SourceRange(start, start + 1)))
      throw .limit(at: start)
    }
    let node = try append(NodeRecord(kind, SourceRange(start, start)))
    depth += 1
    return node
  }

  /// Adds a child to a collection, which ends with it as long as nothing else ends it.
  mutating func add(_ child: Int, to collection: Int) {
    var record = nodes[collection]
    record.length += 1
    record.end = max(record.end, nodes[child].end)
    nodes[collection] = record
  }

  mutating func close(_ collection: Int) -> Int {
    depth -= 1
    nodes[collection].content = UInt32(nodes.count)
    return collection
  }

  mutating func appendEmpty(at place: Int) throws(Interruption) -> Int {
    try append(NodeRecord(.scalar, SourceRange(place, place)))
  }

  mutating func append(_ node: NodeRecord) throws(Interruption) -> Int {
    guard nodes.count < Limits.nodes else {
      let start = Int(node.start)
      report(Diagnostic(NodeLimit(), at: SourceRange(start, min(start + 1, file.bytes.count))))
      throw .limit(at: start)
    }
    nodes.append(node)
    return nodes.count - 1
  }

  func unsupported(at offset: Int) -> Interruption {
    isTolerant ? .mistake(.unsupported, at: offset) : .unsupported(at: offset)
  }
}
