import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// The examples in the grammar compile without diagnostics.
@Suite struct GrammarExampleTests {
  private static let grammar = Grammar.language()

  private static var elements: [String] {
    grammar.elementNames.filter { grammar.element(named: $0)?.example != nil }
  }

  @Test(arguments: elements) func exampleCompiles(_ name: String) throws {
    let element = try #require(Self.grammar.element(named: name))
    let example = try #require(element.example)
    let head =
      switch element.placement {
      case .view, .item: "views:"
      case .row: "controller: table\nrows:"
      case .section: "views:\n- collection: place\n  sections:"
      case .barItem: "views: []\nscreen:\n rightItems:"
      case .menuItem: "controller: table\nrows:\n- cell: place\n  title: Place\n  menu:"
      case .swipeAction: "controller: table\nrows:\n- cell: place\n  title: Place\n  trailingSwipe:"
      case .screen: "views: []"
      }
    let indented = "  " + example.replacing("\n", with: "\n  ")
    let isNested = ![.view, .row, .screen].contains(element.placement)
    let text = "scene: Example\n\(head)\n\(isNested ? indented : example)"
    let result = Compiler(grammar: Self.grammar).compile(
      SourceFile(path: "Example.scene.yaml", bytes: Array(text.utf8)))
    #expect(result.tree != nil)
    for diagnostic in result.diagnostics { Issue.record("\(name): \(diagnostic.message)\n\(text)") }
  }
}
