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

  private let declared: DeclaredNames
  /// The conditions, each after those that it reads.
  let conditions: [RuntimeTree.Condition]
  /// The names that rendering reads.
  private let rendered: NameNumbers
  /// The conditions and derived values that are computed once for each rendering, in this order.
  let results: [String]
  /// Whether rendering reads traits of the screen.
  let readsScreen: Bool
  /// The members of the rendered values with the state, the parameters and the traits of the screen.
  let sources: (state: String, parameters: String, screen: String)
  /// The name that a closure gives to the entry of a list, which nothing else in the scene has.
  let entry: String
  /// What rendering reads, by the numbers of the declared names.
  private let members: [Member]
  /// A name in the groups that is not known; `nil` if there is none.
  let unknown: String?
  /// Whether the rendered values have the state as a member, because they have others or because the state is too large
  /// for rendering to compare copies of it.
  private let isKept: Bool

  /// Collects the names of a tree.
  init(of tree: RuntimeTree, _ grammar: Grammar) {
    entry = SwiftName.unused(EntryName.word, adding: "OfList", where: tree.declares)
    let isLarge = tree.state.count > SwiftScene.Rendering.largestCopy
    let (ordered, circular) = tree.conditions.ordered
    let conditions = ordered + circular
    let declared = DeclaredNames(of: tree, conditions, grammar)
    let (rendered, unknown) = declared.rendered(in: tree, conditions)
    readsScreen = ScreenTrait.allCases.contains { rendered[$0.rawValue] != nil }
    let results = (tree.derived.map { $0.name } + conditions.map { $0.name }).filter { rendered[$0] != nil }
    let sources = Member.sources(among: results)
    let isKept = isLarge || readsScreen || !results.isEmpty
    members = (0..<declared.count).map { number in
      let name = declared[number]
      return Member(name, declared.meaning(of: name), sources, isKept: isKept)
    }
    self.isKept = isKept
    self.results = results
    self.sources = sources
    self.unknown = unknown
    self.conditions = conditions
    self.declared = declared
    self.rendered = rendered
  }

  /// Returns whether rendering reads a name.
  func isRendered(_ name: String) -> Bool { rendered[name] != nil }

  /// Returns the meaning of a name; `nil` if it is unknown.
  func meaning(of name: String) -> Meaning? { declared.meaning(of: name) }

  /// Returns the type of a name.
  func type(of name: String) -> ParameterType? { declared.type(of: name) }

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
    case .rendering: return member(name).expression
    }
  }

  /// Returns the member of the rendered values for a name that changes.
  func input(_ name: String) -> String { member(name).input }

  private func member(_ name: String) -> Member {
    declared.number(of: name).map { members[$0] }
      ?? Member(name, meaning(of: name), sources, isKept: isKept)
  }
}

/// What rendering reads for a name.
private struct Member {
  /// The member of the rendered values.
  let input: String
  /// The expression in methods that render.
  let expression: String

  /// - Parameter isKept: Whether the rendered values have the state as a member.
  init(
    _ name: String, _ meaning: TreeNames.Meaning?,
    _ sources: (state: String, parameters: String, screen: String),
    isKept: Bool
  ) {
    let escaped = SwiftName.escaped(name)
    input =
      switch meaning {
      case .entry where isKept: "\(sources.state).\(escaped)"
      case .trait: sources.screen + name.dropFirst("screen".count)
      default: escaped
      }
    expression = if case .parameter = meaning { "parameters.\(escaped)" } else { "new." + input }
  }

  /// Returns names of members of the rendered values that no condition or derived value has.
  static func sources(among results: [String]) -> (state: String, parameters: String, screen: String) {
    func unused(_ name: String) -> String {
      SwiftName.unused(name, adding: "Value", where: results.contains)
    }
    return (unused("state"), unused("parameters"), unused("screen"))
  }
}

extension RuntimeTree {
  /// Returns whether a parameter, an entry of the state, a derived value or a condition has a name.
  fileprivate func declares(_ name: String) -> Bool {
    [parameters, state, derived].contains { $0.contains { $0.name == name } }
      || conditions.contains { $0.name == name }
  }
}
