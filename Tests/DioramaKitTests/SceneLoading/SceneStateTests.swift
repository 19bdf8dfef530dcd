import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

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

  /// A list with a NaN equals itself as long as nobody makes another one, as in generated Swift.
  @Test func aListWithNaNIsShownOnce() throws {
    var changing = ChangingScene(["sizes", "reversed"].map(Self.label))
    let person = ParameterType(.component("Person"), isList: true)
    let numbers = ParameterType(.number, isList: true)
    var component = TreeFixtures.tree("Person", controller: "component", content: .views([]))
    component.state = [("id", ParameterType(.integer)), ("sizes", numbers)].map {
      RuntimeTree.Parameter(name: $0.0, type: $0.1, defaultValue: nil, summary: nil)
    }
    changing.tree.components = [component]
    changing.state("sizes", numbers, .list([]))
    changing.state("people", person, .list([]))
    changing.derived("reversed", person)
    for list in ["sizes", "reversed"] {
      changing.change(list, ["shown": .test(.isTrue(list))])
    }
    var loader = SceneLoader()
    loader.derive("reversed", in: "Changing") { state -> [[String: Any?]] in
      (state["people"] as? [[String: Any?]] ?? []).reversed()
    }
    let people: [[String: Any?]] = [["id": 1, "sizes": [0.5, .nan]], ["id": 2, "sizes": [Double]()]]
    let scene: (any LoadedScene)? = try changing.load(
      loader, state: ["sizes": [Double.nan], "people": people])
    let rendering = try #require(scene?.loadedScreen.rendering)
    try scene?.update([:])
    try scene?.update(["sizes": scene?.values["sizes"] ?? nil])
    #expect(rendering.groups.map(\.executions) == [1, 1])
    try scene?.update(["sizes": [Double.nan]])
    #expect(rendering.groups.map(\.executions) == [2, 1])
  }

  @Test func aDerivedListSaysWhichEntryIsWrong() {
    var changing = ChangingScene([TreeFixtures.view("label", "text", 2)])
    var component = TreeFixtures.tree("Person", controller: "component", content: .views([]))
    component.state = ["id", "name"].map {
      RuntimeTree.Parameter(name: $0, type: ParameterType(.string), defaultValue: nil, summary: nil)
    }
    changing.tree.components = [component]
    changing.state("count", .integer, .integer(0))
    changing.derived("best", ParameterType(.component("Person"), isList: true))
    var loader = SceneLoader()
    loader.derive("best", in: "Changing") { _ in [["id": "1"]] }
    #expect(
      changing.problems(loader).map(\.description)
        == ["state 'best': entry 0: missing state 'name' of type string"])
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
    #expect(changing.problems() == [.missingType("Model", line: nil)])
    var loader = SceneLoader()
    loader.types.registerStateType(Model.self)
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
