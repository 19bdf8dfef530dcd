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
    /// A part of the state.
    case state
    /// A value that the app derives from the state.
    case derived
    /// A condition that is a property of the state, and whether it needs the main actor.
    case stateCondition(isIsolated: Bool)
    /// A condition that also reads parameters or traits of the screen.
    case condition
    /// A trait of the screen.
    case trait
    /// A part of the entry of a list.
    case listEntryPart
  }

  private let declared: DeclaredNames
  /// The names that rendering reads.
  private let rendered: RenderedNames
  /// The members of the rendered values with the state, the parameters and the traits of the screen.
  let sources: (state: String, parameters: String, screen: String)
  /// What is written before a part of the state: as a member of the rendered values, and in the methods that render.
  private let holders: (member: String, rendered: String)
  /// The name that a closure gives to the entry of a list, which nothing else in the scene has.
  let entry: String

  /// Collects the names of a tree.
  init(of tree: RuntimeTree, _ declared: DeclaredNames) {
    self.declared = declared
    entry = SwiftName.unused(EntryName.word, adding: "OfList", where: declared.contains)
    let rendered = declared.rendered(in: tree)
    func isResult(_ name: String) -> Bool {
      guard declared.isRead(name, rendered) else { return false }
      switch declared.meaning(of: name) {
      case .derived, .condition, .stateCondition: return true
      case .parameter, .state, .trait, .listEntryPart, nil: return false
      }
    }
    func unused(_ name: String) -> String { SwiftName.unused(name, adding: "Value", where: isResult) }
    sources = (unused("state"), unused("parameters"), unused("screen"))
    // The rendered values have the state as a member if they have others, or if the state is too large for rendering
    // to compare copies of it.
    let isKept =
      tree.state.count > SwiftScene.Rendering.largestCopy || rendered.readsScreen
      || tree.derived.contains { declared.isRead($0.name, rendered) }
      || tree.conditions.contains { declared.isRead($0.name, rendered) }
    let holder = isKept ? sources.state + "." : ""
    holders = (holder, "new." + holder)
    self.rendered = rendered
  }

  /// The conditions, each after those that it reads.
  var conditions: [RuntimeTree.Condition] { declared.conditions }

  /// Whether rendering reads traits of the screen.
  var readsScreen: Bool { rendered.readsScreen }

  /// Returns whether rendering reads a declared name.
  func isRendered(_ name: String) -> Bool { declared.isRead(name, rendered) }

  /// Returns the meaning of a name; `nil` if it is unknown.
  func meaning(of name: String) -> Meaning? { declared.meaning(of: name) }

  /// Returns the type of a name.
  func type(of name: String) -> ParameterType? { declared.type(of: name) }

  /// Returns how a name is read, and its type.
  func reading(_ name: String, in place: Place) -> (reading: SwiftReading, type: ParameterType?) {
    let declaration = declared.declaration(of: name)
    return (reading(name, declaration?.meaning, in: place), declaration?.type)
  }

  private func reading(_ name: String, _ meaning: Meaning?, in place: Place) -> SwiftReading {
    if let part = EntryName(name)?.part { return SwiftReading(part, after: entry + ".") }
    switch place {
    case .configuration: return SwiftReading(name)
    case .state:
      return SwiftName.accessors.contains(name) ? SwiftReading(name, after: "self.") : SwiftReading(name)
    case .initializer:
      if case .parameter = meaning { return SwiftReading(name) }
      return SwiftReading(name, after: "state.")
    case .results:
      return switch meaning {
      case .parameter: SwiftReading(name, after: sources.parameters + ".")
      case .state, .derived, .stateCondition: SwiftReading(name, after: sources.state + ".")
      case .trait: input(name, meaning)
      case .condition, .listEntryPart, nil: SwiftReading(name)
      }
    case .rendering:
      if case .parameter = meaning { return SwiftReading(name, after: "parameters.") }
      return input(name, meaning, isNew: true)
    }
  }

  /// Returns the member of the rendered values for a name that changes.
  func input(_ name: String) -> SwiftReading {
    input(name, meaning(of: name))
  }

  private func input(_ name: String, _ meaning: Meaning?, isNew: Bool = false) -> SwiftReading {
    let rendered = isNew ? "new." : ""
    return switch meaning {
    case .state: SwiftReading(name, after: isNew ? holders.rendered : holders.member)
    case .trait:
      SwiftReading(String(name.dropFirst("screen.".count)), after: rendered + sources.screen + ".")
    default: SwiftReading(name, after: rendered)
    }
  }
}

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

  fileprivate init(count: Int) { isRead = Array(repeatElement(false, count: count)) }
}
