import DioramaTree
import Testing

@testable import DioramaKit

/// A model of an app.
private final class Model: Equatable, Sendable {
  let name: String

  init(_ name: String) { self.name = name }

  static func == (left: Model, right: Model) -> Bool { left.name == right.name }
}

/// Loaded scenes whose state changes.
@MainActor
struct SceneStateTests {
  private typealias Views = [RuntimeTree.View]

  private static func label(_ id: String = "text") -> RuntimeTree.View {
    TreeFixtures.view("label", id, 2)
  }

  private func label(_ scene: any LoadedScene, _ id: String = "text") -> UILabel? { scene.view(id) }

  // MARK: Values

  @Test func whatIsNotGivenHasTheTreesDefault() throws {
    var changing = ChangingScene([Self.label()])
    changing.state("name", .string, .literal("Ada"))
    changing.state("failure", .optionalString)
    changing.state("age", .integer)
    changing.state("phase", .cases("phase", ["editing", "sending"]), .enumeration("editing"))
    let scene = try changing.load(state: ["age": 36])
    #expect(scene.values["name"] as? String == "Ada" && scene.values["age"] as? Int == 36)
    #expect(scene.values["phase"] as? String == "editing")
    #expect(scene.values.keys.sorted() == ["age", "failure", "name", "phase"])
    #expect(scene.values["failure"]?.flatMap(\.self) == nil)
    #expect(
      changing.problems(state: ["name": 1, "phase": "gone", "other": true]) == [
        .stateOfWrongType("name", expected: "string", given: "Int"), .missingState("age", type: "integer"),
        .unknownCase("gone", of: "phase"), .unknownState("other"),
      ])
  }

  @Test func aChangeIsMadeAsAWholeOrNotAtAll() throws {
    var changing = ChangingScene([Self.label()])
    changing.state("name", .string, .literal("Ada"))
    changing.state("failure", .optionalString)
    changing.state("isBusy", .boolean, .boolean(false))
    changing.state("phase", .cases("phase", ["editing", "sending"]), .enumeration("editing"))
    let scene = try changing.load()
    let problems: [SceneLoadingProblem] = [
      .stateOfWrongType("isBusy", expected: "boolean", given: "nil"), .unknownState("missing"),
      .stateOfWrongType("name", expected: "string", given: "Int"), .unknownCase("gone", of: "phase"),
    ]
    #expect(throws: SceneLoadingError(problems: problems)) {
      try scene.update(["failure": "offline", "name": 1, "isBusy": nil, "phase": "gone", "missing": 2])
    }
    #expect(scene.values["failure"]?.flatMap(\.self) == nil)
    try scene.update(["failure": "offline", "phase": "sending"])
    #expect(scene.values["failure"] as? String == "offline" && scene.values["phase"] as? String == "sending")
    try scene.update(["failure": nil])
    #expect(scene.values["failure"]?.flatMap(\.self) == nil)
    try scene.update(["failure": String?.some("again") as Any])
    #expect(scene.values["failure"] as? String == "again")
  }

  // MARK: Groups

  @Test func nilAtFirstThenAValueThenNil() throws {
    var changing = ChangingScene([Self.label()])
    changing.state("failure", .optionalString)
    changing.change("text", ["text": .state("failure"), "shown": .test(.isTrue("failure"))])
    let scene = try changing.load()
    #expect(label(scene)?.text == nil && label(scene)?.isHidden == true && !scene.isViewLoaded)
    try scene.update(["failure": "offline"])
    #expect(label(scene)?.text == "offline" && label(scene)?.isHidden == false)
    scene.loadViewIfNeeded()
    try scene.update(["failure": ""])
    #expect(label(scene)?.text == "" && label(scene)?.isHidden == true)
    try scene.update(["failure": nil])
    #expect(label(scene)?.text == nil && label(scene)?.isHidden == true)
  }

  @Test func everyKindOfValue() throws {
    var changing = ChangingScene([Self.label(), Self.label("other")])
    changing.parameter("isVIP", .boolean)
    changing.state("count", .integer, .integer(0))
    changing.state("share", .number, .number(0.5))
    changing.state("name", .string, .literal(""))
    changing.state("tags", .strings, .list([]))
    changing.state("phase", .cases("phase", ["editing", "sending", "done"]), .enumeration("editing"))
    changing.state("alignment", .cases("textAlignment", ["left", "center"]), .enumeration("center"))
    changing.condition("isLong", .any([.atLeast("name", 3), .not(.atMost("tags", 1))]))
    changing.condition("isVIPAndLong", .all([.isTrue("isVIP"), .isTrue("isLong")]))
    changing.change(
      "text",
      [
        "text": .text([
          .state("count"), .literal(" "), .state("share"), .literal(" "), .state("phase"), .state("name"),
        ]),
        "textColor": .choice(
          .when("phase", isOneOf: [.enumeration("sending"), .enumeration("done")]),
          then: .color(.named("red")),
          otherwise: .color(.named("label"))),
        "alignment": .state("alignment"),
        "lines": .selection(
          Selection(
            name: "count",
            cases: [.init(name: "1", value: .integer(1)), .init(name: "-2", value: .integer(2))],
            otherwise: .integer(0))),
        "alpha": .state("share"), "shown": .test(.not(.isTrue("isVIPAndLong"))),
      ])
    changing.change(
      "other",
      [
        "text": .selection(
          Selection(
            name: "phase",
            cases: ["editing", "sending", "done"].map { .init(name: $0, value: .literal("is \($0)")) },
            otherwise: nil))
      ])
    let scene = try changing.load(parameters: ["isVIP": true])
    let text = try #require(label(scene))
    #expect(text.text == "0 0.5 editing" && text.textColor == .label && text.numberOfLines == 0)
    #expect(text.textAlignment == .center && text.alpha == 0.5 && !text.isHidden)
    try scene.update(["phase": "done", "name": "Ada", "count": -2, "alignment": "left", "share": 7])
    #expect(text.text == "-2 7.0 doneAda" && text.textColor == .red && text.numberOfLines == 2)
    #expect(text.textAlignment == .left && text.alpha == 1 && text.isHidden)
    #expect(label(scene, "other")?.text == "is done")
    try scene.update(["name": "", "tags": ["a"], "count": 1, "share": Double.nan])
    #expect(!text.isHidden && text.numberOfLines == 1 && text.alpha == 0)
    try scene.update(["tags": ["a", "b"]])
    #expect(text.isHidden)
    // The default of the attribute is set again.
    try scene.update(["phase": "editing"])
    #expect(text.textColor == .label)
  }

  /// A value is true in the ways that its type has.
  @Test func truth() throws {
    var changing = ChangingScene([Self.label()])
    changing.state("flag", .boolean, .boolean(false))
    changing.state("text", .string, .literal(""))
    changing.state("list", .strings, .list([]))
    changing.state("answer", ParameterType(.boolean, isOptional: true))
    changing.state("words", .optionalString)
    changing.state("when", ParameterType(.date, isOptional: true))
    let names = ["flag", "text", "list", "answer", "words", "when"]
    changing.change(
      "text",
      ["lines": .choice(.any(names.map(DioramaTree.Test.isTrue)), then: .integer(1), otherwise: .integer(0))])
    let scene = try changing.load()
    let values: [(String, [(Any?, Bool)])] = [
      ("flag", [(true, true), (false, false)]), ("text", [("a", true), ("", false)]),
      ("list", [(["", ""], true), ([String](), false)]), ("answer", [(false, true), (nil, false)]),
      ("words", [("a", true), ("", false), (nil, false)]), ("when", [(Date(), true), (nil, false)]),
    ]
    for (name, results) in values {
      for (value, isTrue) in results {
        try scene.update([name: value])
        #expect(label(scene)?.numberOfLines == (isTrue ? 1 : 0), "\(name): \(value as Any)")
      }
    }
  }

  @Test func onlyGroupsWithAChangedInputAreExecuted() throws {
    var changing = ChangingScene((0..<5).map { Self.label("label\($0)") })
    for number in 0..<5 { changing.state("text\(number)", .string, .literal("")) }
    changing.condition("isLong", .atLeast("text0", 2))
    for number in 0..<4 { changing.change("label\(number)", ["text": .state("text\(number)")]) }
    changing.change("label4", ["shown": .state("isLong")])
    let scene: (any LoadedScene)? = try changing.load()
    let rendering = try #require(scene?.loadedScreen.rendering)
    #expect(rendering.groups.map(\.executions) == [1, 1, 1, 1, 1])
    try scene?.update(["text2": "a", "text4": "unseen"])
    #expect(rendering.groups.map(\.executions) == [1, 1, 2, 1, 1])
    try scene?.update(["text2": "a"])
    #expect(rendering.groups.map(\.executions) == [1, 1, 2, 1, 1])
    // A condition is compared by its result.
    try scene?.update(["text0": "a"])
    #expect(rendering.groups.map(\.executions) == [2, 1, 2, 1, 1])
    try scene?.update(["text0": "ab"])
    #expect(rendering.groups.map(\.executions) == [3, 1, 2, 1, 2])
    for number in 0..<100 { try scene?.update(["text1": "\(number)"]) }
    #expect(rendering.groups.map(\.executions) == [3, 101, 2, 1, 2])
    #expect((scene?.viewsByID["label1"] as? UILabel)?.text == "99")
  }

  @Test func aChangeInsideAnAnimationIsShownInIt() throws {
    var changing = ChangingScene([TreeFixtures.view("probe", "text", 2)])
    changing.state("name", .string, .literal(""))
    changing.change("text", ["mark": .state("name")])
    var durations: [TimeInterval] = []
    var loader = SceneLoader()
    var probe = SceneElement("probe", extends: "view") { UIView() }
    probe.attribute("mark", .string) { _, _ in durations.append(UIView.inheritedAnimationDuration) }
    loader.elements.register(probe)
    let scene = try changing.load(loader)
    UIView.animate(withDuration: 0.5) { try? scene.update(["name": "a"]) }
    #expect(durations == [0, 0.5])
  }

  @Test func aHandlerChangesWhatIsBeingShown() throws {
    let field = TreeFixtures.view("textField", "field", 2, [:], ["didChangeSelection": "moved"])
    var changing = ChangingScene(
      [field, Self.label()], handlers: [TreeFixtures.handler("moved", ["UITextField"])])
    changing.state("text", .string, .literal(""))
    changing.state("count", .integer, .integer(0))
    changing.change("text", ["text": .text([.state("count")])])
    changing.change("field", ["text": .state("text")])
    var scene: (any LoadedScene)?
    var handlers = SceneHandlers()
    handlers.set("moved") { (field: UITextField) in
      guard let scene, scene.values["text"] as? String != "last" else { return }
      try? scene.update(["text": "last", "count": 7])
      // It is stored at once, and shown when the current change is.
      #expect(scene.values["text"] as? String == "last" && field.text == "first")
    }
    scene = try changing.load(handlers: handlers)
    try scene?.update(["text": "first", "count": 1])
    #expect(scene?.view("field", as: UITextField.self)?.text == "last")
    #expect(scene?.view("text", as: UILabel.self)?.text == "7")
    scene = nil
  }

  // MARK: Derived values and types of the app

  @Test func derivedValuesAreComputedFromTheState() throws {
    var changing = ChangingScene([Self.label()])
    changing.state("password", .string, .literal(""))
    changing.state("other", .integer, .integer(0))
    changing.derived("strength", .string)
    changing.derived("hint", .optionalString)
    changing.change("text", ["text": .state("strength"), "accessibilityHint": .state("hint")])
    #expect(
      changing.problems() == [
        .missingDerivation("strength", type: "string"), .missingDerivation("hint", type: "string?"),
      ])
    var loader = SceneLoader()
    loader.derive("strength", in: "Changing") { (state) -> String in
      (state["password"] as? String ?? "").count > 3 ? "strong" : "weak"
    }
    loader.derive("hint", in: "Changing") { (_) -> String? in nil }
    let scene: (any LoadedScene)? = try changing.load(loader)
    let text = try #require(scene?.view("text", as: UILabel.self))
    #expect(
      text.text == "weak" && text.accessibilityHint == nil
        && scene?.values.keys.sorted() == ["other", "password"])
    try scene?.update(["password": "12345", "other": 1])
    #expect(text.text == "strong")
    try scene?.update(["password": "123456"])
    #expect(scene?.loadedScreen.rendering.groups.map(\.executions) == [2])
    loader.derive("strength", in: "Changing") { _ in 1 }
    #expect(
      changing.problems(loader) == [.stateOfWrongType("strength", expected: "string", given: "Int")])
  }

  @Test func aDerivedValueThatIsMissingIsAProblem() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "text", 2)])
    changing.state("count", .integer, .integer(0))
    changing.derived("title", .string)
    changing.change("text", ["text": .state("title")])
    var loader = SceneLoader()
    loader.derive("title", in: "Changing") { state -> String? in
      (state["count"] as? Int).flatMap { $0 > 0 ? "\($0)" : nil }
    }
    #expect(changing.problems(loader) == [.stateOfWrongType("title", expected: "string", given: "nil")])
    // Later, it keeps its earlier value.
    let scene = try changing.load(loader, state: ["count": 1])
    let label = try #require(scene.view("text", as: UILabel.self))
    try scene.update(["count": 2])
    #expect(label.text == "2")
    try scene.update(["count": 0])
    #expect(label.text == "2")
  }

  /// A closure that changes the state while it derives a value would never end.
  @Test func aDerivedValueDoesNotChangeTheState() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "text", 2)])
    changing.state("count", .integer, .integer(0))
    changing.derived("title", .string)
    changing.change("text", ["text": .state("title")])
    var loader = SceneLoader()
    var scene: (any LoadedScene)?
    loader.derive("title", in: "Changing") { state in
      try? scene?.update(["count": 9])
      return "\(state["count"] as? Int ?? -1)"
    }
    scene = try changing.load(loader)
    let label = try #require(scene?.view("text", as: UILabel.self))
    try scene?.update(["count": 3])
    #expect(label.text == "3" && scene?.values["count"] as? Int == 3)
    try scene?.update(["count": 4])
    #expect(label.text == "4")
  }

  @Test func nothingIsNoneOfTheCases() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "text", 2)])
    changing.state("phase", ParameterType(.string, isOptional: true))
    changing.change("text", ["shown": .test(.when("phase", isOneOf: [.literal("nil"), .literal("")]))])
    let scene = try changing.load()
    let label = try #require(scene.view("text", as: UILabel.self))
    #expect(label.isHidden)
    try scene.update(["phase": ""])
    #expect(!label.isHidden)
  }

  @Test func aListOfCasesIsOfAnotherTypeThanOneCase() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "text", 2)])
    let cases = ParameterType.Base.enumeration(
      .init(name: "phase", swiftType: "Phase", isOwn: true, names: ["a", "b"]))
    changing.state("phases", ParameterType(cases, isList: true), .list([]))
    changing.change("text", ["shown": .test(.isTrue("phases"))])
    let scene = try changing.load()
    let error = #expect(throws: SceneLoadingError.self) { try scene.update(["phases": "c"]) }
    guard case .stateOfWrongType("phases", _, "String")? = error?.problems.first else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func typesOfTheAppAreRegistered() throws {
    var changing = ChangingScene([Self.label()])
    changing.state("model", ParameterType(.swift("Model"), isOptional: true))
    changing.state("models", ParameterType(.swift("Model"), isList: true))
    changing.condition("hasModel", .isTrue("model"))
    changing.change(
      "text",
      [
        "shown": .state("hasModel"),
        "lines": .choice(.atLeast("models", 2), then: .integer(2), otherwise: .integer(1)),
      ])
    #expect(changing.problems() == [.missingType("Model", line: 1), .missingType("Model", line: 1)])
    var loader = SceneLoader()
    loader.types.register(Model.self)
    #expect(
      changing.problems(loader, state: ["model": 1, "models": [Model("a")]]) == [
        .stateOfWrongType("model", expected: "Model?", given: "Int")
      ])
    let scene: (any LoadedScene)? = try changing.load(loader, state: ["models": [Model("a")]])
    #expect(scene?.view("text", as: UILabel.self)?.isHidden == true)
    try scene?.update(["model": Model("a"), "models": [Model("a"), Model("b")]])
    #expect(scene?.view("text", as: UILabel.self)?.isHidden == false)
    #expect(scene?.view("text", as: UILabel.self)?.numberOfLines == 2)
    try scene?.update(["models": [Model("a"), Model("b")]])
    #expect(scene?.loadedScreen.rendering.groups.map(\.executions) == [2])
  }

  // MARK: The screen, layouts, tables

  @Test func theTraitsOfTheScreenAreRead() throws {
    var changing = ChangingScene([Self.label()])
    changing.change(
      "text",
      [
        "lines": .selection(
          Selection(
            name: "screen.width",
            cases: [.init(name: "compact", value: .integer(1)), .init(name: "regular", value: .integer(2))],
            otherwise: nil)),
        "shown": .test(.when("screen.textSize", isOneOf: [.enumeration("standard")])),
      ])
    let scene = try changing.load()
    let text = try #require(label(scene))
    #expect(text.numberOfLines == 1 && !text.isHidden && !scene.isViewLoaded)
    let window = UIWindow()
    window.change(
      to: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
      ]))
    window.rootViewController = scene
    window.makeKeyAndVisible()
    #expect(text.numberOfLines == 2 && text.isHidden)
    window.change(to: UITraitCollection(horizontalSizeClass: .compact))
    #expect(text.numberOfLines == 1 && !text.isHidden)
    window.rootViewController = nil
  }

  /// Whether a view fills the width depends on what the groups set in it.
  @Test func theLayoutChangesAfterTheViews() throws {
    let spacer = RuntimeTree.Slot(
      name: "children", items: .list([.view(TreeFixtures.view("spacer", "room", 3))]))
    var changing = ChangingScene([TreeFixtures.view("stack", "inner", 2, content: [spacer])])
    changing.state("isWide", .boolean, .boolean(true))
    func choice(_ wide: String, _ narrow: String) -> Value {
      .choice(.isTrue("isWide"), then: .enumeration(wide), otherwise: .enumeration(narrow))
    }
    changing.change(.layout, ["alignment": choice("fill", "center")])
    changing.change("inner", ["axis": choice("horizontal", "vertical")])
    let scene = try changing.load()
    scene.loadViewIfNeeded()
    let inner = try #require(scene.view("inner", as: UIStackView.self))
    try scene.update(["isWide": false])
    #expect(inner.axis == .vertical && (inner.superview as? UIStackView)?.alignment == .center)
    #expect(inner.superview?.constraints.contains { $0.firstItem === inner } == false)
  }

  @Test func theLayoutChanges() throws {
    var changing = ChangingScene(
      [
        Self.label(),
        TreeFixtures.view("table", "list", 3, [:], ["numberOfRows": "count", "cellForRow": "cell"]),
      ],
      handlers: [
        TreeFixtures.handler("count", ["UITableView", "Int"], result: "Int"),
        TreeFixtures.handler("cell", ["UITableView", "IndexPath"], result: "UITableViewCell"),
      ])
    changing.tree.layout = [.init(name: "alignment", value: .enumeration("center"))]
    changing.state("isWide", .boolean, .boolean(false))
    changing.change(
      .layout,
      [
        "spacing": .choice(.isTrue("isWide"), then: .integer(20), otherwise: .integer(8)),
        "axis": .choice(
          .isTrue("isWide"), then: .enumeration("horizontal"), otherwise: .enumeration("vertical")),
        "padding": .choice(
          .isTrue("isWide"), then: .insets(Insets(all: 3)), otherwise: .insets(Insets(all: 1))),
      ])
    var handlers = SceneHandlers()
    handlers.set("count") { (_: UITableView, _: Int) in 0 }
    handlers.set("cell") { (_: UITableView, _: IndexPath) in UITableViewCell() }
    let scene = try changing.load(handlers: handlers)
    try scene.update(["isWide": true])
    #expect(!scene.isViewLoaded)
    let stack = try #require(scene.view.subview(type: UIStackView.self))
    func shape() -> String { scene.view.snapshot }
    let wide = shape()
    #expect(stack.spacing == 20 && stack.axis == .horizontal && stack.alignment == .center)
    try scene.update(["isWide": false])
    #expect(stack.spacing == 8 && stack.axis == .vertical && stack.alignment == .center)
    let fresh = try changing.load(handlers: handlers)
    #expect(fresh.view.snapshot == shape())
    try scene.update(["isWide": true])
    #expect(shape() == wide)
  }

  @Test func rowsAndTextsOfATableChange() throws {
    var changing = ChangingScene(
      rows: ["a", "b", "c"].map { TreeFixtures.view("cell", $0, 3, ["title": .literal($0)]) })
    changing.state("hidden", .strings, .list([]))
    changing.state("title", .optionalString, .literal("One"))
    changing.state("count", .integer, .integer(0))
    changing.change(.section(0), ["header": .state("title")])
    for (number, id) in ["a", "b", "c"].enumerated() {
      changing.change(
        id,
        [
          "shown": .test(.not(.when("count", isOneOf: [.integer(number)]))),
          "detail": .text([.state("count")]),
        ])
    }
    let scene = try changing.load(state: ["count": 1])
    #expect(!scene.isViewLoaded)
    let table = try #require(scene.view as? UITableView)
    func titles() -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
    #expect(titles() == ["a", "c"] && table.headerView(forSection: 0)?.textLabel?.text == "One")
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    try scene.update(["count": 0, "title": nil])
    #expect(titles() == ["b", "c"] && table.headerView(forSection: 0) == nil)
    try scene.update(["count": 9, "title": "Two"])
    #expect(titles() == ["a", "b", "c"] && table.headerView(forSection: 0)?.textLabel?.text == "Two")
    #expect(table.visibleCells.first?.detailTextLabel?.text == "9")
    window.rootViewController = nil
  }

  /// A text that changes leaves the rows alone: reloading them would end the editing of a text.
  @Test(arguments: [false, true]) func theTextOfASectionChangesInPlace(isCapital: Bool) throws {
    var changing = ChangingScene(rows: [TreeFixtures.view("cell", "row", 2)])
    changing.state("header", .optionalString, .literal("First"))
    changing.state("footer", .optionalString, .literal("Last"))
    changing.change(.section(0), ["header": .state("header"), "footer": .state("footer")])
    let scene = try changing.load()
    let (window, field) = (UIWindow(), UITextField())
    window.rootViewController = scene
    window.makeKeyAndVisible()
    let table = try #require(scene.view as? UITableView)
    table.layoutIfNeeded()
    scene.view("row", as: UITableViewCell.self)?.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    let texts = try [table.headerView(forSection: 0), table.footerView(forSection: 0)].map {
      try #require($0?.textLabel)
    }
    // A grouped table may show capitals.
    if isCapital { for label in texts { label.text = label.text?.localizedUppercase } }
    func shown(_ text: String) -> String { isCapital ? text.uppercased() : text }
    try scene.update(["header": "Second"])
    #expect(texts.map(\.text) == [shown("Second"), shown("Last")] && field.isFirstResponder)
    try scene.update(["footer": "End"])
    #expect(texts.map(\.text) == [shown("Second"), shown("End")] && field.isFirstResponder)
    #expect(table.headerView(forSection: 0)?.textLabel === texts[0])
    // A text that the app has changed is not known, so the table shows everything anew.
    texts[0].text = "by the app"
    try scene.update(["header": "Third"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Third")
    // So it does when a text comes or goes, and when capitals cannot be told from other letters.
    try scene.update(["header": nil])
    #expect(table.headerView(forSection: 0) == nil)
    try scene.update(["header": "NEW"])
    let new = try #require(table.headerView(forSection: 0)?.textLabel)
    try scene.update(["header": "Newer"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Newer" && new.text == "NEW")
    window.rootViewController = nil
  }

  @Test func rowsOfATableInASceneChange() throws {
    let rows = ["a", "b"].map {
      RuntimeTree.Slot.Item.view(TreeFixtures.view("cell", $0, 3, ["title": .literal($0)]))
    }
    let table = TreeFixtures.view(
      "table", "fixed", 2, content: [.init(name: "rows", items: .list([.text(.literal("-"))] + rows))])
    var changing = ChangingScene([table, TreeFixtures.view("table", "texts", 5)])
    changing.state("names", .strings, .list([.literal("x")]))
    changing.change("a", ["shown": .test(.isTrue("names"))])
    changing.group([
      .init(about: .view("texts"), attributes: [], content: [.init(name: "rows", items: .state("names"))])
    ])
    let scene = try changing.load()
    let (fixed, texts) = try (
      #require(scene.view("fixed", as: UITableView.self)), #require(scene.view("texts", as: UITableView.self))
    )
    func titles(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
    #expect(titles(fixed) == ["-", "a", "b"] && titles(texts) == ["x"])
    try scene.update(["names": [String]()])
    #expect(titles(fixed) == ["-", "b"] && titles(texts) == [])
    try scene.update(["names": ["y", "z"]])
    #expect(titles(fixed) == ["-", "a", "b"] && titles(texts) == ["y", "z"])
  }

  @Test func nothingLeaks() throws {
    weak var scene: UIViewController?
    weak var view: UIView?
    weak var rendering: SceneRendering?
    try {
      let field = TreeFixtures.view("textField", "field", 2)
      var changing = ChangingScene([field, Self.label()])
      changing.state("text", .string, .literal(""))
      changing.edit(["text": "text"])
      changing.change("text", ["text": .state("text")])
      changing.change(
        .layout, ["spacing": .choice(.isTrue("text"), then: .integer(1), otherwise: .integer(2))])
      let loaded = try changing.load()
      loaded.loadViewIfNeeded()
      try loaded.update(["text": "a"])
      loaded.view("field", as: UITextField.self)?.type("b")
      loaded.view("field", as: UITextField.self)?.resignFirstResponder()
      #expect(label(loaded)?.text == "ab")
      (scene, view, rendering) = (loaded, loaded.viewsByID["field"], loaded.loadedScreen.rendering)
      #expect(rendering != nil)
      _ = changing.problems(state: ["text": 1])
    }()
    #expect(scene == nil && view == nil && rendering == nil)
  }
}
