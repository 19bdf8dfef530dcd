import DioramaSyntax

/// The names of an element's parts in its declaration, other than the keys that declare parts, and the names under
/// `without`. The declaration's reader checks them, and the index of symbols contains them.
package struct PartMentions {
  /// The names.
  package private(set) var names: [SyntaxNode] = []
  /// The attributes that other attributes need, which are also among the names, with their cases.
  package private(set) var needs: [MappingEntry] = []
  /// The configurations.
  private(set) var calls: [SyntaxNode] = []
  /// The constraints.
  private(set) var constraints: [(key: Constraint.Key, entry: MappingEntry)] = []

  /// Finds the names in a declaration's root.
  package init(in root: SyntaxNode) {
    for entry in root.entries {
      switch entry.name {
      case "attributes":
        for attribute in entry.value.entries {
          let need = attribute.value.value(for: "needs")?.entries
          if let need, need.count == 1 { needs += need }
          add(["edited", "resets"], of: attribute.value)
        }
      case "content": for slot in entry.value.entries { add(["under", "shownBy"], of: slot.value) }
      case "roles": for role in entry.value.entries { add(["fills"], of: role.value) }
      case "initializer": for argument in entry.value.entries { add(["attribute"], of: argument.value) }
      case "accessibility": add(["labels"], of: entry.value)
      case "configurations":
        for call in entry.value.elements {
          calls.append(call)
          add(["when"], of: call)
          add(call.value(for: "arguments")?.entries.map(\.value) ?? [])
        }
      case "constraints":
        for constraint in entry.value.elements.flatMap(\.entries) {
          guard let key = Constraint.Key(rawValue: constraint.name) else { continue }
          add(constraint.value.items.flatMap(\.items))
          let pairs = constraint.value.entries
          if pairs.count <= 1 { constraints.append((key, constraint)) }
          if pairs.count == 1 { add(pairs.flatMap { [$0.key, $0.value] }) }
        }
      default: break
      }
    }
    add(needs.map(\.key))
  }

  private mutating func add(_ keys: [String], of node: SyntaxNode) {
    for key in keys { add(node.value(for: key)?.items ?? []) }
  }

  private mutating func add(_ nodes: [SyntaxNode]) {
    names += nodes.filter { $0.kind == .scalar && !$0.isEmptyPlain }
  }
}

extension SyntaxNode {
  /// The elements of a sequence; for any other node, the node itself.
  package var items: [SyntaxNode] { kind == .sequence ? Array(elements) : [self] }
}
