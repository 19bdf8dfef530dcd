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

  /// Returns whether something in a view changes, apart from its fallback, without lowering the view. What is added to
  /// a lowered view does not change.
  func contains(partOf view: SceneView) -> Bool {
    let parts = view.parts.parts
    return parts.indices.contains { parts[$0].value.map(contains) == true }
      || view.roles.contains { $0.inlineAttributes.contains { contains($0.value) } }
      || view.content.contains { if case .state = $0.items { true } else { false } }
  }

  /// Returns the numbers of the names that a statement reads and whose values change, in ascending order.
  func inputs(of statement: RuntimeTree.Statement) -> [Int] {
    var found: [Int] = []
    statement.forEachName { name in if let number = names[name] { found.append(number) } }
    if found.count < 2 { return found }
    found.sort()
    var count = 1
    for number in found where number != found[count - 1] {
      found[count] = number
      count += 1
    }
    found.removeLast(found.count - count)
    return found
  }

  /// Returns the name with a number.
  subscript(number: Int) -> String { names[number] }

  /// Removes what changes from a view, and what is set together with it.
  func removeChanges(from view: inout RuntimeTree.View, _ element: ElementKind) {
    let changing = changing(in: view)
    if !changing.isEmpty {
      let groups = groups(of: changing, in: view, element)
      view.attributes.removeAll { groups.place(of: $0.name) != nil }
      view.roles.removeAll { groups.place(of: $0.name) != nil }
    }
    if view.content.contains(where: \.isInState) { view.content.removeAll(where: \.isInState) }
  }

  /// Returns the statements that set what changes in a view, with the parts that must be set together with it, even if
  /// these do not change.
  func statements(about view: RuntimeTree.View, _ element: ElementKind) -> [RuntimeTree.Statement] {
    let subject = RuntimeTree.Statement.Subject.view(view.id ?? "")
    let changing = changing(in: view)
    let groups = groups(of: changing, in: view, element)
    var statements = (0..<groups.count).map { _ in RuntimeTree.Statement(about: subject, attributes: []) }
    for attribute in view.attributes {
      if let place = groups.place(of: attribute.name) { statements[place].attributes.append(attribute) }
    }
    for role in view.roles {
      if let place = groups.place(of: role.name) { statements[place].roles.append(role) }
    }
    for slot in view.content where slot.isInState {
      statements.append(RuntimeTree.Statement(about: subject, attributes: [], content: [slot]))
    }
    return statements
  }

  private func groups(
    of changing: [String], in view: RuntimeTree.View, _ element: ElementKind
  ) -> PartGroups {
    if changing.isEmpty { return PartGroups([], []) }
    let configuration = element.configuration(of: view)
    return PartGroups(
      changing, element.partsSetTogether(by: configuration, view.roles, changing: changing))
  }

  /// Returns the attributes and roles of a view that change.
  func changing(in view: SceneView) -> [String] {
    let parts = view.parts.parts.filter { $0.value.map(contains) == true }
    let roles = view.roles.filter { $0.inlineAttributes.contains { contains($0.value) } }
    return parts.map { view.element.attributes[$0.number].name } + roles.map(\.name)
  }

  /// Returns the attributes and roles of a lowered view that change.
  private func changing(in view: RuntimeTree.View) -> [String] {
    var changing: [String] = []
    for index in view.attributes.indices where contains(view.attributes[index].value) {
      changing.append(view.attributes[index].name)
    }
    for role in view.roles where role.inlineAttributes.contains(where: { contains($0.value) }) {
      changing.append(role.name)
    }
    return changing
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

  /// Adds statements to the groups with their inputs.
  mutating func add(_ statements: [RuntimeTree.Statement]) {
    for statement in statements { add(statement) }
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
  ///
  /// - Parameter configuration: The call that sets several parts of the view at once.
  func partsSetTogether(
    by configuration: Configuration?, _ roles: [RuntimeTree.RoleBinding], changing: [String]
  ) -> [[String]] {
    var sets: [[String]] = []
    for constraint in constraints {
      switch constraint {
      case .ordered(let parts):
        if let first = parts.first, let last = parts.last,
          changing.contains(first) || changing.contains(last)
        {
          sets.append(parts)
        }
      case .increasing(let parts): if parts.contains(where: changing.contains) { sets.append(parts) }
      case .index(let part, let list): if changing.contains(list) { sets.append([part, list]) }
      case .exactlyOneOf, .atMostOneOf, .needsOneOf, .steps, .ascending: break
      }
    }
    for part in changing {
      if let attribute = attribute(named: part), !attribute.resets.isEmpty {
        sets.append([part] + attribute.resets)
      }
    }
    if let configuration {
      let parts = configuration.arguments.map(\.part)
      sets.append(parts + roles.filter { !parts.filter($0.fills.contains).isEmpty }.map(\.name))
    }
    return sets
  }
}
