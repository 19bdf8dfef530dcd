import DioramaKit
import DioramaTestSupport
import SceneDriving
import Testing

/// The runtime trees in `Releases`, which earlier versions wrote, can still be loaded.
@MainActor
struct KeptTreeTests {
  nonisolated static let trees = Repository.paths(under: "Releases", suffix: ".scene.json")

  @Test func treesAreKept() { #expect(!Self.trees.isEmpty) }

  @Test(arguments: trees, [SceneLoadingPolicy.bundled, .delivered])
  func keptTreeLoads(_ path: String, policy: SceneLoadingPolicy) throws {
    let name = try #require(path.split(separator: "/").last?.prefix { $0 != "." })
    let pair = try #require(ScenePair.all.first { $0.name == name }, "no sample has the handlers of \(name)")
    var loader = App.loader
    loader.policy = policy
    let comparison = try SceneComparison(
      of: pair, with: Data(Repository.file(path).bytes), loader: loader, instance: App.instance)
    #expect(try !comparison.load().isEmpty)
  }
}
