import DioramaSyntax

/// A constraint between the parts of a view. Parts are attributes, events, roles and slots. They are identified by
/// name.
package enum Constraint: Hashable, Sendable {
  /// Exactly one of the parts must be given.
  case exactlyOneOf([String])
  /// At least one of the groups must be given completely.
  case needsOneOf([[String]])
  /// At most one of the parts may be given.
  case atMostOneOf([String])
  /// Each number or date must be at least the one before it, including defaults.
  case ordered([String])
  /// Each number must be greater than the one before it, including defaults.
  case increasing([String])
  /// The first part's number must be an index into the second part's list, or -1 for none. If the second part is a
  /// number, the first must be less than it, or 0.
  case index(String, of: String)
  /// The user changes the first part's number in steps of the second.
  case steps(String, of: String)
  /// Each list of cases must have at least one, and each once, in the order of the enumeration.
  case ascending([String])
}

extension Constraint {
  /// The groups of parts of which the constraint requires one; empty if it requires none.
  package var neededGroups: [[String]] {
    switch self {
    case .exactlyOneOf(let parts): parts.map { [$0] }
    case .needsOneOf(let groups): groups
    case .atMostOneOf, .ordered, .increasing, .index, .steps, .ascending: []
    }
  }

  /// Returns the constraint for an element without some attributes and events, or `nil` if nothing of it remains.
  func without(_ attributes: Set<String>) -> Constraint? {
    if attributes.isEmpty { return self }
    func remaining(_ parts: [String]) -> [String] { parts.filter { !attributes.contains($0) } }
    let rest: Constraint? =
      switch self {
      case .exactlyOneOf(let parts): .exactlyOneOf(remaining(parts))
      case .atMostOneOf(let parts): .atMostOneOf(remaining(parts))
      case .needsOneOf(let groups): .needsOneOf(groups.filter { attributes.isDisjoint(with: $0) })
      case .ordered(let parts): .ordered(remaining(parts))
      case .increasing(let parts): .increasing(remaining(parts))
      case .ascending(let parts): .ascending(remaining(parts))
      case .index(let part, let other), .steps(let part, let other):
        attributes.isDisjoint(with: [part, other]) ? self : nil
      }
    return rest.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the constraint refers to no parts.
  private var isEmpty: Bool {
    switch self {
    case .exactlyOneOf(let parts), .atMostOneOf(let parts), .ordered(let parts), .increasing(let parts),
      .ascending(let parts):
      parts.isEmpty
    case .needsOneOf(let groups): groups.isEmpty
    case .index, .steps: false
    }
  }
}

/// Reads the constraints of an element, and the calls that set several parts.
struct ConstraintReader {
  fileprivate static let constraintKeys: NameIndex = [
    "exactlyOneOf", "atMostOneOf", "needsOneOf", "ordered", "increasing", "ascending", "index",
    "steps",
  ]
  fileprivate static let comparisonKeys: NameIndex = ["ordered", "increasing", "ascending", "index", "steps"]
  private static let configurationKeys: NameIndex = ["method", "when", "arguments"]

  let reader: DeclarationReader

  func constraints(_ entry: MappingEntry?) -> [Constraint] {
    guard let entry else { return [] }
    guard entry.value.kind == .sequence else {
      reader.diagnostics.add(WrongType(name: entry.name, remedy: "is a list"), at: entry.value.headRange)
      return []
    }
    return entry.value.elements.compactMap { constraint($0) }
  }

