import DioramaGrammar
import DioramaTree
import Testing

@testable import DioramaKit

/// Trees with state that the compiler would not write. Each is rejected before anything is set, or makes a working
/// scene.
@MainActor
struct HostileStateTests {
  private func label(_ id: String = "text") -> RuntimeTree.View { TreeFixtures.view("label", id, 2) }

  /// A scene with a label, an entry of each type, and no groups.
  private var plain: ChangingScene {
    var changing = ChangingScene([label()])
    changing.parameter("given", .string, .literal("a"))
    changing.state("text", .string, .literal(""))
    changing.state("flag", .boolean, .boolean(false))
    changing.state("count", .integer, .integer(0))
    changing.state("share", .number, .number(0))
    changing.state("place", ParameterType(.url, isOptional: true))
    changing.state("list", .strings, .list([]))
    changing.state("phase", .cases("phase", ["a", "b"]), .enumeration("a"))
    return changing
  }

  private func problems(_ change: (inout ChangingScene) -> Void) -> [SceneLoadingProblem] {
    var changing = plain
    change(&changing)
    return changing.problems()
  }

  private func problems(of value: Value, _ attribute: String = "text") -> [SceneLoadingProblem] {
    problems { $0.change("text", [attribute: value]) }
  }

  private func unexpected(_ part: String) -> [SceneLoadingProblem] {
    [.unexpectedValue(part: part, element: "label", line: 2)]
  }

  @Test func namesAreUnique() {
    #expect(problems { $0.state("text", .string, .literal("")) } == [.duplicateName("text")])
    #expect(problems { $0.state("given", .string, .literal("")) } == [.duplicateName("given")])
    #expect(problems { $0.condition("flag", .isTrue("text")) } == [.duplicateName("flag")])
    #expect(problems { $0.condition("screen.width", .isTrue("text")) } == [.duplicateName("screen.width")])
  }

