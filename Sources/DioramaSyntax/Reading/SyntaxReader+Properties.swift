extension SyntaxReader {
  /// The anchor and the tag in front of a node.
  struct Properties {
    /// The place of the anchor among all.
    var anchor: Int?
    var hasTag = false
    /// Where the last of them ends.
    var end = 0
    /// Whether nothing follows them.
    var isEmptyNode = false
  }

  /// Whether an anchor or a tag is next.
  var isPropertyMark: Bool {
    text[position] == UInt8(ascii: "&") || text[position] == UInt8(ascii: "!")
  }

  /// Reads a node behind its properties where a block mapping may begin, and goes to the next token.
  mutating func readBlockWithProperties() throws(Interruption) -> Int {
    let start = position
    let line = lineStart
    let properties = try scanProperties()
    if lineStart != line || isAtEnd { return try readBelow(properties) }
    switch text[position] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "["):
      let node = try readInline()
      apply(properties, to: node)
      return node
    case UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "!"): throw unsupported(at: position)
    default: break
    }
    let scalar = try scanScalar(inFlow: false)
    if lineStart == line, try skipToColon(behindKeyAt: start) {
      return try readMapping(from: Key(node: scalar, anchor: properties.anchor), at: start)
    }
    let node = try finish(scalar)
    apply(properties, to: node)
    return node
  }

  /// Reads a value behind its properties, which stand on the line of its key, and goes to the next token.
  mutating func readInlineWithProperties() throws(Interruption) -> Int {
    let line = lineStart
    let properties = try scanProperties()
    if lineStart != line || isAtEnd { return try readBelow(properties) }
    if isPropertyMark || text[position] == UInt8(ascii: "*") { throw unsupported(at: position) }
    let node = try readInline()
    apply(properties, to: node)
    return node
  }

  /// Reads the node on the lines below its properties; it is empty if these lines belong to something else.
  private mutating func readBelow(_ properties: Properties) throws(Interruption) -> Int {
    let found = position - lineStart
    let isValue = blocks.last?.isSequence == false
    let node: Int
    if isAtEnd || found < column || found == column && !(isDash && isValue) {
      node = try appendEmpty(at: properties.end)
    } else if isPropertyMark || text[position] == UInt8(ascii: "*") {
      throw unsupported(at: position)
    } else {
      node = try found > column ? readBlock() : readSequence()
    }
    apply(properties, to: node)
    return node
  }

  /// Reads an anchor and a tag, in any order, and goes to the next token.
  mutating func scanProperties() throws(Interruption) -> Properties {
    var properties = Properties()
    let line = lineStart
    while isPropertyMark, lineStart == line {
      let start = position
      if text[start] == UInt8(ascii: "&") {
        if properties.anchor != nil { throw unsupported(at: start) }
        properties.anchor = note(try scanName())
      } else {
        if properties.hasTag { throw unsupported(at: start) }
        properties.hasTag = true
        try scanTag()
      }
      properties.end = position
      guard text.isBlank(at: position) || !brackets.isEmpty && ByteSet.flowIndicators.contains(text[position])
      else {
        throw unsupported(at: start)
      }
      try skipToToken(canBeginKey: false)
    }
    properties.isEmptyNode = isAtEnd || lineStart != line
    return properties
  }

  /// Goes behind a tag of letters and digits, which is reported.
  private mutating func scanTag() throws(Interruption) {
    let start = position
    position += text[start + 1] == UInt8(ascii: "!") ? 2 : 1
    while isNamePart(text[position]) { position += 1 }
    guard text.isBlank(at: position) || !brackets.isEmpty && ByteSet.flowIndicators.contains(text[position])
    else {
      throw unsupported(at: start)
    }
    var end = position
    while text[end] == UInt8(ascii: " ") { end += 1 }
    let range = SourceRange(start, position)
    report(
      Diagnostic(
        TagNotAllowed(tag: file.text(in: range)), at: range,
        fixIts: [FixIt("remove the tag", replacing: SourceRange(start, end), with: "")]))
  }

  /// Goes behind the name of an anchor or alias, whose mark is at the position.
  mutating func scanName() throws(Interruption) -> String {
    let mark = position
    position += 1
    let start = position
    while isNamePart(text[position]) { position += 1 }
    guard position > start, text.isBlank(at: position) || isNameEnd(text[position]) else {
      throw .mistake(.expectedName, at: position, in: mark)
    }
    return file.text(in: SourceRange(start, position))
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func isNameEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
