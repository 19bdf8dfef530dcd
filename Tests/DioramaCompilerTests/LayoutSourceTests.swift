import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// Parameters of the layout are kept until the view is loaded, after the initializer has returned.
@Suite struct LayoutSourceTests {
  @Test func keepsParametersOfTheLayout() throws {
    let compiler = Compiler(grammar: .language())
    let scene = """
      scene: Example
      parameters: { gap: number }
      layout: { spacing: "${gap}" }
      views:
        - label: greeting

      """
    let tree = try #require(compiler.compile(SourceFile(path: "Example.scene.yaml", text: scene)).tree)
    let source = try compiler.swift(tree)
    #expect(source.contains("self.layoutSpacing = CGFloat(gap)"))
    #expect(source.contains("layOut([greeting], spacing: layoutSpacing)"))
  }
}
