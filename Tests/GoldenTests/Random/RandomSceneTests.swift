import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation
import SceneDriving
import SceneGeneration
import Testing

/// Random scenes that are made from the grammar behave the same with both back ends. Every other tree is loaded as one
/// that was delivered, with words that the loader does not know. `DIORAMA_SEED` sets the seed, and
/// `DIORAMA_SCENES` the number of scenes.
struct RandomSceneTests {
  @Test func bothBackEndsBehaveTheSame() throws {
    let trees = try Self.foundTrees() + Self.trees(seed: Self.seed, count: Self.count)
    let program = SceneProgram(trees: trees, compiler: Self.compiler, main: Self.main)
    let output = try program.run()
    #expect(output.last == "\(trees.count) scenes were compared, with seed \(Self.seed)")
    #expect(output.count == 1, "\(output.dropLast().joined(separator: "\n"))")
  }

  /// This holds for few scenes and for any seed.
  @Test(arguments: (1...3).cases(every: 3)) func scenesCoverTheVocabulary(_ seed: UInt64) throws {
    let grammar = Self.compiler.grammar
    let trees = try Self.trees(seed: seed, count: 10 * grammar.controllerNames.count)
    let used = Set(trees.flatMap { Vocabulary.used(in: $0, grammar) })
    #expect(Vocabulary.whole(of: grammar).subtracting(used).sorted() == [])
  }

  /// The vocabulary of the language, with an element that represents future additions: parts that exclude each other,
  /// cases and constraints.
  @Test func scenesCoverAdditions() throws {
    let file = SourceFile(
      path: "gauge.element.yaml",
      text: """
        element: gauge
        swift: GaugeView
        extends: control
        summary: Shows a number.
        attributes:
          shape: { type: enumeration, cases: [round, flat, tall, wide], swiftType: Shape, summary: How it looks. }
          low: { type: number, default: 0, summary: The least. }
          high: { type: number, default: 1, summary: The most. }
          isRough: { type: boolean, default: false, summary: Whether the number is a guess. }
          marks: { type: [string], summary: What stands beside it. }
          mark: { type: integer, minimum: -1, default: -1, summary: Which mark it points to. }
          uid: { type: string, summary: Whose number it is. }
        events:
          tapped: { summary: The user tapped it. }
          held: { summary: The user held it. }
        constraints:
          - exactlyOneOf: [uid, tapped, held]
          - atMostOneOf: [isRough, marks]
          - ordered: [low, high]
          - index: { mark: marks }

        """)
    let compiler = Compiler(grammar: Self.compiler.grammar.adding([file]))
    let trees = try Self.trees(seed: 6, count: 5, compiler)
    let used = Set(trees.flatMap { Vocabulary.used(in: $0, compiler.grammar) })
    #expect(Vocabulary.whole(of: compiler.grammar).subtracting(used).sorted() == [])
  }

  /// Hostile texts and long lists, in the layout that the generator writes, and with other blanks.
  @Test func formattedScenesMeanTheSame() throws {
    var isCompiled = false
    for text in Self.files(seed: Self.seed, count: isThorough ? 12 : 4) {
      let scattered = text.replacing("\n  ", with: "\n     ").replacing(": [", with: ":   [  ")
      for text in [text, scattered] {
        let file = SourceFile(path: "Random.scene.yaml", text: text)
        guard let tree = Self.compiler.compile(file).tree else { continue }
        isCompiled = true
        guard case .formatted(let bytes) = Formatting(file) else {
          Issue.record("cannot be formatted:\n\(text)")
          continue
        }
        #expect(Self.compiler.compile(SourceFile(path: file.path, bytes: bytes)).tree == tree)
      }
    }
    #expect(isCompiled)
  }

  /// Scenes for the benchmarks: texts in all scripts, and no warnings.
  @Test func typicalScenesCoverTheVocabularyWithoutWarnings() throws {
    let compiler = Compiler(grammar: .language(), settings: Self.perView)
    @Sendable func compile(_ text: String) -> Compiler.Result {
      compiler.compile(SourceFile(path: "Typical.scene.yaml", text: text))
    }
    var generator = SceneGenerator(grammar: compiler.grammar, seed: 6, texts: .typical) {
      compile($0).diagnostics.isEmpty
    }
    let results = generator.scenes(8).map(compile)
    let used = Set(results.compactMap(\.tree).flatMap { Vocabulary.used(in: $0, compiler.grammar) })
    #expect(Vocabulary.whole(of: compiler.grammar).subtracting(used).sorted() == [])
    #expect(results.flatMap(\.diagnostics).map(\.message) == [])
  }

  /// All rules, except for those about a whole scene.
  private static let perView = CompilerSettings(
    levels: ["unused-parameter": .off, "unused-state": .off, "too-many-views": .off])

  @Test func theSameSeedGivesTheSameScenes() throws {
    let files = (0..<2).map { _ in Self.files(seed: 7, count: 3) }
    #expect(files[0] == files[1])
    #expect(files[0] != Self.files(seed: 8, count: 3))
  }

  private static let environment = ProcessInfo.processInfo.environment
  static let seed = environment["DIORAMA_SEED"].flatMap(UInt64.init) ?? 2026
  static let count = environment["DIORAMA_SCENES"].flatMap(Int.init) ?? (isThorough ? 6 : 2)

  /// The elements of the language and those of a project.
  static let compiler: Compiler = {
    let names = ["BadgeDecorator.decorator", "rating.element"]
    guard let files = try? names.map({ try Repository.file("Samples/Reviews/Scenes/\($0).yaml") }) else {
      fatalError("the sample 'Reviews' lacks a declaration")
    }
    return Compiler(grammar: Grammar.language().adding(files))
  }()

  private static func files(seed: UInt64, count: Int, _ grammar: Grammar = compiler.grammar) -> [String] {
    var generator = SceneGenerator(grammar: grammar, seed: seed, texts: .hostile(HostileText.all))
    return generator.scenes(count)
  }

  private static func trees(
    seed: UInt64, count: Int, _ compiler: Compiler = compiler
  ) throws -> [RuntimeTree] {
    try files(seed: seed, count: count, compiler.grammar).enumerated().map { number, text in
      let result = compiler.compile(SourceFile(path: "Random\(number).scene.yaml", text: text))
      let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
      return try #require(result.tree, "\(errors) in\n\(text)")
    }
  }

  /// Small scenes that once differed, or whose Swift did not compile without warnings.
  private static func foundTrees() throws -> [RuntimeTree] {
    try Repository.paths(under: "Tests/GoldenTests/Found").map { path in
      try #require(compiler.compile(Repository.file(path)).tree, "\(path)")
    }
  }

  private static var main: String {
    """
    for (number, pair) in ScenePair.all.enumerated() {
      var loader = App.loader
      if number % 2 == 1 { loader.policy = .delivered }
      let document = URL(fileURLWithPath: "\\(CommandLine.arguments[1])/\\(pair.name).scene.json")
      let comparison = try SceneComparison(
        of: pair, with: Data(contentsOf: document), loader: loader, instance: App.instance)
      for difference in await comparison.differences() { print(difference) }
    }
    print("\\(ScenePair.all.count) scenes were compared, with seed \(seed)")
    """
  }
}
