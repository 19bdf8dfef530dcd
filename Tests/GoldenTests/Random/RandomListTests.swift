import DioramaKit
import DioramaTestSupport
import SceneDriving
import Testing

/// Lists of the samples that change at random: entries come, go, move and change, and some have the same id. In
/// between, a user acts. Both back ends show the same after each step.
@MainActor
@Suite(.serialized)
struct RandomListTests {
  @Test(arguments: ["Feed", "Board", "Mailbox", "Wall"])
  func bothBackEndsShowTheSameAfterEachStep(_ name: String) async throws {
    let pair = try #require(ScenePair.all.first { $0.name == name })
    let document = Data(try Repository.file("\(GoldenTests.trees)/\(name).scene.json").bytes)
    let comparison = try SceneComparison(
      of: pair, with: document, loader: App.loader, instance: App.instance)
    #expect(try await comparison.listDifferences(afterSteps: isThorough ? 40 : 12, seed: 1) == [])
  }
}
