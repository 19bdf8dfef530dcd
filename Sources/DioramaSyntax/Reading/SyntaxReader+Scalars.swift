extension SyntaxReader {
  /// Reads a scalar at the position, which lies right behind it then. A plain one is read to the end of its line.
  mutating func scanScalar(inFlow: Bool) throws(Interruption) -> NodeRecord {
    let start = position
    let byte = text[start]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try scanQuoted() }
    try checkBeginning(inFlow: inFlow)
    try scanPlain(inFlow: inFlow)
    return try scalar(.plain, SourceRange(start, position), text: start..<position)
  }

  /// A scalar whose text stands in the file as it reads.
  mutating func scalar(
    _ style: SyntaxNode.ScalarStyle, _ range: SourceRange, text: Range<Int>
  ) throws(Interruption) -> NodeRecord {
    try checkSize(text.count, of: range)
    var node = NodeRecord(.scalar, range, style: style)
    node.content = UInt32(text.lowerBound)
    node.length = text.count
    return node
  }

  mutating func checkSize(_ size: Int, of range: SourceRange) throws(Interruption) {
    guard size > Limits.scalarSize else { return }
    report(Diagnostic(TextTooLong(size: size), at: SourceRange(range.start, range.start + 1)))
    throw .limit(at: range.start)
  }

  /// Goes behind the last byte of a plain scalar on its line that is not blank.
  mutating func scanPlain(inFlow: Bool) throws(Interruption) {
    var end = text.nextStop(from: position, inFlow: inFlow)
    while try !endsPlain(at: end, inFlow: inFlow) { end = text.nextStop(from: end + 1, inFlow: inFlow) }
    while end > position, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: "\t") {
      end -= 1
    }
    position = end
  }

  private mutating func endsPlain(at index: Int, inFlow: Bool) throws(Interruption) -> Bool {
    switch text[index] {
    case UInt8(ascii: "\n"), 0:
      return true
    case UInt8(ascii: "#"):
      return index > lineStart
        && (text[index - 1] == UInt8(ascii: " ") || text[index - 1] == UInt8(ascii: "\t"))
    case UInt8(ascii: ":"):
      if inFlow, ByteSet.flowIndicators.contains(text[index + 1]) { throw unsupported(at: index) }
      return text.isBlank(at: index + 1)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["):
      return true
    case UInt8(ascii: "?"):
      throw unsupported(at: index)
    default:
      return text.breakLength(at: index) > 0
    }
  }

  /// Throws unless a plain scalar can begin at the position.
  private mutating func checkBeginning(inFlow: Bool) throws(Interruption) {
    let byte = text[position]
    guard ByteSet.indicators.contains(byte) else { return }
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: ":"):
      if text.isBlank(at: position + 1) || inFlow { throw unsupported(at: position) }
    case UInt8(ascii: "-"):
      if inFlow, ByteSet.flowIndicators.contains(text[position + 1]) { throw unsupported(at: position) }
      if text.isBlank(at: position + 1) { throw .mistake(.misplacedDash, at: position) }
    case UInt8(ascii: "%") where position > lineStart, UInt8(ascii: "@"), UInt8(ascii: "`"),
      UInt8(ascii: "|"),
      UInt8(ascii: ">"):
      throw .mistake(.cannotStartToken, at: position)
    case UInt8(ascii: "%"):
      throw unsupported(at: position)
    default:
      throw .mistake(.expectedNode, at: position)
    }
  }
}
