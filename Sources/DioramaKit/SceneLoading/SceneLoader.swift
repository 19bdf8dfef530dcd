import DioramaTree

/// Creates screens from runtime trees. A loaded scene has the same views and behaviour as the Swift that is generated
/// from the same source.
///
/// If there are problems, loading throws all of them and configures nothing: it calls no handler, and no closure that
/// sets an attribute, connects an event or fills a slot. To find all problems, it calls the closures that make views,
/// controllers and instances of types, read the parts of a view, and compute derived values. These should do nothing
/// else.
@MainActor
public struct SceneLoader {
  /// The elements and decorators that scenes can use.
  public var elements: SceneElements

  /// The Swift types that scenes can use for roles and in their state.
  public var types = SceneTypes()

  /// The app's colour constants that themes use, by their Swift names, such as `Brand.accent`.
  public var colors: [String: UIColor] = [:]

  /// The bundle with the strings, images and colours of scenes. In a Swift package, use a module's bundle: `.module`.
  public var bundle = Bundle.main

  /// What the loader does with names that it does not know.
  public var policy = SceneLoadingPolicy.bundled

  private var derivations: [[String]: SceneDerivation] = [:]

  /// Sets how a derived value of a scene or of a component is computed from the values of its state. Loading fails if a
  /// derived value has no closure. The closure is also called when a scene is checked, before it is shown, so it should
  /// have no side effects.
  ///
  /// - Parameter scene: The name of the scene or of the component.
  public mutating func derive<Derived>(
    _ name: String, in scene: String, _ compute: @escaping @MainActor ([String: Any?]) -> Derived
  ) {
    derivations[[scene, name]] = { compute($0) }
  }

  func derivation(_ name: String, in scene: String) -> SceneDerivation? { derivations[[scene, name]] }

  /// Creates a loader without Swift types.
  ///
  /// - Parameter elements: The elements that scenes can use: the built-in ones or, with `.project`, also those that the
  ///   project declares.
  public init(elements: SceneElements = .builtIn) { self.elements = elements }

  /// Creates a screen from the JSON of a runtime tree. If there are problems, throws all of them.
  ///
  /// - Parameter state: The initial values of the state that differ from the scene's defaults.
  public func load(
    _ document: Data, parameters: [String: Any] = [:], state: [String: Any?] = [:],
    handlers: SceneHandlers = SceneHandlers()
  ) throws(SceneLoadingError) -> any LoadedScene {
    let tree: RuntimeTree
    do throws(TreeReadingError) {
      tree = try RuntimeTree(json: JSON(parsing: document))
    } catch {
      throw SceneLoadingError(problems: [.unreadableTree(error.description)])
    }
    return try load(tree, parameters: parameters, state: state, handlers: handlers)
  }

  /// Creates a screen from a runtime tree. If there are problems, throws all of them.
  package func load(
    _ tree: RuntimeTree, parameters: [String: Any] = [:], state: [String: Any?] = [:],
    handlers: SceneHandlers = SceneHandlers()
  ) throws(SceneLoadingError) -> any LoadedScene {
    let session = SceneLoadingSession(
      self, tree: tree, parameters: parameters, state: state, handlers: handlers)
    let tree = session.tree
    guard !session.isTooLarge, let rendering = session.rendering else {
      throw SceneLoadingError(problems: session.problems)
    }
    let screen = LoadedScreen(tree.scene, rendering, parameters: parameters)
    let scene = session.makeController(screen)
    session.load(tree.screen, of: scene)
    let content = session.content(of: tree)
    try session.finish()
    guard let scene else { throw SceneLoadingError(problems: session.problems) }
    screen.start(scene, session, content)
    return scene
  }
}

/// Computes a derived value from the state.
typealias SceneDerivation = @MainActor ([String: Any?]) -> Any?

