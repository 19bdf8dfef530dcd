extension SyntaxReader {
  /// Reads the node at the position, on its own line or after a dash, and moves to the next token.
  mutating func readBlock() throws(Interruption) -> Int {
    let start = position
    if let key = scanWord() { return try readMapping(from: Key(node: key), at: start) }
    if isDash { return try readSequence() }
    if isPropertyMark { return try readBlockWithProperties() }
    if isInlineOnly { return try readInline(canBeKey: true) }
    let line = lineStart
    let scalar = try scanScalar(inFlow: false)
    guard lineStart == line, try skipToColon(afterKeyAt: start) else { return try finish(scalar) }
    return try readMapping(from: Key(node: scalar), at: start)
  }

  /// Reads a node on the line of its key or properties, and moves to the next token.
  ///
  /// - Parameter canBeKey: Whether a block mapping may begin here.
  mutating func readInline(canBeKey: Bool = false) throws(Interruption) -> Int {
    switch text[position] {
    case UInt8(ascii: "&"), UInt8(ascii: "!"): return try readInlineWithProperties()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try readBlockScalar()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let (start, line) = (position, lineStart)
      let node = try readFlowCollection()
      if canBeKey, lineStart == line, try skipToColon(afterKeyAt: start) { throw unsupported(at: start) }
      try finishLine(at: lineStart)
      return node
    case UInt8(ascii: "*"):
      let start = position
      let alias = try scanAlias()
      if canBeKey, try skipToColon(afterKeyAt: start) { throw unsupported(at: start) }
      let node = try append(alias)
      try finishLine(at: lineStart)
      return node
    default:
      return try finish(scanScalar(inFlow: false))
    }
  }

  /// Whether the next token begins neither a block mapping nor a plain or quoted scalar.
  private var isInlineOnly: Bool {
    switch text[position] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "*"): true
    default: false
    }
  }

  /// Appends a scalar and its continuation lines, and moves to the next token.
  mutating func finish(_ scalar: NodeRecord) throws(Interruption) -> Int {
    var (whole, line) = (scalar, lineStart)
    if scalar.style == .plain {
      if let next = text.nextLine(after: position), next.token - next.start <= column {
        lastScalar = scalar.range
        (lineStart, position) = next
        return try append(scalar)
      }
      (whole, line) = try scanLines(below: scalar, inFlow: false)
    }
    lastScalar = whole.range
    let node = try append(whole)
    try finishLine(at: line)
    return node
  }

  // MARK: Mappings

  /// A key and the index of its anchor.
  struct Key {
    var node: NodeRecord
    var anchor: Int?
  }

  mutating func readMapping(from first: Key, at start: Int) throws(Interruption) -> Int {
    let mapping = try open(.mapping, at: start)
    begin(OpenBlock(node: mapping, column: start - lineStart, isSequence: false))
    var (count, last) = (0, mapping)
    var key: Key? = first
    var entry = start
    var value: Int?
    while true {
      do throws(Interruption) {
        let next = if let key { key } else { try scanKey() }
        key = nil
        value = nodes.count + 1
        last = try readEntry(next)
        count += 2
        value = nil
        guard try goesOn() else { break }
      } catch {
        let isNext = try resume(after: error, inEntryAt: entry, discardingNodesFrom: value)
        (count, last) = (nodes[mapping].length, mapping)
        guard isNext else { break }
        value = nil
      }
      entry = position
    }
    endBlock()
    return close(mapping, of: count, endingWith: last)
  }

  /// Reads the rest of an entry, with the position at its colon.
  ///
  /// - Returns: The value.
  private mutating func readEntry(_ key: Key) throws(Interruption) -> Int {
    lastScalar = key.node.range
    let node = try append(key.node)
    if let anchor = key.anchor { complete(anchor, with: node) }
    position += 1
    return try readValue()
  }

  /// Reads a key of letters and digits directly followed by a colon, as nearly all are, and moves to the colon.
  /// Returns `nil` if something else is next.
  @inline(__always) private mutating func scanWord() -> NodeRecord? {
    let end = text.endOfWord(from: position)
    guard end > position, text[end] == UInt8(ascii: ":"), end - position <= Self.keySize,
      text[end + 1] == UInt8(ascii: " ") || text[end + 1] == UInt8(ascii: "\n")
    else { return nil }
    let key = NodeRecord(.scalar, SourceRange(position, end), content: position, length: end - position)
    position = end
    return key
  }

  /// Reads a key, and moves to the colon after it.
  private mutating func scanKey() throws(Interruption) -> Key {
    if let key = scanWord() { return Key(node: key) }
    if isDash { throw .error(.expectedKey, at: position) }
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
    if lineStart == line, try skipToColon(afterKeyAt: start) { return key }
    lastScalar = before
    throw .error(.missingColon, at: position, in: start)
  }

  /// Moves to the colon after a key on its line, and returns whether there is one.
  mutating func skipToColon(afterKeyAt start: Int) throws(Interruption) -> Bool {
    let end = position
    if !isColon {
      position = text.endOfBlanks(from: position)
      guard isColon else {
        position = end
        return false
      }
    }
    guard end - start > Self.keySize, isTooLong(start..<position) else { return true }
    throw .error(.missingColon, at: position, in: start)
  }

  /// Returns whether a key has more characters than YAML allows.
  private func isTooLong(_ key: Range<Int>) -> Bool {
    file.bytes[key].count { $0 & 0xC0 != 0x80 } > Self.keySize
  }

  /// Reads the value after a colon. It may be a list with its dashes at the column of the key.
  private mutating func readValue() throws(Interruption) -> Int {
    let colonEnd = position
    if text[position] == UInt8(ascii: " ") {
      let start = text.endOfSpaces(from: position)
      if text.beginsToken(at: start) {
        position = start
        return try readInline()
      }
    }
    guard try isOnNextLine() else { return try readInline() }
    if isAtEnd { return try appendEmpty(at: colonEnd) }
    let found = position - lineStart
    if found > column { return try readBlock() }
    return found == column && isDash ? try readSequence() : try appendEmpty(at: colonEnd)
  }

  // MARK: Sequences

  mutating func readSequence() throws(Interruption) -> Int {
    let sequence = try open(.sequence, at: position)
    begin(OpenBlock(node: sequence, column: position - lineStart, isSequence: true))
    var (count, last) = (0, sequence)
    var entry = position
    var value: Int?
    while true {
      do throws(Interruption) {
        value = nodes.count
        position += 1
        last = try readElement()
        count += 1
        value = nil
        guard try goesOn(), try isNextElement() else { break }
      } catch {
        let isNext = try resume(after: error, inEntryAt: entry, discardingNodesFrom: value)
        (count, last) = (nodes[sequence].length, sequence)
        guard isNext else { break }
      }
      entry = position
    }
    endBlock()
    return close(sequence, of: count, endingWith: last)
  }

  /// Returns whether a dash is next. Anything else at the column of the dashes is a key of the surrounding mapping,
  /// or an error.
  private mutating func isNextElement() throws(Interruption) -> Bool {
    if isDash { return true }
    if text[position] == UInt8(ascii: "|") || text[position] == UInt8(ascii: ">") {
      throw unsupported(at: position)
    }
    guard blocks.dropLast().last?.column == column else { throw .error(.expectedDash, at: position) }
    return false
  }

  /// Reads the element after a dash.
  private mutating func readElement() throws(Interruption) -> Int {
    let dashEnd = position
    if text[position] == UInt8(ascii: " "), text.beginsToken(at: position + 1) {
      position += 1
      return try readBlock()
    }
    let line = lineStart
    try skipToToken(canBeginKey: true)
    let isBelow = lineStart != line
    let isEmpty = isAtEnd || isBelow && position - lineStart <= column
    return isEmpty ? try appendEmpty(at: dashEnd) : try readBlock()
  }

  /// Returns whether the next token belongs to the innermost block collection. A token further right is an error.
  @inline(__always) private mutating func goesOn() throws(Interruption) -> Bool {
    guard !isAtEnd else { return false }
    let found = position - lineStart
    guard found > column else { return found == column }
    throw .error(blocks.last?.isSequence == true ? .expectedDash : .expectedKey, at: position)
  }
}

