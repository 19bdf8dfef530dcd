extension OrdinaryReader {
  /// What an alias can stand for.
  struct Anchor {
    let name: Range<Int>
    /// The node; `nil` as long as it is being read.
    var node: Int?
    /// Whether an alias is in the node.
    var holdsAlias = false
  }

  /// How many anchors are searched for a name; a file with more is left to libyaml.
  private static let anchorLimit = 64

  /// Reads an anchor and its value, which ends the line or stands on the next ones, and goes on to the next token.
  mutating func readAnchored(in column: Int) throws(GivingUp) -> Int {
    let name = try scanName(inFlow: false)
    guard anchors.count < Self.anchorLimit else { throw GivingUp() }
    let number = anchors.count
    let aliasCount = aliases.count
    anchors.append(Anchor(name: name))
    let isBelow = try isOnNextLine()
    let canBeValue =
      isBelow
      ? position - lineStart > column
      : text[position] != UInt8(ascii: "&") && text[position] != UInt8(ascii: "*")
    guard !isAtEnd, canBeValue else { throw GivingUp() }
    let node = isBelow ? try readBlock(in: column) : try readInline(in: column)
    anchors[number].node = node
    anchors[number].holdsAlias = aliases.count > aliasCount
    return node
  }

  /// Reads an alias of a whole node without aliases in it; how far others lead, libyaml's reader counts.
  mutating func scanAlias(inFlow: Bool) throws(GivingUp) -> NodeStorage {
    let start = position
    let name = try scanName(inFlow: inFlow)
    guard let anchor = anchors.last(where: { isSame($0.name, name) }), let node = anchor.node,
      !anchor.holdsAlias,
      depth + greatestDepth <= Limits.nesting
    else { throw GivingUp() }
    let target = nodes[node]
    aliases.count += 1
    aliases.nodes += target.isCollection ? Int(target.content) - node : 1
    guard aliases.nodes <= Limits.aliasedNodes else { throw GivingUp() }
    var alias = NodeStorage(.alias, SourceRange(start, position))
    alias.content = UInt32(node)
    return alias
  }

  /// Goes behind the name of an anchor or alias, whose mark is at the position.
  private mutating func scanName(inFlow: Bool) throws(GivingUp) -> Range<Int> {
    position += 1
    let start = position
    while isNamePart(text[position]) { position += 1 }
    let byte = text[position]
    let endsInFlow =
      inFlow && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}"))
    guard position > start, isBlank(byte) || endsInFlow else { throw GivingUp() }
    return start..<position
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func isSame(_ name: Range<Int>, _ other: Range<Int>) -> Bool {
    name.count == other.count
      && zip(name, other).allSatisfy { text[$0] == text[$1] }
  }
}
