import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import SceneDriving
import SceneGeneration
import Testing

/// A grammar with a random theme and random components, and scenes that use them.
struct RandomLanguage {
  /// The compiler of the scenes.
  let compiler: Compiler
  /// The components.
  let components: [RuntimeTree]
  private var generator: SceneGenerator

  /// Adds to a grammar.
  init(extending grammar: Grammar, seed: UInt64) throws {
    var writer = SceneGenerator(grammar: grammar, seed: seed, texts: .hostile(HostileText.all))
    let theme = writer.theme(named: "RandomTheme")
    let themed = grammar.adding([SourceFile(path: "RandomTheme.theme.yaml", text: theme.file)])
    var files: [SourceFile] = []
    for number in 0..<4 {
      writer = SceneGenerator(
        grammar: themed.adding(files), seed: seed &+ UInt64(number), texts: .hostile(HostileText.all))
      writer.theme = theme
      let component = writer.component(number)
      files.append(SourceFile(path: "\(component.name).component.yaml", text: component.file))
    }
    let whole = themed.adding(files)
    let compiler = Compiler(grammar: whole)
    let problems = whole.projectDiagnosticsByFile.flatMap(\.diagnostics).map(\.message)
    #expect(problems == [], "\(theme.file)")
    components = try files.map { try Self.tree(of: $0, compiler) }
    self.compiler = compiler
    generator = SceneGenerator(grammar: whole, seed: seed, texts: .hostile(HostileText.all))
    generator.theme = theme
  }

  /// The trees of scenes with lists.
  mutating func trees(_ count: Int) throws -> [RuntimeTree] {
    try generator.scenesOfLists(count).enumerated().map { number, text in
      try Self.tree(of: SourceFile(path: "RandomLists\(number).scene.yaml", text: text), compiler)
    }
  }

  private static func tree(of file: SourceFile, _ compiler: Compiler) throws -> RuntimeTree {
    let result = compiler.compile(file)
    let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    return try #require(result.tree, "\(errors) in\n\(String(decoding: Array(file.bytes), as: UTF8.self))")
  }
}