extension SceneLoadingSession {
  /// Creates the controller of a scene, or records why there is none.
  fileprivate func makeController(_ screen: LoadedScreen) -> (any LoadedScene)? {
    var showsRows = false
    if case .sections = tree.content { showsRows = true }
    guard let controller = loader.elements.controllers[tree.controller], controller.isTable == showsRows
    else {
      problems.append(.unknownController(tree.controller))
      return nil
    }
    do {
      return try controller.make(screen)
    } catch {
      let problem = error as? SceneLoadingProblem ?? .unknownController(tree.controller)
      if !problems.contains(problem) { problems.append(problem) }
      return nil
    }
  }

  /// Loads the content of a scene.
  fileprivate func content(of tree: RuntimeTree) -> LoadedScreen.Content {
    switch tree.content {
    case .views(let descriptions):
      let views = descriptions.map { load($0, asRow: false) }
      return .views(views, layout(tree.layout))
    case .sections(let descriptions):
      let sections = descriptions.enumerated().map { load($1, at: $0) }
      let emptyViews = tree.empty.map { load($0, asRow: false) }
      let table = tree.table.flatMap { load($0, asRow: false) as? UITableView }
      return .sections(TableSections(sections), emptyViews: emptyViews, table)
    }
  }
}

/// A reason why a scene cannot be loaded, or its state cannot be changed.
public enum SceneLoadingProblem: Error, Hashable, Sendable {
  /// The JSON is not a runtime tree that this library can read, for this reason.
  case unreadableTree(String)
  /// The tree uses names from this release of DioramaKit, which is newer than the app's.
  case newerRelease(String)
  /// There is no controller of this name, or it cannot show the scene's content.
  case unknownController(String)
  /// There is no element of this name.
  case unknownElement(String, line: Int)
  /// An element has no attribute, event, role or slot of this name.
  case unknownPart(String, element: String, line: Int)
  /// An attribute has a value that the element does not accept.
  case unexpectedValue(part: String, element: String, line: Int)
  /// The parts of a view do not meet a constraint.
  case unmetConstraint(SceneConstraint, element: String, line: Int)
  /// A parameter without a default was not given.
  case missingParameter(String, type: String)
  /// A parameter has a value of another type.
  case parameterOfWrongType(String, expected: String, given: String)
  /// The scene has no parameter of this name.
  case unknownParameter(String)
  /// A handler was not given.
  case missingHandler(String, type: String)
  /// A handler does not have the type that the scene's events require.
  case handlerOfWrongType(String, expected: String, given: String)
  /// No Swift type of this name was registered.
  case missingType(String, line: Int)
  /// No colour was registered for a constant of the app.
  case missingColor(String)
  /// The value passed for a role does not have the role's type.
  case roleOfWrongType(String, expected: String, given: String, line: Int)
  /// A value of the state without a default was not given.
  case missingState(String, type: String)
  /// A value of the state, or a derived value, is of another type.
  case stateOfWrongType(String, expected: String, given: String)
  /// The scene has no state of this name.
  case unknownState(String)
  /// A list of the state has an entry that is not the state of its component.
  case invalidList(String, reason: String)
  /// No closure was registered that computes a derived value.
  case missingDerivation(String, type: String)
  /// Several declarations have this name.
  case duplicateName(String)
  /// This name is not available where it is used.
  case unknownName(String)
  /// A name of this type cannot be used in this way.
  case nameOfWrongType(String, type: String)
  /// The type of a name has no such case.
  case unknownCase(String, of: String)
  /// A value is missing for a case of a name's type.
  case missingCase(of: String)
  /// A component contains itself, directly or through others.
  case circularComponent(String)
  /// The scene and its components have too many views and other parts in total, or are nested too deeply.
  case tooManyParts(maximum: Int)
  /// A condition depends on itself, directly or through others.
  case circularCondition(String)
  /// The size of a view is relative to a view that the scene does not have.
  case unknownView(String, part: String, element: String, line: Int)
  /// The size of a view depends on itself, directly or through others.
  case circularSize(part: String, element: String, line: Int)
  /// A view, a section or a layout that is to change is not in the scene.
  case unknownSubject(String)
  /// A part is set in several places, or separately from parts that must be set with it.
  case scatteredPart(String, element: String, line: Int)
  /// The user cannot change this attribute.
  case uneditablePart(String, element: String, line: Int)
}

