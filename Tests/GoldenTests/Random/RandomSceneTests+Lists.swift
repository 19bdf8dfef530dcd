import DioramaTestSupport
import Testing

/// Random scenes with lists of random components, and with a random theme.
extension RandomSceneTests {
  /// Entries come, go, move and change, some have the same id, and in between a user acts. After each step, both back
  /// ends show the same, and ``ListRules`` hold.
  @Test func bothBackEndsShowTheSameLists() throws {
    var language = try RandomLanguage(extending: Self.compiler.grammar, seed: Self.seed)
    let trees = try language.trees(max(2, Self.count / 3))
    let program = SceneProgram(
      trees: trees, components: language.components, compiler: language.compiler, main: Self.mainOfLists)
    // Some entries have the same id, which DioramaKit logs, even when the user changes one of them.
    let output = try program.run().filter { !$0.hasPrefix("Diorama: several entries") }
    #expect(output.last == "\(trees.count) scenes were compared, with seed \(Self.seed)")
    #expect(output.count == 1, "\(output.dropLast().joined(separator: "\n"))")
  }

  private static var mainOfLists: String {
    """
    struct Pictures: ImageLoader {
      func image(at url: URL) async throws -> UIImage { UIImage() }
    }
    SelfManagingServices.shared.imageLoader = Pictures()
    for (number, pair) in ScenePair.all.enumerated() {
      var loader = App.loader
      loader.addDerivedValues()
      if number % 2 == 1 { loader.policy = .delivered }
      let document = URL(fileURLWithPath: "\\(CommandLine.arguments[1])/\\(pair.name).scene.json")
      let comparison = try SceneComparison(
        of: pair, with: Data(contentsOf: document), loader: loader, instance: App.instance)
      for difference in await comparison.differences() { print(difference) }
      for difference in try await comparison.listDifferences(afterSteps: 20, seed: \(seed % 1000)) {
        print(difference)
      }
    }
    print("\\(ScenePair.all.count) scenes were compared, with seed \(seed)")
    """
  }
}
