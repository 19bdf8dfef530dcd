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
    var end = nextStop(from: position, inFlow: inFlow)
    while try !endsPlain(at: end, inFlow: inFlow) { end = nextStop(from: end + 1, inFlow: inFlow) }
    while end > position, text[end - 1] == UInt8(ascii: " ") || text[end - 1] == UInt8(ascii: "\t") {
      end -= 1
    }
    position = end
  }

  /// Where something is next that may end a plain scalar.
  private func nextStop(from start: Int, inFlow: Bool) -> Int {
    var index = start
    if inFlow || !hasOrdinarySpace {
      let stops = inFlow ? Self.flowStops : Self.blockStops
      while !stops.contains(text[index]), hasOrdinarySpace || breakLength(at: index) == 0 { index += 1 }
      return index
    }
    while true {
      let word = Word(at: text + index)
      let stops =
        word.places(of: UInt8(ascii: "\n")) | word.places(of: UInt8(ascii: "#"))
        | word.places(of: UInt8(ascii: ":")) | word.places(of: 0)
      if stops != 0 { return index + Word.first(of: stops) }
      index += Word.size
    }
  }

  private func endsPlain(at index: Int, inFlow: Bool) throws(Interruption) -> Bool {
    switch text[index] {
    case UInt8(ascii: "\n"), 0:
      return true
    case UInt8(ascii: "#"):
      return index > lineStart
        && (text[index - 1] == UInt8(ascii: " ") || text[index - 1] == UInt8(ascii: "\t"))
    case UInt8(ascii: ":"):
      if inFlow, isFlowIndicator(text[index + 1]) { throw unsupported(at: index) }
      return isBlank(at: index + 1)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "["):
      return true
    case UInt8(ascii: "?"):
      throw unsupported(at: index)
    default:
      return breakLength(at: index) > 0
    }
  }

  /// Throws unless a plain scalar can begin at the position.
  private func checkBeginning(inFlow: Bool) throws(Interruption) {
    let byte = text[position]
    guard Self.indicators.contains(byte) else { return }
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: ":"):
      if isBlank(at: position + 1) || inFlow { throw unsupported(at: position) }
    case UInt8(ascii: "-"):
      if inFlow, isFlowIndicator(text[position + 1]) { throw unsupported(at: position) }
      if isBlank(at: position + 1) { throw .mistake(.misplacedDash, at: position) }
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

  func isFlowIndicator(_ byte: UInt8) -> Bool { Self.flowIndicators.contains(byte) }

  // MARK: Bytes

  /// A set of ASCII bytes.
  private struct ByteSet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: StaticString) {
      for index in 0..<characters.utf8CodeUnitCount {
        let byte = characters.utf8Start[index]
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }

    func contains(_ byte: UInt8) -> Bool {
      byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
    }
  }

  /// Where a plain scalar may end that is not between brackets.
  private static let blockStops = ByteSet("\n\0#:")

  /// Where a plain scalar between brackets may end.
  private static let flowStops = ByteSet("\n\0#:,?[]{}")

  private static let flowIndicators = ByteSet(",?[]{}")

  /// What no plain scalar begins with, or only before something that is not blank.
  private static let indicators = ByteSet("?:-,[]{}#&*!|>'\"%@`\0")
}
