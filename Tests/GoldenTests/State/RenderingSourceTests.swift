import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation
import Testing

/// The methods in generated Swift that show the state of a scene.
@Suite struct RenderingSourceTests {
  private let compiler = Compiler(grammar: .language())

  /// Compilers are slow with long methods and expressions.
  @Test func methodsStayShort() throws {
    var tree = RuntimeTree.built(
      "Long", (0..<250).map { .built("label", "UILabel", $0 == 0 ? "renderPart2" : "label\($0)") })
    tree.state = [.built("text", ParameterType(.string), .literal(""))]
    let views = ["renderPart2"] + (1..<250).map { "label\($0)" }
    tree.groups = [.init(reads: ["text"], statements: views.map { .view($0, ["text": .state("text")]) })]
    let source = try compiler.swift(tree)
    let methods = source.components(separatedBy: "private func ")
    #expect(
      methods.map { $0.components(separatedBy: ".text = new.text").count - 1 }.filter { $0 > 0 } == [
        100, 100, 50,
      ])
    #expect(
      source.contains("    renderPart2Now(new, since: old)\n    renderPart3(new, since: old)\n  }\n"),
      "\(source)")
  }

  /// Swift warns of a constant that is not used.
  @Test func onlyMethodsThatConnectHandlersReadThem() throws {
    let cells = (0..<150).map { number in
      """
      - switchCell: cell\(number)
        dataSource: { title: "${text}", switchOn: false }
        delegate: { \(number < 120 ? "switchColor: red" : "onSwitchToggleOn: changed") }

      """
    }
    let text = "scene: Long\ncontroller: table\nstate: { text: string }\nrows:\n\(cells.joined())"
    let tree = try #require(compiler.compile(SourceFile(path: "Long.scene.yaml", text: text)).tree)
    let methods = try compiler.swift(tree).components(separatedBy: "private func render")
    let readers = methods.filter { $0.contains("let handlers = self.handlers") }
    #expect(readers.count == 1)
    #expect(readers.first?.hasPrefix("Part2(") == true)
    #expect(readers.first?.contains("handlers?.changed") == true, "\(readers)")
  }

  /// The layout and the texts of sections are set by the kit, which knows whether the view is loaded.
  @Test func layoutAndSectionsAreRendered() throws {
    var tree = RuntimeTree.built("Spaced", [.built("label", "UILabel", "label")])
    tree.state = [.built("gap", ParameterType(.number), .number(0))]
    tree.changes(["gap"], .init(about: .layout, attributes: [.init(name: "spacing", value: .state("gap"))]))
    var source = try compiler.swift(tree)
    for line in [
      "    layOut([label])\n    if let rendered { renderLayout(rendered, since: nil) }\n  }",
      "  private func render(_ new: State, since old: State?) {\n    renderLayout(new, since: old)\n  }",
      "      updateLayout(spacing: CGFloat(new.gap).finite)",
    ] {
      #expect(source.contains(line + "\n"), "\(line)\n\(source)")
    }
    tree = .built("Rows", [])
    tree.controller = "table"
    tree.parameters = [.built("heading", ParameterType(.string))]
    tree.state = [.built("note", ParameterType(.string, isOptional: true))]
    tree.content = .sections([
      .init(header: .parameter("heading"), footer: nil, rows: [.built("cell", "UITableViewCell", "first")])
    ])
    tree.changes(
      ["note"], .init(about: .section(0), attributes: [.init(name: "footer", value: .state("note"))]))
    source = try compiler.swift(tree)
    for line in [
      "    sections.tableView = tableView", "    configureSections(heading: heading)",
      "      TableSections.Section(header: heading, rows: [first]),",
      "      sections.setFooter(new.note, of: 0)",
    ] {
      #expect(source.contains(line + "\n"), "\(line)\n\(source)")
    }
  }

  /// What one call sets is set once, where it changes, with the handlers that it takes.
  @Test func configurationsAreRendered() throws {
    var like = RuntimeTree.View.built("likeButton", "LikeButton", "like", ["itemID": .literal("1")])
    var tree = RuntimeTree.built("Likes", [like])
    tree.state = [.built("isLiked", ParameterType(.boolean), .boolean(false))]
    tree.changes(["isLiked"], .view("like", ["alpha": .state("isLiked")]))
    var source = try compiler.swift(tree)
    #expect(source.components(separatedBy: "selfManagedConfigure(").count == 2, "\(source)")
    like.attributes = []
    like.handlers = [.init(event: "toggled", method: "save")]
    tree.content = .views([like])
    tree.handlers = [
      .init(
        name: "save", arguments: [.init(label: nil, name: "isLiked", type: "Bool")], result: nil,
        isAsync: true,
        canThrow: true, uses: [])
    ]
    tree.groups = []
    tree.changes(["isLiked"], .view("like", ["liked": .state("isLiked"), "count": .integer(0)]))
    source = try compiler.swift(tree)
    for line in [
      "  private weak var handlers: (any LikesSceneHandlers)?", "    self.handlers = handlers",
      "    let handlers = self.handlers", "        likeStatus: new.isLiked,",
      "        toggled: { [weak handlers] isLiked in try await handlers.orThrow().save(isLiked) }",
    ] {
      #expect(source.contains(line + "\n"), "\(line)\n\(source)")
    }
    #expect(source.components(separatedBy: "onfigure(").count == 2, "\(source)")
  }

  /// A scene without a state is rendered once.
  @Test func conditionsOnParametersAreRenderedOnce() throws {
    var tree = RuntimeTree.built("Once", [.built("label", "UILabel", "label")])
    tree.parameters = [
      .built("isMember", ParameterType(.boolean)),
      .built("size", .own("Size", "small", "large"), .enumeration("small")),
    ]
    #expect(
      try compiler.swift(tree).contains("  public nonisolated enum State {\n    public enum Size: String,"))
    tree.conditions = [.init(name: "isGuest", test: .not(.isTrue("isMember")))]
    tree.changes(["isGuest"], .view("label", ["shown": .state("isGuest")]))
    let source = try compiler.swift(tree)
    #expect(source.contains("  public init(isMember: Bool, size: State.Size = .small) {\n"), "\(source)")
    #expect(source.contains("    render(Rendered(parameters))\n"))
    #expect(
      source.contains("  private func render(_ new: Rendered) {\n    label.sceneHidden = !new.isGuest\n  }\n")
    )
    #expect(source.contains("      isGuest = !parameters.isMember\n"))
    #expect(!source.contains("isRendering"))
  }
}
