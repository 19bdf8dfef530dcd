import DioramaGrammar
import DioramaTree

/// Separates the parts of a scene that change while it is shown from those that do not.
struct ChangingParts {
  /// The numbers of the names whose values change, in the order of their declarations.
  private let numbers: [String: Int]
  private let names: [String]

  init(_ change: Scene.Change) {
    names = change.names
    numbers = Dictionary(change.names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Returns whether a value changes.
  func contains(_ value: Value) -> Bool {
    var changes = false
    value.forEachName { name in if numbers[name] != nil { changes = true } }
    return changes
  }

  /// Returns the names that a statement reads and whose values change, in the order of their declarations.
  func inputs(of statement: RuntimeTree.Statement) -> [String] {
    var found: Set<Int> = []
    let note = { (name: String) in if let number = numbers[name] { found.insert(number) } }
    for attribute in statement.attributes { attribute.value.forEachName(note) }
    for attribute in statement.roles.flatMap(\.inlineAttributes) { attribute.value.forEachName(note) }
    for case .state(let name) in statement.content.map(\.items) { note(name) }
    return found.sorted().map { names[$0] }
  }

  /// Returns a view without what changes in it, and the statements that set the rest. Attributes that must be set
  /// together are in one statement, even if only one of them changes.
  func split(
    _ view: RuntimeTree.View, _ element: ElementKind
  ) -> (constant: RuntimeTree.View, statements: [RuntimeTree.Statement]) {
    let changing = Set(
      view.attributes.lazy.filter { contains($0.value) }.map(\.name)
        + view.roles.lazy.filter { $0.inlineAttributes.contains { contains($0.value) } }.map(\.name))
    var constant = view
    var statements: [RuntimeTree.Statement] = []
    var set: Set<String> = []
    let parts = changing.isEmpty ? [] : view.attributes.map(\.name) + view.roles.map(\.name)
    for part in parts where !set.contains(part) {
      let together = element.partsSet(with: part, in: view)
      if together.isDisjoint(with: changing) { continue }
      set.formUnion(together)
      statements.append(
        RuntimeTree.Statement(
          about: .view(view.id ?? ""),
          attributes: view.attributes.filter { together.contains($0.name) },
          roles: view.roles.filter { together.contains($0.name) && !$0.inlineAttributes.isEmpty }))
    }
    constant.attributes.removeAll { set.contains($0.name) }
    constant.roles.removeAll { set.contains($0.name) && !$0.inlineAttributes.isEmpty }
    for slot in view.content {
      guard case .state = slot.items else { continue }
      statements.append(RuntimeTree.Statement(about: .view(view.id ?? ""), attributes: [], content: [slot]))
    }
    constant.content.removeAll { if case .state = $0.items { true } else { false } }
    return (constant, statements)
  }
}

/// Collects statements in groups with the same inputs.
struct StatementGroups {
  private let changes: ChangingParts
  /// The groups in the order of their first statements.
  private(set) var groups: [RuntimeTree.Group] = []
  private var places: [[String]: Int] = [:]

  init(_ changes: ChangingParts) {
    self.changes = changes
  }

  mutating func add(_ statement: RuntimeTree.Statement) {
    let inputs = changes.inputs(of: statement)
    if let place = places[inputs] {
      groups[place].statements.append(statement)
    } else {
      places[inputs] = groups.count
      groups.append(RuntimeTree.Group(reads: inputs, statements: [statement]))
    }
  }
}

extension ElementKind {
  /// Returns the parts of a view that are set together with one of them: in one call, because a constraint relates
  /// them, or because one resets another.
  fileprivate func partsSet(with part: String, in view: RuntimeTree.View) -> Set<String> {
    var sets = constraints.compactMap { constraint -> [String]? in
      switch constraint {
      case .ordered(let parts), .increasing(let parts): parts
      case .index(let part, let list): [part, list]
      case .exactlyOneOf, .atMostOneOf, .needsOneOf: nil
      }
    }
    sets += attributes.lazy.filter { !$0.resets.isEmpty }.map { [$0.name] + $0.resets }
    if let configuration = configurations.first(where: { $0.condition.map(view.has) ?? true }) {
      let parts = configuration.arguments.map(\.part)
      sets.append(parts + view.roles.filter { !parts.filter($0.fills.contains).isEmpty }.map(\.name))
    }
    var together: Set = [part]
    var count = 0
    while count < together.count {
      count = together.count
      for set in sets where !together.isDisjoint(with: set) { together.formUnion(set) }
    }
    return together
  }
}

extension RuntimeTree.RoleBinding {
  /// The values of a role that is written in place.
  fileprivate var inlineAttributes: [RuntimeTree.Attribute] {
    if case .inline(let attributes, _) = source { attributes } else { [] }
  }
}