  @Test func conditionsDoNotGoInCircles() {
    #expect(problems { $0.condition("one", .isTrue("one")) } == [.circularCondition("one")])
    #expect(
      problems { changing in
        changing.condition("one", .not(.isTrue("two")))
        changing.condition("two", .any([.isTrue("text"), .all([.isTrue("three")])]))
        changing.condition("three", .isTrue("one"))
        changing.condition("four", .isTrue("text"))
        changing.change("text", ["shown": .state("one")])
      } == [.circularCondition("one"), .circularCondition("two"), .circularCondition("three")])
  }

  @Test func aLongChainOfConditionsIsEvaluatedInOrder() throws {
    var changing = plain
    for number in 0..<9_000 { changing.condition("c\(number)", .not(.isTrue("c\(number + 1)"))) }
    changing.condition("c9000", .isTrue("flag"))
    changing.change("text", ["shown": .state("c0")])
    let scene = try changing.load()
    #expect(scene.view("text", as: UILabel.self)?.isHidden == true)
    try scene.update(["flag": true])
    #expect(scene.view("text", as: UILabel.self)?.isHidden == false)
  }

  @Test func unknownNames() {
    let unknown: [SceneLoadingProblem] = [.unknownName("gone")]
    #expect(problems { $0.group([], reads: ["gone"]) } == unknown)
    #expect(problems { $0.group([], reads: ["given"]) } == [.unknownName("given")])
    #expect(problems { $0.condition("one", .atLeast("gone", 1)) } == unknown)
    for value in [
      Value.state("gone"), .parameter("gone"), .text([.literal("a"), .state("gone")]),
      .text([.parameter("gone")]),
      .choice(.isTrue("gone"), then: .literal(""), otherwise: .literal("")),
      .choice(.isTrue("flag"), then: .literal(""), otherwise: .state("gone")),
      .selection(Selection(name: "gone", cases: [], otherwise: .literal(""))),
    ] {
      #expect(
        problems { changing in
          changing.group(
            [.init(about: .view("text"), attributes: [.init(name: "text", value: value)])], reads: ["flag"])
        } == unknown, "\(value)")
    }
    // A parameter is no state, and state is no parameter.
    #expect(problems(of: .state("given")) == [.unknownName("given")])
    #expect(problems(of: .parameter("text")).contains(.unknownName("text")))
    // An input that the group does not name would never be shown.
    let statement = RuntimeTree.Statement(
      about: .view("text"), attributes: [.init(name: "text", value: .state("text"))])
    #expect(problems { $0.group([statement], reads: ["flag"]) } == [.unknownName("text")])
  }

  @Test func testsOfWrongTypes() {
    let tests: [(DioramaTree.Test, SceneLoadingProblem)] = [
      (.isTrue("count"), .nameOfWrongType("count", type: "integer")),
      (.isTrue("phase"), .nameOfWrongType("phase", type: "phase")),
      (.when("share", isOneOf: [.number(1)]), .nameOfWrongType("share", type: "number")),
      (.when("list", isOneOf: []), .nameOfWrongType("list", type: "[string]")),
      (.when("flag", isOneOf: [.literal("true")]), .nameOfWrongType("flag", type: "boolean")),
      (.when("count", isOneOf: [.state("count")]), .nameOfWrongType("count", type: "integer")),
      (.when("phase", isOneOf: [.enumeration("gone")]), .unknownCase("gone", of: "phase")),
      (.when("screen.width", isOneOf: [.enumeration("wide")]), .unknownCase("wide", of: "screen.width")),
      (.atLeast("flag", 1), .nameOfWrongType("flag", type: "boolean")),
      (.atMost("place", 1), .nameOfWrongType("place", type: "url?")),
    ]
    for (test, problem) in tests {
      #expect(problems { $0.condition("one", .not(.all([test]))) } == [problem], "\(test)")
      #expect(problems(of: .test(test), "shown") == [problem], "\(test)")
    }
  }

  @Test func selections() {
    func cases(_ names: String...) -> [Selection.Case] { names.map { .init(name: $0, value: .literal($0)) } }
    func problems(_ name: String, _ cases: [Selection.Case], _ otherwise: Value? = nil)
      -> [SceneLoadingProblem]
    {
      self.problems(of: .selection(Selection(name: name, cases: cases, otherwise: otherwise)))
    }
    #expect(problems("phase", cases("a", "b")) == [])
    #expect(problems("phase", cases("a")) == [.missingCase(of: "phase")])
    #expect(problems("phase", cases("a"), .literal("")) == [])
    #expect(problems("phase", cases("a", "b", "c")) == [.unknownCase("c", of: "phase")])
    #expect(problems("flag", cases("true")) == [.missingCase(of: "flag")])
    // An optional may be none of the cases.
    let optional = ParameterType.Base.enumeration(
      .init(name: "maybe", swiftType: "Maybe", isOwn: true, names: ["a", "b"]))
    for otherwise in [nil, Value.literal("")] {
      let selection = Selection(name: "maybe", cases: cases("a", "b"), otherwise: otherwise)
      let found = self.problems { changing in
        changing.state("maybe", ParameterType(optional, isOptional: true))
        changing.change("text", ["text": .selection(selection)])
      }
      #expect(found == (otherwise == nil ? [.missingCase(of: "maybe")] : []))
    }
    #expect(problems("count", cases("1")) == [.missingCase(of: "count")])
    #expect(problems("count", cases("one"), .literal("")) == [.unknownCase("one", of: "count")])
    #expect(problems("text", cases("a", ""), .literal("")) == [])
    #expect(problems("share", cases("1"), .literal("")) == [.nameOfWrongType("share", type: "number")])
  }

  @Test func valuesOfWrongTypes() {
    let values: [(String, Value)] = [
      ("text", .state("flag")), ("shown", .state("text")), ("lines", .state("share")),
      ("text", .state("list")),
      ("alignment", .state("phase")), ("lines", .state("screen.width")), ("textColor", .state("place")),
      ("lines", .choice(.isTrue("flag"), then: .integer(1), otherwise: .literal("two"))),
      (
        "text",
        .selection(
          Selection(name: "flag", cases: [.init(name: "true", value: .integer(1))], otherwise: .literal("")))
      ),
      ("text", .test(.isTrue("flag"))),
    ]
    for (attribute, value) in values {
      #expect(problems(of: value, attribute) == unexpected(attribute), "\(value)")
    }
    // An optional needs a property that may be nil.
    #expect(
      problems { changing in
        changing.state("limit", ParameterType(.integer, isOptional: true))
        changing.change("text", ["lines": .state("limit")])
      } == unexpected("lines"))
    #expect(problems(of: .text([.state("list")])) == [.nameOfWrongType("list", type: "[string]")])
    #expect(
      problems { $0.state("bad", .cases("bad", ["a"]), .enumeration("b")) }
        == [.unexpectedValue(part: "bad", element: "state", line: nil)])
  }

  @Test func whatDoesNotChangeReadsNoState() {
    func problems(_ attributes: KeyValuePairs<String, Value>, _ content: [RuntimeTree.Slot] = [])
      -> [SceneLoadingProblem]
    {
      var changing = plain
      changing.tree.content = .views([TreeFixtures.view("stack", "text", 2, attributes, content: content)])
      return changing.problems()
    }
    let alpha: [SceneLoadingProblem] = [.unexpectedValue(part: "alpha", element: "stack", line: 2)]
    #expect(problems(["alpha": .state("share")]) == alpha)
    #expect(problems(["alpha": .choice(.isTrue("flag"), then: .integer(0), otherwise: .integer(1))]) == alpha)
    #expect(problems([:], [.init(name: "children", items: .state("list"))]).count > 0)
    #expect(problems([:], [.init(name: "children", items: .list([.text(.state("text"))]))]).count > 0)
    var changing = plain
    changing.tree.layout = [.init(name: "spacing", value: .state("share"))]
    #expect(changing.problems() == [.unexpectedValue(part: "spacing", element: "layout", line: nil)])
    var rows = ChangingScene(rows: [], header: .state("text"))
    rows.state("text", .string, .literal(""))
    #expect(rows.problems() == [.unexpectedValue(part: "header", element: "section", line: nil)])
  }

  @Test func groupsThatNameNothing() {
    #expect(problems { $0.change("gone", ["text": .state("text")]) } == [.unknownSubject("gone")])
    #expect(problems { $0.change(.section(0), ["header": .state("text")]) } == [.unknownSubject("section 0")])
    #expect(
      problems(of: .state("text"), "gone") == [.unknownPart("gone", element: "label", line: 2)])
    #expect(
      problems { $0.change(.layout, ["gone": .state("text")]) }
        == [.unknownPart("gone", element: "layout", line: nil)])
    #expect(
      problems {
        $0.group([
          .init(about: .view("text"), attributes: [], content: [.init(name: "rows", items: .state("list"))])
        ])
      }
        == [.unknownPart("rows", element: "label", line: 2)])
    // Views are added to a stack one by one, so its content cannot be set again.
    var stack = plain
    stack.tree.content = .views([TreeFixtures.view("stack", "box", 2)])
    stack.group([
      .init(about: .view("box"), attributes: [], content: [.init(name: "children", items: .state("list"))])
    ])
    #expect(stack.problems() == [.unknownPart("children", element: "stack", line: 2)])
    var rows = ChangingScene(rows: [TreeFixtures.view("cell", "row", 3)])
    rows.state("text", .string, .literal(""))
    for section in [-1, 1, .max, .min] {
      var other = rows
      other.change(.section(section), ["header": .state("text")])
      #expect(other.problems() == [.unknownSubject("section \(section)")])
    }
    rows.change(.layout, ["spacing": .integer(1)])
    #expect(rows.problems() == [.unknownSubject("layout")])
    rows.tree.groups = []
    rows.change(.section(0), ["title": .state("text")])
    #expect(rows.problems() == [.unknownPart("title", element: "section", line: nil)])
    // What is left out has no parts that could change.
    var loader = SceneLoader()
    loader.policy = .delivered
    var unknown = plain
    unknown.tree.content = .views([TreeFixtures.view("chart", "text", 2)])
    unknown.change("text", ["angle": .state("count")])
    #expect(unknown.problems(loader) == [])
    #expect(rows.problems(loader) == [])
  }

  @Test func partsThatAreSetTwice() {
    func scattered(_ part: String, _ element: String) -> [SceneLoadingProblem] {
      [.scatteredPart(part, element: element, line: 2)]
    }
    var both = plain
    both.tree.content = .views([TreeFixtures.view("label", "text", 2, ["lines": .integer(1)])])
    both.change("text", ["lines": .state("count")])
    #expect(both.problems() == scattered("lines", "label"))
    #expect(
      problems { changing in
        changing.change("text", ["lines": .state("count")])
        changing.change(
          "text", ["lines": .choice(.isTrue("flag"), then: .integer(1), otherwise: .integer(2))])
      } == scattered("lines", "label"))
    var like = plain
    like.tree.content = .views([TreeFixtures.view("likeButton", "like", 2, ["count": .integer(1)])])
    like.change("like", ["liked": .state("flag")])
    #expect(like.problems() == scattered("liked", "likeButton"))
    like.tree.content = .views([TreeFixtures.view("likeButton", "like", 2)])
    like.change("like", ["count": .state("count")])
    #expect(like.problems() == scattered("liked", "likeButton"))
    // Two views of the same name.
    var twice = plain
    twice.tree.content = .views([label(), label()])
    twice.change("text", ["lines": .state("count")])
    #expect(twice.problems() == [.duplicateName("text")])
    var layout = plain
    layout.tree.layout = [.init(name: "spacing", value: .integer(1))]
    layout.change(.layout, ["spacing": .state("share")])
    #expect(layout.problems() == [.scatteredPart("spacing", element: "layout", line: nil)])
  }

  @Test func editsOfWhatCannotBeEdited() {
    func problems(_ element: String, _ attribute: String, _ state: String) -> [SceneLoadingProblem] {
      var changing = plain
      changing.tree.content = .views([TreeFixtures.view(element, "view", 2)])
      changing.edit([attribute: state])
      return changing.problems()
    }
    #expect(problems("label", "text", "text") == [.uneditablePart("text", element: "label", line: 2)])
    #expect(problems("switch", "enabled", "flag") == [.uneditablePart("enabled", element: "switch", line: 2)])
    #expect(problems("textField", "text", "text") == [])
    #expect(problems("textField", "text", "gone").contains(.unknownState("gone")))
    #expect(problems("textField", "text", "given").contains(.unknownState("given")))
    #expect(problems("stepper", "value", "count") == [])
    #expect(
      problems("stepper", "value", "text").contains(
        .unexpectedValue(part: "value", element: "stepper", line: 2)))
    #expect(
      problems("switch", "isOn", "text").contains(.unexpectedValue(part: "isOn", element: "switch", line: 2)))
    // What the user changes must also be shown.
    var alone = plain
    var field = TreeFixtures.view("textField", "view", 2)
    field.edits = [.init(attribute: "text", state: "text")]
    alone.tree.content = .views([field])
    #expect(alone.problems() == [.unexpectedValue(part: "text", element: "textField", line: 2)])
  }

  /// Values of any kind in a group, for every attribute.
  @Test(arguments: Grammar.language().elementNames) func anyValueOfAnyAttribute(element: String) throws {
    let kind = try #require(Grammar.language().element(named: element))
    let values: [Value] = [
      .state("text"), .state("flag"), .state("count"), .state("share"), .state("place"), .state("list"),
      .state("phase"), .state("screen.height"), .state("condition"), .text([.state("share")]),
      .choice(.isTrue("flag"), then: .state("count"), otherwise: .integer(.max)), .test(.isTrue("flag")),
      .choice(.isTrue("flag"), then: .number(-.infinity), otherwise: .number(.nan)),
      .list([.state("text"), .choice(.isTrue("flag"), then: .literal("a"), otherwise: .state("text"))]),
    ]
    for attribute in kind.attributes {
      for value in try values.spread(attribute, over: kind) {
        let view = TreeFixtures.view(element, "view", 2)
        var changing = kind.placement == .row ? ChangingScene(rows: [view]) : ChangingScene([view])
        changing.tree.parameters = plain.tree.parameters
        changing.tree.state = plain.tree.state
        changing.condition("condition", .isTrue("text"))
        changing.change("view", [attribute.name: value])
        guard let scene = try? SceneLoader().load(changing.tree) else { continue }
        let window = UIWindow()
        window.rootViewController = scene
        window.makeKeyAndVisible()
        for changes: [String: Any?] in [
          [
            "text": "a", "flag": true, "count": Int.min, "share": Double.infinity, "phase": "b",
            "list": ["b"],
          ],
          ["count": Int.max, "share": -Double.infinity, "place": URL(checked: "a:b"), "flag": false],
        ] {
          try scene.update(changes)
          window.layoutIfNeeded()
        }
        window.rootViewController = nil
      }
    }
  }

  @Test func depthAndUnknownMembersAreRejected() {
    func tree(_ members: String) -> TreeReadingError? {
      let document = #"""
        {"diorama": 2, "scene": "A", "source": "A", "controller": "view", "parameters": [], "handlers": [],
         "views": [], \#(members)}
        """#
      do throws(TreeReadingError) {
        _ = try RuntimeTree(json: JSON(parsing: document.utf8))
        return nil
      } catch {
        return error
      }
    }
    let deep =
      String(repeating: #"{"not": "#, count: 20) + #"{"true": "a"}"# + String(repeating: "}", count: 20)
    #expect(tree(#""conditions": [{"name": "a", "test": \#(deep)}]"#) != nil)
    #expect(tree(#""conditions": [{"name": "a", "test": {"true": "a"}}]"#) == nil)
    let statement = { (member: String) in
      #""groups": [{"reads": [], "statements": [{"of": "a", "attributes": {}\#(member)}]}]"#
    }
    #expect(tree(statement("")) == nil)
    for members in [
      #""more": 1"#, #""sections": []"#,
      #""conditions": [{"name": "a", "test": {"true": "a", "not": {"true": "a"}}}]"#,
      #""conditions": [{"name": "a", "test": {"when": "a", "is": [], "atLeast": 1}}]"#,
      #""state": [{"name": "a", "type": "string", "const": 1}]"#, statement(#", "section": 1"#),
      statement(#", "layout": {}"#),
      #""layout": {"spacing": {"if": {"true": "a"}, "then": 1, "else": 2, "or": 3}}"#,
      #""layout": {"spacing": {"state": "a", "parameter": "b"}}"#,
      #""layout": {"spacing": {"switch": "a", "cases": {}, "default": 1}}"#,
      #""layout": {"padding": {"insets": {"top": 1, "leading": 1, "bottom": 1, "trailing": 1, "left": 1}}}"#,
    ] {
      if case .unexpectedForm("no member of this name", _)? = tree(members) { continue }
      Issue.record("\(members) is read")
    }
  }

  /// A name of 50,000 bytes in a hundred groups.
  @Test func longNames() throws {
    let name = String(repeating: "n", count: 50_000)
    var changing = ChangingScene((0..<100).map { label("label\($0)") })
    changing.state(name, .string, .literal(""))
    for number in 0..<100 { changing.change("label\(number)", ["text": .state(name)]) }
    let scene = try changing.load()
    for number in 0..<10 { try scene.update([name: "\(number)"]) }
    #expect(scene.view("label99", as: UILabel.self)?.text == "9")
  }
}
