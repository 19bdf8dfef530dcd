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
  func contains(_ value: Value) -> Bool { value.readsName { numbers[$0] != nil } }

  /// Returns the names that a statement reads and whose values change, in the order of their declarations.
  func inputs(of statement: RuntimeTree.Statement) -> [String] {
    var found: Set<Int> = []
    statement.forEachName { name in if let number = numbers[name] { found.insert(number) } }
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
    let changesContent = view.content.contains { if case .state = $0.items { true } else { false } }
    if changing.isEmpty, !changesContent { return (view, []) }
    var constant = view
    var statements: [RuntimeTree.Statement] = []
    var set: Set<String> = []
    let sets = element.partsSetTogether(in: view, changing: changing)
    let parts = view.attributes.map(\.name) + view.roles.map(\.name)
    for part in parts where changing.contains(part) && !set.contains(part) {
      let together = sets.reaching(part)
      set.formUnion(together)
      statements.append(
        RuntimeTree.Statement(
          about: .view(view.id ?? ""),
          attributes: view.attributes.filter { together.contains($0.name) },
          roles: view.roles.filter { together.contains($0.name) }))
    }
    constant.attributes.removeAll { set.contains($0.name) }
    constant.roles.removeAll { set.contains($0.name) }
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

  /// Adds the statements that set the changing parts of views.
  mutating func add(
    _ changes: ChangingParts, in views: some Sequence<(RuntimeTree.View, ElementKind)>
  ) {
    for (view, element) in views {
      for statement in changes.split(view, element).statements { add(statement) }
    }
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
  /// Returns the sets of parts of a view that are set together: in one call, because a constraint relates them, or
  /// because one resets the others. A view keeps a number within its bounds, and an index within its list, so these can
  /// change alone.
  fileprivate func partsSetTogether(in view: RuntimeTree.View, changing: Set<String>) -> [[String]] {
    var sets = constraints.compactMap { constraint -> [String]? in
      let (bounded, bounds): ([String], [String])
      switch constraint {
      case .ordered(let parts):
        (bounded, bounds) = (parts.dropFirst().dropLast(), [parts.first, parts.last].compactMap { $0 })
      case .increasing(let parts): (bounded, bounds) = ([], parts)
      case .index(let part, let list): (bounded, bounds) = ([part], [list])
      case .exactlyOneOf, .atMostOneOf, .needsOneOf, .steps, .ascending: return nil
      }
      return changing.isDisjoint(with: bounds) ? nil : bounded + bounds
    }
    sets += attributes.lazy.filter { !$0.resets.isEmpty && changing.contains($0.name) }.map {
      [$0.name] + $0.resets
    }
    if let configuration = configurations.first(where: { $0.condition.map(view.has) ?? true }) {
      let parts = configuration.arguments.map(\.part)
      sets.append(parts + view.roles.filter { !parts.filter($0.fills.contains).isEmpty }.map(\.name))
    }
    return sets
  }
}

extension [[String]] {
  /// Returns a part and all parts that are set together with it, directly or through others.
  fileprivate func reaching(_ part: String) -> Set<String> {
    var together: Set = [part]
    var count = 0
    while count < together.count {
      count = together.count
      for set in self where !together.isDisjoint(with: set) { together.formUnion(set) }
    }
    return together
  }
}
