import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// Generated Swift imports the modules of a project's elements.
@Suite struct ModuleTests {
  private let grammar = Grammar.language().adding([
    SourceFile(
      path: "webView.element.yaml",
      text: """
        element: webView
        module: WebKit
        swift: WKWebView
        summary: A page.
        attributes:
          allowsMagnification: { type: boolean, default: false, summary: Whether the page can be magnified. }

        """),
    SourceFile(
      path: "reader.element.yaml",
      text: "element: reader\nmodule: Reading\nswift: ReaderView\nextends: webView\nsummary: An article.\n"),
    SourceFile(path: "chart.element.yaml", text: "element: chart\nswift: ChartView\nsummary: A chart.\n"),
    SourceFile(
      path: "ZoomDecorator.decorator.yaml",
      text: "decorator: ZoomDecorator\ndecorates: webView\nproperty: zoom\ntype: number\n"),
  ])

  private func swift(_ views: String) throws -> String {
    let compiler = Compiler(grammar: grammar)
    let tree = try #require(
      compiler.compile(SourceFile(path: "Page.scene.yaml", text: "scene: Page\nviews:\n\(views)")).tree)
    return try compiler.swift(tree)
  }

  @Test func aSceneImportsTheModulesOfItsViews() throws {
    #expect(grammar.projectDiagnosticsByFile.map(\.diagnostics).isEmpty)
    let kit = "\n@_spi(Generated) public import DioramaKit\n"
    #expect(try swift("- webView: page\n").contains("\(kit)import WebKit\n\n"))
    #expect(try swift("- reader: page\n").contains("\(kit)import Reading\nimport WebKit\n\n"))
    let nested = "- stack: all\n  children:\n  - webView: page\n    shown: false\n"
    #expect(try swift(nested).contains("\nimport WebKit\n"))
    #expect(try !swift("- chart: sales\n").contains("WebKit"))
  }

  @Test func viewsGrowAsTheirElementSays() throws {
    let files = [
      ("chart", "grows: true"), ("bars", "extends: chart"), ("dial", "extends: chart\ngrows: false"),
    ].map { name, rest in
      SourceFile(
        path: "\(name).element.yaml", text: "element: \(name)\nswift: A\(name)\nsummary: A chart.\n\(rest)\n")
    }
    let grammar = Grammar.language().adding(files)
    #expect(grammar.projectDiagnosticsByFile.flatMap(\.diagnostics).isEmpty)
    let compiler = Compiler(grammar: grammar)
    func swift(_ view: String) throws -> String {
      let scene = SourceFile(path: "Page.scene.yaml", text: "scene: Page\nviews:\n- \(view)\n")
      return try compiler.swift(try #require(compiler.compile(scene).tree))
    }
    #expect(try swift("chart: sales").contains("sales.sceneGrows = true\n"))
    #expect(try swift("bars: sales").contains("sales.sceneGrows = true\n"))
    #expect(try swift("dial: sales").contains("sales.sceneGrows = false\n"))
    #expect(try swift("chart: sales\n  grows: false").contains("sales.sceneGrows = false\n"))
    #expect(try !swift("label: sales").contains("sceneGrows"))
  }

  /// A class of the app may set other defaults than its superclass.
  @Test func defaultsOfASuperclassAreWritten() throws {
    let text =
      "element: note\nswift: NoteLabel\nextends: label\nattributes:\n  pages: { type: integer, default: 1 }\n"
    let file = SourceFile(path: "note.element.yaml", text: text)
    let compiler = Compiler(grammar: Grammar.language().adding([file]))
    let scene =
      "scene: Page\nviews:\n- note: first\n  text: A\n  lines: 1\n  pages: 1\n- label: second\n  lines: 1\n"
    let tree = try #require(compiler.compile(SourceFile(path: "Page.scene.yaml", text: scene)).tree)
    let source = try compiler.swift(tree)
    #expect(source.contains("first.numberOfLines = 1\n"))
    #expect(!source.contains("first.pages") && !source.contains("second.numberOfLines"))
  }

  @Test func theRegistryImportsTheModulesOfElements() {
    let text = RegistrySource.project(
      elements: grammar.projectElements.map { ($0, grammar) }, decorators: [], controllers: [],
      access: .internal)
    #expect(text.contains("\n@_spi(Generated) import DioramaKit\nimport Reading\nimport WebKit\n\n"))
    let decorators = grammar.projectDecorators.map { ($0, grammar) }
    let registry = RegistrySource.project(
      elements: [], decorators: decorators, controllers: [], access: .internal)
    #expect(registry.contains("\n@_spi(Generated) import DioramaKit\nimport WebKit\n\n"))
    let properties = DecoratorSource.text(of: decorators, access: .internal)
    #expect(properties.contains("\n@_spi(Generated) import DioramaKit\nimport WebKit\n\nextension WKWebView"))
  }

  @Test(arguments: ["Web Kit", "WebKit.Page", "webKit", "\"WebKit\\nimport Darwin\""])
  func aModuleIsOneName(_ module: String) {
    let file = SourceFile(
      path: "page.element.yaml", text: "element: page\nmodule: \(module)\nswift: Page\nsummary: A page.\n")
    let problems = Grammar.language().adding([file]).projectDiagnosticsByFile.flatMap(\.diagnostics)
    #expect(problems.map(\.code) == ["invalid-swift"])
    #expect(problems.first?.message.contains("the name of a Swift module") == true)
  }
}
