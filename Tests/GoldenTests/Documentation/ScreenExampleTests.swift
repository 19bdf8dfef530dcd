import DioramaKit
import DioramaTestSupport
import Foundation
import SceneDriving
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

/// Owns a draft.
@MainActor
private final class DraftOwnerExample: DraftSceneHandlers {
  var appearances = 0
  var sent = 0

  func cancelTapped(_ sender: UIBarButtonItem) {}
  func sendTapped(_ sender: UIBarButtonItem) { sent += 1 }
  func attachTapped(_ sender: UIBarButtonItem) {}
  func discardTapped(_ sender: UIBarButtonItem) {}
  func draftLoaded() {}
  func draftWillAppear(_ animated: Bool) { appearances += 1 }
  func draftDisappeared(_ animated: Bool) {}
}

/// The examples about screens in the documentation.
@MainActor
struct ScreenExampleTests {
  private let owner = MemberPage()

  @Test func theOwnerHearsThatAScreenAppears() {
    let owner = DraftOwnerExample()
    let window = UIWindow()
    window.rootViewController = DraftScene(title: "Hello", handlers: owner)
    window.isHidden = false
    #expect(owner.appearances == 1)
  }

  func makeRoot(handlers: any DraftSceneHandlers) -> UITabBarController {
    let draft = DraftScene(title: "Draft", handlers: handlers)
    let root = UITabBarController()
    root.viewControllers = [UINavigationController(rootViewController: draft)]
    return root
  }

  @Test func aSceneAppearsInATabBar() {
    let owner = DraftOwnerExample()
    let window = UIWindow()
    let root = makeRoot(handlers: owner)
    window.rootViewController = root
    window.isHidden = false
    let navigation = root.viewControllers?.first as? UINavigationController
    #expect(navigation?.viewControllers.first?.navigationItem.title == "Draft" && owner.appearances == 1)
  }

  @Test func aLoadedSceneHasItsItems() throws {
    let document = Data(try Repository.file("Tests/GoldenTests/Trees/Draft.scene.json").bytes)
    let owner = DraftOwnerExample()
    var handlers = SceneHandlers()
    handlers.set("cancelTapped", of: owner, DraftOwnerExample.cancelTapped)
    handlers.set("sendTapped", of: owner, DraftOwnerExample.sendTapped)
    handlers.set("attachTapped", of: owner, DraftOwnerExample.attachTapped)
    handlers.set("discardTapped", of: owner, DraftOwnerExample.discardTapped)
    handlers.set("draftLoaded", of: owner, DraftOwnerExample.draftLoaded)
    handlers.set("draftWillAppear", of: owner, DraftOwnerExample.draftWillAppear)
    handlers.set("draftDisappeared", of: owner, DraftOwnerExample.draftDisappeared)
    let scene = try SceneLoader().load(document, parameters: ["title": "Hello"], handlers: handlers)
    let send = scene.barItem("send", as: BarButton.self)
    send?.tap()
    #expect(send?.title == "Send" && owner.sent == 0, "nothing to send")
    try scene.update(["text": "Good morning."])
    send?.tap()
    #expect(owner.sent == 1)
  }

  @Test func aSceneContainsControllers() {
    let scene = MemberScene(handlers: owner)
    scene.loadViewIfNeeded()
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

  @Test func scenesExtendABaseClass() throws {
    let (tracker, digest, owner) = (VisitTracker(), DigestSetting(), OptionsOwner(trace: Trace()))
    let options = OptionsScene(tracker: tracker, digest: digest, handlers: owner)
    #expect((options as UIViewController) is TrackedTableViewController)
  }

  @Test func loadedScenesExtendABaseClass() throws {
    let (tracker, digest, owner) = (VisitTracker(), DigestSetting(), OptionsOwner(trace: Trace()))
    let tree = try BackEnd.document("Options")
    var handlers = SceneHandlers()
    owner.register(in: &handlers)
    let loader = App.loader
    let options = try loader.load(
      tree, parameters: ["tracker": tracker, "digest": digest], handlers: handlers)
    #expect(options is TrackedTableViewController)
  }
}
