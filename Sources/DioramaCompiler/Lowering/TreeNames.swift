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

  /// A name in the groups that is not known; `nil` if there is none.
  var unknown: String? { rendered.unknown }

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