extension SceneLoadingProblem: CustomStringConvertible, LocalizedError {
  /// The problem as a sentence, which `localizedDescription` returns.
  public var errorDescription: String? { description }

  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .unreadableTree(let reason): reason
    case .newerRelease(let version):
      "the tree uses names from release \(version); this is release \(RuntimeTree.release)"
    case .unknownController(let name): "unknown controller '\(name)'"
    case .unknownElement(let name, let line): "line \(line): unknown element '\(name)'"
    case .unknownPart(let part, let element, let line): "line \(line): '\(element)' has no '\(part)'"
    case .unexpectedValue(let part, let element, let line):
      "line \(line): '\(part)' of '\(element)' cannot have this value"
    case .unmetConstraint(let constraint, let element, let line):
      "line \(line): '\(element)' needs \(constraint)"
    case .missingParameter(let name, let type): "missing parameter '\(name)' of type \(type)"
    case .parameterOfWrongType(let name, let expected, let given):
      "parameter '\(name)' is of type \(given), not \(expected)"
    case .unknownParameter(let name): "the scene has no parameter '\(name)'"
    case .missingHandler(let name, let type): "missing handler '\(name)' of type \(type)"
    case .handlerOfWrongType(let name, let expected, let given):
      "handler '\(name)' is of type \(given), not \(expected)"
    case .missingType(let name, let line): "line \(line): no type '\(name)' is registered"
    case .missingColor(let name):
      "the colour '\(name)' is a constant of the app; set it with loader.colors[\"\(name)\"] = \(name)"
    case .roleOfWrongType(let role, let expected, let given, let line):
      "line \(line): \(given) cannot be the '\(role)', which is a \(expected)"
    case .missingState(let name, let type): "missing state '\(name)' of type \(type)"
    case .stateOfWrongType(let name, let expected, let given):
      "state '\(name)' is of type \(given), not \(expected)"
    case .unknownState(let name): "the scene has no state '\(name)'"
    case .invalidList(let name, let reason): "state '\(name)': \(reason)"
    case .missingDerivation(let name, let type):
      "no closure computes the derived value '\(name)' of type \(type); call derive(_:in:_:) on the loader"
    case .duplicateName(let name): "'\(name)' is declared more than once"
    case .unknownName(let name): "'\(name)' cannot be read here, or does not exist"
    case .nameOfWrongType(let name, let type): "'\(name)' of type \(type) cannot be used in this way"
    case .unknownCase(let written, let name): "'\(name)' has no case '\(written)'"
    case .missingCase(let name): "not every case of '\(name)' has a value"
    case .circularComponent(let name): "the component '\(name)' contains itself"
    case .tooManyParts(let maximum):
      "the scene has more than \(maximum) views and other parts with its components, or is nested too deeply"
    case .circularCondition(let name): "the condition '\(name)' depends on itself"
    case .unknownView(let name, let part, let element, let line):
      "line \(line): '\(part)' of '\(element)' is relative to '\(name)', which is not in the scene"
    case .circularSize(let part, let element, let line):
      "line \(line): '\(part)' of '\(element)' depends on itself"
    case .unknownSubject(let name): "a group changes '\(name)', which is not in the scene"
    case .scatteredPart(let part, let element, let line):
      "line \(line): '\(part)' of '\(element)' is set in several places"
    case .uneditablePart(let part, let element, let line):
      "line \(line): the user cannot change '\(part)' of '\(element)'"
    }
  }
}

/// The reasons why a scene cannot be loaded, or its state cannot be changed.
public struct SceneLoadingError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  /// All problems, in the order of the scene. If the tree is of a newer release, that comes first.
  public let problems: [SceneLoadingProblem]

  /// The problems as sentences, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }

  /// The problems as sentences, which `localizedDescription` returns.
  public var errorDescription: String? { description }
}
