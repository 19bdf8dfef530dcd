import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Loaded scenes make a component for each use, with a state of its own. Trees that the compiler would not write are
/// rejected before any view is made.
@MainActor
struct ComponentLoadingTests {
  private func label(_ id: String) -> RuntimeTree.View { TreeFixtures.view("label", id, 2) }

  private func use(
    _ component: String, _ id: String, _ attributes: KeyValuePairs<String, Value> = [:]
  ) -> RuntimeTree.View {
    TreeFixtures.view(component, id, 3, attributes)
  }

  private func component(
    _ name: String, _ views: [RuntimeTree.View], state: [RuntimeTree.Parameter] = [],
    groups: [RuntimeTree.Group] = []
  ) -> RuntimeTree {
    var tree = TreeFixtures.tree(name, controller: "component", content: .views(views))
    tree.state = state
    tree.groups = groups
    return tree
  }

  /// A component with a required text, which its label shows.
  private var row: RuntimeTree {
    component(
      "Row", [label("headline")],
      state: [
        RuntimeTree.Parameter(name: "title", type: ParameterType(.string), defaultValue: nil, summary: nil),
        RuntimeTree.Parameter(
          name: "count", type: ParameterType(.integer), defaultValue: .integer(1), summary: nil),
      ],
      groups: [
        RuntimeTree.Group(
          reads: ["title", "count"],
          statements: [
            RuntimeTree.Statement(
              about: .view("headline"),
              attributes: [
                RuntimeTree.Attribute(
                  name: "text", value: .text([.state("title"), .literal(" "), .state("count")]))
              ])
          ])
      ])
  }

  private func scene(_ views: [RuntimeTree.View], _ components: [RuntimeTree]) -> RuntimeTree {
    var tree = TreeFixtures.tree("Uses", content: .views(views))
    tree.components = components
    return tree
  }

  private func problems(_ views: [RuntimeTree.View], _ components: [RuntimeTree]) -> [SceneLoadingProblem] {
    scene(views, components).problems()
  }

  @Test func eachUseHasItsOwnState() throws {
    let loaded = try SceneLoader().load(
      scene([use("Row", "a", ["title": .literal("A")]), use("Row", "b", ["title": .literal("B")])], [row]))
    let first = try #require(loaded.view("a", as: LoadedComponent.self))
    let second = try #require(loaded.view("b", as: LoadedComponent.self))
    func text(_ component: LoadedComponent) -> String? { (component.viewsByID["headline"] as? UILabel)?.text }
    #expect(text(first) == "A 1" && text(second) == "B 1")
    #expect(first.componentName == "Row" && first.values["count"] as? Int == 1)
    try second.update(["title": "C", "count": 2])
    #expect(text(first) == "A 1" && text(second) == "C 2")
    let error = #expect(throws: SceneLoadingError.self) { try second.update(["title": 1, "none": 2]) }
    #expect(error?.problems.count == 2 && text(second) == "C 2")
  }

