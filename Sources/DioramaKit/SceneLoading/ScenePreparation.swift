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
    _ tree: RuntimeTree, _ loader: SceneLoader, parameters: [String: Any?] = [:], state: [String: Any?] = [:],
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

/// Sample values for the names in a scene, to check the scene's parts before it is created.
@MainActor
final class SceneSamples {
  /// A value for each name.
  private var values: SceneValues
  /// The same, but with `nil` for optionals.
  private var absent: SceneValues
  /// The parts and names for which all cases have been checked.
  private var checked: Set<[String]> = []

  /// Creates samples from the scene's initial values.
  init(_ first: SceneValues) {
    values = first
    absent = first
    for (name, meaning) in first.names.changing {
      if meaning.type.isOptional { absent.entries[name] = .some(nil) }
      guard let sample = meaning.type.sample else { continue }
      values.entries[name] = .some(sample)
      if !meaning.type.isOptional { absent.entries[name] = .some(sample) }
    }
  }

  /// Calls a closure with each possible result of a value, and with the values to read it.
  func forEachResult(of value: Value, for part: [String], _ body: (Value, SceneValues) -> Void) {
    switch value {
    case .choice(_, let then, let otherwise):
      forEachResult(of: then, for: part, body)
      forEachResult(of: otherwise, for: part, body)
    case .selection(let selection):
      for choice in selection.cases { forEachResult(of: choice.value, for: part, body) }
      if let otherwise = selection.otherwise { forEachResult(of: otherwise, for: part, body) }
    case .list(let elements):
      if elements.isEmpty { body(value, values) }
      for element in elements {
        forEachResult(of: element, for: part) { body(.list([$0]), $1) }
      }
    case .text: body(.literal(""), values)
    case .test: body(.boolean(true), values)
    case .parameter(let name), .state(let name):
      guard let meaning = values.names[name] else { return }
      if meaning.kind != .parameter, meaning.type.isOptional { body(value, absent) }
      if let cases = meaning.cases, !meaning.type.isList {
        let isNew = checked.insert(part + [name]).inserted
        for name in cases.prefix(isNew ? cases.count : 1) { body(.enumeration(name), values) }
      } else {
        body(values.reduced(value), values)
      }
    default: body(value, values)
    }
  }
}

extension ParameterType {
  /// A value of the type; `nil` for a type of the app.
  var sample: Any? {
    func listed<Element>(_ element: Element) -> Any { isList ? [element] : element }
    switch base {
    case .string: return listed("")
    case .boolean: return listed(true)
    case .integer: return listed(0)
    case .number: return listed(0.0)
    case .url: return listed(URL(checked: "about:blank"))
    case .color: return listed(UIColor.clear)
    case .font: return listed(UIFont.systemFont(ofSize: 17))
    case .image: return listed(UIImage())
    case .date: return listed(Date(timeIntervalSince1970: 0))
    case .enumeration(let cases): return cases.names.first.map { listed($0) }
    case .component(let name):
      let entry = SceneEntry(component: name, values: [:])
      return isList ? SceneEntries([entry]) : entry
    case .swift: return nil
    }
  }
}
