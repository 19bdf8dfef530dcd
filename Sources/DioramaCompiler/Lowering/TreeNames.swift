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

  private var meanings: [String: (meaning: Meaning, type: ParameterType)] = [:]
  /// The conditions, each after those that it reads.
  private(set) var conditions: [RuntimeTree.Condition] = []
  /// The names that rendering reads.
  private(set) var rendered: Set<String> = []
  /// The conditions and derived values that are computed once for each rendering, in this order.
  private(set) var results: [String] = []
  /// Whether rendering reads traits of the screen.
  private(set) var readsScreen = false
  /// The name that a closure gives to the entry of a list, which nothing else in the scene has.
  let entry: String
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
    for parameter in tree.parameters { meanings[parameter.name] = (.parameter, parameter.type) }
    for entry in tree.state { meanings[entry.name] = (.entry, entry.type) }
    for value in tree.derived { meanings[value.name] = (.derived, value.type) }
    add(tree.conditions)
    for group in tree.groups {
      rendered.formUnion(group.reads)
      for statement in group.statements { statement.forEachName { rendered.insert($0) } }
    }
    for condition in conditions.reversed() where rendered.contains(condition.name) {
      if case .condition? = meaning(of: condition.name) {
        condition.test.forEachName { name in
          switch meaning(of: name) {
          case .parameter, .condition, .trait: rendered.insert(name)
          case .entry, .derived, .stateCondition, .part, nil: break
          }
        }
      }
    }
    readsScreen = ScreenTrait.allCases.contains { rendered.contains($0.rawValue) }
    results =
      tree.derived.map(\.name).filter(rendered.contains)
      + conditions.map(\.name).filter(rendered.contains)
  }

  /// Adds conditions. Those that read each other in a cycle are added last.
  private func add(_ declared: [RuntimeTree.Condition]) {
    let (ordered, circular) = declared.ordered
    for condition in ordered + circular {
      conditions.append(condition)
      meanings[condition.name] = (meaning(of: condition.test), ParameterType(.boolean))
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
    if let known = meanings[name] { return known.meaning }
    return ScreenTrait(rawValue: name) != nil ? .trait : typeOfEntry(name) == nil ? nil : .part
  }

  /// Returns the type of a name.
  func type(of name: String) -> ParameterType? {
    meanings[name]?.type ?? ScreenTrait(rawValue: name)?.type ?? typeOfEntry(name)
  }

  private func typeOfEntry(_ name: String) -> ParameterType? {
    guard let name = EntryName(name) else { return nil }
    return grammar.element(named: name.component)?.state?.first { $0.name == name.part }?.type
  }

  /// Words that begin an accessor if they come first in a computed property.
  private static let accessors: Set = [
    "borrow", "didSet", "get", "mutate", "set", "unsafeAddress", "unsafeMutableAddress", "willSet",
  ]

  /// Returns the expression for a name.
  func expression(for name: String, in place: Place) -> String {
    if let part = EntryName(name)?.part { return "\(entry).\(SwiftName.escaped(part))" }
    let escaped = SwiftName.escaped(name)
    switch place {
    case .configuration: return escaped
    case .state: return Self.accessors.contains(name) ? "self.\(name)" : escaped
    case .initializer:
      if case .parameter = meaning(of: name) { return escaped }
      return "state.\(escaped)"
    case .results:
      return switch meaning(of: name) {
      case .parameter: "\(member("parameters")).\(escaped)"
      case .entry, .derived, .stateCondition: "\(member("state")).\(escaped)"
      case .trait: input(name)
      case .condition, .part, nil: escaped
      }
    case .rendering:
      if case .parameter = meaning(of: name) { return "parameters.\(escaped)" }
      return "new." + input(name)
    }
  }

  /// Returns the member of the rendered values for a name that changes.
  func input(_ name: String) -> String {
    switch meaning(of: name) {
    case .entry where isLarge || readsScreen || !results.isEmpty:
      "\(member("state")).\(SwiftName.escaped(name))"
    case .trait: member("screen") + name.dropFirst("screen".count)
    default: SwiftName.escaped(name)
    }
  }

  /// Returns the name of a member of the rendered values that no condition or derived value has.
  func member(_ name: String) -> String {
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
