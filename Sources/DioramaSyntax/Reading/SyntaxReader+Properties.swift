extension SyntaxReader {
  /// The anchor and the tag of a node.
  struct Properties {
    /// The index of the anchor.
    var anchor: Int?
    var hasTag = false
    /// The end of the last property.
    var end = 0
    /// Whether no node follows the properties.
    var isEmptyNode = false
  }

  /// Reads a node after its properties where a block mapping may begin, and moves to the next token.
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
    if lineStart == line, try skipToColon(afterKeyAt: start) {
      return try readMapping(from: Key(node: scalar, anchor: properties.anchor), at: start)
    }
    let node = try finish(scalar)
    apply(properties, to: node)
    return node
  }

  /// Reads a value after its properties, which are on the line of its key, and moves to the next token.
  mutating func readInlineWithProperties() throws(Interruption) -> Int {
    let line = lineStart
    let properties = try scanProperties()
    if lineStart != line || isAtEnd { return try readBelow(properties) }
    if isPropertyMark || text[position] == UInt8(ascii: "*") { throw unsupported(at: position) }
    let node = try readInline()
    apply(properties, to: node)
    return node
  }

  /// Reads the node on the lines below its properties. It is empty if these lines belong to another node.
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

  /// Reads an anchor and a tag, in any order, and moves to the next token.
  mutating func scanProperties() throws(Interruption) -> Properties {
    var properties = Properties()
    let line = lineStart
    while isPropertyMark, lineStart == line {
      let start = position
      if text[start] == UInt8(ascii: "&") {
        if properties.anchor != nil { throw unsupported(at: start) }
        let name = try scanName()
        properties.anchor = note(name, at: SourceRange(start, position))
      } else {
        if properties.hasTag { throw unsupported(at: start) }
        properties.hasTag = true
        try scanTag()
      }
      properties.end = position
      guard text.isBlank(at: position) || !brackets.isEmpty && text[position].isFlowIndicator
      else {
        throw unsupported(at: start)
      }
      try skipToToken(canBeginKey: false)
    }
    properties.isEmptyNode = isAtEnd || lineStart != line
    return properties
  }

  /// Reports a tag of letters and digits, and moves past it. Only a single mark can stand alone. In a file that libyaml
  /// has rejected, a tag ends at the next blank.
  private mutating func scanTag() throws(Interruption) {
    let start = position
    let isDouble = text[start + 1] == UInt8(ascii: "!")
    position += isDouble ? 2 : 1
    if isDouble, !isTolerant, !isNamePart(text[position]) { throw unsupported(at: start) }
    while isNamePart(text[position]) || isTolerant && !isEndOfTag(position) { position += 1 }
    if !brackets.isEmpty, text[position] == UInt8(ascii: "]") || text[position] == UInt8(ascii: "}") {
      throw .error(.expectedBlankAfterTag, at: position, in: start)
    }
    guard text.isBlank(at: position) || !brackets.isEmpty && text[position] == UInt8(ascii: ",") else {
      throw unsupported(at: start)
    }
    let range = SourceRange(start, position)
    let message = TagNotAllowed(tag: file.text(in: range))
    let removed = SourceRange(start, text.endOfSpaces(from: position))
    report(Diagnostic(message, at: range, fixIts: message.fixIts(removing: removed)))
  }

  private func isEndOfTag(_ position: Int) -> Bool {
    text.isBlank(at: position) || !brackets.isEmpty && text[position].isFlowIndicator
  }

  /// Reads the name of an anchor or alias, whose `&` or `*` is at the position, and moves past it.
  mutating func scanName() throws(Interruption) -> String {
    let mark = position
    position += 1
    let start = position
    while isNamePart(text[position]) { position += 1 }
    guard position > start, text.isBlank(at: position) || isNameEnd(text[position]) else {
      throw .error(.expectedName, at: position, in: mark)
    }
    return file.text(in: SourceRange(start, position))
  }

  private func isNamePart(_ byte: UInt8) -> Bool { byte.isWordByte || byte == UInt8(ascii: "-") }

  private func isNameEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}

