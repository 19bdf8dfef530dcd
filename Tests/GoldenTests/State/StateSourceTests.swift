import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation
import Testing

/// The Swift of scenes that change, from trees that are built in code.
@Suite struct StateSourceTests {
  private let compiler = Compiler(grammar: .language())

  /// A tree with a label, entries of many types, and one statement.
  private func tree(_ attribute: String, _ value: Value) -> RuntimeTree {
    var tree = RuntimeTree.built(
      "Values",
      [
        .built("label", "UILabel", "label"), .built("button", "UIButton", "go"),
        .built("stack", "UIStackView", "box"),
      ])
    tree.parameters = [
      .built("limit", ParameterType(.integer)), .built("owner", ParameterType(.string, isOptional: true)),
    ]
    let axis = ParameterType.Cases(
      name: "axis", swiftType: "NSLayoutConstraint.Axis", isOwn: false, names: ["horizontal", "vertical"])
    tree.state = [
      .built("text", ParameterType(.string), .literal("")),
      .built("note", ParameterType(.string, isOptional: true)),
      .built("isOn", ParameterType(.boolean), .boolean(false)),
      .built("isSure", ParameterType(.boolean, isOptional: true)),
      .built("count", ParameterType(.integer), .integer(0)),
      .built("level", ParameterType(.number), .number(0)),
      .built("rank", ParameterType(.integer, isOptional: true)),
      .built("names", ParameterType(.string, isList: true), .list([])),
      .built("phase", .own("Phase", "editing", "sending"), .enumeration("editing")),
      .built("kind", .own("Kind", "none", "other", isOptional: true), .enumeration("none")),
      .built("axis", ParameterType(.enumeration(axis)), .enumeration("vertical")),
    ]
    tree.changes(tree.state.map(\.name), .view(attribute == "title" ? "go" : "label", [attribute: value]))
    return tree
  }

  private func source(_ attribute: String, _ value: Value) throws -> String {
    try compiler.swift(tree(attribute, value))
  }

  @Test(arguments: [
    (Test.isTrue("isOn"), "!new.isOn"), (.not(.isTrue("isOn")), "new.isOn"),
    (.isTrue("isSure"), "new.isSure == nil"), (.not(.isTrue("isSure")), "new.isSure != nil"),
    (.isTrue("text"), "new.text.isEmpty"), (.not(.isTrue("text")), "!new.text.isEmpty"),
    (.isTrue("note"), "new.note?.isEmpty != false"), (.not(.isTrue("note")), "new.note?.isEmpty == false"),
    (.isTrue("names"), "new.names.isEmpty"), (.isTrue("rank"), "new.rank == nil"),
    (.isTrue("owner"), "parameters.owner?.isEmpty != false"),
    (.when("isOn", isOneOf: [.boolean(false)]), "new.isOn"),
    (.when("isSure", isOneOf: [.boolean(true)]), "new.isSure != true"),
    (.when("text", isOneOf: [.literal("a\"b")]), "new.text != \"a\\\"b\""),
    (.when("count", isOneOf: [.integer(3)]), "new.count != 3"),
    (.not(.when("count", isOneOf: [.integer(3)])), "new.count == 3"),
    (.when("phase", isOneOf: [.enumeration("sending")]), "new.phase != .sending"),
    (
      .when("phase", isOneOf: [.enumeration("editing"), .enumeration("sending")]),
      "![.editing, .sending].contains(new.phase)"
    ),
    (.when("kind", isOneOf: [.enumeration("none")]), "new.kind != State.Kind.none"),
    (.atLeast("count", 2.5), "new.count < 3"), (.atMost("count", 2.5), "new.count > 2"),
    (.not(.atLeast("count", 3)), "new.count >= 3"),
    (.atLeast("count", 1e300), "Double(new.count) < 1e+300"),
    (.atLeast("level", 2.5), "!(new.level >= 2.5)"), (.not(.atMost("level", 2)), "new.level <= 2"),
    (.atLeast("text", 3), "new.text.count < 3"), (.atMost("names", 3), "new.names.count > 3"),
    (.atLeast("note", 3), "(new.note?.count).map({ $0 >= 3 }) != true"),
    (.not(.atMost("rank", 3)), "new.rank.map({ $0 <= 3 }) == true"),
    (.atLeast("rank", 1e300), "new.rank.map({ Double($0) >= 1e+300 }) != true"),
    (
      .all([.isTrue("isOn"), .any([.isTrue("text"), .not(.isTrue("isOn"))])]),
      "!new.isOn || (new.text.isEmpty && new.isOn)"
    ),
    (.not(.any([.isTrue("isOn"), .isTrue("text")])), "new.isOn || !new.text.isEmpty"),
    (.all([.isTrue("isOn")]), "!new.isOn"), (.all([]), "false"), (.any([]), "true"),
  ])
  func testIsWritten(_ test: DioramaTree.Test, _ expected: String) throws {
    let source = try source("shown", .test(test))
    #expect(source.contains("      label.sceneHidden = \(expected)\n"), "\(source)")
  }

