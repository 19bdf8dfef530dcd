extension OrdinaryReader {
  /// Where the text begins that is decoded next.
  mutating func beginDecoding() -> Int {
    if decodedTexts == nil { decodedTexts = Memory(capacity: 256) }
    return decodedTexts?.count ?? 0
  }

  /// Adds bytes of the file to the decoded texts.
  mutating func decode(_ range: Range<Int>) {
    decodedTexts?.append(contentsOf: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count))
  }

  /// Adds a byte to the decoded texts.
  mutating func decode(_ byte: UInt8) { decodedTexts?.append(byte) }

  /// Makes a scalar of the text that has been decoded since.
  mutating func endDecoding(
    from start: Int, as style: SyntaxNode.ScalarStyle, of range: SourceRange
  ) throws(GivingUp) -> NodeStorage {
    var node = NodeStorage(.scalar, range, style: style)
    node.marks.insert(.decoded)
    node.content = UInt32(start)
    node.length = UInt32((decodedTexts?.count ?? 0) - start)
    guard node.length <= Limits.scalarSize else { throw GivingUp() }
    return node
  }
}
