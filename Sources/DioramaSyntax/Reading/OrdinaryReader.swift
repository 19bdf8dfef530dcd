/// Reads ordinary YAML at a fraction of what libyaml takes: mappings and lists in block and flow form, comments, scalars, and anchors
/// with their aliases.
///
/// It knows no mistakes. At anything else, be it a tag, a plain text over several lines between brackets, a second document, or
/// something wrong, it gives up, and libyaml reads the file from its beginning. What it does read, it reads
/// as libyaml does, into the same nodes with the same ranges and texts: tests and fuzzing hold one against the other.
struct OrdinaryReader: ~Copyable {
  /// Something that is not ordinary.
  struct GivingUp: Error {}

  /// The longest key in bytes; libyaml takes up to 1,024 characters.
  private static let keySize = 1000

  private(set) var nodes: Memory<NodeStorage>
  /// The texts that read otherwise than they are written.
  var decodedTexts: Memory<UInt8>?
  /// The file and the eight zeros behind it, which no file holds: nobody has to ask for the end before looking at a byte, or at
  /// eight at once.
  let text: UnsafePointer<UInt8>
  var position: Int
  var lineStart: Int
  private(set) var depth = 0
  /// How deep collections have been nested so far.
  private(set) var greatestDepth = 0
  var anchors: [Anchor] = []
  /// How many aliases there are, and how many nodes they stand for.
  var aliases = (count: 0, nodes: 0)

