/// Reads YAML into a ``SyntaxTree``, and recovers from errors.
///
/// After an error, it reports a diagnostic, skips to the next line that is certainly an entry of an open block
/// mapping or sequence, and continues there. It leaves unsupported syntax that scenes hardly use (directives,
/// explicit keys, collections as keys) to libyaml. For everything else, it produces the same nodes, ranges and texts
/// as libyaml; tests and fuzzing compare the two.
///
/// Calling a method that is not `mutating` copies the whole reader. Methods that are called for each node are therefore
/// on ``SourceText``, inlined, or `mutating` although they change nothing.
struct SyntaxReader: ~Copyable {
  let file: SourceFile
  let text: SourceText
  /// Whether unsupported syntax is an error, because libyaml has already rejected the file.
  let isTolerant: Bool

  var nodes: NodeList
  /// The texts that differ from their source.
  var decodedTexts: [UInt8] = []
  var position: Int
  var lineStart: Int
  /// The start of the root node.
  var rootStart = 0
  var depth = 0
  /// The open block collections, the outermost first.
  private(set) var blocks: [OpenBlock] = []
  /// The column of the innermost block collection, or -1 outside all of them.
  private(set) var column = -1
  /// The starts of the open brackets and braces.
  var brackets: [Int] = []
  var anchors: [Anchor] = []
  /// The index of the last anchor with each name.
  var anchorNumbers: [String: Int] = [:]
  /// The index of each node's anchor.
  var anchoredNodes: [Int: Int] = [:]
  /// The number of nodes in all aliases' targets.
  var aliasedNodes = 0
  /// The last scalar, which may have swallowed text that was meant to be something else.
  var lastScalar: SourceRange?
  var skipped: [SourceRange] = []
  /// The number of reported errors.
  var errorCount = 0
  /// Whether a tab at the beginning of a line was reported.
  var indentsWithTabs = false
  /// How often unsupported syntax was skipped.
  var skippedPlaces = 0
  private(set) var diagnostics: DiagnosticCollector?

  /// A block mapping or sequence whose end has not been reached.
  struct OpenBlock {
    let node: Int
    let column: Int
    let isSequence: Bool
  }

  /// The maximum number of places with unsupported syntax that are skipped in a file with errors. If there are more,
  /// the file is read with libyaml, up to its first error.
  static let skippedPlaces = 20

  /// The maximum length of a key with a value, in characters, as in libyaml.
  static let keySize = 1024

  /// Reads a file whose encoding has been checked.
  ///
  /// - Returns: The tree and the diagnostics, without a check for repeated keys, or `nil` if libyaml has to read the
  ///   file.
  static func read(
    _ file: SourceFile, _ encoding: TextEncoding, isTolerant: Bool = false
  ) -> (tree: SyntaxTree, diagnostics: DiagnosticCollector?)? {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var reader = SyntaxReader(
        file: file, text: SourceText(start: start, hasOrdinarySpace: encoding.hasOrdinarySpace),
        isTolerant: isTolerant, nodes: NodeList(capacity: bytes.count / 10), position: encoding.contentStart,
        lineStart: encoding.contentStart)
      reader.blocks.reserveCapacity(16)
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
    let tree = SyntaxTree(
      source: file, nodes: nodes.array, decodedTexts: decodedTexts, skipped: skipped,
      anchors: anchors.lazy.filter { $0.node != nil }.map(\.range))
    return (tree, diagnostics)
  }

  mutating func report(_ diagnostic: Diagnostic) { collector.add(diagnostic) }

  /// The collector of diagnostics, created when it is first needed.
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

  /// Moves past the end of the document, after which no content may follow.
  private mutating func finishDocument() throws(Interruption) {
    let marks = position
    while isAtEnd, text[position] == UInt8(ascii: ".") {
      position += 3
      guard try isOnNextLine() else { throw .error(.expectedDocumentStart, at: position) }
    }
    guard text[position] != 0 else { return }
    if isAtEnd || position > marks {
      report(Diagnostic(MultipleDocuments(), at: SourceRange(position, endOfDocumentMark)))
      nodes[0].marks.insert(.incomplete)
      throw .limit(at: lineStart)
    }
    throw .error(.expectedDocumentStart, at: position)
  }

  /// The end of the marker or line that begins another document.
  private var endOfDocumentMark: Int {
    isAtEnd ? position + 3 : file.bytes.contentEnd(position)
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

  /// Ends a collection after its last child.
  mutating func close(_ collection: Int, of count: Int, endingWith last: Int) -> Int {
    depth -= 1
    var record = nodes[collection]
    record.length = count
    record.end = max(record.end, nodes[last].end)
    record.content = UInt32(nodes.count)
    nodes[collection] = record
    return collection
  }

  mutating func begin(_ block: OpenBlock) {
    blocks.append(block)
    column = block.column
  }

  mutating func endBlock() {
    blocks.removeLast()
    column = blocks.last?.column ?? -1
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
    isTolerant ? .error(.unsupported, at: offset) : .unsupported(at: offset)
  }
}

extension SyntaxReader {
  /// Whether the file or its document ends here.
  @inline(__always) var isAtEnd: Bool {
    text[position] == 0 || position == lineStart && text.isDocumentMark(at: position)
  }

