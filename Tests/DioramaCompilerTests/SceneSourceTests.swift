import DioramaCompiler
import DioramaGrammar
import DioramaSwift
import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

/// Generated Swift that the golden files do not cover.
@Suite struct SceneSourceTests {
  private let compiler = Compiler(grammar: .language())

  private func swift(_ scene: String) throws -> String {
    let result = compiler.compile(SourceFile(path: "Example.scene.yaml", text: scene))
    return try compiler.swift(#require(result.tree, "\(result.diagnostics.map(\.message))"))
  }

  @Test func membersOfABaseClassStayAsTheyAre() throws {
    let base = SourceFile(
      path: "early.controller.yaml",
      text: """
        controller: early
        swift: EarlyController
        extends: view
        members: [showScene, isSceneConfigured]

        """)
    let compiler = Compiler(grammar: .language().adding([base]))
    let scene = "scene: Example\ncontroller: early\nviews:\n  - child: header\n    swift: Header\n"
    let result = compiler.compile(SourceFile(path: "Example.scene.yaml", text: scene))
    let source = try compiler.swift(#require(result.tree))
    let shown = "  private func showSceneNow() {\n    layOut([header])\n    header.contain(in: self)\n  }\n"
    #expect(source.contains(shown))
    #expect(source.contains("    if isSceneConfiguredNow { showSceneNow() }\n"))
  }

  @Test func aCommentInTheSceneChangesNothing() throws {
    let views = "  - label: greeting\n    text: Hello\n"
    let plain = try swift("scene: Example\nviews:\n" + views)
    #expect(try swift("# One.\n\nscene: Example\n# Two.\n# Three.\nviews:\n# Four.\n" + views) == plain)
  }

  @Test func aViewAndAParameterCanShareAName() throws {
    let source = try swift(
      """
      scene: Example
      parameters: { greeting: string, names: [string], row: string }
      views:
        - label: greeting
          text: ${greeting}
        - table: names
          rows: ${names}
        - stack: row
          accessibilityIdentifier: row
          children:
            - label: text
              text: ${row}

      """)
    #expect(source.contains("  public let greeting = UILabel()"))
    #expect(source.contains("    self.greeting.text = greeting\n"))
    #expect(source.contains("    self.names.setRows(names)\n"))
    #expect(source.contains("    self.row.addArrangedSubview(text)\n"))
    #expect(source.contains("layOut([greeting, names, row])"))
  }

  @Test(arguments: [
    ("parameters: { configureViews: string }", "greeting", "configureViewsNow"),
    ("parameters: { other: string }", "configureViews", "configureViewsNow"),
    ("parameters: { configureViews: string }", "configureViewsNow", "configureViewsNowNow"),
    ("parameters: { other: string }", "greeting", "configureViews"),
  ])
  func theConfiguringMethodHasAUniqueName(parameters: String, id: String, method: String) throws {
    let source = try swift("scene: Example\n\(parameters)\nviews:\n  - label: \(id)\n    text: Hello\n")
    #expect(source.contains("    \(method)()\n"))
    #expect(source.contains("  private func \(method)() {\n"))
  }

  @Test func onlyNeededParametersArePassedOn() throws {
    let source = try swift(
      """
      scene: Example
      parameters: { gap: number, title: string, userID: string, unused: string }
      layout: { spacing: "${gap}" }
      views:
        - label: a
          text: "Hello, ${title}!"
        - button: b
          handlers: { click: clicked }
        - avatar: c
          url: https://example.com/c
          uid: ${userID}
          accessibilityLabel: Portrait

      """)
    #expect(source.contains("    configureViews(title: title, userID: userID, handlers: handlers)\n"))
    #expect(
      source.contains(
        "  private func configureViews(title: String, userID: String, handlers: any ExampleSceneHandlers) {\n"
      ))
    #expect(source.contains("self.layoutSpacing = CGFloat(gap)"))
  }

  @Test func onlyOneKeywordNeedsBackticksAsALabel() throws {
    let source = try swift(
      """
      scene: Example
      parameters: { inout: string, in: string }
      views:
        - label: a
          text: "${inout} ${in}"

      """)
    #expect(source.contains("    configureViews(`inout`: `inout`, in: `in`)\n"))
    #expect(source.contains("  private func configureViews(`inout`: String, `in`: String) {\n"))
  }

  /// For many views, statements are created again when they are written.
  @Test(arguments: [255, 256, 257, 600])
  func eachOfManyViewsIsConfigured(count: Int) throws {
    let ids = (1...count).map { "label\($0)" }
    let rows = ids.map { "      - label: \($0)\n        text: Number ${number} of \($0)\n" }
    let source = try swift(
      "scene: Example\nparameters: { number: integer }\nviews:\n  - stack: all\n    children:\n"
        + rows.joined())
    let lines = source.split(separator: "\n").filter { $0.contains(".text = ") }
    #expect(lines == ids.map { "    \($0).text = \"Number \\(number) of \($0)\"" })
    #expect(source.contains("    configureViews(number: number)\n"))
    #expect(source.contains("    all.addArrangedSubview(label\(count))\n"))
    // The time that Swift takes to compile a method grows faster than its length.
    let methods = source.components(separatedBy: "private func configureViews").dropFirst().dropLast()
    #expect(methods.allSatisfy { $0.count(where: \.isNewline) < 1000 })
  }

  /// A line is measured in characters. Non-ASCII text has fewer characters than bytes.
  @Test(arguments: [("a", 63, 1), ("a", 64, 3), ("界", 63, 1), ("界", 64, 3), ("é", 63, 1), ("é", 64, 3)])
  func aCallOfMoreThanAHundredCharactersIsBroken(character: String, count: Int, lineCount: Int) throws {
    let title = String(repeating: character, count: count)
    let source = try swift("scene: Example\nviews:\n  - button: follow\n    title: \(title)\n")
    let lines = source.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("    follow.setTitle(") })
    let end = try #require(lines[start...].firstIndex { $0.hasSuffix(")") })
    #expect(end - start + 1 == lineCount, "\(lines[start...end])")
  }

  /// An element with more parts than a view has bits for.
  @Test func anElementCanHaveManyParts() throws {
    let names = (1...80).map { "level\($0)" }
    let element = SourceFile(
      path: "gauge.element.yaml",
      text: "element: gauge\nswift: Gauge\nextends: view\nsummary: A gauge.\nattributes:\n"
        + names.map { "  \($0): integer\n" }.joined())
    let compiler = Compiler(grammar: Grammar.language().adding([element]))
    let everySecond = stride(from: 1, to: 80, by: 2).map { names[$0] }
    for given in [names, names.reversed(), [names[79]], everySecond] {
      let values = given.map { "    \($0): \($0.dropFirst(5))\n" }.joined()
      let text = "scene: Example\nviews:\n  - gauge: dial\n" + values
      let result = compiler.compile(SourceFile(path: "Example.scene.yaml", text: text))
      let source = try compiler.swift(#require(result.tree, "\(result.diagnostics.map(\.message))"))
      let lines = source.split(separator: "\n").filter { $0.hasPrefix("    dial.level") }
      let expected = names.filter(given.contains).map { "    dial.\($0) = \($0.dropFirst(5))" }
      #expect(lines.map(String.init) == expected)
    }
  }

  @Test(arguments: ["as", "in", "inout", "associatedtype", "fallthrough", "precedencegroup"])
  func keywordsAreEscaped(name: String) {
    #expect(SwiftName.escaped(name) == "`\(name)`")
    #expect(SwiftName.escaped(name + "s") == name + "s")
    #expect(SwiftName.escaped(name + "ABCDEFGHIJKLMNOP") == name + "ABCDEFGHIJKLMNOP")
  }

  @Test func structuralViewsArePrivate() throws {
    let source = try swift(
      """
      scene: Example
      views:
        - view: spacer
          height: 8
        - stack: plain
          children:
            - label: text
        - stack: named
          accessibilityIdentifier: named

      """)
    #expect(source.contains("  private let spacer = UIView()\n  private let plain = UIStackView()\n"))
    #expect(source.contains("  public let text = UILabel()\n  public let named = UIStackView()\n"))
    #expect(source.contains("named.accessibilityIdentifier = \"named\""))
    #expect(source.contains("text.accessibilityIdentifier = \"Example.text\""))
    #expect(!source.contains("Example.spacer") && !source.contains("Example.plain"))
  }

  @Test func aSceneWithoutAttributesConfiguresNothing() throws {
    let source = try swift("scene: Example\nviews:\n  - view: spacer\n")
    #expect(!source.contains("configureViews"))
  }

  @Test func equalRolesAreWrittenOnce() throws {
    let rows = ["a", "b", "c"].map { id in
      """
        - switchCell: \(id)
          dataSource: { title: \(id == "c" ? "Other" : "Same"), switchOn: true }

      """
    }
    let source = try swift("scene: Example\ncontroller: table\nrows:\n" + rows.joined())
    #expect(source.components(separatedBy: "private struct ").count == 3)
    #expect(source.components(separatedBy: "ADataSource()").count == 3)
    #expect(source.contains("private struct CDataSource: SwitchWithTextCellDataSource {"))
  }

  @Test func aRoleHidesNoTypeThatGeneratedCodeNames() throws {
    let element = """
      element: pathCell
      swift: PathCell
      extends: row
      summary: A row with a path.
      roles:
        path:
          summary: The path.
          protocol: PathSource
          members: { title: { type: string, required: true, summary: A title. } }
      configurations:
        - { method: configure, arguments: { with: path } }

      """
    let file = SourceFile(path: "pathCell.element.yaml", text: element)
    let compiler = Compiler(grammar: Grammar.language().adding([file]))
    #expect(compiler.grammar.projectDiagnosticsByFile.map(\.diagnostics) == [])
    let scene = "scene: Example\ncontroller: table\nrows:\n  - pathCell: index\n    path: { title: Hello }\n"
    let result = compiler.compile(SourceFile(path: "Example.scene.yaml", text: scene))
    let source = try compiler.swift(#require(result.tree, "\(result.diagnostics.map(\.message))"))
    #expect(source.contains("private struct IndexPathInline: PathSource {"))
  }

  @Test func aRoleHidesNoTypeOfTheScene() throws {
    let source = try swift(
      """
      scene: Example
      controller: table
      rows:
        - switchCell: switchWithTextCell
          dataSource: { title: Hello, switchOn: true }

      """)
    #expect(
      source.contains("private struct SwitchWithTextCellDataSourceInline: SwitchWithTextCellDataSource {"))
  }

  /// Each change of a table applies a snapshot.
  @Test func rowsOfATableAmongViewsChangeInOneStep() throws {
    let source = try swift(
      """
      scene: Example
      state: { isOpen: boolean }
      views:
        - table: sizes
          accessibilityLabel: Sizes
          rows:
            - cell: small
              shown: ${isOpen}
            - cell: large
              shown: ${isOpen}

      """)
    #expect(source.contains("      TableSections.together { render(new, since: old) }\n"))
  }

  /// The traits of the screen are not known yet when a component is created.
  @Test func aComponentIsMadeWithValuesOfItsTypes() throws {
    let file = SourceFile(
      path: "Tags.component.yaml",
      text: "component: Tags\nstate: { tags: [string], title: string }\nviews: []\n")
    let compiler = Compiler(grammar: Grammar.language().adding([file]))
    let scene = """
      scene: Example
      conditions: { isWide: { when: screen.width, is: regular } }
      views:
        - Tags: tags
          tags: [All, { if: isWide, then: New, else: Old }]
          title: { localized: title, arguments: [isWide] }

      """
    let result = compiler.compile(SourceFile(path: "Example.scene.yaml", text: scene))
    let source = try compiler.swift(#require(result.tree, "\(result.diagnostics.map(\.message))"))
    #expect(source.contains(#"Tags(state: Tags.State(tags: ["All", "New"], title: ""))"#))
  }
}
