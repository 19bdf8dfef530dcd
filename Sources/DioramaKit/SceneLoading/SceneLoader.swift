import DioramaTree

/// Creates screens from runtime trees. A loaded scene has the same views and the same behaviour as the Swift that is
/// generated from the same source.
@MainActor
public struct SceneLoader {
  /// What the loader does with an element that it does not know.
  public enum UnknownElementTreatment: Hashable, Sendable {
    /// The scene is not loaded.
    case fail
    /// A label, or a cell in a table, with the element's name.
    case placeholder
  }

  /// The elements and decorators that scenes can use.
  public var elements: SceneElements

  /// The Swift types that scenes can name for roles.
  public var types = SceneTypes()

  /// What the loader does with an element that is not among ``elements``.
  public var unknownElements = UnknownElementTreatment.fail

  /// Creates a loader that knows no types.
  ///
  /// - Parameter elements: The elements that scenes can use: those of the language or, with `.project`, also those that
  ///   a project declares.
  public init(elements: SceneElements = .builtIn) { self.elements = elements }

  /// Creates a screen from the JSON document of a runtime tree. Throws all problems at once, without any effect.
  public func load(
    _ document: Data, parameters: [String: Any] = [:], handlers: SceneHandlers = SceneHandlers()
  ) throws(SceneLoadingError) -> any LoadedScene {
    let tree: RuntimeTree
    do throws(TreeReadingError) {
      tree = try RuntimeTree(json: JSON(parsing: document))
    } catch {
      throw SceneLoadingError(problems: [.unreadableTree(error)])
    }
    return try load(tree, parameters: parameters, handlers: handlers)
  }

  /// Creates a screen from a runtime tree. Throws all problems at once, without any effect.
  public func load(
    _ tree: RuntimeTree, parameters: [String: Any] = [:], handlers: SceneHandlers = SceneHandlers()
  ) throws(SceneLoadingError) -> any LoadedScene {
    let session = SceneLoadingSession(self, tree: tree, parameters: parameters, handlers: handlers)
    switch tree.content {
    case .views(let descriptions):
      session.expectController("view")
      let views = descriptions.map { session.load($0, asRow: false) }
      let layout = session.layout(tree.layout)
      try session.finish()
      return LoadedViewScene(session, views: views, layout: layout)
    case .sections(let descriptions):
      session.expectController("table")
      let sections = descriptions.map(session.load)
      try session.finish()
      return LoadedTableScene(session, sections: sections)
    }
  }
}

extension SceneLoadingSession {
  fileprivate func expectController(_ name: String) {
    if tree.controller != name { problems.append(.unknownController(tree.controller)) }
  }
}