  @Test func whatAComponentRequiresMustBeGiven() {
    #expect(
      problems([use("Row", "a")], [row])
        == [.unmetConstraint(.exactlyOneOf(["title", "state"]), element: "Row", line: 3)])
    #expect(
      problems([use("Row", "a", ["title": .integer(1)])], [row])
        == [.unexpectedValue(part: "title", element: "Row", line: 3)])
    #expect(
      problems([use("Row", "a", ["title": .literal("A"), "none": .integer(1)])], [row])
        == [.unknownPart("none", element: "Row", line: 3)])
    #expect(problems([use("Other", "a")], [row]) == [.unknownElement("Other", line: 3)])
  }

  @Test func problemsInAComponentAreReportedOnce() {
    let broken = component("Broken", [TreeFixtures.view("label", "a", 7, ["text": .boolean(true)])])
    #expect(
      problems([use("Broken", "a"), use("Broken", "b")], [broken])
        == [.unexpectedValue(part: "text", element: "label", line: 7)])
  }

  @Test func namesOfComponentsAreUnique() {
    #expect(problems([], [row, row]) == [.duplicateName("Row")])
    #expect(problems([], [component("label", [])]) == [.duplicateName("label")])
  }

  @Test func componentsDoNotContainThemselves() {
    #expect(problems([], [component("A", [use("A", "a")])]) == [.circularComponent("A")])
    #expect(
      problems(
        [use("A", "a")],
        [component("A", [use("B", "b")]), component("B", [use("A", "a")]), component("C", [use("A", "a")])])
        == ["A", "B"].map(SceneLoadingProblem.circularComponent) + [.unknownElement("A", line: 3)])
  }

  @Test("a few nested components with a million views are rejected before a view is made")
  func exponentialNesting() {
    let names = (0..<20).map { "C\($0)" }
    var components = [component("C0", [label("text")])]
    for (inner, name) in zip(names, names.dropFirst()) {
      components.append(component(name, [use(inner, "one"), use(inner, "two")]))
    }
    let limit = SceneLoadingProblem.tooManyParts(maximum: SceneComponents.maximumParts)
    #expect(problems([use("C19", "all")], components) == [limit])
    #expect(problems([use("C6", "all")], components) == [])
  }

  @Test func nestingIsBounded() {
    func nested(_ depth: Int) -> [RuntimeTree] {
      (0..<depth).map { component("C\($0)", [$0 == 0 ? label("text") : use("C\($0 - 1)", "inner")]) }
    }
    let depth = RuntimeTree.maximumComponentDepth
    #expect(problems([use("C\(depth - 1)", "all")], nested(depth)) == [])
    #expect(
      problems([use("C\(depth)", "all")], nested(depth + 1)) == [
        .tooManyParts(maximum: SceneComponents.maximumParts)
      ])
  }

  /// A few components with a few nested views each, whose views are together deeper than UIKit's stack allows.
  @Test func nestingOfViewsIsBounded() {
    func nested(_ depth: Int, around view: RuntimeTree.View) -> RuntimeTree.View {
      (0..<depth).reduce(view) { inner, place in
        var stack = TreeFixtures.view("stack", "stack\(place)", 1)
        stack.content = [.init(name: "children", items: .list([.view(inner)]))]
        return stack
      }
    }
    let limit = SceneLoadingProblem.tooManyParts(maximum: SceneComponents.maximumParts)
    let depth = SceneComponents.maximumViewDepth
    for (inner, isLoaded) in [(depth - 63, true), (depth - 62, false)] {
      let components = [component("A", [nested(inner, around: label("text"))])]
      let found = problems([nested(61, around: use("A", "a"))], components)
      #expect(found == (isLoaded ? [] : [limit]))
    }
  }

  /// The views of the scene itself count, and are not created if there are too many.
  @Test func theViewsOfASceneCount() {
    var count = 0
    var loader = SceneLoader()
    loader.elements.register(
      SceneElement("probe", extends: "view") {
        count += 1
        return UIView()
      })
    let probes = (0...SceneComponents.maximumParts).map { TreeFixtures.view("probe", "p\($0)", 1) }
    let error = #expect(throws: SceneLoadingError.self) {
      try loader.load(TreeFixtures.tree("A", content: .views(probes)))
    }
    #expect(error?.problems == [.tooManyParts(maximum: SceneComponents.maximumParts)] && count == 0)
  }

  /// Components without views, of which each use costs as much as what it has to read and to compute.
  @Test(arguments: ["state", "conditions", "statements", "values", "cases"])
  func partsThatAreNoViewsCount(part: String) {
    var inner = component("Inner", [label("text")])
    let many = 0..<3000
    switch part {
    case "state":
      inner.state = many.map {
        .init(name: "s\($0)", type: .integer, defaultValue: .integer(0), summary: nil)
      }
    case "conditions": inner.conditions = many.map { .init(name: "c\($0)", test: .isTrue("screen.width")) }
    case "statements":
      inner.state = [.init(name: "s", type: .integer, defaultValue: .integer(0), summary: nil)]
      inner.groups = [
        .init(reads: ["s"], statements: many.map { _ in .init(about: .layout, attributes: []) })
      ]
    case "values":
      inner.content = .views([
        TreeFixtures.view(
          "segmentedControl", "choice", 1, ["segments": .list(many.map { _ in .literal("a") })])
      ])
    default:
      let cases = ParameterType.cases("Phase", many.map { "c\($0)" })
      inner.state = [.init(name: "s", type: cases, defaultValue: .enumeration("c0"), summary: nil)]
    }
    let uses = (0..<100).map { use("Inner", "use\($0)") }
    let limit = SceneLoadingProblem.tooManyParts(maximum: SceneComponents.maximumParts)
    #expect(problems(uses, [inner]).first == limit)
    #expect(!problems(Array(uses.prefix(2)), [inner]).contains(limit))
  }

  /// Each component uses all others that follow, several times: there are many ways, but few components.
  @Test func manyWaysThroughFewComponents() {
    let names = (0..<30).map { "C\($0)" }
    let components = names.indices.map { place in
      component(
        names[place],
        names[..<place].flatMap { name in (0..<3).map { use(name, "\(name)\($0)") } } + [label("text")])
    }
    let limit = SceneLoadingProblem.tooManyParts(maximum: SceneComponents.maximumParts)
    #expect(problems([use("C29", "all")], components) == [limit])
    #expect(problems([], components.reversed()) == [])
  }

  @Test func manyComponentsAreOrderedQuickly() {
    let components = (0..<20_000).map { component("C\($0)", $0 % 32 == 0 ? [] : [use("C\($0 - 1)", "a")]) }
    #expect(problems([use("C31", "all")], components) == [])
  }

  /// A circle through a fallback is one: whether it is used depends on the app.
  @Test(arguments: [SceneLoadingPolicy.bundled, .delivered])
  func circlesThroughFallbacksAreFound(policy: SceneLoadingPolicy) {
    var chart = TreeFixtures.view("chart", "chart", 1)
    chart.fallback = .view(use("A", "again"), handlers: [], groups: [])
    var loader = SceneLoader()
    loader.policy = policy
    let error = #expect(throws: SceneLoadingError.self) {
      try loader.load(scene([use("A", "a")], [component("A", [chart])]))
    }
    #expect(error?.problems.contains(.circularComponent("A")) == true)
  }

  @Test func aConstantPartOfAComponentIsCheckedOnce() throws {
    let uses = (0..<50).map { use("Row", "use\($0)", ["title": .literal("A")]) }
    let loaded = try SceneLoader().load(scene(uses, [row]))
    #expect(loaded.viewsByID.count == 50)
    let last = try #require(loaded.view("use49", as: LoadedComponent.self))
    #expect((last.viewsByID["headline"] as? UILabel)?.text == "A 1")
  }

  /// A statement that sets several attributes of a component is one change of its state.
  @Test func attributesOfAComponentChangeTogether() throws {
    var changing = ChangingScene([use("Row", "a")])
    changing.tree.components = [row]
    changing.state("title", .string, .literal("A"))
    changing.state("count", .integer, .integer(2))
    changing.change("a", ["title": .state("title"), "count": .state("count")])
    let loaded = try changing.load()
    let component = try #require(loaded.view("a", as: LoadedComponent.self))
    let rendering = try #require(component.rendering)
    #expect((component.viewsByID["headline"] as? UILabel)?.text == "A 2")
    let before = rendering.groups.map(\.executions)
    try loaded.update(["title": "B", "count": 3])
    #expect((component.viewsByID["headline"] as? UILabel)?.text == "B 3")
    #expect(rendering.groups.map(\.executions) == before.map { $0 + 1 })
  }

  /// What tells a scene of the user's changes in a component is no event.
  @Test(arguments: ["", "state edited"]) func changesByTheUserAreNoEvent(name: String) {
    var edited = row
    edited.content = .views([TreeFixtures.view("textField", "field", 1)])
    edited.groups = [
      .init(
        reads: ["title"],
        statements: [.init(about: .view("field"), attributes: [.init(name: "text", value: .state("title"))])])
    ]
    if case .views(var views) = edited.content {
      views[0].edits = [.init(attribute: "text", state: "title")]
      edited.content = .views(views)
    }
    var use = use("Row", "a", ["title": .literal("A")])
    #expect(problems([use], [edited]) == [])
    use.handlers = [.init(event: name, method: "changed")]
    #expect(problems([use], [edited]) == [.unknownPart(name, element: "Row", line: 3)])
  }

  /// A component has neither the edges of a screen nor its background.
  @Test(arguments: ["edges", "background"]) func aComponentIsNotLaidOutLikeAScreen(part: String) throws {
    var wide = row
    wide.layout = [
      .init(name: "spacing", value: .integer(3)),
      .init(name: part, value: part == "edges" ? .enumeration("full") : .color(.named("systemRed"))),
    ]
    let uses = [use("Row", "a", ["title": .literal("A")])]
    #expect(problems(uses, [wide]) == [.unknownPart(part, element: "layout", line: nil)])
    var loader = SceneLoader()
    loader.policy = .delivered
    #expect(
      try loader.load(scene(uses, [wide])).omissions == [.unknownPart(part, element: "layout", line: nil)])
  }

  @Test func anEventMustBeDeclared() {
    let broken = component("Broken", [TreeFixtures.view("button", "a", 7, [:], ["click": "opened"])])
    #expect(problems([use("Broken", "a")], [broken]) == [.unknownName("opened")])
  }
}
