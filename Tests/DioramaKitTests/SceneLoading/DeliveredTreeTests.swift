import DioramaTree
import Testing

@testable import DioramaKit

/// Trees with names that the loader does not know.
@MainActor
struct DeliveredTreeTests {
  static let label = TreeFixtures.view("label", "caption", 9, ["text": .literal("Sales")])

  func load(
    _ tree: RuntimeTree, parameters: [String: Any?] = [:], state: [String: Any?] = [:],
    handlers: SceneHandlers = SceneHandlers()
  ) throws(SceneLoadingError) -> any LoadedScene {
    var loader = SceneLoader()
    loader.policy = .delivered
    return try loader.load(tree, parameters: parameters, state: state, handlers: handlers)
  }

  func chart(
    _ fallback: RuntimeTree.View? = nil, handlers: [RuntimeTree.Handler] = [],
    groups: [RuntimeTree.Group] = []
  ) -> RuntimeTree.View {
    var view = TreeFixtures.view(
      "chart", "sales", 2, ["kind": .enumeration("pie")], ["zoomed": "salesZoomed"])
    view.fallback = fallback.map { .view($0, handlers: handlers, groups: groups) }
    return view
  }

  private func stack(_ id: String, _ views: [RuntimeTree.View]) -> RuntimeTree.View {
    TreeFixtures.view(
      "stack", id, 5, content: [.init(name: "children", items: .list(views.map { .view($0) }))])
  }

  private func tree(_ views: [RuntimeTree.View]) -> RuntimeTree {
    TreeFixtures.tree(
      "Report", handlers: [TreeFixtures.handler("salesZoomed", ["Double"])], content: .views(views))
  }

  func ids(_ scene: any LoadedScene) -> [String] { scene.viewsByID.keys.sorted() }

  // MARK: Elements

