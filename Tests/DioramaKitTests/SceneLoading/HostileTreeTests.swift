import DioramaGrammar
import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Trees that the compiler would not write: every part of every element with values of the wrong kind or size. The
/// loader rejects them or makes a working scene; it never crashes the app.
@MainActor
struct HostileTreeTests {
  private static let grammar = Grammar.language()
  nonisolated private static let elements = Grammar.language().elementNames

  private static let values: [Value] = [
    .literal(""), .literal(String(repeating: "e\u{301}", count: 5000)), .localized(""), .boolean(true),
    .text([.parameter("missing")]), .text([.parameter("anything"), .literal("\u{0}"), .parameter("none")]),
    .integer(.min), .integer(-1), .integer(.max), .number(.nan), .number(-.infinity),
    .number(.greatestFiniteMagnitude), .number(-0.0), .url(""), .url("https://[[]/"), .url("//"),
    .url("\u{0}"),
    .color(.named("")), .color(.rgba(.max)), .color(.asset("")),
    .color(.adaptive(light: .named("red"), dark: .adaptive(light: .asset("x"), dark: .named("none")))),
    .font(.system(size: .nan, weight: "bold")), .font(.system(size: 12, weight: "")), .font(.style("none")),
    .font(.named("", size: -.infinity)), .image(.symbol("")), .image(.asset("")), .enumeration(""),
    .enumeration("fill"), .insets(Insets(all: .nan)), .size(Size(width: .nan, height: -.infinity)), .date(""),
    .relative(RelativeSize(view: "", dimension: .width, multiplier: .nan, constant: .infinity)),
    .date("2026-02-30"),
    .date("9999-12-31T23:59:59-23:59"), .date("1583-01-01"), .list([]),
    .list([.literal("a"), .integer(1), .list([.list([])])]), .list([.parameter("none")]), .parameter(""),
    .parameter("missing"), .parameter("none"), .parameter("anything"), .parameter("texts"),
    .parameter("number"),
  ]

  private static let handlers: SceneHandlers = {
    var handlers = SceneHandlers()
    handlers.set("answer") { (_: Int, _: String) in UIView() }
    return handlers
  }()

  private func scene(_ views: [RuntimeTree.View], asTable: Bool = false) throws -> any LoadedScene {
    let section = RuntimeTree.Section(header: .parameter("texts"), footer: .integer(1), rows: views)
    return try load(asTable ? .sections([section]) : .views(views), controller: asTable ? "table" : "view")
  }

  private func load(
    _ content: RuntimeTree.Content, layout: [RuntimeTree.Attribute] = [], controller: String = "view"
  ) throws -> any LoadedScene {
    let types: KeyValuePairs<String, ParameterType> = [
      "none": ParameterType(.string, isOptional: true), "anything": ParameterType(.swift("Any")),
      "texts": ParameterType(.string, isList: true), "number": ParameterType(.number),
    ]
    let tree = RuntimeTree(
      scene: "", source: "", summary: nil, controller: controller,
      parameters: types.map { .init(name: $0.key, type: $0.value, defaultValue: nil, summary: nil) },
      handlers: [TreeFixtures.handler("answer", ["Int", "String"], result: "UIView")], layout: layout,
      content: content)
    return try SceneLoader().load(
      tree, parameters: ["anything": UIView.self, "texts": ["a", ""], "number": Double.nan],
      handlers: Self.handlers)
  }

  /// Shows a scene and uses every part of it as a user would.
  private func use(_ scene: any LoadedScene) {
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    use(scene.view)
    window.rootViewController = nil
  }

  private func use(_ view: UIView) {
    let constants = view.constraints.map(\.constant) + [view.alpha]
    #expect(constants.filter { !$0.isFinite } == [], "\(view)")
    view.tap()
    switch view {
    case let field as UITextField:
      field.type("ab")
      field.pressBackspace()
      field.pressReturn()
    case let segments as UISegmentedControl: segments.tapSegment(at: 1)
    case let slider as UISlider: slider.slide(to: 3)
    case let picker as UIDatePicker: picker.pick(.distantFuture)
    case let table as UITableView:
      table.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows ?? [] { table.tapRow(at: path) }
    default: break
    }
    for view in view.subviews { use(view) }
  }

  private static var made = 0

  private func view(
    _ element: String, _ attributes: [(String, Value)] = [], events: [String] = [],
    roles: [RuntimeTree.RoleBinding] = [], content: [RuntimeTree.Slot] = []
  ) -> RuntimeTree.View {
    Self.made += 1
    return RuntimeTree.View(
      element: element, swiftClass: "", id: "view\(Self.made)", line: .min,
      attributes: attributes.map { RuntimeTree.Attribute(name: $0.0, value: $0.1) }, roles: roles,
      handlers: events.map { .init(event: $0, method: "answer") }, content: content)
  }

