import DioramaKit
import DioramaTree
import Testing

/// A tree of a scene that changes, in parts.
struct ChangingScene {
  var tree: RuntimeTree

  init(_ views: [RuntimeTree.View], handlers: [RuntimeTree.Handler] = []) {
    tree = TreeFixtures.tree("Changing", handlers: handlers, content: .views(views))
  }

  init(rows: [RuntimeTree.View], header: Value? = nil) {
    tree = TreeFixtures.tree(
      "Changing", controller: "table",
      content: .sections([RuntimeTree.Section(header: header, footer: nil, rows: rows)]))
  }

  mutating func parameter(_ name: String, _ type: ParameterType.Base, _ value: Value? = nil) {
    tree.parameters.append(
      .init(name: name, type: ParameterType(type), defaultValue: value, summary: nil))
  }

  mutating func state(_ name: String, _ type: ParameterType, _ value: Value? = nil) {
    tree.state.append(.init(name: name, type: type, defaultValue: value, summary: nil))
  }

  mutating func condition(_ name: String, _ test: DioramaTree.Test) {
    tree.conditions.append(.init(name: name, test: test))
  }

  mutating func derived(_ name: String, _ type: ParameterType) {
    tree.derived.append(.init(name: name, type: type, defaultValue: nil, summary: nil))
  }

  /// Adds a group with one statement about a view. It reads what the statement reads.
  mutating func change(_ view: String, _ attributes: KeyValuePairs<String, Value>) {
    change(.view(view), attributes)
  }

  mutating func change(
    _ subject: RuntimeTree.Statement.Subject, _ attributes: KeyValuePairs<String, Value>
  ) {
    group([.init(about: subject, attributes: attributes.map { .init(name: $0.key, value: $0.value) })])
  }

  /// Adds a group.
  mutating func group(_ statements: [RuntimeTree.Statement], reads: [String]? = nil) {
    var names: [String] = []
    let parameters = Set(tree.parameters.map(\.name))
    func read(_ name: String) { if !parameters.contains(name), !names.contains(name) { names.append(name) } }
    for statement in statements {
      for attribute in statement.attributes { attribute.value.forEachName(read) }
      for case .state(let name) in statement.content.map(\.items) { read(name) }
    }
    tree.groups.append(.init(reads: reads ?? names, statements: statements))
  }

  /// Ties an attribute of the first view to the state, both ways.
  mutating func edit(_ attributes: KeyValuePairs<String, String>) {
    guard case .views(var views) = tree.content, let id = views[0].id else { return }
    views[0].edits += attributes.map { .init(attribute: $0.key, state: $0.value) }
    tree.content = .views(views)
    group([
      .init(about: .view(id), attributes: attributes.map { .init(name: $0.key, value: .state($0.value)) })
    ])
  }

  /// Loads the tree, after writing and reading it as JSON.
  @MainActor
  func load(
    _ loader: SceneLoader = SceneLoader(), parameters: [String: Any?] = [:], state: [String: Any?] = [:],
    handlers: SceneHandlers = SceneHandlers()
  ) throws -> any LoadedScene {
    try loader.load(
      Data(tree.serialized), parameters: parameters, state: state, handlers: handlers)
  }

  /// The problems of the tree.
  @MainActor
  func problems(
    _ loader: SceneLoader = SceneLoader(), state: [String: Any?] = [:],
    handlers: SceneHandlers = SceneHandlers()
  ) -> [SceneLoadingProblem] {
    tree.problems(loader, state: state, handlers: handlers)
  }
}

extension ParameterType {
  static let string = ParameterType(.string)
  static let boolean = ParameterType(.boolean)
  static let integer = ParameterType(.integer)
  static let number = ParameterType(.number)
  static let optionalString = ParameterType(.string, isOptional: true)
  static let strings = ParameterType(.string, isList: true)

  /// An enumeration of the scene's own.
  static func cases(_ name: String, _ names: [String]) -> ParameterType {
    ParameterType(.enumeration(.init(name: name, swiftType: "Phase", isOwn: true, names: names)))
  }
}
