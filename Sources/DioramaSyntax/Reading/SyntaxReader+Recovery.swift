extension SyntaxReader {
  /// Reports an error in the innermost block collection, and moves to the next line that is an entry of an open
  /// collection.
  ///
  /// - Parameters:
  ///   - entry: The start of the entry that contains or precedes the error. Reading continues on a later line.
  ///   - value: The index of the first node that is affected by the error, if any.
  /// - Returns: Whether the next entry is in the innermost collection, which then continues.
  /// - Throws: The interruption, if it is not an error in the source.
  mutating func resume(
    after interruption: Interruption, inEntryAt entry: Int, discardingNodesFrom value: Int?
  ) throws(Interruption) -> Bool {
    guard case .error(let problem, let offset, let context) = interruption, let block = blocks.last else {
      if case .limit = interruption { abandonBlock() }
      throw interruption
    }
    if let value { discardNodes(from: min(value, nodes.count)) }
    let (line, lastLine) = try explain(problem, at: offset, in: context)
    complete(block)
    for block in blocks { nodes[block.node].marks.insert(.incomplete) }
    depth = blocks.count
    brackets = []
    // The cause of an error can be above the end of an entry, which is not read twice.
    let read = Int(nodes[block.node].end) - 1
    let next = nextEntry(below: max(lastLine, entry, read), among: certainBlocks(after: offset))
    skip(from: min(line, offset), to: next.line)
    go(to: next)
    return next.block == blocks.count - 1
  }

  /// Reports an error outside all block collections, and moves to the first entry on a later line.
  ///
  /// - Returns: Whether there is such an entry, at which the document can be read again.
  /// - Throws: The interruption, if it is not an error in the source.
  mutating func restart(after interruption: Interruption) throws(Interruption) -> Bool {
    guard case .error(let problem, let offset, let context) = interruption else { throw interruption }
    let (line, lastLine) = try explain(problem, at: offset, in: context)
    depth = 0
    brackets = []
    let isWhole = nodes.count > 0 && problem == .expectedDocumentStart
    if isWhole { nodes[0].marks.insert(.incomplete) }
    if isWhole, offset * 2 > file.bytes.count {
      skip(from: min(line, offset), to: file.bytes.count)
      return false
    }
    let entry = firstEntry(below: isWhole ? offset - 1 : max(lastLine, rootStart))
    discardNodes(from: 0)
    skip(from: 0, to: entry.line)
    go(to: entry)
    rootStart = position
    return text[position] != 0
  }

  /// Removes the nodes from an index on, and their anchors.
  mutating func discardNodes(from count: Int) {
    nodes.removeAll(from: count)
    for index in anchors.indices.reversed() {
      guard let node = anchors[index].node else {
        anchors[index].isBroken = true
        continue
      }
      guard node >= count else { break }
      anchors[index].node = nil
      anchors[index].isBroken = true
    }
  }

  mutating func skip(from start: Int, to end: Int) {
    let range = SourceRange(start, end)
    if let last = skipped.last, last.end >= start {
      skipped[skipped.count - 1] = SourceRange(min(last.start, start), max(last.end, end))
    } else {
      skipped.append(range)
    }
  }

  // MARK: Reporting

  /// Reports an error.
  ///
  /// - Returns: The start of the first line that is no longer certain, and an offset in the last line of the error.
  /// - Throws: An interruption if too much syntax is unsupported.
  private mutating func explain(
    _ problem: SyntaxProblem, at offset: Int, in context: Int
  ) throws(Interruption) -> (line: Int, lastLine: Int) {
    let line = file.bytes.lineStart(offset)
    if case .unsupported = problem {
      skippedPlaces += 1
      if skippedPlaces > Self.skippedPlaces { throw .unsupported(at: offset) }
      return (line, line)
    }
    errorCount += 1
    if errorCount > Limits.syntaxErrors {
      report(Diagnostic(TooManySyntaxErrors(), at: SourceRange(offset, min(offset + 1, file.bytes.count))))
      return (offset, file.bytes.count)
    }
    // The fix-it of the first line that begins with a tab is for all of them.
    let isTab = line < file.bytes.count && file.bytes[line] == UInt8(ascii: "\t")
    if isTab, indentsWithTabs { return (line, line) }
    let explainer = SyntaxErrorExplainer(
      file: file, problem: problem, problemText: problem.rawValue, problemOffset: offset,
      contextOffset: context, lastScalar: lastScalar, openBracket: brackets.last,
      path: path.map { nodes[$0] })
    let explanation = explainer.explanation
    report(explanation.diagnostic)
    indentsWithTabs = indentsWithTabs || isTab && explanation.diagnostic.isTabIndentation
    return (explanation.reliableEnd, explanation.lastLine)
  }

  /// The nodes from the root to the last node that was begun.
  private var path: [Int] {
    var path = blocks.map(\.node)
    var node = path.last ?? 0
    if path.isEmpty, nodes.count > 0 { path.append(0) }
    while node < nodes.count, nodes[node].isCollection, let last = lastChild(of: node) {
      path.append(last)
      node = last
    }
    return path
  }

  /// Returns the last child of a collection, which may still be open.
  private func lastChild(of collection: Int) -> Int? {
    let isOpen = nodes[collection].content == 0
    let end = isOpen ? nodes.count : Int(nodes[collection].content)
    var last: Int?
    var child = collection + 1
    while child < end {
      last = child
      child = nodeAfter(child)
    }
    return last
  }

  private func nodeAfter(_ node: Int) -> Int {
    nodes[node].isCollection ? Int(nodes[node].content) : node + 1
  }

  /// Counts the children of a block collection whose last part could not be read. A key without a value gets a broken
  /// value.
  private mutating func complete(_ block: OpenBlock) {
    var last = block.node
    var count = 0
    var child = block.node + 1
    while child < nodes.count {
      count += 1
      last = child
      child = nodeAfter(child)
    }
    if !block.isSequence, count % 2 == 1 {
      let end = Int(nodes[last].end)
      nodes.append(NodeRecord(.broken, SourceRange(end, end)))
      count += 1
    }
    if count > 0, nodes[last].isEmptyPlain { nodes[last].kind = .broken }
    nodes[block.node].length = count
    nodes[block.node].end = max(nodes[block.node].end, nodes[last].end)
    markIncomplete(below: block.node)
  }

  /// Marks the nodes that an unreadable line may belong to: all that end before it, except those closed by a bracket or
  /// a quote.
  private mutating func markIncomplete(below collection: Int) {
    var node = collection
    while nodes[node].isCollection, let last = lastChild(of: node), !isEnclosed(last) {
      nodes[last].marks.insert(.incomplete)
      node = last
    }
  }

  private func isEnclosed(_ node: Int) -> Bool {
    let first = text[Int(nodes[node].start)]
    return nodes[node].isCollection
      ? first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
      : nodes[node].style == .singleQuoted || nodes[node].style == .doubleQuoted
  }

  /// Ends the innermost block collection, because reading stops.
  private mutating func abandonBlock() {
    guard let block = blocks.last else { return }
    complete(block)
    nodes[block.node].marks.insert(.incomplete)
    nodes[block.node].content = UInt32(nodes.count)
    endBlock()
  }
}