  private func constraint(_ node: SyntaxNode) -> Constraint? {
    guard node.kind == .mapping else {
      reader.diagnostics.add(
        WrongType(name: "constraints", remedy: "is a list of mappings such as { exactlyOneOf: [a, b] }"),
        at: node.headRange)
      return nil
    }
    let fields = reader.fields(node, "a constraint", Self.constraintKeys)
    guard let entry = fields.only(of: Self.constraintKeys.names) else { return nil }
    switch entry.name {
    case "exactlyOneOf": return .exactlyOneOf(parts(entry))
    case "atMostOneOf": return .atMostOneOf(parts(entry))
    case "ordered": return .ordered(parts(entry))
    case "increasing": return .increasing(parts(entry))
    case "ascending": return .ascending(parts(entry))
    case "needsOneOf":
      if entry.value.elements.isEmpty {
        reader.diagnostics.add(
          WrongType(name: entry.name, remedy: "is a list of parts; write at least one"),
          at: entry.value.headRange)
      }
      return .needsOneOf(entry.value.elements.map { parts(entry.element($0)) })
    default:
      let isIndex = entry.name == "index"
      guard let pair = entry.value.entries.first, entry.value.entries.count == 1 else {
        let other = isIndex ? "list, such as { selected: segments }" : "step, such as { value: step }"
        reader.diagnostics.add(
          WrongType(name: entry.name, remedy: "is one attribute and its \(other)"),
          at: entry.value.headRange)
        return nil
      }
      return isIndex ? .index(pair.name, of: pair.value.text) : .steps(pair.name, of: pair.value.text)
    }
  }

  private func parts(_ entry: MappingEntry) -> [String] {
    let names = reader.names(entry)
    if names.isEmpty, entry.value.kind == .sequence {
      reader.diagnostics.add(
        WrongType(name: entry.name, remedy: "is a list of parts; write at least one"),
        at: entry.value.headRange)
    }
    var seen: Set<String> = []
    for (text, node) in names where !seen.insert(text).inserted {
      reader.diagnostics.add(RedeclaredPart(name: text, element: "the list"), at: node.range)
    }
    return names.map(\.text)
  }

  func configurations(_ entry: MappingEntry?) -> [Configuration] {
    guard let entry else { return [] }
    guard entry.value.kind == .sequence else {
      reader.diagnostics.add(
        WrongType(
          name: entry.name, remedy: "is a list of mappings such as { method: configure, arguments: {…} }"),
        at: entry.value.headRange)
      return []
    }
    var configurations: [Configuration] = []
    for node in entry.value.elements {
      guard reader.mapping(entry.element(node), "{ method: configure, arguments: {…} }") != nil else {
        continue
      }
      let fields = reader.fields(node, "a configuration", Self.configurationKeys)
      guard let method = reader.swift(fields.required("method"), .member) else { continue }
      var arguments: [Configuration.Argument] = []
      for argument in reader.entries(fields["arguments"], "labels and parts") {
        guard let part = reader.text(argument), let label = reader.swift(key: argument.key, .label) else {
          continue
        }
        arguments.append(Configuration.Argument(label: label, part: part))
      }
      let condition = fields["when"].flatMap { reader.text($0) }
      configurations.append(Configuration(method: method, condition: condition, arguments: arguments))
    }
    return configurations
  }
}

/// The names of an element's parts in its declaration, other than the keys that declare parts, and the names under
/// `without`. The declaration's reader checks them, and the index of symbols contains them.
package struct PartMentions {
  /// The names.
  package private(set) var names: [SyntaxNode] = []
  /// The attributes that other attributes need, which are also among the names, with their cases.
  package private(set) var needs: [MappingEntry] = []
  /// The constraints that compare values.
  private(set) var comparisons: [MappingEntry] = []

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
          add(["when"], of: call)
          add(call.value(for: "arguments")?.entries.map(\.value) ?? [])
        }
      case "constraints":
        for constraint in entry.value.elements.flatMap(\.entries)
        where ConstraintReader.constraintKeys.contains(constraint.key) {
          add(constraint.value.items.flatMap(\.items))
          let index = constraint.value.entries
          if index.count <= 1, ConstraintReader.comparisonKeys.contains(constraint.key) {
            comparisons.append(constraint)
          }
          if index.count == 1 { add(index.flatMap { [$0.key, $0.value] }) }
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
