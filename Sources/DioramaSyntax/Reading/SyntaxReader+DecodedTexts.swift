extension SyntaxReader {
  /// Where the text begins that is decoded next.
  func beginDecoding() -> Int { decodedTexts.count }

  /// Adds bytes of the file to the decoded texts.
  mutating func decode(_ range: Range<Int>) {
    decodedTexts.append(contentsOf: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count))
  }

  /// Adds a byte to the decoded texts.
  mutating func decode(_ byte: UInt8) { decodedTexts.append(byte) }

  /// Makes a scalar of the text that has been decoded since.
  mutating func endDecoding(
    from start: Int, as style: SyntaxNode.ScalarStyle, of range: SourceRange
  ) throws(Interruption) -> NodeRecord {
    let size = decodedTexts.count - start
    try checkSize(size, of: range)
    var node = NodeRecord(.scalar, range, style: style)
    node.marks.insert(.decoded)
    node.content = UInt32(start)
    node.length = size
    return hasOrdinarySpace ? node : asWritten(node)
  }

  /// A decoded text that turns out to stand in the file as it reads is taken from there.
  private func asWritten(_ node: NodeRecord) -> NodeRecord {
    let quote = node.style == .singleQuoted || node.style == .doubleQuoted ? 1 : 0
    let start = Int(node.start) + quote
    guard Int(node.end) - quote - start == node.length else { return node }
    for index in 0..<node.length {
      guard text[start + index] == decodedTexts[Int(node.content) + index] else { return node }
    }
    var node = node
    node.marks.remove(.decoded)
    node.content = UInt32(start)
    return node
  }
}
