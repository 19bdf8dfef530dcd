/// Checks what YAML itself asks of a mapping's keys: scalars, each once, and merge keys that merge mappings.
struct KeyChecker {
  /// Up to how many keys are compared with each other rather than looked up.
  private static let fewKeys = 24

  private let tree: SyntaxTree
  private var diagnostics: [Diagnostic] = []
  private var keys: [UnsafeBufferPointer<UInt8>] = []

  private init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// Checks every mapping of a new tree, and marks those that have special keys.
  ///
  /// - Returns: What is wrong, in the order of the mappings.
  static func check(_ tree: SyntaxTree) -> [Diagnostic] {
    var checker = KeyChecker(tree)
    for index in tree.nodes.indices where tree.nodes[index].kind == .mapping {
      let mapping = tree.node(index)
      if !checker.isOrdinary(mapping) { checker.check(mapping) }
    }
    return checker.diagnostics
  }

  /// Whether a mapping has few keys, all of them different scalars, and none a merge key: that is seen without a copy of any.
  private mutating func isOrdinary(_ mapping: SyntaxNode) -> Bool {
    let entries = mapping.writtenEntries
    guard entries.count <= Self.fewKeys else { return false }
    keys.removeAll(keepingCapacity: true)
    for entry in entries {
      guard entry.key.storage.kind == .scalar else { return false }
      let text = entry.key.withTextBytes { $0 }
      if text.first == UInt8(ascii: "<") { return false }
      for key in keys where key.count == text.count && key.hasBytes(of: text) { return false }
      keys.append(text)
    }
    return true
  }

  private mutating func check(_ mapping: SyntaxNode) {
    var first: [ExactText: SyntaxNode] = [:]
    var isSpecial = false
    for entry in mapping.writtenEntries {
      let key = entry.key
      guard key.kind == .scalar else {
        if key.kind != .broken { diagnostics.append(Diagnostic(InvalidKey(), at: key.range)) }
        isSpecial = true
        continue
      }
      if key.isMergeKey {
        isSpecial = true
        checkMerge(entry.value)
      }
      let name = key.text
      if let earlier = first[ExactText(name)] {
        isSpecial = true
        let note = Diagnostic.Note("'\(name)' is here first", at: earlier.range)
        diagnostics.append(Diagnostic(DuplicateKey(name: name), at: key.range, notes: [note]))
      } else {
        first[ExactText(name)] = key
      }
    }
    if isSpecial { tree.nodes[Int(mapping.index)].marks.insert(.specialKeys) }
  }

  private mutating func checkMerge(_ value: SyntaxNode) {
    let sources = value.kind == .sequence ? Array(value.elements) : [value]
    for source in sources where source.kind != .mapping && source.kind != .broken {
      if source.isEmptyPlain, !source.tree.isComplete { continue }
      diagnostics.append(Diagnostic(InvalidMerge(), at: source.range.isEmpty ? value.range : source.range))
    }
  }
}
