import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// Reports follow a project's rule settings and the comments that suppress diagnostics.
@Suite struct CompilerSettingsTests {
  private let grammar = Grammar.language()

  private func compile(_ text: String, _ rules: CompilerSettings) -> Compiler.Result {
    Compiler(grammar: grammar, settings: rules).compile(SourceFile(path: "Example.scene.yaml", text: text))
  }

  private let vague = "scene: Example\nviews:\n- label: label1\n  text: Hello\n"

  @Test func warningKeepsTheScene() {
    let result = compile(vague, .standard)
    #expect(result.diagnostics.map(\.code) == ["vague-id"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.tree != nil)
  }

  /// The comments of the file still suppress the same diagnostics, and nothing is read again.
  @Test func aReviewTakesADiagnosticFromOtherFiles() throws {
    let result = compile("# diorama:disable vague-id\n" + vague, .standard)
    #expect(result.diagnostics.isEmpty)
    let name = try #require(result.name)
    let other = Diagnostic(
      SameScene.swiftFile("ExampleScene.swift", other: "Other.scene.yaml"), at: name.range)
    let review = result.review.adding(other, settings: .standard)
    #expect(review.diagnostics == [other])
    #expect(review.suppressed.map(\.code) == ["vague-id"])
  }

  @Test func ruleThatIsOffReportsNothing() {
    #expect(compile(vague, CompilerSettings(levels: ["vague-id": .off])).diagnostics.isEmpty)
  }

  @Test func ruleThatIsAnErrorKeepsTheScene() {
    let result = compile(vague, CompilerSettings(levels: ["vague-id": .error]))
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.tree != nil && !result.review.hasErrors)
  }

  @Test func errorCannotBeSwitchedOff() {
    let result = compile(
      "scene: Example\nviews:\n- lable: greeting\n", CompilerSettings(levels: ["unknown-element": .off]))
    #expect(result.diagnostics.map(\.code) == ["unknown-element"])
  }

  @Test func optionalRuleHasToBeSwitchedOn() {
    let text = "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"
    #expect(compile(text, .standard).diagnostics.isEmpty)
    let on = CompilerSettings(levels: ["unlocalized-text": .warning])
    #expect(compile(text, on).diagnostics.map(\.code) == ["unlocalized-text"])
  }

  @Test func maximumOfViewsCanBeSet() {
    let text = "scene: Example\nviews:\n- label: first\n- label: second\n"
    #expect(compile(text, CompilerSettings(maximumViews: 2)).diagnostics.isEmpty)
    #expect(compile(text, CompilerSettings(maximumViews: 1)).diagnostics.map(\.code) == ["too-many-views"])
  }

  @Test func suppressedErrorIsListedAndStillHasNoTree() {
    let text = "scene: Example\nviews:\n# diorama:disable-next-line unknown-element\n- lable: greeting\n"
    let result = compile(text, .standard)
    #expect(result.diagnostics.isEmpty)
    #expect(result.review.suppressed.map(\.code) == ["unknown-element"])
    #expect(result.tree == nil && result.review.hasErrors)
  }

  @Test func suppressionAfterASyntaxErrorIsIgnored() {
    let result = compile("# diorama:disable vague-id\nscene: Example\nviews: [\n", .standard)
    #expect(result.diagnostics.map(\.severity) == [.error])
  }
}
