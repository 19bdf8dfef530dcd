import DioramaKit
import DioramaTestSupport
import DioramaTree
import SceneDriving
import Testing

/// Every sample behaves the same with both back ends: the compiled generated scene and the loaded tree have the same
/// views and respond to all actions of a user in the same way.
@MainActor
struct PairTests {
  @Test(arguments: GoldenTests.samples)
  func bothBackEndsBehaveTheSame(_ path: String) async throws {
    let name = try #require(path.split(separator: "/").last?.prefix { $0 != "." })
    let pair = try #require(ScenePair.all.first { $0.name == name })
    let document = Data(try Repository.file("\(GoldenTests.trees)/\(name).scene.json").bytes)
    let comparison = try SceneComparison(
      of: pair, with: document, loader: App.loader, instance: App.instance)
    for difference in await comparison.differences() { Issue.record("\(difference)") }
  }

  @Test func thePairsAreFresh() throws {
    let trees = try GoldenTests.samples.map { path in
      let sample = try TestFile(path)
      return try #require(sample.compiler.compile(sample.source).tree)
    }
    for tree in trees {
      try Golden.compare(PairSource.text(of: tree), with: "\(Self.folder)/\(tree.scene)Pair.swift")
    }
    try Golden.compare(PairSource.list(of: trees), with: "\(Self.folder)/AllPairs.swift")
    let names = Set(trees.map { "\(Self.folder)/\($0.scene)Pair.swift" } + ["\(Self.folder)/AllPairs.swift"])
    #expect(Set(Repository.paths(under: Self.folder)).subtracting(names) == [])
  }

  private static let folder = "Tests/GoldenTests/Pairs"
}
