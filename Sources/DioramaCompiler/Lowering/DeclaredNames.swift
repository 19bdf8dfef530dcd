import DioramaGrammar
import DioramaTree

/// What the declared names of a tree stand for.
struct DeclaredNames {
  private var names = NameNumbers()
  /// The meanings and types, by the numbers of the names.
  private var declarations: [(meaning: TreeNames.Meaning, type: ParameterType)] = []
  private let grammar: Grammar
  private let hasState: Bool

  /// Collects the names, given the conditions in an order in which those that a condition reads come before it.
  init(of tree: RuntimeTree, _ conditions: [RuntimeTree.Condition], _ grammar: Grammar) {
    self.grammar = grammar
    hasState = !tree.state.isEmpty
    for parameter in tree.parameters { declare(parameter.name, .parameter, parameter.type) }
    for entry in tree.state { declare(entry.name, .entry, entry.type) }
    for value in tree.derived { declare(value.name, .derived, value.type) }
    for condition in conditions {
      declare(condition.name, meaning(of: condition.test), ParameterType(.boolean))
    }
  }

  /// The number of declared names.
  var count: Int { declarations.count }

  private mutating func declare(_ name: String, _ meaning: TreeNames.Meaning, _ type: ParameterType) {
    let (number, isNew) = names.add(name)
    if isNew { declarations.append((meaning, type)) } else { declarations[number] = (meaning, type) }
  }

  private func meaning(of test: Test) -> TreeNames.Meaning {
    var isOfState = hasState
    var isIsolated = false
    test.forEachName { name in
      switch meaning(of: name) {
      case .entry, .part, nil: break
      case .derived, .stateCondition(isIsolated: true): isIsolated = true
      case .stateCondition(isIsolated: false): break
      case .parameter, .condition, .trait: isOfState = false
      }
    }
    return isOfState ? .stateCondition(isIsolated: isIsolated) : .condition
  }

  /// Returns the names that rendering reads, and one of them that is not known, if there is any.
  func rendered(
    in tree: RuntimeTree, _ conditions: [RuntimeTree.Condition]
  ) -> (names: NameNumbers, unknown: String?) {
    var rendered = NameNumbers()
    var unknown: String?
    let read = { name in
      let isNew = rendered.add(name).isNew
      if isNew, unknown == nil, meaning(of: name) == nil { unknown = name }
    }
    for group in tree.groups {
      group.reads.forEach(read)
      for statement in group.statements { statement.forEachName(read) }
    }
    for condition in conditions.reversed() where rendered[condition.name] != nil {
      if case .condition? = meaning(of: condition.name) {
        condition.test.forEachName { name in
          switch meaning(of: name) {
          case .parameter, .condition, .trait: rendered.add(name)
          case .entry, .derived, .stateCondition, .part, nil: break
          }
        }
      }
    }
    return (rendered, unknown)
  }

  /// Returns the name with a number.
  subscript(number: Int) -> String { names[number] }

  /// Returns the number of a declared name; `nil` for any other name.
  func number(of name: String) -> Int? { names[name] }

  /// Returns the meaning of a name; `nil` if it is unknown.
  func meaning(of name: String) -> TreeNames.Meaning? {
    if let number = names[name] { return declarations[number].meaning }
    return ScreenTrait(rawValue: name) != nil ? .trait : typeOfEntry(name) == nil ? nil : .part
  }

  /// Returns the type of a name; `nil` if it is unknown.
  func type(of name: String) -> ParameterType? {
    if let number = names[name] { return declarations[number].type }
    return ScreenTrait(rawValue: name)?.type ?? typeOfEntry(name)
  }

  private func typeOfEntry(_ name: String) -> ParameterType? {
    guard let name = EntryName(name) else { return nil }
    return grammar.element(named: name.component)?.state?.first { $0.name == name.part }?.type
  }
}
