extension SyntaxReader {
  /// Reports a mistake in the innermost block collection, and goes to the next line that is an entry of one that is
  /// open.
  ///
  /// - Parameters:
  ///   - entry: Where the entry begins that the mistake is in or behind. What is read next begins on a line below.
  ///   - value: The first of the nodes that the mistake is in, if it is in any.
  /// - Returns: Whether the next entry is one of the innermost collection, which continues then.
  /// - Throws: The interruption, if it is not a mistake.
  mutating func resume(
    after interruption: Interruption, inEntryAt entry: Int, discardingNodesFrom value: Int?
  ) throws(Interruption) -> Bool {
    guard case .mistake(let problem, let offset, let context) = interruption, let block = blocks.last else {
      if case .limit = interruption { abandonBlock() }
      throw interruption
    }
    let (line, lastLine) = explain(problem, at: offset, in: context)
    if let value { discardNodes(from: min(value, nodes.count)) }
    complete(block)
    for block in blocks { nodes[block.node].marks.insert(.incomplete) }
    depth = blocks.count
    brackets = []
    let next = nextEntry(below: max(lastLine, entry), among: certainBlocks(behind: offset))
    skip(from: min(line, offset), to: next.line)
    go(to: next)
    return next.block == blocks.count - 1
  }

  /// Reports a mistake outside of all block collections, and goes to the first line below that is an entry.
  ///
  /// - Returns: Whether there is one, which the document can be read from.
  /// - Throws: The interruption, if it is not a mistake.
  mutating func restart(after interruption: Interruption) throws(Interruption) -> Bool {
    guard case .mistake(let problem, let offset, let context) = interruption else { throw interruption }
    let (line, lastLine) = explain(problem, at: offset, in: context)
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

  /// Forgets the nodes from a number on, and what anchors say of them.
  mutating func discardNodes(from count: Int) {
    nodes.removeSubrange(count...)
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

  /// Reports a mistake.
  ///
  /// - Returns: The beginning of the line from which on nothing that was read is certain, and an offset in the last
  ///   line that the mistake takes up.
  private mutating func explain(
    _ problem: SyntaxProblem, at offset: Int, in context: Int
  ) -> (line: Int, lastLine: Int) {
    if case .unsupported = problem {
      let line = SourceLines(bytes: file.bytes).lineStart(offset)
      return (line, line)
    }
    mistakes += 1
    if mistakes > Limits.syntaxErrors {
      report(Diagnostic(TooManySyntaxErrors(), at: SourceRange(offset, min(offset + 1, file.bytes.count))))
      return (offset, file.bytes.count)
    }
    let path = path
    let explanation = SyntaxErrorExplainer(
      file: file, problem: problem.rawValue, context: "", problemOffset: offset, contextOffset: context,
      lastScalar: lastScalar, openBracket: brackets.last,
      mappingStarts: path.filter { nodes[$0].kind == .mapping }.map { Int(nodes[$0].start) },
      sequenceStarts: path.filter { nodes[$0].kind == .sequence }.map { Int(nodes[$0].start) })
    report(explanation.diagnostic)
    let line = explanation.reliableEnd
    return (line, max(line, explanation.conflict?.end ?? line))
  }

  /// The nodes from the root to the last that was begun.
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

  private func lastChild(of collection: Int) -> Int? {
    guard nodes[collection].length > 0 else { return nil }
    var child = collection + 1
    for _ in 1..<nodes[collection].length { child = nodeBehind(child) }
    return child
  }

  private func nodeBehind(_ node: Int) -> Int {
    nodes[node].isCollection ? Int(nodes[node].content) : node + 1
  }

  /// Counts what a block collection holds, of which the last part could not be read. A key without a value gets one
  /// that stands for nothing.
  private mutating func complete(_ block: OpenBlock) {
    var last = block.node
    var count = 0
    var child = block.node + 1
    while child < nodes.count {
      count += 1
      last = child
      child = nodeBehind(child)
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

  /// A line that could not be read may belong to whatever ended before it, unless a bracket or a quote has ended that.
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

  /// Ends the innermost block collection, since nothing more is read.
  private mutating func abandonBlock() {
    guard let block = blocks.last else { return }
    complete(block)
    nodes[block.node].marks.insert(.incomplete)
    nodes[block.node].content = UInt32(nodes.count)
    blocks.removeLast()
  }
}