  /// A method that copies a large state for each entry that it reads would need more stack than a thread has.
  @Test func largeStatesAreNotCopied() throws {
    var tree = tree("text", .state("text"))
    #expect(try compiler.swift(tree).contains("func render(_ new: State, since old: State?)"))
    tree.state += (0..<2).map { .built("more\($0)", ParameterType(.integer), .integer(0)) }
    let source = try compiler.swift(tree)
    #expect(source.contains("private final class Rendered {"))
    #expect(source.contains("func render(_ new: Rendered, since old: Rendered?)"))
    #expect(source.contains("label.text = new.state.text\n"))
  }

  @Test(arguments: [
    ("text", Value.state("text"), "label.text = new.text"), ("text", .state("note"), "label.text = new.note"),
    ("text", .state("count"), "label.text = \"\\(new.count)\""),
    ("text", .parameter("owner"), "label.text = parameters.owner"),
    (
      "text", .text([.literal("\""), .state("note"), .parameter("owner"), .state("rank")]),
      "label.text = \"\\\"\\(new.note ?? \"\")\\(parameters.owner ?? \"\")\\(new.rank.map { \"\\($0)\" } ?? \"\")\""
    ),
    (
      "text", .text([.state("phase"), .state("kind"), .state("axis"), .state("isOn")]),
      "label.text = \"\\(new.phase.rawValue)\\(new.kind?.rawValue ?? \"\")\\(Self.caseName(of: new.axis))\\(new.isOn)\""
    ),
    ("shown", .state("isOn"), "label.sceneHidden = !new.isOn"),
    ("shown", .state("note"), "label.sceneHidden = new.note?.isEmpty != false"),
    ("lines", .state("count"), "label.numberOfLines = new.count.clamped(atLeast: 0)"),
    ("lines", .parameter("limit"), "label.numberOfLines = parameters.limit.clamped(atLeast: 0)"),
    ("alpha", .state("level"), "label.alpha = CGFloat(new.level).clamped(atLeast: 0, atMost: 1)"),
    (
      "textColor",
      .choice(.isTrue("isOn"), then: .color(.named("systemRed")), otherwise: .color(.rgba(0xFF))),
      "label.textColor = new.isOn ? .systemRed : UIColor(rgba: 0x0000_00FF)"
    ),
    (
      "shown",
      .choice(.any([.isTrue("isOn"), .isTrue("text")]), then: .boolean(true), otherwise: .state("isOn")),
      "label.sceneHidden = (new.isOn || !new.text.isEmpty) ? false : !new.isOn"
    ),
    (
      "text",
      .choice(
        .isTrue("isOn"), then: .choice(.isTrue("text"), then: .literal("a"), otherwise: .literal("b")),
        otherwise: .literal("c")), "label.text = new.isOn ? (!new.text.isEmpty ? \"a\" : \"b\") : \"c\""
    ),
    (
      "text",
      .selection(
        Selection(
          name: "isOn",
          cases: [.init(name: "false", value: .literal("off")), .init(name: "true", value: .literal("on"))],
          otherwise: .literal(""))),
      "label.text = !new.isOn ? \"off\" : \"on\""
    ),
  ])
  func valueIsWritten(_ attribute: String, _ value: Value, _ expected: String) throws {
    let source = try source(attribute, value)
    #expect(source.contains("      \(expected)\n"), "\(source)")
  }

