extension SyntaxTree {
  /// Calls `body` with each stretch of the file between its scalars and aliases, where keys' colons, brackets, anchors and
  /// comments stand, and with the scalar or alias behind it; `nil` behind the last. Behind a syntax error there is none.
  func forEachGap(_ body: (Range<Int>, SyntaxNode?) -> Void) {
    let end = min(reliableEnd ?? source.bytes.count, source.bytes.count)
    var position = source.bytes.contentStart
    for node in allNodes where node.isAlias || node.kind == .scalar {
      body(position..<max(position, min(node.range.start, end)), node)
      position = max(position, node.range.end)
    }
    body(position..<max(position, end), nil)
  }
}
