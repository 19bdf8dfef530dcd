import DioramaKit
import DioramaTestSupport
import Foundation
import Testing

/// Owns a scene with controllers inside.
@MainActor
private final class MemberPage: MemberSceneHandlers {
  let name = "Ada"

  func makeHeader() -> MemberHeader {
    MemberHeader(saying: name)
  }

  func makeActivity() -> UIViewController { UIViewController() }
}

/// The examples about screens in the documentation.
@MainActor
struct ScreenExampleTests {
  private let owner = MemberPage()

  @Test func aSceneContainsControllers() {
    let scene = MemberScene(handlers: owner)
    scene.loadViewIfNeeded()
    scene.header.controller?.title = "Ada"
    let name = scene.header.controller?.title
    #expect(name == "Ada" && scene.children.count == 2)
  }

  @Test func aLoadedSceneContainsControllers() throws {
    let document = Data(try Repository.file("Tests/GoldenTests/Trees/Member.scene.json").bytes)
    var handlers = SceneHandlers()
    handlers.set("makeHeader", of: owner, MemberPage.makeHeader)
    handlers.set("makeActivity", of: owner, MemberPage.makeActivity)
    let scene = try SceneLoader().load(document, handlers: handlers)
    scene.loadViewIfNeeded()
    #expect(scene.children.first is MemberHeader && scene.children.count == 2)
  }
}