  @Test(arguments: [
    (
      "phase", ["editing", "sending"], Value.literal("unused"),
      "case .editing: \"0\"\n      case .sending: \"1\"\n      }"
    ),
    ("phase", ["sending"], .literal("else"), "case .sending: \"0\"\n      default: \"else\"\n      }"),
    ("phase", ["editing", "sending"], nil, "case .editing: \"0\"\n      case .sending: \"1\"\n      }"),
    ("axis", ["horizontal", "vertical"], nil, "case .horizontal: \"0\"\n      default: \"1\"\n      }"),
    (
      "kind", ["none", "other"], .literal("nil"),
      "case .some(.none): \"0\"\n      case .other: \"1\"\n      default: \"nil\"\n      }"
    ),
    (
      "text", ["a", "\""], .literal("-"),
      "case \"a\": \"0\"\n      case \"\\\"\": \"1\"\n      default: \"-\"\n      }"
    ),
    (
      "count", ["1", "-2"], .literal("-"),
      "case 1: \"0\"\n      case -2: \"1\"\n      default: \"-\"\n      }"
    ),
  ])
  func selectionIsWritten(_ name: String, _ cases: [String], _ otherwise: Value?, _ expected: String) throws {
    let selection = Selection(
      name: name, cases: cases.enumerated().map { .init(name: $1, value: .literal("\($0)")) },
      otherwise: otherwise)
    let assigned = try source("text", .selection(selection))
    #expect(assigned.contains("      label.text = switch new.\(name) {\n      \(expected)\n"), "\(assigned)")
    let passed = try source("title", .selection(selection))
    let indented = expected.replacing("\n", with: "\n  ")
    let constant =
      "        let goTitle: String? = switch new.\(name) {\n        \(indented)\n"
      + "        go.setTitle(goTitle, for: .normal)\n"
    #expect(passed.contains(constant), "\(passed)")
  }

  /// The file is compiled with these tests.
  @Test func generatedSwiftIsFresh() throws {
    let path = "Tests/GoldenTests/State/RegisterScene.swift"
    let source = try compiler.swift(.register, access: .internal)
    if Repository.isUpdating { try Repository.write(Array(source.utf8), to: path) }
    #expect(try Repository.text(path) == source)
  }

  @Test func groupsReadTheirInputs() throws {
    let source = try source("text", .state("text"))
    #expect(source.contains("    if old?.text != new.text\n"), "\(source)")
    #expect(!source.contains("Rendered"))
    var tree = RuntimeTree.register
    let entry = tree.state[0]
    tree.state[0] = .init(
      name: "state", type: entry.type, defaultValue: entry.defaultValue, summary: entry.summary)
    tree.groups = [tree.groups[7]]
    tree.conditions = [.init(name: "canSignIn", test: .isTrue("state"))]
    #expect(try compiler.swift(tree).contains("    if old?.canSignIn != new.canSignIn {\n"))
    tree.groups[0].reads = ["state"]
    #expect(try compiler.swift(tree).contains("    if old?.state.state != new.state.state {\n"))
  }

