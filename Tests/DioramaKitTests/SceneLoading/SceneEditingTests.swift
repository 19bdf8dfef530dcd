import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

private final class Gauge: UIControl {
  var side = NSTextAlignment.left
  var level: Int8 = 0
}

/// Loaded scenes whose state the user changes.
@MainActor
struct SceneEditingTests {
  /// Loads a scene with one view that edits one entry of the state.
  private func scene(
    _ element: String, _ attribute: String, _ type: ParameterType, _ value: Value?,
    _ constants: KeyValuePairs<String, Value> = [:], events: KeyValuePairs<String, String> = [:],
    handler: RuntimeTree.Handler? = nil, handlers: SceneHandlers = SceneHandlers()
  ) throws -> any LoadedScene {
    var changing = ChangingScene(
      [TreeFixtures.view(element, "view", 2, constants, events)], handlers: handler.map { [$0] } ?? [])
    changing.state("value", type, value)
    changing.edit([attribute: "value"])
    return try changing.load(handlers: handlers)
  }

  @Test func everyAttributeThatTheUserChanges() throws {
    let isOn = try scene("switch", "isOn", .boolean, .boolean(true))
    let control = try #require(isOn.view("view", as: UISwitch.self))
    #expect(control.isOn)
    control.tap()
    #expect(isOn.values["value"] as? Bool == false)
    try isOn.update(["value": true])
    #expect(control.isOn)

    let step = try scene("stepper", "value", .number, .number(3))
    step.view("view", as: UIStepper.self)?.step(up: true)
    #expect(step.values["value"] as? Double == 4)

    let slide = try scene("slider", "value", .number, .number(0.1))
    #expect(slide.values["value"] as? Double == 0.1)
    slide.view("view", as: UISlider.self)?.slide(to: 0.5)
    #expect(slide.values["value"] as? Double == 0.5)
    try slide.update(["value": 9])
    #expect(slide.view("view", as: UISlider.self)?.value == 1 && slide.values["value"] as? Double == 9)

    let date = Date(timeIntervalSince1970: 86400)
    let day = try scene("datePicker", "date", ParameterType(.date), .date("2026-11-22T09:30:00Z"))
    day.view("view", as: UIDatePicker.self)?.pick(date)
    #expect(day.values["value"] as? Date == date)

    let text = try scene("textView", "text", .optionalString, nil)
    text.view("view", as: UITextView.self)?.type("ab")
    #expect(text.values["value"] as? String == "ab")
    text.view("view", as: UITextView.self)?.resignFirstResponder()
  }

  @Test func theSwitchOfACell() throws {
    let source = RuntimeTree.RoleBinding.Source.inline(
      attributes: [
        .init(name: "title", value: .literal("Wi-Fi")), .init(name: "switchOn", value: .boolean(true)),
      ], handlers: [])
    var row = TreeFixtures.cell("row", 2, [.init(name: "dataSource", fills: ["dataSource"], source: source)])
    row.edits = [.init(attribute: "isOn", state: "isOn")]
    var changing = ChangingScene(rows: [row])
    changing.state("isOn", .boolean, .boolean(false))
    changing.change("row", ["isOn": .state("isOn")])
    let scene = try changing.load()
    let cell = try #require(scene.view("row", as: SwitchWithTextTableViewCell.self))
    #expect(!cell.isOn && cell.textLabel?.text == "Wi-Fi")
    cell.switchControl.tap()
    #expect(cell.isOn && scene.values["isOn"] as? Bool == true)
    try scene.update(["isOn": false])
    #expect(!cell.isOn)
  }

