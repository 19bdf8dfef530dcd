import DioramaTree
import Testing

@testable import DioramaKit

/// A part of the state, or a parameter, can be the whole state of a component.
@MainActor
struct ComponentStateTests {
  private func entry(_ name: String, _ type: ParameterType) -> RuntimeTree.Parameter {
    RuntimeTree.Parameter(name: name, type: type, defaultValue: nil, summary: nil)
  }

  private func component(_ name: String, _ state: [RuntimeTree.Parameter]) -> RuntimeTree {
    var tree = TreeFixtures.tree(name, controller: "component", content: .views([]))
    tree.state = state
    return tree
  }

  private var person: RuntimeTree {
    component(
      "Person",
      [entry("name", ParameterType(.string)), entry("age", ParameterType(.integer, isOptional: true))])
  }

  /// A scene with an author, whom it needs, and an editor, while there is one.
  private func load(
    _ state: [String: Any?], parameters: [String: Any] = [:], components: [RuntimeTree]? = nil
  ) throws(SceneLoadingError) -> any LoadedScene {
    var tree = TreeFixtures.tree(
      "Article", content: .views([TreeFixtures.view("label", "editorHeading", 1)]))
    tree.components = components ?? [person]
    tree.parameters = [entry("owner", ParameterType(.component("Person"), isOptional: true))]
    tree.state = [
      entry("author", ParameterType(.component("Person"))),
      entry("editor", ParameterType(.component("Person"), isOptional: true)),
    ]
    tree.groups = [
      RuntimeTree.Group(
        reads: ["editor"],
        statements: [
          RuntimeTree.Statement(
            about: .view("editorHeading"),
            attributes: [RuntimeTree.Attribute(name: "shown", value: .test(.isTrue("editor")))])
        ])
    ]
    return try SceneLoader().load(tree, parameters: parameters, state: state)
  }

  private let ada: [String: Any?] = ["name": "Ada"]

  @Test func statesAreGivenAndReadAsDictionaries() throws {
    let scene = try load(["author": ada], parameters: ["owner": ada])
    let heading = try #require(scene.view("editorHeading", as: UILabel.self))
    #expect(heading.isHidden)
    #expect((scene.values["author"] as? [String: Any?])?["name"] as? String == "Ada")
    try scene.update(["editor": ["name": "Grace", "age": 85] as [String: Any?]])
    #expect(!heading.isHidden)
    #expect((scene.values["editor"] as? [String: Any?])?["age"] as? Int == 85)
    try scene.update(["editor": nil])
    #expect(heading.isHidden)
  }

  /// A state needs no id, which only tells the entries of lists apart. An equal one changes nothing.
  @Test func equalStatesShowNothingNew() throws {
    let scene = try load(["author": ada, "editor": ada])
    let rendering = scene.loadedScreen.rendering
    let before = rendering.groups.map(\.executions)
    try scene.update(["editor": ada])
    #expect(rendering.groups.map(\.executions) == before)
    try scene.update(["editor": ["name": "Ada", "age": 36] as [String: Any?]])
    #expect(rendering.groups.map(\.executions) == before.map { $0 + 1 })
  }

  @Test func aStateThatDoesNotFitChangesNothing() throws {
    let scene = try load(["author": ada])
    let unfitting: [Any] = [
      "Ada", ["age": 36] as [String: Any?], ["name": "Ada", "size": 3] as [String: Any?], [ada],
    ]
    for value in unfitting {
      let error = #expect(throws: SceneLoadingError.self) {
        try scene.update(["author": value, "editor": ada])
      }
      #expect(error?.problems.count == 1 && scene.values["editor"] as? [String: Any?] == nil)
    }
    let missing = #expect(throws: SceneLoadingError.self) { try load([:]) }
    #expect(missing?.problems == [.missingState("author", type: "Person")])
    #expect(throws: SceneLoadingError.self) { try load(["author": ada], parameters: ["owner": 3]) }
  }

  @Test func hostileStatesAreRejected() {
    let unknown = #expect(throws: SceneLoadingError.self) { try load(["author": ada], components: []) }
    #expect(unknown?.problems.contains(.missingType("Person", line: 1)) == true)
    let own = component("Person", [entry("friend", ParameterType(.component("Person"), isOptional: true))])
    let circular = #expect(throws: SceneLoadingError.self) { try load(["author": [:]], components: [own]) }
    #expect(circular?.problems.contains(.circularComponent("Person")) == true)
  }
}