  /// A condition or derived value may have the name of what it is computed from.
  @Test func resultsHaveAnyName() throws {
    var tree = RuntimeTree.built("Names", [.built("label", "UILabel", "new")])
    tree.parameters = [.built("isMember", ParameterType(.boolean))]
    tree.state = [.built("text", ParameterType(.string), .literal(""))]
    tree.derived = [.built("screen", ParameterType(.string))]
    tree.conditions = [
      .init(name: "state", test: .all([.isTrue("isMember"), .isTrue("text"), .isTrue("parameters")])),
      .init(name: "parameters", test: .when("screen.width", isOneOf: [.enumeration("compact")])),
    ]
    tree.changes(
      ["text", "screen.width"], .view("new", ["text": .text([.state("text"), .state("screen.width")])]))
    tree.changes(
      ["screen", "state"], .view("new", ["shown": .state("state"), "accessibilityHint": .state("screen")]))
    let source = try compiler.swift(tree)
    for line in [
      "    if old?.stateValue.text != new.stateValue.text\n"
        + "      || old?.screenValue.width != new.screenValue.width\n    {",
      "      self.new.text = \"\\(new.stateValue.text)\\(new.screenValue.width.rawValue)\"",
      "      self.new.sceneHidden = !new.state", "      self.new.accessibilityHint = new.screen",
      "    init(_ stateValue: State, _ parametersValue: Parameters, _ screenValue: ScreenTraits) {",
      "      self.stateValue = stateValue", "      self.screenValue = screenValue",
      "      screen = stateValue.screen",
      "      parameters = screenValue.width == .compact",
      "      state = parametersValue.isMember && !stateValue.text.isEmpty && parameters",
      "      let new = Rendered(state, parameters, ScreenTraits(traitCollection))",
      "    observeTraits { [weak self] in self?.render() }",
    ] {
      #expect(source.contains(line + "\n"), "\(line)\n\(source)")
    }
  }

  @Test func unknownNamesAreErrors() {
    func error(_ change: (inout RuntimeTree) -> Void) -> String? {
      var tree = RuntimeTree.register
      change(&tree)
      do throws(InvalidTreeName) {
        _ = try compiler.swift(tree)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(error { $0.groups[0].reads = ["mail"] } == "the tree does not declare the name 'mail'")
    #expect(error { $0.conditions[0].test = .isTrue("mail") } == "the tree does not declare the name 'mail'")
    #expect(
      error { $0.changes([], .view("label", ["text": .literal("")])) }
        == "the grammar has no view with the id 'label'")
    #expect(
      error { $0.changes([], .view("hint", ["txt": .literal("")])) } == "'label' has no attribute 'txt'")
    #expect(
      error { $0.changes([], .init(about: .layout, attributes: [.init(name: "gap", value: .integer(3))])) }
        == "the grammar has no layout attribute 'gap'")
    #expect(
      error {
        $0.changes(
          [],
          .init(about: .view("hint"), attributes: [], content: [.init(name: "rows", items: .state("email"))]))
      }
        == "'label' has no content 'rows'")
    #expect(
      error { $0.conditions += [.init(name: "a", test: .isTrue("b")), .init(name: "b", test: .isTrue("a"))] }
        == nil)
  }

  /// Where the state holds a type of the app, it is not known to be `Sendable`; where an entry has no initial value, it
  /// is required.
  @Test func stateFollowsItsTypes() throws {
    var tree = tree("text", .state("text"))
    #expect(try compiler.swift(tree).contains("  public nonisolated struct State: Equatable, Sendable {\n"))
    #expect(
      try compiler.swift(tree).contains("init(state: State = State(), limit: Int, owner: String? = nil)"))
    tree.state.append(.built("theme", ParameterType(.swift("Theme"), isOptional: true)))
    #expect(try compiler.swift(tree).contains("  public nonisolated struct State: Equatable {\n"))
    #expect(
      try compiler.swift(tree).contains("init(state: State = State(), limit: Int, owner: String? = nil)"))
    tree.state.append(.built("link", ParameterType(.url)))
    #expect(try compiler.swift(tree).contains("init(state: State, limit: Int, owner: String? = nil)"))
    tree.state.append(.built("shown", ParameterType(.swift("Rendered"))))
    tree.conditions = [.init(name: "isLinked", test: .isTrue("theme"))]
    tree.changes(["isLinked"], .view("go", ["enabled": .state("isLinked")]))
    let source = try compiler.swift(tree)
    #expect(source.contains("  private var rendered: SceneRendered?\n"), "\(source)")
    #expect(source.contains("kind: Kind? = Kind.none"))
  }
}