extension SyntaxReader {
  /// An anchor, the target of aliases.
  struct Anchor {
    /// The bytes from the `&` to the end of the name.
    let range: SourceRange
    /// The node; `nil` while it is being read, and if reading it failed.
    var node: Int?
    /// Whether reading the node failed.
    var isBroken = false
    /// The number of nodes in it, aliases expanded.
    var size = 0
    /// The depth of its nested collections, aliases expanded.
    var height = 0
  }

  private mutating func note(_ name: String, at range: SourceRange) -> Int {
    anchorNumbers[name] = anchors.count
    anchors.append(Anchor(range: range))
    return anchors.count - 1
  }

  /// Applies properties to a node.
  mutating func apply(_ properties: Properties, to node: Int) {
    if properties.hasTag, nodes[node].isEmptyPlain { nodes[node].kind = .broken }
    if let anchor = properties.anchor { complete(anchor, with: node) }
  }

  /// Assigns an anchor to its node, which has been read.
  mutating func complete(_ anchor: Int, with node: Int) {
    anchors[anchor].node = node
    anchoredNodes[node] = anchor
    (anchors[anchor].size, anchors[anchor].height) = extent(of: node)
  }

  /// Returns the number of nodes in a node, and its depth, aliases expanded.
  private func extent(of node: Int) -> (size: Int, height: Int) {
    guard nodes[node].isCollection else { return (1, 0) }
    var size = 0
    var height = 0
    var ends: [Int] = []
    for index in node..<Int(nodes[node].content) {
      while let end = ends.last, index >= end { ends.removeLast() }
      size += 1
      switch nodes[index].kind {
      case .mapping, .sequence:
        ends.append(Int(nodes[index].content))
        height = max(height, ends.count)
      case .alias:
        let target = anchoredNodes[Int(nodes[index].content)].map { anchors[$0] }
        size += (target?.size ?? 1) - 1
        height = max(height, ends.count + (target?.height ?? 0))
      default: break
      }
    }
    return (size, height)
  }

  /// Reads an alias, and moves past it.
  mutating func scanAlias() throws(Interruption) -> NodeRecord {
    let start = position
    let name = try scanName()
    let range = SourceRange(start, position)
    guard let anchor = anchorNumbers[name].map({ anchors[$0] }) else {
      if skipped.isEmpty, !isInText {
        collector.add(undefinedAlias: name, at: range, anchors: anchorNumbers.keys)
      }
      return NodeRecord(.broken, range)
    }
    guard let node = anchor.node else {
      if !anchor.isBroken { report(Diagnostic(RecursiveAlias(name: name), at: range)) }
      return NodeRecord(.broken, range)
    }
    if depth + anchor.height > Limits.nesting {
      report(Diagnostic(NestingLimit(), at: range))
      throw .limit(at: start)
    }
    aliasedNodes += anchor.size
    if aliasedNodes > Limits.aliasedNodes {
      report(Diagnostic(AliasLimit(), at: range))
      throw .limit(at: start)
    }
    var alias = NodeRecord(.alias, range)
    alias.content = UInt32(node)
    return alias
  }
}

extension SyntaxReader {
  /// Whether something follows an alias on its line, so that it is the beginning of a text, which is an error.
  private var isInText: Bool {
    let next = text.endOfBlanks(from: position)
    return text.breakLength(at: next) == 0 && !"\0#:,]}".utf8.contains(text[next])
  }
}

extension DiagnosticCollector {
  /// Reports an alias without an anchor before it, and suggests the closest of the given anchors.
  func add(undefinedAlias name: String, at range: SourceRange, anchors: Dictionary<String, Int>.Keys) {
    let suggestion =
      anchors.count > Limits.candidates ? nil : suggestions.closest(to: name) { anchors.sorted() }
    add(
      UndefinedAlias(name: name, suggestion: suggestion), at: range,
      fixIts: suggestion.map { [FixIt("write '*\($0)'", replacing: range, with: "*\($0)")] } ?? [])
  }
}