  @inline(__always) var isDash: Bool { text[position] == UInt8(ascii: "-") && text.isBlank(at: position + 1) }

  @inline(__always) var isColon: Bool {
    text[position] == UInt8(ascii: ":") && text.isBlank(at: position + 1)
  }

  /// Whether an anchor or a tag is next.
  var isPropertyMark: Bool {
    text[position] == UInt8(ascii: "&") || text[position] == UInt8(ascii: "!")
  }

  /// Moves to the start of a line that has been scanned already.
  mutating func go(toLineAt start: Int) {
    position = start
    lineStart = start
  }

  /// Moves to the next token, and returns whether it is on another line or the end.
  mutating func isOnNextLine() throws(Interruption) -> Bool {
    let line = lineStart
    try skipToToken(canBeginKey: false)
    return lineStart != line || isAtEnd
  }

  /// Skips blanks, line breaks and comments.
  ///
  /// - Parameter canBeginKey: Whether a key could be next on this line; a tab must not precede a key.
  mutating func skipToToken(canBeginKey: Bool) throws(Interruption) {
    var mayBeTab = !canBeginKey
    while true {
      switch text[position] {
      case UInt8(ascii: " "):
        position = text.endOfSpaces(from: position)
      case UInt8(ascii: "\n"):
        go(toLineAt: position + 1)
        mayBeTab = false
      case UInt8(ascii: "#"):
        try skipComment()
      case UInt8(ascii: "\t"):
        guard mayBeTab || !brackets.isEmpty else { throw .error(.cannotStartToken, at: position) }
        position += 1
      default:
        guard !text.hasOrdinarySpace, text.breakLength(at: position) > 0 else { return }
        go(toLineAt: position + text.breakLength(at: position))
        mayBeTab = false
      }
    }
  }

  private mutating func skipComment() throws(Interruption) {
    if position > lineStart, let scalar = lastScalar, scalar.end == position,
      text[position - 1] == UInt8(ascii: "\"") || text[position - 1] == UInt8(ascii: "'")
    {
      throw .error(.commentAfterQuote, at: scalar.start)
    }
    position = text.endOfLine(from: position)
  }

  /// Moves to the first token, after the optional `---`.
  ///
  /// - Returns: Whether the token is on the line of the `---`, or nothing follows it.
  mutating func skipDocumentStart() throws(Interruption) -> Bool {
    try skipToToken(canBeginKey: true)
    if text[position] == UInt8(ascii: "%"), position == lineStart { throw .unsupported(at: position) }
    guard isAtEnd, text[position] != 0 else { return false }
    guard text[position] == UInt8(ascii: "-") else { throw .error(.expectedNode, at: position) }
    position += 3
    return try !isOnNextLine() || isAtEnd
  }

  /// Whether the next byte cannot begin a token.
  var cannotStartToken: Bool {
    switch text[position] {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "\t"), UInt8(ascii: "%"): true
    case UInt8(ascii: "|"), UInt8(ascii: ">"): !brackets.isEmpty
    default: false
    }
  }

  /// Moves to the next token, which must be on another line than the one at an offset.
  mutating func finishLine(at line: Int) throws(Interruption) {
    if lineStart == line, let next = text.nextLine(after: position) {
      (lineStart, position) = next
      return
    }
    try skipToToken(canBeginKey: lineStart != line)
    guard lineStart == line, !isAtEnd else { return }
    if isColon { throw .error(.misplacedColon, at: position) }
    if isDash { throw .error(.misplacedDash, at: position) }
    if cannotStartToken { throw .error(.cannotStartToken, at: position) }
    if text[position] == UInt8(ascii: "?"), text.isBlank(at: position + 1) {
      throw .error(.misplacedQuestionMark, at: position)
    }
    let problem: SyntaxProblem =
      switch blocks.last?.isSequence {
      case nil: .expectedDocumentStart
      case true?: .expectedDash
      case false?: .expectedKey
      }
    throw .error(problem, at: position)
  }
}

/// The nodes that are being read.
///
/// Their memory has a single owner, so that changing a node needs no uniqueness check.
struct NodeList: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutablePointer<NodeRecord>

  /// Creates an empty list with an initial capacity; it grows as needed.
  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  subscript(index: Int) -> NodeRecord {
    @inline(__always) get {
      precondition(0..<count ~= index)
      return start[index]
    }
    @inline(__always) set {
      precondition(0..<count ~= index)
      start[index] = newValue
    }
  }

  @inline(__always) mutating func append(_ node: NodeRecord) {
    if count == capacity { grow() }
    (start + count).initialize(to: node)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<NodeRecord>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }

  /// Removes all nodes from an index on.
  mutating func removeAll(from index: Int) {
    precondition(0...count ~= index)
    count = index
  }

  /// The nodes as an array without spare capacity.
  var array: [NodeRecord] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