extension SyntaxReader {
  /// A line where reading can continue.
  struct Entry {
    /// The block collection that the entry belongs to.
    var block: Int?
    let line: Int
    let start: Int
  }

  mutating func go(to entry: Entry) {
    position = entry.start
    lineStart = entry.line
    lastScalar = nil
  }

  func nextEntry(below place: Int, among blocks: ArraySlice<OpenBlock>) -> Entry {
    firstLine(below: place) { column, start in
      blocks.lastIndex { $0.column == column && isEntry(start, ofSequence: $0.isSequence) }
    }
  }

  /// Returns the open block collections to which later lines certainly belong if their columns match. A dash at a
  /// column without an open sequence, or after a tab, begins an element, and keys on the next lines belong to that
  /// element rather than to a mapping before it.
  func certainBlocks(after offset: Int) -> ArraySlice<OpenBlock> {
    let line = file.bytes.lineStart(offset)
    let spaces = text.endOfSpaces(from: line)
    let start = file.bytes.firstNonBlank(line)
    let beginsElement = text[start] == UInt8(ascii: "-") && text.isBlank(at: start + 1)
    let isOpen = start == spaces && blocks.contains { $0.isSequence && $0.column == start - line }
    if !beginsElement || isOpen { return blocks[...] }
    return blocks[..<(blocks.lastIndex { $0.isSequence }.map { $0 + 1 } ?? 0)]
  }

