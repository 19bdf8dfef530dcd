extension OrdinaryReader {
  /// Reads a scalar at the position, which lies right behind it then.
  mutating func scanScalar(inFlow: Bool) throws(GivingUp) -> NodeStorage {
    let start = position
    let byte = text[start]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try scanQuoted() }
    guard canBeginPlain(byte, before: text[start + 1], inFlow: inFlow) else { throw GivingUp() }
    try scanPlain(inFlow: inFlow)
    return try scalar(.plain, SourceRange(start, position), text: start..<position)
  }

  /// A scalar whose text stands in the file as it reads.
  func scalar(
    _ style: SyntaxNode.ScalarStyle, _ range: SourceRange, text: Range<Int>
  ) throws(GivingUp) -> NodeStorage {
    guard text.count <= Limits.scalarSize else { throw GivingUp() }
    var node = NodeStorage(.scalar, range, style: style)
    node.content = UInt32(text.lowerBound)
    node.length = UInt32(text.count)
    return node
  }

  /// Goes behind the last byte of a plain scalar that is no blank.
  mutating func scanPlain(inFlow: Bool) throws(GivingUp) {
    var end = nextStop(from: position, inFlow: inFlow)
    while try !endsPlain(at: end, inFlow: inFlow) { end = nextStop(from: end + 1, inFlow: inFlow) }
    while text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    position = end
  }

  /// Where something is next that may end a plain scalar.
  private func nextStop(from start: Int, inFlow: Bool) -> Int {
    var index = start
    if inFlow {
      while !Self.flowStops.contains(text[index]) { index += 1 }
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

  /// Where the spaces end that begin at a place.
  func endOfSpaces(from start: Int) -> Int {
    var index = start
    while true {
      let others = Word(at: text + index).placesOfOthers(than: UInt8(ascii: " "))
      if others != 0 { return index + Word.first(of: others) }
      index += Word.size
    }
  }

  private func endsPlain(at index: Int, inFlow: Bool) throws(GivingUp) -> Bool {
    switch text[index] {
    case UInt8(ascii: "\n"), 0:
      return true
    case UInt8(ascii: "#"):
      return text[index - 1] == UInt8(ascii: " ")
    case UInt8(ascii: ":"):
      let next = text[index + 1]
      if inFlow, Self.flowIndicators.contains(next) { throw GivingUp() }
      return isBlank(next)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return true
    default:
      throw GivingUp()
    }
  }

  private func canBeginPlain(_ byte: UInt8, before next: UInt8, inFlow: Bool) -> Bool {
    if byte == UInt8(ascii: "-") { return !isBlank(next) && !(inFlow && Self.flowIndicators.contains(next)) }
    return !Self.indicators.contains(byte)
  }

  /// Whether a byte separates tokens, as the end does.
  func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == 0
  }

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

  /// Where a plain scalar between brackets may end.
  private static let flowStops = ByteSet("\n\0#:,?[]{}")

  private static let flowIndicators = ByteSet(",?[]{}")

  /// What no plain scalar begins with, a dash aside.
  private static let indicators = ByteSet(" \n\0?:,[]{}#&*!|>'\"%@`")
}
