import DioramaKit
import DioramaTestSupport
import SceneDriving
import Testing

/// Lists that change at random: entries come, go, move and change, and some have the same id. Both back ends show the
/// same after each step.
@MainActor
@Suite(.serialized)
struct RandomListTests {
  /// Rows and views come and go, so nothing is loaded over the network.
  private struct Pictures: ImageLoader {
    func image(at url: URL) async throws -> UIImage { UIImage() }
  }

  @Test(arguments: ["Feed", "Board", "Mailbox", "Wall"], 1...2)
  func bothBackEndsShowTheSameAfterEachStep(_ name: String, _ seed: Int) async throws {
    let former = SelfManagingServices.shared
    defer { SelfManagingServices.shared = former }
    SelfManagingServices.shared.imageLoader = Pictures()
    let pair = try #require(ScenePair.all.first { $0.name == name })
    let document = Data(try Repository.file("\(GoldenTests.trees)/\(name).scene.json").bytes)
    let comparison = try SceneComparison(
      of: pair, with: document, loader: App.loader, instance: App.instance)
    #expect(try await comparison.differences(afterSteps: 60, seed: seed) == [])
  }
}
