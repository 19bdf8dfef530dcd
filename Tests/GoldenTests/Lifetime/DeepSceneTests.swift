import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import Foundation
import Testing

/// Every valid scene can be loaded, even with the deepest nesting of views.
@MainActor
struct DeepSceneTests {
  private func scene(_ depth: Int) -> String {
    (0..<depth).reduce("scene: Example\nviews:\n") { text, level in
      let indentation = String(repeating: "    ", count: level)
      return text + "\(indentation)  - stack: level\(level)\n"
        + (level + 1 < depth ? "\(indentation)    children:\n" : "")
    }
  }

  @Test func theDeepestSceneIsLoaded() throws {
    let compiler = Compiler(grammar: .language())
    let trees = (50...70).compactMap { depth in
      compiler.compile(SourceFile(path: "Example.scene.yaml", text: scene(depth))).tree
    }
    #expect((5..<21).contains(trees.count))
    let tree = try #require(trees.last)
    let loaded = try SceneLoader().load(Data(tree.serialized))
    #expect(loaded.viewsByID.count == 49 + trees.count)
  }
}
