import DioramaTree

/// What the loader determines about a tree before it creates any view. The instances of a component share it.
@MainActor
final class ScenePreparation {
  /// The initial values, without those that depend on others.
  let values: SceneValues
  /// The problems with the names and the values.
  let problems: [SceneLoadingProblem]
  /// The statements of the groups, by subject.
  let changes: [RuntimeTree.Statement.Subject: [SceneChange]]
  /// The handlers of a scene, or the events of a component, by name.
  let handlers: [String: RuntimeTree.Handler]
  /// Problems of names that the groups read, although their values do not change.
  let unknownReads: [SceneLoadingProblem]
  /// The values that the parts are checked with; `nil` until the first view is checked.
  var samples: SceneSamples?

  /// Prepares to load a tree. A component gets its required values after it has been created.
  init(
    _ tree: RuntimeTree, _ loader: SceneLoader, parameters: [String: Any] = [:], state: [String: Any?] = [:],
    isComponent: Bool = false
  ) {
    var problems: [SceneLoadingProblem] = []
    var values = SceneValues(names: SceneNames(tree, loader, problems: &problems))
    values.match(parameters, with: tree.parameters, as: .parameter, loader.types, &problems)
    let given = isComponent ? tree.state.filter { !$0.isRequired } : tree.state
    values.match(state, with: given, as: .state, loader.types, &problems)
    for entry in tree.state where isComponent && entry.isRequired {
      _ = loader.types.type(of: entry, as: .state, &problems)
    }
    self.values = values
    self.problems = problems
    var changes: [RuntimeTree.Statement.Subject: [SceneChange]] = [:]
    var unknownReads: [SceneLoadingProblem] = []
    for (group, content) in tree.groups.enumerated() {
      unknownReads += content.reads.filter { !values.names.isChanging($0) }.map { .unknownName($0) }
      let reads = Set(content.reads)
      for (place, statement) in content.statements.enumerated() {
        changes[statement.subject, default: []].append(
          SceneChange(statement: statement, reads: reads, group: group, place: place))
      }
    }
    self.changes = changes
    handlers = Dictionary(tree.handlers.map { ($0.name, $0) }) { first, _ in first }
    self.unknownReads = unknownReads
  }
}

/// A statement of a group, and its position in the groups.
struct SceneChange {
  let statement: RuntimeTree.Statement
  /// The inputs of the group.
  let reads: Set<String>
  let group: Int
  let place: Int

  /// Returns whether the statement sets any of some parts.
  func sets(oneOf parts: [String]) -> Bool {
    statement.attributes.contains { parts.contains($0.name) }
      || statement.roles.contains { role in parts.contains { $0 == role.name || role.fills.contains($0) } }
  }
}

extension RuntimeTree.Parameter {
  /// Whether a value must be given.
  var isRequired: Bool { defaultValue == nil && !type.isOptional }
}
