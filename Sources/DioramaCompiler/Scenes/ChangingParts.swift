import DioramaGrammar
import DioramaTree

/// Separates the parts of a scene that change while it is shown from those that do not.
struct ChangingParts {
  /// The names whose values change: those of the state, the conditions and the derived values, in the order of their
  /// declarations, and then those of the traits of the screen.
  private var names = NameNumbers()

  init(_ change: Scene.Change) {
    let traits = ScreenTrait.allCases
    names.reserve(change.state.count + change.conditions.count + change.derived.count + traits.count)
    for entry in change.state { names.add(entry.name) }
    for condition in change.conditions { names.add(condition.name) }
    for value in change.derived { names.add(value.name) }
    for trait in traits { names.add(trait.rawValue) }
  }

  /// The number of names.
  var count: Int { names.count }

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
      || view.roles.contains(where: contains)
      || view.content.contains { if case .state = $0.items { true } else { false } }
  }

  /// Returns the numbers of the names that a statement reads and whose values change, in ascending order.
  func inputs(of statement: RuntimeTree.Statement) -> [Int] {
    var found: [Int] = []
    found.reserveCapacity(4)
    statement.forEachName { name in if let number = names[name] { found.append(number) } }
    if found.count < 2 { return found }
    found.sort()
    var count = 1
    for index in 1..<found.count where found[index] != found[count - 1] {
      found[count] = found[index]
      count += 1
    }
    found.removeLast(found.count - count)
    return found
  }

  /// Returns the name with a number.
  subscript(number: Int) -> String { names[number] }

  /// Removes what changes from a view, and what is set together with it. Returns the statements that set it.
  func remove(from view: inout RuntimeTree.View, _ element: ElementKind) -> [RuntimeTree.Statement] {
    let subject = RuntimeTree.Statement.Subject.view(view.id ?? "")
    var changing: [String] = []
    changing.reserveCapacity(4)
    for attribute in view.attributes where contains(attribute.value) { changing.append(attribute.name) }
    for role in view.roles where contains(role) { changing.append(role.name) }
    var statements: [RuntimeTree.Statement] = []
    statements.reserveCapacity(changing.count + view.content.count)
    if !changing.isEmpty {
      let groups = PartGroups(
        changing,
        element.partsSetTogether(by: element.configuration(of: view), view.roles, changing: changing))
      for _ in 0..<groups.count { statements.append(RuntimeTree.Statement(about: subject, attributes: [])) }
      view.attributes.removeAll { attribute in
        guard let place = groups.place(of: attribute.name) else { return false }
        statements[place].attributes.append(attribute)
        return true
      }
      view.roles.removeAll { role in
        guard let place = groups.place(of: role.name) else { return false }
        statements[place].roles.append(role)
        return true
      }
    }
    for slot in view.content {
      statements.append(RuntimeTree.Statement(about: subject, attributes: [], content: [slot]))
    }
    return statements
  }

  /// Returns the attributes and roles of a view that change.
  func changing(in view: SceneView) -> [String] {
    let parts = view.parts.parts.filter { $0.value.map(contains) == true }
    return parts.map { view.element.attributes[$0.number].name } + view.roles.filter(contains).map(\.name)
  }

  /// Returns whether a value of an inline role changes.
  private func contains(_ role: RuntimeTree.RoleBinding) -> Bool {
    role.inlineAttributes.contains { contains($0.value) }
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
