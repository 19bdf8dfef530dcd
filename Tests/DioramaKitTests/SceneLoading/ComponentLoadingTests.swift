import DioramaTree
import Testing

@testable import DioramaKit

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
    do throws(SceneLoadingError) {
      _ = try SceneLoader().load(scene(views, components))
      return []
    } catch {
      return error.problems
    }
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
        == [.unmetConstraint(.exactlyOneOf(["title"]), element: "Row", line: 3)])
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
        == ["A", "B", "C"].map(SceneLoadingProblem.circularComponent) + [.unknownElement("A", line: 3)])
  }

  @Test("a few nested components with a million views are rejected before a view is made")
  func exponentialNesting() {
    let names = (0..<20).map { "C\($0)" }
    var components = [component("C0", [label("text")])]
    for (inner, name) in zip(names, names.dropFirst()) {
      components.append(component(name, [use(inner, "one"), use(inner, "two")]))
    }
    let limit = SceneLoadingProblem.tooManyViews(maximum: SceneComponents.maximumViews)
    #expect(problems([use("C19", "all")], components) == [limit, .unknownElement("C19", line: 3)])
    #expect(problems([use("C6", "all")], components) == [])
  }

  @Test func nestingIsBounded() {
    func nested(_ depth: Int) -> [RuntimeTree] {
      (0..<depth).map { component("C\($0)", [$0 == 0 ? label("text") : use("C\($0 - 1)", "inner")]) }
    }
    let depth = SceneComponents.maximumDepth
    #expect(problems([use("C\(depth - 1)", "all")], nested(depth)) == [])
    #expect(!problems([use("C\(depth)", "all")], nested(depth + 1)).isEmpty)
  }

  @Test func anEventMustBeDeclared() {
    let broken = component("Broken", [TreeFixtures.view("button", "a", 7, [:], ["click": "opened"])])
    #expect(problems([use("Broken", "a")], [broken]) == [.unknownName("opened")])
  }
}