  @Test func aFallbackTakesThePlaceOfAnUnknownElement() throws {
    var label = Self.label
    label.id = "sales"
    let tree = tree([chart(label)])
    let scene = try load(tree)
    #expect(scene.view("sales", as: UILabel.self)?.text == "Sales")
    #expect(scene.omissions == [.unknownElement("chart", line: 2)])
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(tree) }
  }

  @Test func aFallbackOfAKnownElementIsNotUsed() throws {
    var stack = stack("box", [Self.label])
    stack.fallback = .view(
      TreeFixtures.view("chart", "sales", 8), handlers: [TreeFixtures.handler("none", [])], groups: [])
    for policy in [SceneLoadingPolicy.bundled, .delivered] {
      var loader = SceneLoader()
      loader.policy = policy
      let scene = try loader.load(TreeFixtures.tree("Report", content: .views([stack])))
      #expect(ids(scene) == ["box", "caption"])
      #expect(scene.omissions.isEmpty)
    }
  }

  @Test func theNearestFallbackCounts() throws {
    var inner = TreeFixtures.view("map", "map", 3)
    inner.fallback = .view(chart(Self.label), handlers: [], groups: [])
    #expect(ids(try load(tree([inner]))) == ["caption"])
    // A fallback that is unknown itself, and the one around it.
    inner.fallback = .view(chart(), handlers: [], groups: [])
    var outer = stack("outer", [stack("inner", [inner, TreeFixtures.view("label", "title", 4)])])
    outer.fallback = .view(Self.label, handlers: [], groups: [])
    let scene = try load(tree([outer, TreeFixtures.view("label", "total", 5)]))
    #expect(ids(scene) == ["caption", "total"])
    #expect(scene.omissions == [.unknownElement("map", line: 3), .unknownElement("chart", line: 2)])
  }

  @Test func withoutAFallbackNothingIsShown() throws {
    let scene = try load(tree([stack("box", [chart(), Self.label])]))
    #expect(ids(scene) == ["box", "caption"])
    #expect(scene.view("box", as: UIStackView.self)?.arrangedSubviews.count == 1)
  }

  @Test func rowsHaveFallbacks() throws {
    var row = TreeFixtures.view("slider", "volume", 2)
    row.element = "sliderCell"
    row.fallback = .view(
      TreeFixtures.view("cell", "volume", 3, ["title": .literal("Volume")]), handlers: [], groups: [])
    let scene = try load(TreeFixtures.table([TreeFixtures.view("sliderCell", "none", 1), row]))
    #expect(scene.view("volume", as: UITableViewCell.self)?.textLabel?.text == "Volume")
    #expect((scene as? UITableViewController)?.tableView.numberOfRows(inSection: 0) == 1)
    // A view is not a row.
    row.fallback = .view(Self.label, handlers: [], groups: [])
    #expect(throws: SceneLoadingError(problems: [.unknownElement("label", line: 9)])) {
      try load(TreeFixtures.table([row]))
    }
  }

  // MARK: Parts

  @Test func unknownPartsAreLeftOut() throws {
    var view = TreeFixtures.view(
      "label", "caption", 3, ["text": .literal("Sales"), "angle": .integer(1)], ["rotated": "salesZoomed"],
      roles: [.init(name: "guide", fills: ["guide"], source: .type("Guide"))],
      content: [.init(name: "badges", items: .list([.view(chart())]))])
    view.edits = [.init(attribute: "text", state: "title")]
    var tree = tree([view])
    tree.layout = [.init(name: "flow", value: .boolean(true)), .init(name: "spacing", value: .integer(8))]
    let scene = try load(tree)
    #expect(scene.view("caption", as: UILabel.self)?.text == "Sales")
    #expect(
      scene.omissions == [
        .unknownPart("angle", element: "label", line: 3), .unknownPart("guide", element: "label", line: 3),
        .unknownPart("rotated", element: "label", line: 3), .unknownPart("badges", element: "label", line: 3),
        .uneditablePart("text", element: "label", line: 3),
        .unknownPart("flow", element: "layout", line: nil),
      ])
  }

  @Test(arguments: [
    ("alignment", Value.enumeration("diagonal")), ("textColor", .color(.named("systemPlaid"))),
    ("textColor", .color(.adaptive(light: .named("red"), dark: .named("systemPlaid")))),
    ("font", .font(.style("title9"))), ("font", .font(.system(size: 12, weight: "heaviest"))),
    ("font", .font(.system(size: 12, weight: "bold", relativeTo: "title9"))),
    ("font", .font(.named("Avenir", size: 12, relativeTo: ""))),
    ("alignment", .choice(.isTrue("flag"), then: .enumeration("left"), otherwise: .enumeration("diagonal"))),
  ])
  func anUnknownCaseLeavesTheDefault(attribute: String, value: Value) throws {
    var changing = ChangingScene([TreeFixtures.view("label", "caption", 2)])
    changing.state("flag", ParameterType(.boolean), .boolean(true))
    if case .choice = value {
      changing.change("caption", ["alignment": value])
    } else {
      changing.tree.content = .views([TreeFixtures.view("label", "caption", 2, [:])])
      if case .views(var views) = changing.tree.content {
        views[0].attributes = [.init(name: attribute, value: value)]
        changing.tree.content = .views(views)
      }
    }
    let omission = SceneLoadingProblem.unexpectedValue(part: attribute, element: "label", line: 2)
    #expect(changing.problems() == [omission])
    let scene = try load(changing.tree)
    #expect(scene.omissions == [omission])
    let (label, plain) = (scene.view("caption", as: UILabel.self), UILabel())
    #expect(label?.textAlignment == plain.textAlignment && label?.textColor == plain.textColor)
    #expect(label?.font == plain.font)
    try scene.update(["flag": false])
    #expect(label?.textAlignment == plain.textAlignment)
  }

  /// One branch is of another type, and one is a case that only newer apps have.
  @Test func anUnknownCaseBesideAMalformedValueStaysAProblem() {
    var changing = ChangingScene([TreeFixtures.view("label", "caption", 2)])
    changing.state("flag", .boolean, .boolean(true))
    changing.change(
      "caption",
      ["alignment": .choice(.isTrue("flag"), then: .integer(1), otherwise: .enumeration("diagonal"))])
    #expect(
      throws: SceneLoadingError(problems: [.unexpectedValue(part: "alignment", element: "label", line: 2)])
    ) { try load(changing.tree) }
  }

  @Test func knownButMalformedPartsStayProblems() {
    let views = [
      TreeFixtures.view("label", "caption", 2, ["text": .integer(1), "angle": .integer(1)]),
      TreeFixtures.view("button", "send", 3, [:], ["click": "salesZoomed"]),
      TreeFixtures.view("avatar", "me", 4),
    ]
    let error = #expect(throws: SceneLoadingError.self) { try load(tree(views)) }
    #expect(
      error?.problems == [
        .missingHandler("salesZoomed", type: "(Double) -> Void"),
        .unexpectedValue(part: "text", element: "label", line: 2),
        .unmetConstraint(.exactlyOneOf(["url"]), element: "avatar", line: 4),
        .unmetConstraint(.exactlyOneOf(["uid", "tapped"]), element: "avatar", line: 4),
      ])
  }

  @Test func unknownPartsOfRoles() throws {
    func row(_ members: [(String, Value)], _ methods: [String] = []) -> RuntimeTree {
      TreeFixtures.table([
        TreeFixtures.cell(
          "wifi", 2,
          [
            .init(
              name: "viewModel", fills: ["dataSource", "delegate"],
              source: .inline(
                attributes: [
                  .init(name: "title", value: .literal("Wi-Fi")),
                  .init(name: "switchOn", value: .boolean(true)),
                ] + members.map { .init(name: $0.0, value: $0.1) },
                handlers: methods.map { .init(event: $0, method: "changed") }))
          ])
      ])
    }
    #expect(try SceneLoader().load(row([])).omissions.isEmpty)
    let unknown = row(
      [("shape", .integer(1)), ("switchColor", .color(.named("systemPlaid")))], ["onSwitchHeld"])
    let problems: [SceneLoadingProblem] = [
      .unexpectedValue(part: "switchColor", element: "switchCell.viewModel", line: 2),
      .unknownPart("shape", element: "switchCell.viewModel", line: 2),
      .unknownPart("onSwitchHeld", element: "switchCell.viewModel", line: 2),
    ]
    let bundled = #expect(throws: SceneLoadingError.self) { try SceneLoader().load(unknown) }
    #expect(bundled?.problems == problems)
    let scene = try load(unknown)
    #expect(scene.omissions == problems)
    let cell = scene.view("wifi", as: SwitchWithTextTableViewCell.self)
    #expect(cell?.switchControl.onTintColor == .purple && cell?.textLabel?.text == "Wi-Fi")
  }

  @Test(arguments: [("table", "style"), ("button", "type")])
  func anUnknownInitialCaseLeavesTheDefault(element: String, attribute: String) throws {
    let content = [RuntimeTree.Slot(name: "rows", items: .list([]))]
    var view = TreeFixtures.view(element, "it", 2, content: element == "table" ? content : [])
    view.attributes.append(.init(name: attribute, value: .enumeration("round")))
    let tree = TreeFixtures.tree("Report", content: .views([view]))
    let omission = SceneLoadingProblem.unexpectedValue(part: attribute, element: element, line: 2)
    let scene = try load(tree)
    #expect(scene.omissions == [omission])
    #expect((scene.view("it") as? UITableView).map { $0.style == .plain } ?? true)
    #expect((scene.view("it") as? UIButton).map { $0.buttonType == .system } ?? true)
    #expect(throws: SceneLoadingError(problems: [omission])) { try SceneLoader().load(tree) }
    // Anything but a case stays a problem.
    view.attributes[view.attributes.count - 1].value = .integer(1)
    let malformed = TreeFixtures.tree("Report", content: .views([view]))
    #expect(throws: SceneLoadingError.self) { try load(malformed) }
  }

  /// A handler that only an unknown method of a role calls is not needed, unless something else calls it, too.
  @Test func nothingIsCalledByUnknownMethodsOfRoles() throws {
    func row(_ id: String, _ methods: [String: String]) -> RuntimeTree.View {
      let source = RuntimeTree.RoleBinding.Source.inline(
        attributes: [
          .init(name: "title", value: .literal("Wi-Fi")), .init(name: "switchOn", value: .boolean(true)),
        ], handlers: methods.map { .init(event: $0.key, method: $0.value) })
      return TreeFixtures.cell(
        id, 2, [.init(name: "viewModel", fills: ["dataSource", "delegate"], source: source)])
    }
    let handlers = [TreeFixtures.handler("held", ["Bool"])]
    let unknown = TreeFixtures.table([row("wifi", ["onSwitchHeld": "held"])], handlers: handlers)
    let scene = try load(unknown)
    #expect(
      scene.omissions == [.unknownPart("onSwitchHeld", element: "switchCell.viewModel", line: 2)])
    let both = TreeFixtures.table(
      [row("wifi", ["onSwitchHeld": "held"]), row("sound", ["onSwitchToggleOn": "held"])], handlers: handlers)
    #expect(
      throws: SceneLoadingError(problems: [.missingHandler("held", type: "(Bool) -> Void")])
    ) { try load(both) }
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(unknown) }
  }

  // MARK: State

  @Test func nothingIsNeededForWhatIsLeftOut() throws {
    var changing = ChangingScene([
      TreeFixtures.view("chart", "sales", 2, ["from": .parameter("start")]),
      TreeFixtures.view("label", "caption", 3),
    ])
    changing.parameter("start", .date)
    changing.state("photo", ParameterType(.url))
    changing.state("account", ParameterType(.swift("Account")))
    changing.state("title", ParameterType(.string), .literal("Sales"))
    changing.derived("total", ParameterType(.integer))
    changing.condition("isRich", .atLeast("total", 1000))
    changing.condition("isPoor", .not(.isTrue("isRich")))
    changing.change("sales", ["photo": .state("photo"), "account": .state("account")])
    changing.change("sales", ["glow": .choice(.isTrue("isPoor"), then: .integer(1), otherwise: .integer(2))])
    changing.change("caption", ["text": .state("title"), "angle": .state("total")])
    let scene = try load(changing.tree)
    #expect(scene.view("caption", as: UILabel.self)?.text == "Sales")
    try scene.update(["title": "Profit"])
    #expect(scene.view("caption", as: UILabel.self)?.text == "Profit")
    #expect(
      scene.omissions == [
        .unknownElement("chart", line: 2), .unknownPart("angle", element: "label", line: 3),
      ])
    // A statement about a view that never was stays a problem.
    changing.change("other", ["text": .state("title")])
    #expect(throws: SceneLoadingError(problems: [.unknownSubject("other")])) { try load(changing.tree) }
  }

  /// The tree does not say which state a derived value reads.
  @Test func stateOfARegisteredTypeIsKept() throws {
    struct Account: Equatable { let name: String }
    var changing = ChangingScene([
      TreeFixtures.view("label", "caption", 2, ["angle": .integer(1)])
    ])
    changing.state("account", ParameterType(.swift("Account"), isOptional: true))
    changing.derived("name", .string)
    changing.change("caption", ["text": .state("name")])
    var loader = SceneLoader()
    loader.policy = .delivered
    loader.types.registerStateType(Account.self)
    loader.derive("name", in: "Changing") { ($0["account"] as? Account)?.name ?? "Nobody" }
    let scene = try changing.load(loader)
    #expect(scene.view("caption", as: UILabel.self)?.text == "Nobody")
    try scene.update(["account": Account(name: "Ada")])
    #expect(scene.view("caption", as: UILabel.self)?.text == "Ada")
    loader.types = SceneTypes()
    #expect(try changing.load(loader).values.isEmpty)
  }

  @Test func whatOnlyKnownWordsNeedIsStillNeeded() {
    var changing = ChangingScene([TreeFixtures.view("chart", "sales", 2), Self.label])
    changing.parameter("title", .string)
    changing.change("caption", ["textColor": .state("tint")])
    changing.state("tint", ParameterType(.color))
    changing.tree.layout = [.init(name: "spacing", value: .parameter("title"))]
    let error = #expect(throws: SceneLoadingError.self) { try load(changing.tree) }
    #expect(error?.problems.contains(.missingParameter("title", type: "string")) == true)
    #expect(error?.problems.contains(.missingState("tint", type: "color")) == true)
  }

  @Test func aFallbackChangesAndCalls() throws {
    var changing = ChangingScene([chart()])
    changing.state("title", ParameterType(.string), .literal("Sales"))
    changing.change("sales", ["kind": .state("title")])
    var button = TreeFixtures.view("button", "sales", 4, [:], ["click": "listTapped"])
    button.attributes = []
    let group = RuntimeTree.Group(
      reads: ["title"],
      statements: [
        .init(about: .view("sales"), attributes: [.init(name: "title", value: .state("title"))])
      ])
    changing.tree.content = .views([
      chart(button, handlers: [TreeFixtures.handler("listTapped", ["UIButton"])], groups: [group])
    ])
    changing.tree.handlers = [TreeFixtures.handler("salesZoomed", ["Double"])]
    #expect(
      throws: SceneLoadingError(problems: [.missingHandler("listTapped", type: "(UIButton) -> Void")])
    ) { try load(changing.tree) }
    var taps = 0
    var handlers = SceneHandlers()
    handlers.set("listTapped") { (_: UIButton) in taps += 1 }
    let scene = try load(changing.tree, handlers: handlers)
    let shown = try #require(scene.view("sales", as: UIButton.self))
    #expect(shown.title(for: .normal) == "Sales")
    try scene.update(["title": "Profit"])
    #expect(shown.title(for: .normal) == "Profit")
    shown.tap()
    #expect(taps == 1)
  }

  @Test func unknownInputsAreLeftOut() throws {
    let tree = tree([Self.label])
    var plain = tree
    plain.handlers = []
    let scene = try load(plain, parameters: ["name": 1], state: ["title": "a"])
    #expect(scene.omissions == [.unknownParameter("name"), .unknownState("title")])
    #expect(throws: SceneLoadingError.self) { try SceneLoader().load(plain, parameters: ["name": 1]) }
  }

  // MARK: Versions

  @Test func aNewerReleaseIsReportedWithWhatIsUnknown() throws {
    var newer = tree([chart()])
    newer.needs = ReleaseVersion("999.1")
    let release = "999.1"
    let scene = try load(newer)
    #expect(scene.omissions == [.newerRelease(release), .unknownElement("chart", line: 2)])
    let error = #expect(throws: SceneLoadingError.self) { try SceneLoader().load(newer) }
    #expect(error?.problems.first == .newerRelease(release))
    #expect(error?.description.hasPrefix("the tree uses names from release 999.1; this is release") == true)
    newer.handlers = []
    newer.content = .views([Self.label])
    #expect(try SceneLoader().load(newer).omissions.isEmpty)
  }

  @Test func treesWithFallbacksAreWrittenAndRead() throws {
    var inner = Self.label
    inner.fallback = .view(chart(), handlers: [], groups: [])
    var written = tree([
      chart(
        inner, handlers: [TreeFixtures.handler("listTapped", ["UIButton"])],
        groups: [.init(reads: ["a"], statements: [.init(about: .layout, attributes: [])])])
    ])
    written.needs = ReleaseVersion("1.2.3")
    let read = try RuntimeTree(json: JSON(parsing: written.serialized))
    #expect(read == written)
  }
}