  @Test func idsAreUnique() {
    let views = [TreeFixtures.view("label", "go", 2), TreeFixtures.view("label", "go", 3)]
    let error = #expect(throws: SceneLoadingError.self) {
      try SceneLoader().load(TreeFixtures.tree("Twice", content: .views(views)))
    }
    #expect(error?.problems == [.duplicateName("go")])
  }

  /// A method that the scene does not declare is not called, even if the app has set a handler.
  @Test func handlersAreDeclared() {
    let button = TreeFixtures.view("button", "go", 2, [:], ["click": "undeclared"])
    var handlers = SceneHandlers()
    handlers.set("undeclared") {}
    let error = #expect(throws: SceneLoadingError.self) {
      try SceneLoader().load(TreeFixtures.tree("Calls", content: .views([button])), handlers: handlers)
    }
    #expect(error?.problems.contains(.unknownName("undeclared")) == true)
  }

  @Test(arguments: elements) func anyValueOfAnyAttribute(element: String) throws {
    let kind = try #require(Self.grammar.element(named: element))
    let asRow = kind.placement == .row
    for attribute in kind.attributes {
      for value in try Self.values.spread(attribute, over: kind) {
        if let scene = try? scene([view(element, [(attribute.name, value)])], asTable: asRow) { use(scene) }
      }
      // Twice: the second time with another part, and next to a view with the same id.
      let twice = view(element, [(attribute.name, .integer(1)), (attribute.name, .boolean(true))])
      if let scene = try? scene([twice, twice], asTable: asRow) { use(scene) }
    }
  }

  @Test(arguments: elements) func anyHandlerOfAnyEvent(element: String) throws {
    let kind = try #require(Self.grammar.element(named: element))
    for event in kind.events {
      let view = view(element, events: [event.name, event.name, ""])
      _ = try? scene([view], asTable: kind.placement == .row)
      // The result has another type than the event expects.
      let answered = self.view(element, events: [event.name])
      if let scene = try? scene([answered], asTable: kind.placement == .row) { use(scene) }
    }
  }

  @Test(arguments: elements) func anythingInside(element: String) throws {
    let items: [[RuntimeTree.Slot.Item]] = [
      [], [.text(.literal("a")), .text(.integer(1))], [.view(view("cell")), .view(view("cell"))],
      [.view(view("label")), .view(view("table"))], [.view(view("scroll")), .text(.parameter("texts"))],
    ]
    for slot in ["rows", "children", ""] {
      let slots =
        items.map { RuntimeTree.Slot(name: slot, items: .list($0)) }
        + [
          RuntimeTree.Slot(name: slot, items: .parameter("texts")),
          .init(name: slot, items: .parameter("none")),
        ]
      for content in slots.map({ [$0] }) + [slots] {
        let rows = view(element, events: ["numberOfRows", "numberOfSections"], content: content)
        for view in [view(element, content: content), rows] {
          for asTable in [false, true] {
            if let scene = try? scene([view], asTable: asTable) { use(scene) }
          }
        }
      }
    }
  }

  /// Fallbacks and releases as a hostile document has them.
  @Test func fallbacksAndReleasesAreReadStrictly() {
    func tree(_ needs: String, fallback: String) -> RuntimeTree? {
      let view = #"{"element": "label", "class": "", "line": 1, "attributes": {}"#
      let other = fallback.replacingOccurrences(of: "VIEW", with: view + "}")
      let document = #"""
        {"diorama": 2, "needs": \#(needs), "scene": "A", "source": "A", "controller": "view", "parameters": [],
         "handlers": [], "views": [\#(view), "fallback": \#(other)}]}
        """#
      return try? RuntimeTree(json: JSON(parsing: document.utf8))
    }
    #expect(tree(#""1.2""#, fallback: #"{"body": VIEW}"#) != nil)
    for needs in ["1.2", #""""#, #""1.2.3.4""#, #""-1""#, #""1.9999999""#, "null", "[]"] {
      #expect(tree(needs, fallback: #"{"body": VIEW}"#) == nil, "\(needs)")
    }
    for fallback in [
      "VIEW", "[]", "null", "{}", #"{"body": []}"#, #"{"body": VIEW, "more": 1}"#,
      #"{"body": VIEW, "groups": {}}"#,
      #"{"body": VIEW, "handlers": [{}]}"#,
    ] {
      #expect(tree(#""1.2""#, fallback: fallback) == nil, "\(fallback)")
    }
  }

  /// A key without an entry is a format, too. A small tree must not become a text that fills the memory.
  @Test(arguments: ["%2000000000d", "%.2000000000f", "%-2000000000@", "%*d", "%1$.*f"])
  func formatsWithHugeWidths(_ key: String) throws {
    let document = #"""
      {"diorama": 2, "scene": "A", "source": "A", "controller": "view", "parameters": [], "handlers": [],
       "views": [{"element": "label", "class": "UILabel", "id": "text", "line": 1,
                  "attributes": {"text": {"localized": {"key": "\#(key)", "arguments": ["x"]}}}}]}
      """#
    var loader = SceneLoader()
    loader.policy = .delivered
    #expect(try loader.load(Data(document.utf8)).view("text", as: UILabel.self)?.text == key)
  }

  /// Fallbacks in fallbacks, up to the depth of a document, with and without any that can be shown.
  @Test(arguments: ["label", "chart"]) func fallbacksInFallbacks(last: String) throws {
    func document(_ depth: Int) -> Data {
      let view = { (element: String) in
        #"{"element": "\#(element)", "class": "", "line": 1, "attributes": {}"#
      }
      let chain =
        String(repeating: view("chart") + #", "fallback": {"body": "#, count: depth) + view(last)
        + String(repeating: "}}", count: depth) + "}"
      let document = #"""
        {"diorama": 2, "scene": "A", "source": "A", "controller": "view", "parameters": [], "handlers": [],
         "views": [\#(chain)]}
        """#
      return Data(document.utf8)
    }
    var loader = SceneLoader()
    loader.policy = .delivered
    let scene = try loader.load(document(190))
    #expect(scene.omissions.count == (last == "label" ? 190 : 191))
    let stack = scene.view.subview(type: UIStackView.self)
    #expect(stack?.arrangedSubviews.count == (last == "label" ? 1 : 0))
    #expect(throws: SceneLoadingError.self) { try loader.load(document(191)) }
  }

  /// Views with fallbacks in views with fallbacks, all of which miss something: each is visited once.
  @Test(arguments: [true, false]) func fallbacksThatLackSomething(isAnyShown: Bool) throws {
    var view = RuntimeTree.View(
      element: "chart", swiftClass: "", id: nil, line: 1, attributes: [], roles: [], handlers: [], content: []
    )
    for depth in 0..<60 {
      var outer = view
      outer.element = "stack"
      outer.content = [.init(name: "children", items: .list([.view(view)]))]
      var fallback = outer
      fallback.element = isAnyShown && depth == 30 ? "stack" : "chart"
      fallback.fallback = nil
      fallback.content = []
      outer.fallback = .view(fallback, handlers: [], groups: [])
      view = outer
    }
    var loader = SceneLoader()
    loader.policy = .delivered
    let tree = RuntimeTree(
      scene: "", source: "", summary: nil, controller: "view", parameters: [], handlers: [], layout: [],
      content: .views([view]))
    let missing = SceneLoadingProblem.unknownElement("chart", line: 1)
    #expect(
      try loader.load(tree).omissions == Array(repeating: missing, count: isAnyShown ? 31 : 61))
  }

  @Test func anyRoleFilledByAnything() {
    let sources: [RuntimeTree.RoleBinding.Source] = [
      .type(""), .type("Int"), .parameter("missing"), .parameter("anything"), .parameter("none"),
      .inline(attributes: [], handlers: [.init(event: "onSwitchToggleOn", method: "answer")]),
      .inline(
        attributes: [.init(name: "title", value: .integer(1)), .init(name: "", value: .list([]))],
        handlers: []),
    ]
    for source in sources {
      for fills in [[], ["viewModel"], ["dataSource", "delegate"], ["dataSource", "dataSource"], [""]] {
        let role = RuntimeTree.RoleBinding(name: "dataSource", fills: fills, source: source)
        for element in ["switchCell", "cell", "label"] {
          if let scene = try? scene([view(element, roles: [role, role])], asTable: element != "label") {
            use(scene)
          }
        }
      }
    }
  }

  @Test func anyLayout() throws {
    for name in ["axis", "spacing", "padding", "alignment", "distribution", ""] {
      for value in Self.values {
        let layout = [RuntimeTree.Attribute(name: name, value: value)]
        if let scene = try? load(.views([view("label"), view("scroll")]), layout: layout) { use(scene) }
      }
    }
  }

  @Test func emptyAndHugeScenes() throws {
    use(try load(.views([])))
    use(try load(.sections([]), controller: "table"))
    use(try load(.views((0..<2000).map { _ in view("label", [("text", .literal("a"))]) })))
    let sections = Array(repeating: RuntimeTree.Section(header: nil, footer: nil, rows: []), count: 2000)
    use(try load(.sections(sections), controller: "table"))
  }

  @Test func aMissingImageIsNil() throws {
    for value in [Value.image(.symbol("")), .image(.asset(""))] {
      let image = try scene([view("imageView", [("image", value)])]).viewsByID.values.first as? UIImageView
      #expect(image != nil && image?.image == nil)
      let button = try scene([view("button", [("image", value)])]).viewsByID.values.first as? UIButton
      #expect(button != nil && button?.currentImage == nil)
    }
  }

  @Test func invalidDistancesAreIgnored() throws {
    let scene = try load(
      .views([view("label")]),
      layout: [
        .init(name: "padding", value: .insets(Insets(all: .nan))),
        .init(name: "spacing", value: .number(.nan)),
      ])
    #expect(scene.view.constraints.allSatisfy { $0.constant == 0 })
    let controller = UIViewController()
    controller.layOut(
      [UILabel()], spacing: .nan,
      padding: NSDirectionalEdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan))
    #expect(controller.view.constraints.allSatisfy { $0.constant == 0 })
    #expect(controller.view.subview(type: UIStackView.self)?.spacing == 0)
  }
}
