/// Checks what YAML itself asks of a mapping's keys: scalars, each once, and merge keys that merge mappings.
struct KeyChecker {
  /// Up to how many keys are compared with each other rather than looked up.
  private static let fewKeys = 24

  private let tree: SyntaxTree
  private var diagnostics: [Diagnostic] = []
  /// The mappings whose entries differ from their children.
  private var specialMappings: [Int] = []
  /// The keys of the mapping that is looked at.
  private var keys: [Range<Int>] = []

  private init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  /// Checks every mapping of a new tree.
  ///
  /// - Returns: The tree, in which mappings with special keys are marked, and what is wrong, in the order of the
  ///   mappings.
  static func check(_ tree: SyntaxTree) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    var checker = KeyChecker(tree)
    for index in tree.nodes.indices where tree.nodes[index].kind == .mapping && !checker.isOrdinary(index) {
      checker.check(index)
    }
    let marked = checker.specialMappings.isEmpty ? tree : tree.marking(specialKeysOf: checker.specialMappings)
    return (marked, checker.diagnostics)
  }

  /// Whether a mapping has few keys, all of them different scalars that read as they are written, and none a merge key:
  /// that is seen without a copy of any.
  private mutating func isOrdinary(_ mapping: Int) -> Bool {
    let count = tree.nodes[mapping].length / 2
    guard count <= Self.fewKeys else { return false }
    keys.removeAll(keepingCapacity: true)
    let bytes = tree.source.bytes
    var index = mapping + 1
    for _ in 0..<count {
      let record = tree.nodes[index]
      let start = Int(record.content)
      guard record.kind == .scalar, !record.marks.contains(.decoded),
        record.length == 0 || bytes[start] != UInt8(ascii: "<")
      else { return false }
      for key in keys where key.count == record.length {
        if bytes.hasSameBytes(at: key.lowerBound, and: start, count: key.count) { return false }
      }
      keys.append(start..<start + record.length)
      let value = tree.nodes[index + 1]
      index = value.isCollection ? Int(value.content) : index + 2
    }
    return true
  }

  private mutating func check(_ mapping: Int) {
    var first: [ExactText: SyntaxNode] = [:]
    var isSpecial = false
    for entry in tree.node(mapping).writtenEntries {
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
    if isSpecial { specialMappings.append(mapping) }
  }

  private mutating func checkMerge(_ value: SyntaxNode) {
    let sources = value.kind == .sequence ? Array(value.elements) : [value]
    for source in sources where source.kind != .mapping && source.kind != .broken {
      if source.isEmptyPlain, !tree.isComplete { continue }
      diagnostics.append(Diagnostic(InvalidMerge(), at: source.range.isEmpty ? value.range : source.range))
    }
  }
}

extension SyntaxTree {
  /// The same tree, in which some mappings say that their entries differ from their children.
  fileprivate func marking(specialKeysOf mappings: [Int]) -> SyntaxTree {
    var nodes = nodes
    for mapping in mappings { nodes[mapping].marks.insert(.specialKeys) }
    return SyntaxTree(source: source, nodes: nodes, decodedTexts: decodedTexts, skipped: skipped)
  }
}

extension SourceBytes {
  /// Whether as many bytes are the same at two places.
  fileprivate func hasSameBytes(at one: Int, and other: Int, count: Int) -> Bool {
    var index = 0
    while index < count, self[one + index] == self[other + index] { index += 1 }
    return index == count
  }
}
