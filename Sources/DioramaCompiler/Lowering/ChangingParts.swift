import DioramaGrammar
import DioramaTree

/// Separates the parts of a scene that change while it is shown from those that do not.
struct ChangingParts {
  /// The names whose values change, in the order of their declarations.
  private var names = NameNumbers()

  init(_ change: Scene.Change) {
    for name in change.names { names.add(name) }
  }

  /// Returns whether a value changes.
  func contains(_ value: Value) -> Bool {
    switch value {
    case .literal, .boolean, .integer, .number, .enumeration, .color: false  // Most values are one of these.
    case .state(let name), .parameter(let name): names[name] != nil
    default: value.readsName { names[$0] != nil }
    }
  }

  /// Returns the numbers of the names that a statement reads and whose values change, in ascending order.
  func inputs(of statement: RuntimeTree.Statement) -> [Int] {
    var found: [Int] = []
    statement.forEachName { name in if let number = names[name] { found.append(number) } }
    if found.count < 2 { return found }
    found.sort()
    return found.enumerated().filter { $0 == 0 || $1 != found[$0 - 1] }.map(\.element)
  }

  /// Returns the name with a number.
  subscript(number: Int) -> String { names[number] }

  /// Returns a view without what changes in it.
  func constant(_ view: RuntimeTree.View, _ element: ElementKind) -> RuntimeTree.View {
    let changing = changing(in: view, element).flatMap(\.self)
    let changesContent = view.content.contains(where: \.isInState)
    if changing.isEmpty, !changesContent { return view }
    var constant = view
    constant.attributes.removeAll { changing.contains($0.name) }
    constant.roles.removeAll { changing.contains($0.name) }
    constant.content.removeAll(where: \.isInState)
    return constant
  }

  /// Returns the statements that set what changes in a view.
  func statements(about view: RuntimeTree.View, _ element: ElementKind) -> [RuntimeTree.Statement] {
    let subject = RuntimeTree.Statement.Subject.view(view.id ?? "")
    let ofParts = changing(in: view, element).map { parts in
      RuntimeTree.Statement(
        about: subject, attributes: view.attributes.filter { parts.contains($0.name) },
        roles: view.roles.filter { parts.contains($0.name) })
    }
    let ofContent = view.content.filter(\.isInState).map { slot in
      RuntimeTree.Statement(about: subject, attributes: [], content: [slot])
    }
    return ofParts + ofContent
  }

  /// Returns the parts of a view that change, with those that must be set together with them, even if these do not
  /// change.
  private func changing(in view: RuntimeTree.View, _ element: ElementKind) -> [[String]] {
    var changing: [String] = []
    for attribute in view.attributes where contains(attribute.value) { changing.append(attribute.name) }
    for role in view.roles where role.inlineAttributes.contains(where: { contains($0.value) }) {
      changing.append(role.name)
    }
    if changing.isEmpty { return [] }
    let sets = element.partsSetTogether(in: view, changing: changing)
    if sets.isEmpty { return changing.map { [$0] } }
    var found: [[String]] = []
    for part in changing where !found.joined().contains(part) { found.append(sets.reaching(part)) }
    return found
  }
}

extension RuntimeTree.Slot {
  /// Whether the items are an entry of the state.
  fileprivate var isInState: Bool { if case .state = items { true } else { false } }
}

/// Collects statements in groups with the same inputs.
struct StatementGroups {
  private let changes: ChangingParts
  /// The groups in the order of their first statements.
  private(set) var groups: [RuntimeTree.Group] = []
  /// The place of each group, by the numbers of its inputs.
  private var places: [[Int]: Int] = [:]

  init(_ changes: ChangingParts) {
    self.changes = changes
  }

  /// Adds the statements that set the changing parts of views.
  mutating func add(
    _ changes: ChangingParts, in views: some Sequence<(RuntimeTree.View, ElementKind)>
  ) {
    for (view, element) in views {
      for statement in changes.statements(about: view, element) { add(statement) }
    }
  }

  mutating func add(_ statement: RuntimeTree.Statement) {
    let inputs = changes.inputs(of: statement)
    if let place = places[inputs] {
      groups[place].statements.append(statement)
    } else {
      places[inputs] = groups.count
      groups.append(RuntimeTree.Group(reads: inputs.map { changes[$0] }, statements: [statement]))
    }
  }
}

extension ElementKind {
  /// Returns the sets of parts of a view that are set together: in one call, because a constraint relates them, or
  /// because one resets the others. A view keeps a number within its bounds, and an index within its list, so these can
  /// change alone.
  fileprivate func partsSetTogether(in view: RuntimeTree.View, changing: [String]) -> [[String]] {
    var sets = constraints.compactMap { constraint -> [String]? in
      let (bounded, bounds): ([String], [String])
      switch constraint {
      case .ordered(let parts):
        (bounded, bounds) = (parts.dropFirst().dropLast(), [parts.first, parts.last].compactMap { $0 })
      case .increasing(let parts): (bounded, bounds) = ([], parts)
      case .index(let part, let list): (bounded, bounds) = ([part], [list])
      case .exactlyOneOf, .atMostOneOf, .needsOneOf, .steps, .ascending: return nil
      }
      return bounds.contains(where: changing.contains) ? bounded + bounds : nil
    }
    for attribute in changing.compactMap({ attribute(named: $0) }) where !attribute.resets.isEmpty {
      sets.append([attribute.name] + attribute.resets)
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
  fileprivate func reaching(_ part: String) -> [String] {
    var together = [part]
    var next = 0
    while next < together.count {
      for set in self where set.contains(together[next]) {
        together += set.filter { !together.contains($0) }
      }
      next += 1
    }
    return together
  }
}