extension SyntaxReader {
  /// Reads a collection in brackets or braces, and moves past it. A collection with an error leaves no nodes.
  mutating func readFlowCollection() throws(Interruption) -> Int {
    let count = nodes.count
    let start = position
    let isMapping = text[start] == UInt8(ascii: "{")
    let collection = try open(isMapping ? .mapping : .sequence, at: start)
    brackets.append(start)
    position += 1
    let length: Int
    do throws(Interruption) {
      length = try readItems(isMapping: isMapping)
    } catch {
      depth -= 1
      discardNodes(from: count)
      throw error
    }
    brackets.removeLast()
    position += 1
    nodes[collection].end = UInt32(position)
    return close(collection, of: length, endingWith: collection)
  }

  /// Reads the items between brackets or braces.
  ///
  /// - Returns: The number of nodes; a key and its value count as two.
  private mutating func readItems(isMapping: Bool) throws(Interruption) -> Int {
    let end = UInt8(ascii: isMapping ? "}" : "]")
    var count = 0
    try skipToToken(canBeginKey: false)
    while text[position] != end {
      if isMapping { try readFlowEntry() } else { try readFlowElement() }
      count += isMapping ? 2 : 1
      try skipToToken(canBeginKey: false)
      if text[position] == end { break }
      guard text[position] == UInt8(ascii: ",") else { throw missingSeparator(isMapping) }
      position += 1
      try skipToToken(canBeginKey: false)
    }
    return count
  }

