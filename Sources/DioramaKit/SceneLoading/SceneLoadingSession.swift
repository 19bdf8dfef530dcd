import DioramaTree

/// The state of loading one scene: what was passed in, the problems found, and the instances that fill roles.
@MainActor
final class SceneLoadingSession {
  let loader: SceneLoader
  let tree: RuntimeTree
  let handlers: SceneHandlers
  let values: SceneValues
  var problems: [SceneLoadingProblem]
  private(set) var views: [String: UIView] = [:]
  private(set) var roleInstances: [Any] = []
  private var actions: [@MainActor () -> Void] = []

  init(_ loader: SceneLoader, tree: RuntimeTree, parameters: [String: Any], handlers: SceneHandlers) {
    self.loader = loader
    self.tree = tree
    self.handlers = handlers
    var problems: [SceneLoadingProblem] = []
    values = SceneValues(parameters, declared: tree.parameters, problems: &problems)
    self.problems = problems + handlers.problems(with: tree.handlers)
  }

  /// Defers an action until the whole scene is known to be loadable.
  func later(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Runs the deferred actions, or throws every problem.
  func finish() throws(SceneLoadingError) {
    guard problems.isEmpty else { throw SceneLoadingError(problems: problems) }
    for action in actions { action() }
  }

  func name(_ view: UIView, _ id: String?) {
    if let id { views[id] = view }
  }

  func callback(_ method: String) -> SceneCallback { SceneCallback(handler: handlers.handlers[method]) }

  /// What a scene names for a role of one view: what was passed in, or a new instance. The scene keeps it.
  func instance(for source: RuntimeTree.RoleBinding.Source, line: Int) -> Any? {
    let instance: Any?
    switch source {
    case .parameter(let name):
      instance = values.parameters[name].flatMap(\.self)
    case .type(let name):
      instance = loader.types.make(name)
      if instance == nil {
        let problem = SceneLoadingProblem.missingType(name, line: line)
        if !problems.contains(problem) { problems.append(problem) }
      }
    case .inline:
      instance = nil
    }
    if let instance { roleInstances.append(instance) }
    return instance
  }
}

extension SceneHandlers {
  /// The handlers that a scene asks for and that are missing or of another type.
  fileprivate func problems(with wanted: [RuntimeTree.Handler]) -> [SceneLoadingProblem] {
    wanted.compactMap { wanted in
      let effects = (wanted.isAsync ? " async" : "") + (wanted.canThrow ? " throws" : "")
      let expected = SceneHandler.typeName(
        wanted.arguments.map(\.type), result: wanted.result, effects: effects)
      guard let handler = handlers[wanted.name] else { return .missingHandler(wanted.name, type: expected) }
      let fits =
        handler.arguments.count == wanted.arguments.count
        && zip(handler.arguments, wanted.arguments).allSatisfy { SwiftTypeName($0).isSpelled($1.type) }
        && SwiftTypeName(handler.result).isSpelled(wanted.result ?? "()")
        && (wanted.isAsync || !handler.isSuspending)
      return fits ? nil : .handlerOfWrongType(wanted.name, expected: expected, given: handler.typeName)
    }
  }
}