  /// Reads a file whose encoding has been checked, and that has no tabs and no line breaks but line feeds.
  ///
  /// - Returns: Its tree, without a look at keys that are there twice; `nil` if the file holds anything that is not ordinary.
  static func read(_ file: SourceFile, from start: Int) -> SyntaxTree? {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress else { return nil }
      let nodes = Memory<NodeStorage>(capacity: bytes.count / 8)
      let reader = OrdinaryReader(nodes: nodes, text: text, position: start, lineStart: start)
      return try? reader.readDocument(of: file)
    }
  }

  private consuming func readDocument(of file: SourceFile) throws(GivingUp) -> SyntaxTree {
    try skipDocumentStart()
    guard !isAtEnd else { throw GivingUp() }
    _ = try readBlock(in: -1)
    guard isAtEnd else { throw GivingUp() }
    return SyntaxTree(source: file, nodes: nodes, decodedTexts: decodedTexts, reliableEnd: nil)
  }

  // MARK: Blocks

  /// Reads what begins at the position, on its own line or behind a dash, and goes on to the next token.
  ///
  /// - Parameter parent: The column of the collection that it is in.
  mutating func readBlock(in parent: Int) throws(GivingUp) -> Int {
    if isDash { return try readSequence() }
    if isFlowStart { return try readOnLine(in: parent) }
    let line = lineStart
    let scalar = try scanScalar(inFlow: false)
    guard isColon else { return try finish(scalar, in: parent) }
    guard lineStart == line else { throw GivingUp() }
    return try readMapping(from: scalar, at: Int(scalar.start) - line)
  }

  /// Adds a scalar with the lines below that it goes on in, and goes on to the next token.
  private mutating func finish(_ scalar: NodeStorage, in parent: Int) throws(GivingUp) -> Int {
    let whole = scalar.style == .plain ? try scanLines(below: scalar, furtherThan: parent) : scalar
    try finishLine()
    return try append(whole)
  }

  private mutating func readMapping(from first: NodeStorage, at column: Int) throws(GivingUp) -> Int {
    var mapping = try open(.mapping, at: Int(first.start))
    var key = first
    while true {
      guard key.end - key.start <= Self.keySize else { throw GivingUp() }
      add(try append(key), to: &mapping)
      position += 1
      add(try readValue(in: column), to: &mapping)
      guard try goesOn(at: column) else { return close(mapping) }
      key = try scanKey(inFlow: false)
    }
  }

  /// Reads a key, which has its colon on its line.
  private mutating func scanKey(inFlow: Bool) throws(GivingUp) -> NodeStorage {
    let line = lineStart
    let key = try scanScalar(inFlow: inFlow)
    guard isColon, lineStart == line else { throw GivingUp() }
    return key
  }

  /// Reads the value behind a colon, which may be a list with its dashes right below the key.
  private mutating func readValue(in column: Int) throws(GivingUp) -> Int {
    let colonEnd = position
    guard try isOnNextLine() else { return try readInline(in: column) }
    if isAtEnd { return try appendEmpty(at: colonEnd) }
    let found = position - lineStart
    if found > column { return try readBlock(in: column) }
    return found == column && isDash ? try readSequence() : try appendEmpty(at: colonEnd)
  }

  private mutating func readSequence() throws(GivingUp) -> Int {
    let column = position - lineStart
    var sequence = try open(.sequence, at: position)
    repeat {
      position += 1
      add(try readElement(in: column), to: &sequence)
    } while try goesOn(at: column) && isDash
    return close(sequence)
  }

  /// Reads what is behind a dash.
  private mutating func readElement(in column: Int) throws(GivingUp) -> Int {
    let dashEnd = position
    if try isOnNextLine() {
      let isEmpty = isAtEnd || position - lineStart <= column
      return isEmpty ? try appendEmpty(at: dashEnd) : try readBlock(in: column)
    }
    return isMarked ? try readInline(in: column) : try readBlock(in: column)
  }

  /// Reads a value that stands, or at least begins, on the line of its key or dash, and goes on to the next token.
  ///
  /// - Parameter column: That of the collection that the value is in.
  mutating func readInline(in column: Int) throws(GivingUp) -> Int {
    switch text[position] {
    case UInt8(ascii: "&"): try readAnchored(in: column)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): try readBlockScalar(in: column)
    default: try readOnLine(in: column)
    }
  }

  /// Reads a collection between brackets, an alias or a scalar that is no block scalar, and goes on to the next token.
  private mutating func readOnLine(in parent: Int) throws(GivingUp) -> Int {
    let isAlias = text[position] == UInt8(ascii: "*")
    if !isFlowStart, !isAlias { return try finish(scanScalar(inFlow: false), in: parent) }
    let node = try isAlias ? append(scanAlias(inFlow: false)) : readFlowCollection()
    try finishLine()
    return node
  }

  /// Whether the next token belongs to a block collection at a column. One further right is wrong.
  private func goesOn(at column: Int) throws(GivingUp) -> Bool {
    guard !isAtEnd else { return false }
    let found = position - lineStart
    guard found <= column else { throw GivingUp() }
    return found == column
  }

  // MARK: Flow

  /// Reads a scalar, an alias or a collection between brackets.
  private mutating func readFlow() throws(GivingUp) -> Int {
    if isFlowStart { return try readFlowCollection() }
    return try append(
      text[position] == UInt8(ascii: "*") ? scanAlias(inFlow: true) : scanScalar(inFlow: true))
  }

  private mutating func readFlowCollection() throws(GivingUp) -> Int {
    let isMapping = text[position] == UInt8(ascii: "{")
    let end = UInt8(ascii: isMapping ? "}" : "]")
    var collection = try open(isMapping ? .mapping : .sequence, at: position)
    position += 1
    try skipToToken()
    while text[position] != end {
      if isMapping {
        let key = try scanKey(inFlow: true)
        guard key.end - key.start <= Self.keySize else { throw GivingUp() }
        add(try append(key), to: &collection)
        position += 1
        try skipToToken()
      }
      add(try readFlow(), to: &collection)
      try skipToToken()
      guard text[position] != end else { break }
      guard text[position] == UInt8(ascii: ",") else { throw GivingUp() }
      position += 1
      try skipToToken()
    }
    position += 1
    nodes[collection.node].end = UInt32(position)
    return close(collection)
  }

  // MARK: Nodes

  /// A collection, and the child that was added to it last.
  private struct OpenCollection {
    let node: Int
    var lastChild = 0
  }

  private mutating func open(_ kind: SyntaxNode.Kind, at start: Int) throws(GivingUp) -> OpenCollection {
    guard depth < Limits.nesting else { throw GivingUp() }
    depth += 1
    greatestDepth = max(greatestDepth, depth)
    return OpenCollection(node: try append(NodeStorage(kind, SourceRange(start, start))))
  }

  private func add(_ child: Int, to collection: inout OpenCollection) {
    nodes[collection.node].length += 1
    collection.lastChild = child
  }

  private mutating func close(_ collection: OpenCollection) -> Int {
    depth -= 1
    nodes[collection.node].content = UInt32(nodes.count)
    if collection.lastChild != 0 {
      nodes[collection.node].end = max(nodes[collection.node].end, nodes[collection.lastChild].end)
    }
    return collection.node
  }

  private mutating func appendEmpty(at place: Int) throws(GivingUp) -> Int {
    try append(NodeStorage(.scalar, SourceRange(place, place)))
  }

  mutating func append(_ node: NodeStorage) throws(GivingUp) -> Int {
    guard nodes.count < Limits.nodes else { throw GivingUp() }
    nodes.append(node)
    return nodes.count - 1
  }
}