  @Test func theSelectedSegment() throws {
    var changing = ChangingScene([TreeFixtures.view("segmentedControl", "view", 2)])
    changing.state("titles", .strings, .list([.literal("a"), .literal("b")]))
    changing.state("index", .integer, .integer(1))
    changing.change("view", ["segments": .state("titles"), "selected": .state("index")])
    guard case .views(var views) = changing.tree.content else {
      Issue.record("the tree has no views")
      return
    }
    views[0].edits = [.init(attribute: "selected", state: "index")]
    changing.tree.content = .views(views)
    let scene = try changing.load()
    let control = try #require(scene.view("view", as: UISegmentedControl.self))
    #expect(control.selectedSegmentIndex == 1)
    control.tapSegment(at: 0)
    #expect(scene.values["index"] as? Int == 0)
    // The titles reset the selection, which is set again.
    try scene.update(["titles": ["x", "y", "z"]])
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 0)
    try scene.update(["index": 7])
    #expect(control.selectedSegmentIndex == -1 && scene.values["index"] as? Int == 7)
  }

  @Test func casesAndIntegersOfProjectElements() throws {
    var gauge = SceneElement("gauge", extends: "control") { Gauge() }
    gauge.attribute("side", .textAlignment) { $0.side = $1 }
    gauge.edit("side", by: "valueChanged", .textAlignment) { $0.side }
    gauge.attribute("level", .integer) { $0.level = $1 }
    gauge.edit("level", by: "valueChanged") { $0.level }
    var changing = ChangingScene([TreeFixtures.view("gauge", "view", 2)])
    changing.state("side", .cases("textAlignment", ["left", "center"]), .enumeration("left"))
    changing.state("level", .integer, .integer(300))
    changing.edit(["side": "side", "level": "level"])
    var loader = SceneLoader()
    loader.elements.register(gauge)
    let scene = try changing.load(loader)
    let view = try #require(scene.view("view", as: Gauge.self))
    #expect(view.side == .left && view.level == 127)
    (view.side, view.level) = (.center, -7)
    view.sendActions(for: .valueChanged)
    #expect(scene.values["side"] as? String == "center" && scene.values["level"] as? Int == -7)
    try scene.update(["side": "left"])
    #expect(view.side == .left)
  }

  @Test func theStateIsWrittenBeforeAnyHandlerIsCalled() throws {
    var scene: (any LoadedScene)?
    var handlers = SceneHandlers()
    var seen: [String?] = []
    let field = TreeFixtures.view(
      "textField", "view", 2, [:],
      [
        "editingChanged": "changed", "textChanged": "told", "shouldReturn": "returned",
        "didEndEditing": "changed",
      ])
    handlers.set("changed") { (_: UITextField) in seen.append(scene?.values["value"] as? String) }
    handlers.set("told") { (_: UITextField) in seen.append("told \(scene?.values["value"] as? String ?? "")")
    }
    handlers.set("returned") { (_: UITextField) in
      seen.append(scene?.values["value"] as? String)
      return true
    }
    var changing = ChangingScene(
      [field],
      handlers: [
        TreeFixtures.handler("changed", ["UITextField"]), TreeFixtures.handler("told", ["UITextField"]),
        TreeFixtures.handler("returned", ["UITextField"], result: "Bool"),
      ])
    changing.state("value", .string, .literal(""))
    changing.edit(["text": "value"])
    scene = try changing.load(handlers: handlers)
    let view = try #require(scene?.view("view", as: UITextField.self))
    view.type("a")
    #expect(seen == ["told a", "a"])
    view.compose("bc")
    seen = []
    // The composition ends with editing.
    view.resignFirstResponder()
    #expect(Set(seen) == ["abc"] && view.text == "abc")
    view.pressReturn()
    #expect(seen.last == "abc")
    scene = nil
  }

  @Test func aTextIsShownWhenItsCompositionEnds() throws {
    let scene = try scene("textField", "text", .string, .literal(""))
    let field = try #require(scene.view("view", as: UITextField.self))
    field.compose("ni")
    #expect(scene.values["value"] as? String == "ni")
    try scene.update(["value": "from the server"])
    #expect(field.text == "ni" && field.markedTextRange != nil)
    // The user goes on, so the state follows.
    field.compose("h")
    #expect(field.text == "nih" && scene.values["value"] as? String == "nih")
    try scene.update(["value": "again"])
    field.commitComposition()
    #expect(field.text == "again" && scene.values["value"] as? String == "again")
    field.select(NSRange(location: 5, length: 0))
    field.compose("x")
    try scene.update(["value": "last"])
    field.commitComposition(as: "y")
    #expect(field.text == "againy" && scene.values["value"] as? String == "againy")
    field.resignFirstResponder()
  }

  /// A text that would have been shown is forgotten when the state is what the user composes.
  @Test func aTextThatIsTakenBackIsNotShown() throws {
    let scene = try scene("textField", "text", .string, .literal(""))
    let field = try #require(scene.view("view", as: UITextField.self))
    field.compose("ni")
    try scene.update(["value": "from the server"])
    try scene.update(["value": "ni"])
    field.commitComposition()
    #expect(field.text == "ni" && scene.values["value"] as? String == "ni")
    field.resignFirstResponder()
  }

  @Test func aHandlerChangesTheTextThatIsTyped() throws {
    var scene: (any LoadedScene)?
    var handlers = SceneHandlers()
    handlers.set("changed") { (field: UITextField) in
      _ = try? scene?.update(["value": (field.text ?? "").uppercased()])
    }
    scene = try self.scene(
      "textField", "text", .string, .literal(""), events: ["editingChanged": "changed"],
      handler: TreeFixtures.handler("changed", ["UITextField"]), handlers: handlers)
    let field = try #require(scene?.view("view", as: UITextField.self))
    field.type("abc")
    #expect(field.text == "ABC")
    field.select(NSRange(location: 1, length: 0))
    field.type("x")
    #expect(field.text == "AXBC")
    let caret = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: caret.end) == 2)
    field.compose("yz")
    #expect(field.text == "AXyzBC" && scene?.values["value"] as? String == "AXYZBC")
    field.commitComposition()
    #expect(field.text == "AXYZBC")
    field.resignFirstResponder()
    scene = nil
  }

  // MARK: Likes

  private func likes(
    _ answers: Answers<Bool, Void>,
    edits: KeyValuePairs<String, String> = ["liked": "isLiked", "count": "likes"]
  ) throws -> any LoadedScene {
    var changing = ChangingScene(
      [TreeFixtures.view("likeButton", "like", 2, [:], ["toggled": "setLiked"])],
      handlers: [TreeFixtures.handler("setLiked", ["Bool"], isAsync: true, canThrow: true)])
    changing.state("isLiked", .boolean, .boolean(false))
    changing.state("likes", .integer, .integer(12))
    if case .views(var views) = changing.tree.content {
      views[0].edits = edits.map { .init(attribute: $0.key, state: $0.value) }
      changing.tree.content = .views(views)
    }
    changing.change("like", ["liked": .state("isLiked"), "count": .state("likes")])
    var handlers = SceneHandlers()
    handlers.setAsync("setLiked") { (isLiked: Bool) in try await answers.answer(to: isLiked) }
    return try changing.load(handlers: handlers)
  }

  private func state(_ scene: any LoadedScene) -> String {
    let button = scene.view("like", as: LikeButton.self)
    let shown = "\(button?.isLiked == true) \(button?.count ?? -1)"
    let state = "\(scene.values["isLiked"] as? Bool == true) \(scene.values["likes"] as? Int ?? -1)"
    return shown == state ? state : "\(shown) but \(state)"
  }

  @Test func aLikeIsWrittenAtOnceAndTakenBackIfItFails() async throws {
    let answers = Answers<Bool, Void>()
    let scene = try likes(answers)
    let button = try #require(scene.view("like", as: LikeButton.self))
    button.tap()
    #expect(state(scene) == "true 13")
    await answers.give(.failure(Refusal()), to: true)
    #expect(state(scene) == "false 12" && answers.questions == [true])
    button.tap()
    await answers.give(.success(()), to: true)
    #expect(state(scene) == "true 13")
    // After it succeeded, the scene is free to change.
    try scene.update(["likes": 20])
    try scene.update(["isLiked": false])
    #expect(state(scene) == "false 20")
  }

  @Test func aLikeSurvivesOtherChangesWhileItIsPending() async throws {
    let answers = Answers<Bool, Void>()
    let scene = try likes(answers)
    let button = try #require(scene.view("like", as: LikeButton.self))
    button.tap()
    try scene.update(["likes": 40])
    #expect(state(scene) == "true 40")
    await answers.give(.failure(Refusal()), to: true)
    #expect(state(scene) == "false 40")
    // Two taps. The first fails late.
    button.tap()
    button.tap()
    #expect(state(scene) == "false 40")
    await answers.give(.success(()), to: false)
    await answers.give(.failure(Refusal()), to: true)
    #expect(state(scene) == "false 40")
  }

  @Test func aValueThatHasChangedSinceIsNotTakenBack() async throws {
    let answers = Answers<Bool, Void>()
    let scene = try likes(answers)
    let button = try #require(scene.view("like", as: LikeButton.self))
    button.tap()
    try scene.update(["isLiked": false])
    try scene.update(["isLiked": true, "likes": 99])
    await answers.give(.failure(Refusal()), to: true)
    #expect(state(scene) == "true 99")
  }

  @Test func aLikeWhoseCountIsNotEdited() async throws {
    let answers = Answers<Bool, Void>()
    let scene = try likes(answers, edits: ["liked": "isLiked"])
    let button = try #require(scene.view("like", as: LikeButton.self))
    button.tap()
    #expect(state(scene) == "true 12")
    await answers.give(.failure(Refusal()), to: true)
    #expect(state(scene) == "false 12")
  }

  @Test func aLikeButtonWithoutRequestIsEditedToo() throws {
    var changing = ChangingScene([TreeFixtures.view("likeButton", "like", 2)])
    changing.state("isLiked", .boolean, .boolean(false))
    changing.state("likes", .integer, .integer(0))
    changing.edit(["liked": "isLiked", "count": "likes"])
    let scene = try changing.load()
    scene.view("like", as: LikeButton.self)?.tap()
    #expect(state(scene) == "true 1")
  }
}
