import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSwift
import DioramaSyntax
import DioramaTree
import Foundation
import Testing

/// Trees that are built in code, as an importer would, without a file.
@Suite struct BuiltTreeTests {
  private let compiler = Compiler(grammar: .language())

  /// A view with attributes, handlers and content.
  private func view(
    _ element: String, _ swiftClass: String, _ id: String, _ attributes: [RuntimeTree.Attribute] = [],
    _ handlers: [RuntimeTree.EventBinding] = [], _ content: [RuntimeTree.Slot] = []
  ) -> RuntimeTree.View {
    RuntimeTree.View(
      element: element, swiftClass: swiftClass, id: id, line: 1, attributes: attributes, roles: [],
      handlers: handlers, content: content)
  }

  private func tree(_ views: [RuntimeTree.View]) -> RuntimeTree {
    RuntimeTree(
      scene: "Built", source: "Main.storyboard", summary: nil, controller: "view",
      parameters: [.init(name: "name", type: ParameterType(.string), defaultValue: nil, summary: nil)],
      handlers: [
        .init(
          name: "tapped", arguments: [.init(label: nil, name: "sender", type: "UIButton")], result: nil,
          isAsync: false, canThrow: false, uses: [.init(event: "click", view: "go")])
      ], layout: [], content: .views(views))
  }

  private var greeting: RuntimeTree {
    let label = view(
      "label", "UILabel", "greeting",
      // Not in the grammar's order, and without its defaults.
      [
        .init(name: "alpha", value: .number(0.5)),
        .init(name: "text", value: .text([.literal("Hello, "), .parameter("name")])),
      ])
    let button = view(
      "button", "UIButton", "go", [.init(name: "title", value: .literal("Go"))],
      [.init(event: "click", method: "tapped")])
    let items: [RuntimeTree.Slot.Item] = [.view(label), .view(button)]
    return tree([
      view("stack", "UIStackView", "column", [], [], [.init(name: "children", items: .list(items))])
    ])
  }

