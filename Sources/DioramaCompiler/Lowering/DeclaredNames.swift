import DioramaGrammar
import DioramaTree

/// What the declared names of a tree stand for.
struct DeclaredNames {
  /// What a name stands for.
  struct Declaration {
    let meaning: TreeNames.Meaning
    let type: ParameterType
  }

  private var names = NameNumbers()
  /// The meanings and types, by the numbers of the names.
  private var declarations: [Declaration] = []
  /// The conditions, each after those that it reads.
  let conditions: [RuntimeTree.Condition]
  private let grammar: Grammar
  private let hasState: Bool

  /// Collects the names of a tree.
  init(of tree: RuntimeTree, _ grammar: Grammar) {
    self.grammar = grammar
    hasState = !tree.state.isEmpty
    let (ordered, circular) = tree.conditions.count < 2 ? (tree.conditions, []) : tree.conditions.ordered
    conditions = ordered + circular
    let count = tree.parameters.count + tree.state.count + tree.derived.count + conditions.count
    names.reserve(count)
    declarations.reserveCapacity(count)
    for parameter in tree.parameters { declare(parameter.name, .parameter, parameter.type) }
    for entry in tree.state { declare(entry.name, .state, entry.type) }
    for value in tree.derived { declare(value.name, .derived, value.type) }
    for condition in conditions {
      declare(condition.name, meaning(of: condition.test), ParameterType(.boolean))
    }
  }

  private mutating func declare(_ name: String, _ meaning: TreeNames.Meaning, _ type: ParameterType) {
    let (number, isNew) = names.add(name)
    let declaration = Declaration(meaning: meaning, type: type)
    if isNew { declarations.append(declaration) } else { declarations[number] = declaration }
  }

  private func meaning(of test: Test) -> TreeNames.Meaning {
    var isOfState = hasState
    var isIsolated = false
    test.forEachName { name in
      switch meaning(of: name) {
      case .state, .listEntryPart, nil: break
      case .derived, .stateCondition(isIsolated: true): isIsolated = true
      case .stateCondition(isIsolated: false): break
      case .parameter, .condition, .trait: isOfState = false
      }
    }
    return isOfState ? .stateCondition(isIsolated: isIsolated) : .condition
  }

  /// Returns what rendering reads.
  func rendered(in tree: RuntimeTree) -> RenderedNames {
    var rendered = RenderedNames(count: declarations.count)
    for group in tree.groups {
      for name in group.reads { add(name, to: &rendered) }
      for statement in group.statements { statement.forEachName { add($0, to: &rendered) } }
    }
    for condition in conditions.reversed() {
      guard let number = names[condition.name], rendered.isRead[number],
        case .condition = declarations[number].meaning
      else { continue }
      condition.test.forEachName { name in
        switch meaning(of: name) {
        case .parameter, .condition, .trait: add(name, to: &rendered)
        case .state, .derived, .stateCondition, .listEntryPart, nil: break
        }
      }
    }
    return rendered
  }

  private func add(_ name: String, to rendered: inout RenderedNames) {
    if let number = names[name] {
      rendered.isRead[number] = true
    } else if ScreenTrait(rawValue: name) != nil {
      rendered.readsScreen = true
    } else if rendered.unknown == nil, typeOfEntry(name) == nil {
      rendered.unknown = name
    }
  }

  /// Returns whether a declared name is one of those that rendering reads.
  func isRead(_ name: String, _ rendered: RenderedNames) -> Bool {
    names[name].map { rendered.isRead[$0] } ?? false
  }

  /// Returns whether a parameter, a part of the state, a derived value or a condition has a name.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns the meaning and the type of a name; `nil` if it is unknown.
  func declaration(of name: String) -> Declaration? {
    if let number = names[name] { return declarations[number] }
    if let trait = ScreenTrait(rawValue: name) { return Declaration(meaning: .trait, type: trait.type) }
    return typeOfEntry(name).map { Declaration(meaning: .listEntryPart, type: $0) }
  }

  /// Returns the meaning of a name; `nil` if it is unknown.
  func meaning(of name: String) -> TreeNames.Meaning? {
    if let number = names[name] { return declarations[number].meaning }
    return ScreenTrait(rawValue: name) != nil ? .trait : typeOfEntry(name) == nil ? nil : .listEntryPart
  }

  /// Returns the type of a name; `nil` if it is unknown.
  func type(of name: String) -> ParameterType? {
    declaration(of: name)?.type
  }

  private func typeOfEntry(_ name: String) -> ParameterType? {
    guard let name = EntryName(name) else { return nil }
    return grammar.element(named: name.component)?.state?.first { $0.name == name.part }?.type
  }
}

/// The names that rendering reads.
struct RenderedNames {
  /// Whether each declared name is read, by its number.
  fileprivate(set) var isRead: [Bool]
  /// Whether a trait of the screen is read.
  fileprivate(set) var readsScreen = false
  /// One of the names that are not known; `nil` if there is none.
  fileprivate(set) var unknown: String?

  fileprivate init(count: Int) { isRead = Array(repeatElement(false, count: count)) }
}
