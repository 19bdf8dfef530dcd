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

  /// Creates a screen from the JSON of a runtime tree.
  ///
  /// - Parameters:
  ///   - json: The contents of a file that `diorama compile` wrote.
  ///   - parameters: The scene's parameters by name, with the name of the case for an enumeration. Those that are
  ///     optional or have a default can be left out.
  ///   - state: The initial values of the state that differ from the scene's defaults, by name.
  ///   - handlers: The closures for the scene's handlers.
  /// - Throws: A ``SceneLoadingError`` with all problems, if there are any.
  public func load(
    _ json: Data, parameters: [String: Any?] = [:], state: [String: Any?] = [:],
    handlers: SceneHandlers = SceneHandlers()
  ) throws(SceneLoadingError) -> any LoadedScene {
    let tree: RuntimeTree
    do throws(TreeReadingError) {
      tree = try RuntimeTree(json: JSON(parsing: json))
    } catch {
      throw SceneLoadingError(problems: [.unreadableTree(error.description)])
    }
    return try load(tree, parameters: parameters, state: state, handlers: handlers)
  }

  /// Creates a screen from a runtime tree, in the same way.
  package func load(
    _ tree: RuntimeTree, parameters: [String: Any?] = [:], state: [String: Any?] = [:],
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

extension SceneLoadingProblem {
  /// The parameter whose value cannot be used; `nil` for any other problem.
  fileprivate var parameter: String? {
    switch self {
    case .missingParameter(let name, _), .parameterOfWrongType(let name, _, _),
      .invalidParameter(let name, _), .unknownCase(_, let name):
      name
    default: nil
    }
  }
}

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
      let isKnown = problem.parameter.map { name in problems.contains { $0.parameter == name } }
      if isKnown != true { problems.append(problem) }
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
