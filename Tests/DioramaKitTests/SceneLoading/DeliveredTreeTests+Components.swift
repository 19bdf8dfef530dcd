import DioramaTree
import Testing

@testable import DioramaKit

/// Trees with components that have names that the loader does not know.
extension DeliveredTreeTests {
  /// A component with a label, a button and a slot, all of which an app knows.
  private var row: RuntimeTree {
    var tree = TreeFixtures.tree(
      "Row", controller: "component",
      handlers: [TreeFixtures.handler("opened", []), TreeFixtures.handler("zoomed", [])],
      content: .views([
        TreeFixtures.view("label", "headline", 2), TreeFixtures.view("slot", "trailing", 3),
        TreeFixtures.view("button", "open", 4, [:], ["click": "opened"]),
      ]))
    tree.state = [
      .init(name: "id", type: .integer, defaultValue: nil, summary: nil),
      .init(name: "title", type: .string, defaultValue: nil, summary: nil),
    ]
    tree.groups = [
      .init(
        reads: ["title"],
        statements: [
          .init(about: .view("headline"), attributes: [.init(name: "text", value: .state("title"))])
        ])
    ]
    return tree
  }

  private func use(_ id: String) -> RuntimeTree.View {
    var label = Self.label
    label.id = "\(id)Caption"
    return TreeFixtures.view(
      "Row", id, 3, ["id": .integer(1), "title": .literal("A")],
      content: [.init(name: "trailing", items: .list([.view(label)]))])
  }

  private func scene(_ views: [RuntimeTree.View], _ components: [RuntimeTree]) -> RuntimeTree {
    var tree = TreeFixtures.tree("Report", content: .views(views))
    tree.components = components
    return tree
  }

  @Test func knownComponentsAreShown() throws {
    let loaded = try load(scene([use("a"), use("b")], [row]))
    let component = try #require(loaded.view("b", as: LoadedComponent.self))
    #expect(loaded.omissions.isEmpty && (component.viewsByID["headline"] as? UILabel)?.text == "A")
    #expect((component.viewsByID["trailing"] as? SlotView)?.arrangedSubviews.count == 1)
  }

  @Test func whatAComponentDoesNotKnowIsReportedOnce() throws {
    var newer = row
    newer.state.append(
      .init(name: "account", type: ParameterType(.swift("Account")), defaultValue: nil, summary: nil))
    newer.groups[0].reads.append("account")
    newer.groups[0].statements[0].attributes.append(.init(name: "glow", value: .state("account")))
    if case .views(var views) = newer.content {
      var chart = chart(Self.label)
      chart.handlers = [.init(event: "zoomed", method: "zoomed")]
      views += [chart, TreeFixtures.view("label", "odd", 5, ["alignment": .enumeration("diagonal")])]
      newer.content = .views(views)
    }
    var (first, second) = (use("a"), use("b"))
    for value in [0, 1] {
      let account = RuntimeTree.Attribute(name: "account", value: .integer(value))
      if value == 0 { first.attributes.append(account) } else { second.attributes.append(account) }
    }
    first.handlers = [.init(event: "zoomed", method: "firstZoomed")]
    var tree = scene([first, second], [newer])
    tree.handlers = [TreeFixtures.handler("firstZoomed", [])]
    let loaded = try load(tree)
    let component = try #require(loaded.view("b", as: LoadedComponent.self))
    #expect(component.viewsByID.keys.sorted() == ["caption", "headline", "odd", "open", "trailing"])
    #expect(component.values.keys.sorted() == ["id", "title"])
    #expect(
      loaded.omissions == [
        .unknownPart("account", element: "Row", line: 3), .unknownPart("zoomed", element: "Row", line: 3),
        .unknownElement("chart", line: 2), .unknownPart("glow", element: "label", line: 2),
        .unexpectedValue(part: "alignment", element: "label", line: 5),
      ])
  }

  @Test func aSlotInAnUnknownViewTakesItsContentAlong() throws {
    var newer = row
    newer.content = .views([
      TreeFixtures.view("label", "headline", 2),
      TreeFixtures.view(
        "chart", "box", 2,
        content: [.init(name: "children", items: .list([.view(TreeFixtures.view("slot", "trailing", 3))]))]),
      TreeFixtures.view("button", "open", 4, [:], ["click": "opened"]),
    ])
    let loaded = try load(scene([use("a")], [newer]))
    #expect(
      loaded.omissions == [
        .unknownPart("trailing", element: "Row", line: 3), .unknownElement("chart", line: 2),
      ])
    #expect(ids(loaded) == ["a"])
  }

  @Test func componentsOfUnusedFallbacksDoNotCount() throws {
    var inner = TreeFixtures.tree("Big", controller: "component", content: .views([]))
    inner.conditions = (0..<3000).map { .init(name: "c\($0)", test: .isTrue("screen.width")) }
    let uses = (0..<100).map { place in
      var label = Self.label
      label.id = "label\(place)"
      label.fallback = .view(TreeFixtures.view("Big", "big\(place)", 2), handlers: [], groups: [])
      return label
    }
    #expect(try load(scene(uses, [inner])).omissions.isEmpty)
    var charts = uses
    for index in charts.indices { charts[index].element = "chart" }
    let error = #expect(throws: SceneLoadingError.self) { try load(scene(charts, [inner])) }
    #expect(error?.problems.first == .tooManyParts(maximum: SceneComponents.maximumParts))
  }

}
