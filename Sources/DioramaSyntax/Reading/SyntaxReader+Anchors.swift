extension SyntaxReader {
  /// What an alias can stand for.
  struct Anchor {
    /// The node; `nil` as long as it is being read, and if reading it failed.
    var node: Int?
    /// Whether reading the node failed.
    var isBroken = false
    /// The nodes in it, aliases expanded.
    var size = 0
    /// How many collections deep it is, aliases expanded.
    var height = 0
  }

  mutating func note(_ name: String) -> Int {
    anchorNumbers[name] = anchors.count
    anchors.append(Anchor())
    return anchors.count - 1
  }

  /// Makes what properties say of a node hold.
  mutating func apply(_ properties: Properties, to node: Int) {
    if properties.hasTag, nodes[node].isEmptyPlain { nodes[node].kind = .broken }
    if let anchor = properties.anchor { complete(anchor, with: node) }
  }

  /// Says which node an anchor marks; the node has been read.
  mutating func complete(_ anchor: Int, with node: Int) {
    anchors[anchor].node = node
    anchoredNodes[node] = anchor
    (anchors[anchor].size, anchors[anchor].height) = extent(of: node)
  }

  /// How many nodes a node is, and how many collections deep, aliases expanded.
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

  /// Reads an alias, and goes behind it.
  mutating func scanAlias(inFlow: Bool) throws(Interruption) -> NodeRecord {
    let start = position
    let name = try scanName()
    let range = SourceRange(start, position)
    guard let anchor = anchorNumbers[name].map({ anchors[$0] }) else {
      if skipped.isEmpty { reportUndefined(name, at: range) }
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

  private mutating func reportUndefined(_ name: String, at range: SourceRange) {
    let names = anchorNumbers.keys
    let suggestion =
      names.count > Limits.candidates ? nil : collector.suggestions.closest(to: name) { names.sorted() }
    report(
      Diagnostic(
        UndefinedAlias(name: name, suggestion: suggestion), at: range,
        fixIts: suggestion.map { [FixIt("write '*\($0)'", replacing: range, with: "*\($0)")] } ?? []))
  }
}