  /// Names are written as they are, so a text in the place of a name would become code.
  @Test func namesAndTypesCannotBecomeCode() throws {
    let code = "a = UILabel(); let b"
    func labelled(_ value: Value, class swiftClass: String = "UILabel", id: String = "one") -> RuntimeTree {
      tree([view("label", swiftClass, id, [.init(name: "text", value: value)])])
    }
    func changed(_ change: (inout RuntimeTree) -> Void) -> RuntimeTree {
      var tree = greeting
      change(&tree)
      return tree
    }
    func reason(_ tree: RuntimeTree, _ name: String) -> InvalidTreeName.Reason? {
      let error = #expect(throws: InvalidTreeName.self, "\(tree)") { try compiler.swift(tree) }
      return error?.name == name ? error?.reason : nil
    }
    var role = view("label", "UILabel", "one")
    role.roles = [.init(name: code, fills: [], source: .parameter("name"))]
    let adaptive = Value.color(.adaptive(light: .named(code), dark: .rgba(0)))
    let strange = RuntimeTree.Parameter(
      name: "other", type: ParameterType(.swift(code)), defaultValue: nil, summary: nil)
    let flag = RuntimeTree.Parameter(
      name: "flag", type: ParameterType(.boolean), defaultValue: .enumeration(code), summary: nil)
    var flagged = labelled(
      .selection(Selection(name: "flag", cases: [.init(name: code, value: .literal("A"))], otherwise: nil)))
    flagged.parameters.append(.init(name: "flag", type: flag.type, defaultValue: nil, summary: nil))
    let malformed: [RuntimeTree] = [
      changed { $0.scene = code }, changed { $0.handlers[0].name = code },
      changed { $0.handlers[0].result = code }, changed { $0.handlers[0].arguments[0].type = code },
      changed { $0.handlers[0].arguments[0].name = code },
      changed { $0.handlers[0].arguments[0].label = code },
      changed { $0.handlers[0].uses[0].event = code }, changed { $0.handlers[0].uses[0].view = code },
      changed { $0.conditions = [.init(name: code, test: .isTrue("name"))] },
      changed { $0.layout = [.init(name: "background", value: adaptive)] },
      changed { $0.state = [strange] }, changed { $0.state = [flag] }, flagged, tree([role]),
      labelled(.literal("A"), id: code), labelled(.literal("A"), class: code), labelled(.enumeration(code)),
      labelled(.view(code)),
      labelled(.color(.constant(code))), labelled(.font(.system(size: 1, weight: code))),
      labelled(.font(.style(code))), labelled(.list([.enumeration(code)])),
      tree([view("button", "UIButton", "one", [], [.init(event: "click", method: code)])]),
    ]
    for tree in malformed { #expect(reason(tree, code) == .malformed, "\(tree)") }
    let nobody = Selection(name: "nobody", cases: [], otherwise: .literal("A"))
    let undeclared: [RuntimeTree] = [
      changed { $0.conditions = [.init(name: "isKnown", test: .not(.any([.isTrue("nobody")])))] },
      changed { $0.groups = [.init(reads: ["nobody"], statements: [])] },
      labelled(.parameter("nobody")), labelled(.text([.state("nobody")])), labelled(.selection(nobody)),
      labelled(.choice(.isTrue("name"), then: .literal("A"), otherwise: .state("nobody"))),
    ]
    for tree in undeclared { #expect(reason(tree, "nobody") == .undeclared, "\(tree)") }
    let twice = tree([view("label", "UILabel", "one"), view("label", "UILabel", "one")])
    #expect(reason(twice, "one") == .repeated)
    #expect(reason(labelled(.literal("A"), class: "UILabel<\(code)>"), code) == .malformed)
    #expect(try compiler.swift(labelled(.literal(code))).contains("one.text = \"\(code)\""))
  }

  /// A scene's own names can be words and types of Swift.
  @Test func wordsOfSwiftAreNames() throws {
    let scene = """
      scene: Words
      state:
        set: { cases: [init, in] }
      views:
        - label: greeting
          text: { switch: set, init: A, in: B }

      """
    let result = compiler.compile(SourceFile(path: "Words.scene.yaml", text: scene))
    let source = try compiler.swift(#require(result.tree))
    #expect(source.contains("case .`init`"))
  }

  @Test func swiftMatchesTheTree() throws {
    let source = try compiler.swift(greeting)
    for line in [
      "// Generated by diorama from Main.storyboard. Do not edit.",
      "  private let column = UIStackView()", "  public let greeting = UILabel()",
      "    configureViews(name: name, handlers: handlers)",
      "    column.addArrangedSubview(greeting)",
      "    greeting.alpha = 0.5", "    greeting.text = \"Hello, \\(name)\"",
      "    go.setTitle(\"Go\", for: .normal)",
      "    go.clickHandler = { [weak handlers] sender in handlers?.tapped(sender) }",
    ] {
      #expect(source.contains(line + "\n"), "\(line)\n\(source)")
    }
  }

  @MainActor @Test func jsonIsLoaded() throws {
    let json = greeting.serialized
    #expect(try RuntimeTree(json: JSON(parsing: json)).serialized == json)
    var handlers = SceneHandlers()
    handlers.set("tapped") { (_: UIButton) in }
    let scene = try SceneLoader().load(Data(json), parameters: ["name": "Ada"], handlers: handlers)
    let label = scene.view("greeting", as: UILabel.self)
    #expect(label?.text == "Hello, Ada")
    #expect(label?.alpha == 0.5)
    #expect(scene.view("go", as: UIButton.self)?.title(for: .normal) == "Go")
  }

  @Test func unknownNamesAreErrors() {
    func error(_ tree: RuntimeTree) -> String? {
      do throws(InvalidTreeName) {
        _ = try compiler.swift(tree)
        return nil
      } catch {
        return error.description
      }
    }
    var other = tree([])
    other.controller = "page"
    #expect(error(other) == "the grammar has no controller 'page'")
    other = tree([])
    other.layout = [.init(name: "gap", value: .integer(3))]
    #expect(error(other) == "the grammar has no layout attribute 'gap'")
    #expect(error(tree([view("gauge", "Gauge", "a")])) == "the grammar has no element 'gauge'")
    var unnamed = view("label", "UILabel", "a")
    unnamed.id = nil
    #expect(error(tree([unnamed])) == "'' is not a valid id of 'label'")
    #expect(
      error(tree([view("label", "UILabel", "a", [.init(name: "txt", value: .literal(""))])]))
        == "'label' has no attribute 'txt'")
    #expect(
      error(tree([view("label", "UILabel", "a", [], [.init(event: "click", method: "b")])]))
        == "'label' has no event 'click'")
    #expect(
      error(tree([view("label", "UILabel", "a", [], [], [.init(name: "children", items: .list([]))])]))
        == "'label' has no content 'children'")
  }

  /// Swift is written from the scene alone, without a grammar.
  @Test func aSceneOfStatementsIsWritten() {
    let statements: [SwiftScene.Statement] = [
      .assign(
        property: "progress",
        .parameter(
          "level",
          NumberConversion(
            isOptional: false, isList: false, type: "Float", clampsToFinite: false, minimum: "0",
            maximum: "1"))),
      .call(method: "setNeedsLayout", []),
    ]
    var configuration = SwiftScene.Configuration { receive in statements.forEach { receive(0, $0) } }
    for statement in statements { configuration.add(statement, about: 0) }
    let scene = SwiftScene(
      name: "Plain", source: "Plain.scene.yaml", summary: nil, className: "PlainScene",
      handlersName: "PlainSceneHandlers", superclass: "UIViewController",
      superInitializer: [.init(label: "nibName", .none)],
      parameters: [.init(name: "level", type: ParameterType(.number), defaultValue: nil, summary: nil)],
      handlers: [], layout: [],
      views: [.init(id: "bar", swiftClass: "UIProgressView", isPublic: true, initializer: [], roles: [])],
      configuration: configuration, content: .views(["bar"]), namesType: { _ in false })
    var bytes: [UInt8] = []
    SceneSource.write(scene, access: "") { bytes += $0 }
    let source = String(decoding: bytes, as: UTF8.self)
    #expect(source.contains("    super.init(nibName: nil)\n    configureViews(level: level)\n"))
    #expect(source.contains("    bar.progress = Float(level).clamped(atLeast: 0, atMost: 1)\n"))
    #expect(source.contains("    bar.setNeedsLayout()\n"))
  }
}
