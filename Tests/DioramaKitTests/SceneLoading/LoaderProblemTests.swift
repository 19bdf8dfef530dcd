import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// A view whose configuration fills several roles.
private final class TwoRoleView: UIView {
  var roles: [AnyObject] = []
}

private final class Model: SwitchWithTextCellViewModel {
  var title: String { "Title" }
  var switchOn: Bool { true }
  func onSwitchToggleOn(_ on: Bool) {}
}

private struct ModelsAutoplay {}

/// Everything that the loader rejects is reported once.
@MainActor
@Suite(.serialized)
struct LoaderProblemTests {
  private func parameter(_ type: ParameterType, _ defaultValue: Value? = nil) -> RuntimeTree.Parameter {
    RuntimeTree.Parameter(name: "value", type: type, defaultValue: defaultValue, summary: nil)
  }

  @Test func aControllerOfTheOtherKind() {
    let views = RuntimeTree.Content.views([TreeFixtures.view("label", "text", 2)])
    #expect(
      TreeFixtures.tree("A", controller: "table", content: views).problems() == [.unknownController("table")])
    let sections = RuntimeTree.Content.sections([])
    #expect(
      TreeFixtures.tree("A", controller: "view", content: sections).problems() == [.unknownController("view")]
    )
  }

  @Test func anUnknownAttributeOfALayout() {
    let layout = [RuntimeTree.Attribute(name: "gravity", value: .integer(9))]
    let tree = TreeFixtures.tree("A", layout: layout, content: .views([]))
    #expect(tree.problems() == [.unknownPart("gravity", element: "layout", line: nil)])
  }

  @Test func aRowThatIsNotACell() {
    let tree = TreeFixtures.table([TreeFixtures.view("label", "text", 7)])
    #expect(tree.problems() == [.unknownElement("label", line: 7)])
  }

  /// The handlers of items are those of rows of a list: their events and ids are checked like any other.
  @Test func itemsOfRowsWithUnknownEvents() {
    var nameless = TreeFixtures.view(
      "menuItem", "nameless", 7, ["title": .literal("C")], ["select": "chosen"])
    nameless.id = nil
    let items = [
      TreeFixtures.view("menuItem", "known", 5, ["title": .literal("A")], ["select": "chosen"]),
      TreeFixtures.view("menuItem", "unknown", 6, ["title": .literal("B")], ["explode": "chosen"]), nameless,
    ]
    let rows = TreeFixtures.view(
      "each", "tags", 4, ["entries": .parameter("tags")],
      content: [RuntimeTree.Slot(name: "menu", items: .list(items.map { .view($0) }))])
    let tree = TreeFixtures.tree(
      "A", controller: "table",
      parameters: [
        RuntimeTree.Parameter(
          name: "tags", type: ParameterType(.string, isList: true), defaultValue: nil, summary: nil)
      ],
      handlers: [TreeFixtures.handler("chosen", [])],
      content: .sections([RuntimeTree.Section(header: nil, footer: nil, rows: [rows])]))
    var handlers = SceneHandlers()
    handlers.set("chosen") {}
    #expect(
      tree.problems(parameters: ["tags": ["a"]], handlers: handlers).suffix(2) == [
        .unknownPart("explode", element: "menuItem", line: 6),
        .unknownPart("select", element: "menuItem", line: 7),
      ])
  }

  @Test func aListWithAnUnknownEvent() {
    var changing = ChangingScene(
      rows: [TreeFixtures.view("each", "tags", 4, ["entries": .state("tags")], ["explode": "chosen"])])
    changing.state("tags", .strings, .list([]))
    changing.tree.handlers = [TreeFixtures.handler("chosen", [])]
    var handlers = SceneHandlers()
    handlers.set("chosen") {}
    #expect(
      changing.problems(handlers: handlers).contains(.unknownPart("explode", element: "each", line: 4)))
  }

  @Test func anUnknownRole() {
    let role = RuntimeTree.RoleBinding(name: "model", fills: ["model"], source: .type("Model"))
    let tree = TreeFixtures.tree("A", content: .views([TreeFixtures.view("label", "text", 3, roles: [role])]))
    #expect(tree.problems() == [.unknownPart("model", element: "label", line: 3)])
  }

  @Test func aTypeThatIsMissingForTwoRoles() {
    let roles = ["dataSource", "delegate"].map {
      RuntimeTree.RoleBinding(name: $0, fills: [$0], source: .type("Gone"))
    }
    let tree = TreeFixtures.table([TreeFixtures.cell("one", 4, roles)])
    #expect(tree.problems() == [.missingType("Gone", line: 4)])
  }

  @Test func aListWithAnElementOfAnotherType() {
    let names = ParameterType(.string, isList: true)
    let table = TreeFixtures.view(
      "table", "names", 2, content: [.init(name: "rows", items: .parameter("value"))])
    let tree = TreeFixtures.tree("A", parameters: [parameter(names)], content: .views([table]))
    #expect(
      tree.problems(parameters: ["value": ["a", 1] as [Any]]) == [
        .parameterOfWrongType("value", expected: "[string]", given: "[Any]")
      ])
    let segments = TreeFixtures.view(
      "segmentedControl", "size", 2, ["segments": .list([.literal("a"), .boolean(true)])])
    #expect(
      TreeFixtures.tree("A", content: .views([segments])).problems() == [
        .unexpectedValue(part: "segments", element: "segmentedControl", line: 2)
      ])
  }

  @Test func aMissingParameterInAList() {
    let segments = TreeFixtures.view(
      "segmentedControl", "size", 2, ["segments": .list([.parameter("value")])])
    let tree = TreeFixtures.tree(
      "A", parameters: [parameter(ParameterType(.string))], content: .views([segments]))
    #expect(tree.problems() == [.missingParameter("value", type: "string")])
  }

  @Test func aParameterThatIsNil() {
    let text = TreeFixtures.view("label", "greeting", 2, ["text": .parameter("value")])
    func problems(_ type: ParameterType) -> [SceneLoadingProblem] {
      TreeFixtures.tree("A", parameters: [parameter(type)], content: .views([text]))
        .problems(parameters: ["value": nil])
    }
    #expect(problems(ParameterType(.string, isOptional: true)) == [])
    #expect(problems(ParameterType(.string)) == [.missingParameter("value", type: "string")])
  }

  @Test func aHandlerWithAnotherResultOrEffect() {
    let button = TreeFixtures.view("button", "go", 2, [:], ["click": "goTapped"])
    let tree = TreeFixtures.tree(
      "A", handlers: [TreeFixtures.handler("goTapped", ["UIButton"])], content: .views([button]))
    var handlers = SceneHandlers()
    handlers.set("goTapped") { (_: UIButton) in 1 }
    #expect(tree.problems(handlers: handlers).count == 1)
    handlers.setAsync("goTapped") { (_: UIButton) in }
    #expect(tree.problems(handlers: handlers).count == 1)
    handlers.set("goTapped") { (_: UIButton) in }
    #expect(tree.problems(handlers: handlers) == [])
  }

  @Test func elementsThatExtendEachOther() {
    var loader = SceneLoader()
    loader.elements.register(SceneElement("hen", extends: "egg") { UIView() })
    loader.elements.register(SceneElement("egg", extends: "hen") { UIView() })
    let tree = TreeFixtures.tree(
      "A", content: .views([TreeFixtures.view("hen", "first", 2, ["age": .integer(1)])]))
    #expect(
      tree.problems(loader).contains(.unknownPart("age", element: "hen", line: 2)))
  }

  /// To find all problems, the loader makes objects and computes values. It configures nothing and calls no handler.
  @Test func aSceneWithProblemsIsOnlyMade() throws {
    let trace = Trace()
    var loader = SceneLoader()
    var element = SceneElement("chart") { () -> UIView in
      trace.note("view")
      return UIView()
    }
    element.attribute("angle", .integer) { (_: UIView, _: Int) in trace.note("attribute") }
    element.event("turned") { _, callback in
      trace.note("event")
      callback()
    }
    element.content("children", each: { (_: UIView, _: UIView) in trace.note("slot") })
    loader.elements.register(element)
    loader.derive("sum", in: "A") { _ -> Int in
      trace.note("derived")
      return 1
    }
    var tree = TreeFixtures.tree(
      "A", handlers: [TreeFixtures.handler("turned", [])],
      content: .views([
        TreeFixtures.view(
          "chart", "chart", 2, ["angle": .integer(1)], ["turned": "turned"],
          content: [.init(name: "children", items: .list([.view(TreeFixtures.view("label", "text", 3))]))])
      ]))
    tree.derived = [
      RuntimeTree.Parameter(name: "sum", type: ParameterType(.integer), defaultValue: nil, summary: nil)
    ]
    var handlers = SceneHandlers()
    handlers.set("turned") { trace.note("handler") }
    tree.controller = "none"
    #expect(throws: SceneLoadingError(problems: [.unknownController("none")])) {
      try loader.load(tree, handlers: handlers)
    }
    #expect(trace.lines == ["derived", "view"])
    tree.controller = "view"
    _ = try loader.load(tree, handlers: handlers)
    #expect(Set(trace.lines) == ["derived", "view", "attribute", "event", "handler", "slot"])
  }

  @Test func theLastDecoratorWithANameApplies() throws {
    var loader = SceneLoader()
    for tag in [1, 2] {
      loader.elements.registerDecorator(of: "view", property: "mark", .integer) { (view: UIView, mark) in
        view.tag = mark * tag
      }
    }
    let tree = TreeFixtures.tree(
      "A", content: .views([TreeFixtures.view("label", "text", 2, ["mark": .integer(5)])]))
    #expect(try loader.load(tree).view("text")?.tag == 10)
  }

  @Test func oneInstanceFillsAllRolesOfABinding() throws {
    var loader = SceneLoader()
    loader.types.registerRoleType(Model.self) { Model() }
    var element = SceneElement("pair") { TwoRoleView() }
    element.configure(["dataSource", "delegate"]) { parts in
      let roles = ["dataSource", "delegate"].compactMap { role in
        parts.role(role, AnyObject.self) { _ in UIView() }
      }
      return { $0.roles = roles }
    }
    loader.elements.register(element)
    let binding = RuntimeTree.RoleBinding(
      name: "viewModel", fills: ["dataSource", "delegate"], source: .type("Model"))
    let tree = TreeFixtures.tree(
      "A", content: .views([TreeFixtures.view("pair", "two", 2, roles: [binding])]))
    let view: TwoRoleView = try #require(try loader.load(tree).view("two"))
    #expect(view.roles.count == 2 && view.roles.first === view.roles.last)
  }

  @Test func anExplicitNilOverridesADefault() throws {
    let label = TreeFixtures.view("label", "text", 2, ["text": .parameter("value")])
    let type = ParameterType(.string, isOptional: true)
    let tree = TreeFixtures.tree(
      "A", parameters: [parameter(type, .literal("default"))], content: .views([label]))
    let absent: String? = nil
    func text(_ parameters: [String: Any]) throws -> String? {
      try SceneLoader().load(tree, parameters: parameters).view("text", as: UILabel.self)?.text
    }
    #expect(
      try text([:]) == "default" && text(["value": absent as Any]) == nil && text(["value": "a"]) == "a")
  }

  @Test func theResultOfAHandlerIsThatOfTheEvent() throws {
    let field = TreeFixtures.view("textField", "name", 2, [:], ["shouldReturn": "nameReturned"])
    let tree = TreeFixtures.tree(
      "A", handlers: [TreeFixtures.handler("nameReturned", ["UITextField"], result: "Bool")],
      content: .views([field]))
    for answer in [true, false] {
      var handlers = SceneHandlers()
      handlers.set("nameReturned") { (_: UITextField) in answer }
      let field: UITextField = try #require(try SceneLoader().load(tree, handlers: handlers).view("name"))
      #expect(field.delegate?.textFieldShouldReturn(field) == answer)
    }
  }

  @Test func onlyObjectiveCTypesAreSpelledWithoutDots() {
    #expect(!SwiftTypeName(ModelsAutoplay.self).isSpelled("Models.Autoplay"))
    #expect(SwiftTypeName(ModelsAutoplay.self).isSpelled("ModelsAutoplay"))
  }
}
