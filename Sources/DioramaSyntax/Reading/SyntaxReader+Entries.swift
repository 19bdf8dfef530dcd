extension SyntaxReader {
  /// A line where reading can continue.
  struct Entry {
    /// The block collection that it is an entry of.
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

  /// The open block collections that lines below a mistake certainly belong to, if their columns say so. A dash at a
  /// column where no sequence is open begins an element that keys on the next lines are part of, rather than of a
  /// mapping before it.
  func certainBlocks(behind offset: Int) -> ArraySlice<OpenBlock> {
    let line = SourceLines(bytes: file.bytes).lineStart(offset)
    let start = text.endOfSpaces(from: line)
    let beginsElement = text[start] == UInt8(ascii: "-") && text.isBlank(at: start + 1)
    guard beginsElement, !blocks.contains(where: { $0.isSequence && $0.column == start - line }) else {
      return blocks[...]
    }
    return blocks[..<(blocks.lastIndex { $0.isSequence }.map { $0 + 1 } ?? 0)]
  }

  func firstEntry(below place: Int) -> Entry {
    firstLine(below: place) { _, start in
      isEntry(start, ofSequence: true) || isEntry(start, ofSequence: false) ? 0 : nil
    }
  }

  /// The first line below a place that a condition takes; the end of the file if it takes none.
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

  /// Whether a dash with a blank, or a key with its colon, begins at a place.
  private func isEntry(_ start: Int, ofSequence: Bool) -> Bool {
    let isDash = text[start] == UInt8(ascii: "-") && text.isBlank(at: start + 1)
    if ofSequence || isDash { return ofSequence && isDash }
    guard !"]},#%@`|>?:-".utf8.contains(text[start]) else { return false }
    let end = text.endOfLine(from: start)
    return (start..<end).contains { text[$0] == UInt8(ascii: ":") && text.isBlank(at: $0 + 1) }
  }
}
