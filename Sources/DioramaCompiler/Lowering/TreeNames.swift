import DioramaGrammar
import DioramaSwift
import DioramaTree

/// The meanings of the names in a runtime tree, and how generated Swift reads them.
final class TreeNames {
  /// A place in generated Swift.
  enum Place {
    /// The method that configures the views, with the parameters as its own.
    case configuration
    /// The initializer of the scene, before its views have been created.
    case initializer
    /// A property of the state.
    case state
    /// The initializer of the rendered values.
    case results
    /// A method that renders.
    case rendering
  }

  /// The meaning of a name.
  enum Meaning {
    /// A parameter.
    case parameter
    /// An entry of the state.
    case entry
    /// A value that the app derives from the state.
    case derived
    /// A condition that is a property of the state, and whether it needs the main actor.
    case stateCondition(isIsolated: Bool)
    /// A condition that also reads parameters or traits of the screen.
    case condition
    /// A trait of the screen.
    case trait
    /// A part of the entry of a list.
    case part
  }

  private var names = NameNumbers()
  /// What the names stand for, by their numbers.
  private var declarations: [(meaning: Meaning, type: ParameterType)] = []
  /// The conditions, each after those that it reads.
  private(set) var conditions: [RuntimeTree.Condition] = []
  /// The names that rendering reads.
  private var rendered = NameNumbers()
  /// The conditions and derived values that are computed once for each rendering, in this order.
  private(set) var results: [String] = []
  /// Whether rendering reads traits of the screen.
  private(set) var readsScreen = false
  /// The members of the rendered values with the state, the parameters and the traits of the screen.
  private(set) lazy var sources = (
    state: member("state"), parameters: member("parameters"), screen: member("screen")
  )
  /// The name that a closure gives to the entry of a list, which nothing else in the scene has.
  let entry: String
  /// The expressions in methods that render, by name, once they have been needed.
  private var renderedExpressions: [String: String] = [:]
  private let grammar: Grammar
  private let hasState: Bool
  /// Whether the state is too large for rendering to compare copies of it.
  private let isLarge: Bool

  /// Collects the names of a tree.
  init(of tree: RuntimeTree, _ grammar: Grammar) {
    self.grammar = grammar
    entry = SwiftName.unused(EntryName.word, adding: "OfList", where: tree.declares)
    hasState = !tree.state.isEmpty
    isLarge = tree.state.count > SwiftScene.Rendering.largestCopy
    for parameter in tree.parameters { declare(parameter.name, .parameter, parameter.type) }
    for entry in tree.state { declare(entry.name, .entry, entry.type) }
    for value in tree.derived { declare(value.name, .derived, value.type) }
    add(tree.conditions)
    for group in tree.groups {
      for name in group.reads { rendered.add(name) }
      for statement in group.statements { statement.forEachName { rendered.add($0) } }
    }
    for condition in conditions.reversed() where isRendered(condition.name) {
      if case .condition? = meaning(of: condition.name) {
        condition.test.forEachName { name in
          switch meaning(of: name) {
          case .parameter, .condition, .trait: rendered.add(name)
          case .entry, .derived, .stateCondition, .part, nil: break
          }
        }
      }
    }
    readsScreen = ScreenTrait.allCases.contains { isRendered($0.rawValue) }
    results = (tree.derived.map(\.name) + conditions.map(\.name)).filter(isRendered)
  }

  /// Returns whether rendering reads a name.
  func isRendered(_ name: String) -> Bool { rendered[name] != nil }

  private func declare(_ name: String, _ meaning: Meaning, _ type: ParameterType) {
    let (number, isNew) = names.add(name)
    if isNew { declarations.append((meaning, type)) } else { declarations[number] = (meaning, type) }
  }

  /// Adds conditions. Those that read each other in a cycle are added last.
  private func add(_ declared: [RuntimeTree.Condition]) {
    let (ordered, circular) = declared.ordered
    for condition in ordered + circular {
      conditions.append(condition)
      declare(condition.name, meaning(of: condition.test), ParameterType(.boolean))
    }
  }

  private func meaning(of test: Test) -> Meaning {
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

  /// Returns the meaning of a name; `nil` if it is unknown.
  func meaning(of name: String) -> Meaning? {
    if let number = names[name] { return declarations[number].meaning }
    return ScreenTrait(rawValue: name) != nil ? .trait : typeOfEntry(name) == nil ? nil : .part
  }

  /// Returns the type of a name.
  func type(of name: String) -> ParameterType? {
    if let number = names[name] { return declarations[number].type }
    return ScreenTrait(rawValue: name)?.type ?? typeOfEntry(name)
  }

  private func typeOfEntry(_ name: String) -> ParameterType? {
    guard let name = EntryName(name) else { return nil }
    return grammar.element(named: name.component)?.state?.first { $0.name == name.part }?.type
  }

  /// Returns the expression for a name.
  func expression(for name: String, in place: Place) -> String {
    if let part = EntryName(name)?.part { return "\(entry).\(SwiftName.escaped(part))" }
    let escaped = SwiftName.escaped(name)
    switch place {
    case .configuration: return escaped
    case .state: return SwiftName.accessors.contains(name) ? "self.\(name)" : escaped
    case .initializer:
      if case .parameter = meaning(of: name) { return escaped }
      return "state.\(escaped)"
    case .results:
      return switch meaning(of: name) {
      case .parameter: "\(sources.parameters).\(escaped)"
      case .entry, .derived, .stateCondition: "\(sources.state).\(escaped)"
      case .trait: input(name)
      case .condition, .part, nil: escaped
      }
    case .rendering:
      if let known = renderedExpressions[name] { return known }
      let expression =
        if case .parameter = meaning(of: name) { "parameters.\(escaped)" } else { "new." + input(name) }
      renderedExpressions[name] = expression
      return expression
    }
  }

  /// Returns the member of the rendered values for a name that changes.
  func input(_ name: String) -> String {
    switch meaning(of: name) {
    case .entry where isLarge || readsScreen || !results.isEmpty:
      "\(sources.state).\(SwiftName.escaped(name))"
    case .trait: sources.screen + name.dropFirst("screen".count)
    default: SwiftName.escaped(name)
    }
  }

  /// Returns the name of a member of the rendered values that no condition or derived value has.
  private func member(_ name: String) -> String {
    SwiftName.unused(name, adding: "Value", where: results.contains)
  }
}

extension RuntimeTree {
  /// Returns whether a parameter, an entry of the state, a derived value or a condition has a name.
  fileprivate func declares(_ name: String) -> Bool {
    [parameters, state, derived].contains { $0.contains { $0.name == name } }
      || conditions.contains { $0.name == name }
  }
}
