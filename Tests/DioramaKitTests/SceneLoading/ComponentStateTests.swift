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
    _ state: [String: Any?], parameters: [String: Any?] = [:], components: [RuntimeTree]? = nil
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

  /// A default, and an attribute of a component, as in generated Swift.
  @Test(arguments: [(true, ""), (false, "heart")])
  func anImageThatDoesNotExistIsNil(_ isMissing: Bool, _ name: String) throws {
    let (type, image) = (ParameterType(.image, isOptional: true), Value.image(.symbol(name)))
    let given = RuntimeTree.Parameter(name: "picture", type: type, defaultValue: image, summary: nil)
    var row = component("Row", [entry("picture", type)])
    row.content = .views([TreeFixtures.view("label", "shown", 2)])
    row.groups = [
      RuntimeTree.Group(
        reads: ["picture"],
        statements: [
          RuntimeTree.Statement(
            about: .view("shown"),
            attributes: [RuntimeTree.Attribute(name: "shown", value: .test(.isTrue("picture")))])
        ])
    ]
    var tree = TreeFixtures.tree(
      "Rows", content: .views([TreeFixtures.view("Row", "row", 3, ["picture": image])]))
    tree.components = [row, component("Entry", [given])]
    tree.parameters = [given]
    tree.state = [entry("entry", ParameterType(.component("Entry")))]
    let scene = try SceneLoader().load(tree, state: ["entry": [String: Any?]()])
    let values = scene.loadedScreen.rendering.values
    #expect((values["picture"] == nil) == isMissing)
    #expect(((values["entry"] as? SceneEntry)?.dictionary["picture"]?.flatMap(\.self) == nil) == isMissing)
    let view = try #require(scene.view("row", as: LoadedComponent.self))
    #expect(view.viewsByID["shown"]?.isHidden == isMissing)
  }

  @Test func hostileStatesAreRejected() {
    let unknown = #expect(throws: SceneLoadingError.self) { try load(["author": ada], components: []) }
    #expect(unknown?.problems.contains(.missingType("Person", line: nil)) == true)
    let own = component("Person", [entry("friend", ParameterType(.component("Person"), isOptional: true))])
    let circular = #expect(throws: SceneLoadingError.self) { try load(["author": [:]], components: [own]) }
    #expect(circular?.problems.contains(.circularComponent("Person")) == true)
  }

  /// A view whose attribute is tied to a part of the state, and the group that shows that.
  private func editing(
    _ element: String, _ attribute: String, _ state: String, in tree: inout RuntimeTree
  ) {
    var view = TreeFixtures.view(element, "\(state)View", 1)
    view.edits = [RuntimeTree.Edit(attribute: attribute, state: state)]
    tree.content = .views([view])
    tree.groups = [showing(state, in: attribute)]
  }

  private func showing(_ state: String, in attribute: String, of id: String? = nil) -> RuntimeTree.Group {
    RuntimeTree.Group(
      reads: [state],
      statements: [
        RuntimeTree.Statement(
          about: .view(id ?? "\(state)View"),
          attributes: [RuntimeTree.Attribute(name: attribute, value: .state(state))])
      ])
  }

  private var editor: RuntimeTree {
    var editor = component("Editor", [entry("name", .string)])
    editing("textField", "text", "name", in: &editor)
    return editor
  }

  /// A scene with the draft of a desk, whose component edits it with another one.
  private func loadDesk(_ change: (inout RuntimeTree) -> Void = { _ in }) throws(SceneLoadingError)
    -> any LoadedScene
  {
    var desk = component("Desk", [entry("draft", ParameterType(.component("Editor")))])
    editing("Editor", "state", "draft", in: &desk)
    var tree = TreeFixtures.tree("Office", content: .views([]))
    tree.components = [editor, desk, person]
    tree.state = [
      entry("desk", ParameterType(.component("Desk"))), entry("author", ParameterType(.component("Person"))),
    ]
    editing("Desk", "state", "desk", in: &tree)
    change(&tree)
    return try SceneLoader().load(
      tree, state: ["desk": ["draft": ["name": "Ada"] as [String: Any?]] as [String: Any?], "author": ada])
  }

  @Test func whatTheUserChangesInsideIsPartOfTheWholeState() throws {
    let scene = try loadDesk()
    let desk = try #require(scene.view("deskView", as: LoadedComponent.self))
    let form = try #require(desk.viewsByID["draftView"] as? LoadedComponent)
    let field = try #require(form.viewsByID["nameView"] as? UITextField)
    #expect(field.text == "Ada")
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    field.type("!")
    var name: String? {
      let draft = (scene.values["desk"] as? [String: Any?])?["draft"] as? [String: Any?]
      return draft?["name"] as? String
    }
    #expect(name == "Ada!")
    field.resignFirstResponder()
    try scene.update(["desk": ["draft": ["name": "Grace"] as [String: Any?]] as [String: Any?]])
    #expect(field.text == "Grace")
  }

  @Test func hostileWholeStatesAreRejected() {
    let changes: [(inout RuntimeTree) -> Void] = [
      { $0.groups = [showing("author", in: "state", of: "deskView")] },
      { tree in
        let draft = RuntimeTree.Attribute(name: "draft", value: .literal("Ada"))
        tree.groups[0].statements[0].attributes.append(draft)
      },
      { $0.groups = [] },
      { tree in
        var view = TreeFixtures.view("Desk", "deskView", 1)
        view.edits = [RuntimeTree.Edit(attribute: "state", state: "author")]
        tree.content = .views([view])
      },
      { tree in
        var view = TreeFixtures.view("Person", "deskView", 1)
        view.edits = [RuntimeTree.Edit(attribute: "state", state: "author")]
        tree.content = .views([view])
        tree.groups = [showing("author", in: "state", of: "deskView")]
      },
      { tree in
        tree.state.append(entry("other", ParameterType(.component("Person"), isOptional: true)))
        tree.content = .views([TreeFixtures.view("Person", "deskView", 1)])
        tree.groups = [showing("other", in: "state", of: "deskView")]
      },
    ]
    for (index, change) in changes.enumerated() {
      #expect(throws: SceneLoadingError.self, "\(index)") { try loadDesk(change) }
    }
  }
}
