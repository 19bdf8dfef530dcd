extension SyntaxReader {
  /// The column of the innermost block collection; -1 outside of all.
  var column: Int { blocks.last?.column ?? -1 }

  /// Reads a node that begins at the position, on a line of its own or behind a dash, and goes to the next token.
  mutating func readBlock() throws(Interruption) -> Int {
    if isDash { return try readSequence() }
    if isPropertyMark { return try readBlockWithProperties() }
    if isInlineOnly { return try readInline(canBeKey: true) }
    let line = lineStart
    let start = position
    let scalar = try scanScalar(inFlow: false)
    guard lineStart == line, try skipToColon(behindKeyAt: start) else { return try finish(scalar) }
    return try readMapping(from: Key(node: scalar), at: start)
  }

  /// Reads what stands on the line of its key, or of the properties before it, and goes to the next token.
  ///
  /// - Parameter canBeKey: Whether a block mapping may begin here.
  mutating func readInline(canBeKey: Bool = false) throws(Interruption) -> Int {
    switch text[position] {
    case UInt8(ascii: "&"), UInt8(ascii: "!"): return try readInlineWithProperties()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try readBlockScalar()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let (start, line) = (position, lineStart)
      let node = try readFlowCollection()
      if canBeKey, lineStart == line, try skipToColon(behindKeyAt: start) { throw unsupported(at: start) }
      try finishLine(at: lineStart)
      return node
    case UInt8(ascii: "*"):
      let start = position
      let alias = try scanAlias(inFlow: false)
      if canBeKey, try skipToColon(behindKeyAt: start) { throw unsupported(at: start) }
      let node = try append(alias)
      try finishLine(at: lineStart)
      return node
    default:
      return try finish(scanScalar(inFlow: false))
    }
  }

  /// Whether something is next that no block mapping begins with, nor a plain or quoted scalar.
  private var isInlineOnly: Bool {
    switch text[position] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "*"): true
    default: false
    }
  }

  /// Adds a scalar with the lines below that continue it, and goes to the next token.
  mutating func finish(_ scalar: NodeRecord) throws(Interruption) -> Int {
    var (whole, line) = (scalar, lineStart)
    if scalar.style == .plain { (whole, line) = try scanLines(below: scalar, inFlow: false) }
    lastScalar = SourceRange(Int(whole.start), Int(whole.end))
    let node = try append(whole)
    try finishLine(at: line)
    return node
  }

  // MARK: Mappings

  /// A key that was read, and the number of its anchor.
  struct Key {
    var node: NodeRecord
    var anchor: Int?
  }

  mutating func readMapping(from first: Key, at start: Int) throws(Interruption) -> Int {
    let mapping = try open(.mapping, at: start)
    blocks.append(OpenBlock(node: mapping, column: start - lineStart, isSequence: false))
    var key: Key? = first
    var entry = start
    var value: Int?
    while true {
      do throws(Interruption) {
        let next = if let key { key } else { try scanKey() }
        key = nil
        value = nodes.count + 1
        try readEntry(next, in: mapping)
        value = nil
        guard try goesOn() else { break }
      } catch {
        guard try resume(after: error, inEntryAt: entry, discardingNodesFrom: value) else { break }
        value = nil
      }
      entry = position
    }
    blocks.removeLast()
    return close(mapping)
  }

  /// Reads the rest of an entry, whose colon is at the position.
  private mutating func readEntry(_ key: Key, in mapping: Int) throws(Interruption) {
    lastScalar = SourceRange(Int(key.node.start), Int(key.node.end))
    let node = try append(key.node)
    if let anchor = key.anchor { complete(anchor, with: node) }
    add(node, to: mapping)
    position += 1
    add(try readValue(), to: mapping)
  }

  /// Reads a key, and goes to the colon behind it.
  private mutating func scanKey() throws(Interruption) -> Key {
    if isDash { throw .mistake(.expectedKey, at: position) }
    let line = lineStart
    let start = position
    let before = lastScalar
    var key = Key(node: NodeRecord(.broken, SourceRange(start, start)))
    if isPropertyMark {
      let properties = try scanProperties()
      guard lineStart == line, !properties.isEmptyNode else { throw unsupported(at: start) }
      key.anchor = properties.anchor
    }
    guard !isInlineOnly else { throw unsupported(at: position) }
    if isColon { throw unsupported(at: position) }
    key.node = try scanScalar(inFlow: false)
    if lineStart == line, try skipToColon(behindKeyAt: start) { return key }
    lastScalar = before
    throw .mistake(.missingColon, at: position, in: start)
  }

  /// Goes to the colon behind a key on its line, and returns whether there is one.
  mutating func skipToColon(behindKeyAt start: Int) throws(Interruption) -> Bool {
    let end = position
    if !isColon {
      position = text.endOfBlanks(from: position)
      guard isColon else {
        position = end
        return false
      }
    }
    guard end - start > Self.keySize, isTooLong(start..<position) else { return true }
    throw .mistake(.missingColon, at: position, in: start)
  }

  /// Whether a key has more characters than YAML allows.
  private func isTooLong(_ key: Range<Int>) -> Bool {
    file.bytes[key].count { $0 & 0xC0 != 0x80 } > Self.keySize
  }

  /// Reads the value behind a colon, which may be a list with its dashes right below the key.
  private mutating func readValue() throws(Interruption) -> Int {
    let colonEnd = position
    guard try isOnNextLine() else {
      return try readInline()
    }
    if isAtEnd { return try appendEmpty(at: colonEnd) }
    let found = position - lineStart
    if found > column { return try readBlock() }
    return found == column && isDash ? try readSequence() : try appendEmpty(at: colonEnd)
  }

  // MARK: Sequences

  mutating func readSequence() throws(Interruption) -> Int {
    let sequence = try open(.sequence, at: position)
    blocks.append(OpenBlock(node: sequence, column: position - lineStart, isSequence: true))
    var entry = position
    var value: Int?
    while true {
      do throws(Interruption) {
        value = nodes.count
        position += 1
        add(try readElement(), to: sequence)
        value = nil
        guard try goesOn(), try isNextElement() else { break }
      } catch {
        guard try resume(after: error, inEntryAt: entry, discardingNodesFrom: value) else { break }
      }
      entry = position
    }
    blocks.removeLast()
    return close(sequence)
  }

  /// Whether a dash is next. Anything else at the column of the dashes is a key of the mapping that the sequence is in,
  /// or wrong.
  private mutating func isNextElement() throws(Interruption) -> Bool {
    if isDash { return true }
    if text[position] == UInt8(ascii: "|") || text[position] == UInt8(ascii: ">") {
      throw unsupported(at: position)
    }
    guard blocks.dropLast().last?.column == column else { throw .mistake(.expectedDash, at: position) }
    return false
  }

  /// Reads what is behind a dash.
  private mutating func readElement() throws(Interruption) -> Int {
    let dashEnd = position
    let line = lineStart
    try skipToToken(canBeginKey: true)
    let isBelow = lineStart != line
    let isEmpty = isAtEnd || isBelow && position - lineStart <= column
    return isEmpty ? try appendEmpty(at: dashEnd) : try readBlock()
  }

  /// Whether the next token belongs to the innermost block collection. One further right is wrong.
  private mutating func goesOn() throws(Interruption) -> Bool {
    guard !isAtEnd else { return false }
    let found = position - lineStart
    guard found > column else { return found == column }
    throw .mistake(blocks.last?.isSequence == true ? .expectedDash : .expectedKey, at: position)
  }
}