  func firstEntry(below place: Int) -> Entry {
    firstLine(below: place) { _, start in
      isEntry(start, ofSequence: true) || isEntry(start, ofSequence: false) ? 0 : nil
    }
  }

  /// Returns the first line after a position that meets a condition, or the end of the file.
  private func firstLine(below place: Int, where block: (_ column: Int, _ start: Int) -> Int?) -> Entry {
    var line = text.endOfLine(from: place)
    line += text.breakLength(at: line)
    while text[line] != 0 {
      let start = text.endOfSpaces(from: line)
      if let block = block(start - line, start) { return Entry(block: block, line: line, start: start) }
      line = text.endOfLine(from: start)
      line += text.breakLength(at: line)
    }
    return Entry(block: nil, line: line, start: line)
  }

  /// Returns whether a dash with a blank, or a key with its colon, begins at a position.
  private func isEntry(_ start: Int, ofSequence: Bool) -> Bool {
    let isDash = text[start] == UInt8(ascii: "-") && text.isBlank(at: start + 1)
    if ofSequence || isDash { return ofSequence && isDash }
    guard !"]},#%@`|>?:-\t".utf8.contains(text[start]) else { return false }
    let end = text.endOfLine(from: start)
    return (start..<end).contains { text[$0] == UInt8(ascii: ":") && text.isBlank(at: $0 + 1) }
  }
}

/// The syntax errors, with libyaml's texts, so that both readers' errors have the same explanation.
enum SyntaxProblem: String {
  case cannotStartToken = "found character that cannot start any token"
  case tabInIndentation = "found a tab character that violates indentation"
  case tabForIndentation = "found a tab character where an indentation space is expected"
  case missingColon = "could not find expected ':'"
  case endInQuotes = "found unexpected end of stream"
  case documentMarkInQuotes = "found unexpected document indicator"
  case expectedCommaOrBracket = "did not find expected ',' or ']'"
  case expectedCommaOrBrace = "did not find expected ',' or '}'"
  case misplacedColon = "mapping values are not allowed in this context"
  case misplacedQuestionMark = "mapping keys are not allowed in this context"
  case expectedKey = "did not find expected key"
  case expectedDash = "did not find expected '-' indicator"
  case expectedDocumentStart = "did not find expected <document start>"
  case misplacedDash = "block sequence entries are not allowed in this context"
  case unknownEscape = "found unknown escape character"
  case expectedHexadecimalDigit = "did not find expected hexdecimal number"
  case invalidCharacterCode = "found invalid Unicode character escape code"
  case expectedName = "did not find expected alphabetic or numeric character"
  case expectedLineBreak = "did not find expected comment or line break"
  case expectedBlankAfterTag = "did not find expected whitespace or line break"
  case expectedNode = "did not find expected node content"
  case commentAfterQuote = "found a comment right after a quote"
  case unsupported = "found a construct that scenes do not use"
}

/// A reason to interrupt reading.
enum Interruption: Error {
  /// An error at an offset, in a construct that begins at another offset.
  case error(SyntaxProblem, at: Int, in: Int)
  /// A limit in ``Limits`` was exceeded, which has been reported; nothing after the offset is read.
  case limit(at: Int)
  /// Unsupported syntax, which libyaml reads.
  case unsupported(at: Int)

  static func error(_ problem: SyntaxProblem, at offset: Int) -> Interruption {
    .error(problem, at: offset, in: offset)
  }
}
