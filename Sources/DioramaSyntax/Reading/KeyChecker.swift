/// Checks what YAML itself asks of a mapping's keys: scalars, each once, and merge keys that merge mappings.
struct KeyChecker {
  private var diagnostics: [Diagnostic] = []
  private var specialMappings: [Int] = []

  /// Checks every mapping of a tree.
  ///
  /// - Returns: What is wrong, and the indices of the mappings that have a merge key or a key twice.
  static func check(_ tree: SyntaxTree) -> (diagnostics: [Diagnostic], specialMappings: [Int]) {
    var checker = KeyChecker()
    for node in tree.allNodes where !node.isAlias && node.kind == .mapping { checker.check(node) }
    return (checker.diagnostics, checker.specialMappings)
  }

  private mutating func check(_ mapping: SyntaxNode) {
    var first: [String: SyntaxNode] = [:]
    var isSpecial = false
    for (key, value) in mapping.pairs {
      guard key.kind == .scalar else {
        if key.kind != .broken { diagnostics.append(Diagnostic(InvalidKey(), at: key.range)) }
        isSpecial = true
        continue
      }
      if key.isMergeKey {
        isSpecial = true
        checkMerge(value)
      }
      let name = key.text
      if let earlier = first[name] {
        isSpecial = true
        let note = Diagnostic.Note("'\(name)' is here first", at: earlier.range)
        diagnostics.append(Diagnostic(DuplicateKey(name: name), at: key.range, notes: [note]))
      } else {
        first[name] = key
      }
    }
    if isSpecial { specialMappings.append(Int(mapping.index)) }
  }

  private mutating func checkMerge(_ value: SyntaxNode) {
    let sources = value.kind == .sequence ? value.elements : [value]
    for source in sources where source.kind != .mapping && source.kind != .broken {
      if source.isEmptyPlain, source.tree.reliableEnd != nil { continue }
      diagnostics.append(Diagnostic(InvalidMerge(), at: source.range.isEmpty ? value.range : source.range))
    }
  }
}