  /// Returns the error if neither a comma nor the closing bracket is next.
  private func missingSeparator(_ isMapping: Bool) -> Interruption {
    if !isAtEnd, !isColon, cannotStartToken { return .error(.cannotStartToken, at: position) }
    return .error(
      isMapping ? .expectedCommaOrBrace : .expectedCommaOrBracket, at: position, in: brackets.last ?? position
    )
  }

  private mutating func readFlowEntry() throws(Interruption) {
    let line = lineStart
    let start = position
    _ = try readFlowNode()
    try skipToToken(canBeginKey: false)
    guard text[position] == UInt8(ascii: ":") else {
      guard text[position] == UInt8(ascii: ",") || text[position] == UInt8(ascii: "}") else {
        throw missingSeparator(true)
      }
      _ = try appendEmpty(at: position)
      return
    }
    guard lineStart == line, position - start <= Self.keySize else { throw missingSeparator(true) }
    position += 1
    try readFlowValue()
  }

  private mutating func readFlowValue() throws(Interruption) {
    try skipToToken(canBeginKey: false)
    switch text[position] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): _ = try appendEmpty(at: position)
    default: _ = try readFlowNode()
    }
  }

  /// Reads an element of a list, which may be a single key with its value.
  private mutating func readFlowElement() throws(Interruption) {
    let line = lineStart
    let start = position
    let count = nodes.count
    let node = try readFlowNode()
    let end = position
    let endLine = lineStart
    try skipToToken(canBeginKey: false)
    guard text[position] == UInt8(ascii: ":") else {
      position = end
      lineStart = endLine
      return
    }
    guard lineStart == line, position - start <= Self.keySize else { throw missingSeparator(false) }
    guard !nodes[node].isCollection, count == node else { throw unsupported(at: position) }
    try readPair(from: node, at: start)
  }

  /// Reads the value of a key in a list, and makes a mapping with one entry. The key is the last node.
  private mutating func readPair(from key: Int, at start: Int) throws(Interruption) {
    let record = nodes[key]
    guard anchors.last?.node != key else { throw unsupported(at: start) }
    nodes.removeAll(from: key)
    let mapping = try open(.mapping, at: start)
    _ = try append(record)
    position += 1
    try readFlowValue()
    try skipToToken(canBeginKey: false)
    nodes[mapping].end = UInt32(position)
    _ = close(mapping, of: 2, endingWith: mapping)
  }

  /// Reads a scalar, an alias or a collection between brackets, and moves past it.
  private mutating func readFlowNode() throws(Interruption) -> Int {
    if isPropertyMark { return try readFlowNodeWithProperties() }
    if isAtEnd { throw .error(.expectedNode, at: position) }
    switch text[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try readFlowCollection()
    case UInt8(ascii: "*"): return try append(scanAlias())
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw .error(.expectedNode, at: position)
    case UInt8(ascii: "?"), UInt8(ascii: ":"): throw unsupported(at: position)
    case UInt8(ascii: "-") where text.isBlank(at: position + 1): throw .error(.expectedNode, at: position)
    default: break
    }
    var scalar = try scanScalar(inFlow: true)
    if scalar.style == .plain { scalar = try scanLines(below: scalar, inFlow: true).scalar }
    lastScalar = scalar.range
    return try append(scalar)
  }

  private mutating func readFlowNodeWithProperties() throws(Interruption) -> Int {
    let properties = try scanProperties()
    let node: Int
    switch text[position] {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
      node = try appendEmpty(at: properties.end)
    case UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "!"): throw unsupported(at: position)
    default: node = try readFlowNode()
    }
    apply(properties, to: node)
    return node
  }
}
