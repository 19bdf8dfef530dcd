extension SyntaxReader {
  /// Reads a collection between brackets or braces, and goes behind it. One with a mistake in it leaves no nodes.
  mutating func readFlowCollection() throws(Interruption) -> Int {
    let count = nodes.count
    let start = position
    let isMapping = text[start] == UInt8(ascii: "{")
    let collection = try open(isMapping ? .mapping : .sequence, at: start)
    brackets.append(start)
    position += 1
    do throws(Interruption) {
      try readItems(of: collection, isMapping: isMapping)
    } catch {
      depth -= 1
      discardNodes(from: count)
      throw error
    }
    brackets.removeLast()
    position += 1
    nodes[collection].end = UInt32(position)
    return close(collection)
  }

  private mutating func readItems(of collection: Int, isMapping: Bool) throws(Interruption) {
    let end = UInt8(ascii: isMapping ? "}" : "]")
    try skipToToken(canBeginKey: false)
    while text[position] != end {
      if isMapping { try readFlowEntry(of: collection) } else { add(try readFlowElement(), to: collection) }
      try skipToToken(canBeginKey: false)
      if text[position] == end { return }
      guard text[position] == UInt8(ascii: ",") else { throw missingSeparator(isMapping) }
      position += 1
      try skipToToken(canBeginKey: false)
    }
  }

  /// What is wrong where neither a comma nor the closing bracket is next.
  private func missingSeparator(_ isMapping: Bool) -> Interruption {
    if !isAtEnd, !isColon, cannotStartToken { return .mistake(.cannotStartToken, at: position) }
    return .mistake(
      isMapping ? .expectedCommaOrBrace : .expectedCommaOrBracket, at: position, in: brackets.last ?? position
    )
  }

  private mutating func readFlowEntry(of mapping: Int) throws(Interruption) {
    let line = lineStart
    let start = position
    add(try readFlowNode(), to: mapping)
    try skipToToken(canBeginKey: false)
    guard text[position] == UInt8(ascii: ":") else {
      guard text[position] == UInt8(ascii: ",") || text[position] == UInt8(ascii: "}") else {
        throw missingSeparator(true)
      }
      return add(try appendEmpty(at: position), to: mapping)
    }
    guard lineStart == line, position - start <= Self.keySize else { throw missingSeparator(true) }
    position += 1
    add(try readFlowValue(), to: mapping)
  }

  private mutating func readFlowValue() throws(Interruption) -> Int {
    try skipToToken(canBeginKey: false)
    switch text[position] {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"): return try appendEmpty(at: position)
    default: return try readFlowNode()
    }
  }

  /// Reads an element of a list, which may be a single key with its value.
  private mutating func readFlowElement() throws(Interruption) -> Int {
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
      return node
    }
    guard lineStart == line, position - start <= Self.keySize else { throw missingSeparator(false) }
    guard !nodes[node].isCollection, count == node else { throw unsupported(at: position) }
    return try readPair(from: node, at: start)
  }

  /// Reads the value of a key in a list, which makes a mapping with one entry; the key is the last node.
  private mutating func readPair(from key: Int, at start: Int) throws(Interruption) -> Int {
    let record = nodes[key]
    guard anchors.last?.node != key else { throw unsupported(at: start) }
    discardNodes(from: key)
    let mapping = try open(.mapping, at: start)
    add(try append(record), to: mapping)
    position += 1
    add(try readFlowValue(), to: mapping)
    try skipToToken(canBeginKey: false)
    nodes[mapping].end = UInt32(position)
    return close(mapping)
  }

  /// Reads a scalar, an alias or a collection between brackets, and goes behind it.
  private mutating func readFlowNode() throws(Interruption) -> Int {
    if isPropertyMark { return try readFlowNodeWithProperties() }
    if isAtEnd { throw .mistake(.expectedNode, at: position) }
    switch text[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try readFlowCollection()
    case UInt8(ascii: "*"): return try append(scanAlias(inFlow: true))
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw .mistake(.expectedNode, at: position)
    case UInt8(ascii: "?"), UInt8(ascii: ":"): throw unsupported(at: position)
    case UInt8(ascii: "-") where text.isBlank(at: position + 1): throw .mistake(.expectedNode, at: position)
    default: break
    }
    var scalar = try scanScalar(inFlow: true)
    if scalar.style == .plain { scalar = try scanLines(below: scalar, inFlow: true).scalar }
    lastScalar = SourceRange(Int(scalar.start), Int(scalar.end))
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
