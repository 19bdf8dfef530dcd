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

  var nodes: NodeList
  /// The texts that read otherwise than they are written.
  var decodedTexts: [UInt8] = []
  var position: Int
  var lineStart: Int
  /// Where the node begins that is read as the root.
  var rootStart = 0
  var depth = 0
  /// The block collections that are open, from the outermost to the innermost.
  private(set) var blocks: [OpenBlock] = []
  /// The column of the innermost block collection; -1 outside of all.
  private(set) var column = -1
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

  /// Ends a collection behind the last of its children.
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
    isTolerant ? .mistake(.unsupported, at: offset) : .unsupported(at: offset)
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

  /// Goes to the beginning of a line that has been looked at.
  mutating func go(toLineAt start: Int) {
    position = start
    lineStart = start
  }

  /// Goes to the next token, and returns whether that is on another line, or the end.
  mutating func isOnNextLine() throws(Interruption) -> Bool {
    let line = lineStart
    try skipToToken(canBeginKey: false)
    return lineStart != line || isAtEnd
  }

  /// Skips blanks, line breaks and comments.
  ///
  /// - Parameter canBeginKey: Whether a key could be next on this line; no tab may stand before one.
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
        guard mayBeTab || !brackets.isEmpty else { throw .mistake(.cannotStartToken, at: position) }
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
      throw .mistake(.commentBehindQuote, at: scalar.start)
    }
    position = text.endOfLine(from: position)
  }

  /// Goes to the first token, behind the three dashes that may stand before it.
  ///
  /// - Returns: Whether that is on the line of the dashes, or they are all there is.
  mutating func skipDocumentStart() throws(Interruption) -> Bool {
    try skipToToken(canBeginKey: true)
    if text[position] == UInt8(ascii: "%"), position == lineStart { throw .unsupported(at: position) }
    guard isAtEnd, text[position] != 0 else { return false }
    guard text[position] == UInt8(ascii: "-") else { throw .mistake(.expectedNode, at: position) }
    position += 3
    return try !isOnNextLine() || isAtEnd
  }

  /// Whether no token begins with the next byte.
  var cannotStartToken: Bool {
    switch text[position] {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "\t"), UInt8(ascii: "%"): true
    case UInt8(ascii: "|"), UInt8(ascii: ">"): !brackets.isEmpty
    default: false
    }
  }

  /// Goes to the next token, which is on another line than the one that begins at an offset.
  mutating func finishLine(at line: Int) throws(Interruption) {
    if lineStart == line, let next = text.nextLine(behind: position) {
      (lineStart, position) = next
      return
    }
    try skipToToken(canBeginKey: lineStart != line)
    guard lineStart == line, !isAtEnd else { return }
    if isColon { throw .mistake(.misplacedColon, at: position) }
    if isDash { throw .mistake(.misplacedDash, at: position) }
    if cannotStartToken { throw .mistake(.cannotStartToken, at: position) }
    if text[position] == UInt8(ascii: "?"), text.isBlank(at: position + 1) {
      throw .mistake(.misplacedQuestionMark, at: position)
    }
    let problem: SyntaxProblem =
      switch blocks.last?.isSequence {
      case nil: .expectedDocumentStart
      case true?: .expectedDash
      case false?: .expectedKey
      }
    throw .mistake(problem, at: position)
  }
}

/// The nodes that are being read.
///
/// They lie in memory that belongs to the list alone, so that to change one of them asks nobody whether it is shared.
struct NodeList: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutablePointer<NodeRecord>

  /// Makes an empty list with room for some nodes; it grows with what is appended.
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

  /// Forgets the nodes from a number on.
  mutating func removeAll(from index: Int) {
    precondition(0...count ~= index)
    count = index
  }

  /// The nodes in an array that is no larger than they are.
  var array: [NodeRecord] { Array(UnsafeBufferPointer(start: start, count: count)) }
}
