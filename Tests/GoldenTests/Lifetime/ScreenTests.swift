import DioramaKit
import DioramaTestSupport
import Foundation
import SceneDriving
import Testing

/// Handles a draft, and notes what happens.
@MainActor
private final class DraftPage: DraftSceneHandlers {
  var calls: [String] = []
  var appearing: () -> Void = {}

  func draftLoaded() { calls.append("loaded") }
  func draftWillAppear(_ animated: Bool) {
    calls.append("will appear")
    appearing()
  }
  func draftDisappeared(_ animated: Bool) { calls.append("disappeared") }
  func cancelTapped(_ sender: UIBarButtonItem) { calls.append("cancel") }
  func sendTapped(_ sender: UIBarButtonItem) { calls.append("send \(sender.title ?? "-")") }
  func attachTapped(_ sender: UIBarButtonItem) { calls.append("attach") }
  func discardTapped(_ sender: UIBarButtonItem) { calls.append("discard") }

  var handlers: SceneHandlers {
    var handlers = SceneHandlers()
    handlers.set("draftLoaded", of: self, DraftPage.draftLoaded)
    handlers.set("draftWillAppear", of: self, DraftPage.draftWillAppear)
    handlers.set("draftDisappeared", of: self, DraftPage.draftDisappeared)
    handlers.set("cancelTapped", of: self, DraftPage.cancelTapped)
    handlers.set("sendTapped", of: self, DraftPage.sendTapped)
    handlers.set("attachTapped", of: self, DraftPage.attachTapped)
    handlers.set("discardTapped", of: self, DraftPage.discardTapped)
    return handlers
  }
}

/// A screen with bars behaves the same with both back ends.
@MainActor
struct ScreenTests {
  private let owner = DraftPage()

  enum Kind: CaseIterable { case generated, loaded }

  private func scene(_ kind: Kind) throws -> UIViewController {
    switch kind {
    case .generated: return DraftScene(title: "To Ada", handlers: owner)
    case .loaded:
      let document = Data(try Repository.file("Tests/GoldenTests/Trees/Draft.scene.json").bytes)
      return try SceneLoader().load(document, parameters: ["title": "To Ada"], handlers: owner.handlers)
    }
  }

  private func send(_ isSending: Bool, in scene: UIViewController) throws {
    (scene as? DraftScene)?.state.isSending = isSending
    try (scene as? any LoadedScene)?.update(["isSending": isSending])
  }

  @Test(arguments: Kind.allCases) func barsAreThereBeforeTheViewIsLoaded(_ kind: Kind) throws {
    let scene = try scene(kind)
    #expect(!scene.isViewLoaded && owner.calls.isEmpty)
    #expect(scene.title == "To Ada" && scene.navigationItem.prompt == "Draft")
    #expect(scene.navigationItem.leftBarButtonItems?.count == 1 && scene.toolbarItems?.count == 3)
    #expect(scene.navigationItem.rightBarButtonItems?.map(\.title) == ["Send"])
    #expect(scene.preferredStatusBarStyle == .lightContent && !scene.prefersStatusBarHidden)
    #expect(scene.supportedInterfaceOrientations == .portrait && scene.modalPresentationStyle == .formSheet)
    #expect(scene.tabBarItem.title == "To Ada" && scene.tabBarItem.image != nil)
    #expect(!scene.isViewLoaded)
  }

  /// UIKit raises an exception for orientations if the app supports none of them.
  @Test(arguments: Kind.allCases) func orientationsThatTheAppLacksAreIgnored(_ kind: Kind) throws {
    let scene = try scene(kind)
    let supported = UIApplication.shared.supportedOrientations
    defer { UIApplication.shared.supportedOrientations = supported }
    UIApplication.shared.supportedOrientations = .landscape
    #expect(scene.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
  }

  @Test(arguments: Kind.allCases) func barsChangeWithTheState(_ kind: Kind) throws {
    let scene = try scene(kind)
    try send(true, in: scene)
    #expect(!scene.isViewLoaded)
    #expect(scene.navigationItem.prompt == "Sending…" && scene.isModalInPresentation)
    #expect(scene.prefersStatusBarHidden && scene.tabBarItem.badgeValue == "…")
    let item = try #require(scene.navigationItem.rightBarButtonItems?.first)
    #expect(
      scene.navigationItem.rightBarButtonItems?.count == 1 && item.customView is UIActivityIndicatorView)
    try send(false, in: scene)
    #expect(scene.navigationItem.rightBarButtonItems?.map(\.title) == ["Send"])
  }

  @Test(arguments: Kind.allCases) func itemsOfTheAppStayInTheBar(_ kind: Kind) throws {
    let scene = try scene(kind)
    let (help, share) = (UIBarButtonItem(), UIBarButtonItem())
    let own = try #require(scene.navigationItem.rightBarButtonItem)
    scene.navigationItem.rightBarButtonItems = [help, own, share]
    try send(true, in: scene)
    let items = try #require(scene.navigationItem.rightBarButtonItems)
    #expect(items.count == 3 && items.first === help && items.last === share && !items.contains(own))
    try send(false, in: scene)
    #expect(scene.navigationItem.rightBarButtonItems == [help, own, share])
  }

  @Test(arguments: Kind.allCases) func buttonsCallTheOwner(_ kind: Kind) throws {
    let scene = try scene(kind)
    let send = try #require(scene.navigationItem.rightBarButtonItem)
    send.tap()
    #expect(owner.calls == [] && !send.isEnabled)
    (scene as? DraftScene)?.state.text = "Hello"
    try (scene as? any LoadedScene)?.update(["text": "Hello"])
    send.tap()
    scene.navigationItem.leftBarButtonItem?.tap()
    for item in scene.toolbarItems ?? [] { item.tap() }
    #expect(owner.calls == ["send Send", "cancel", "attach", "discard"])
    #expect(send.title == "Send")
  }

  @Test(arguments: Kind.allCases) func theOwnerHearsOfTheLifeCycle(_ kind: Kind) throws {
    let scene = try scene(kind)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.isHidden = false
    navigation.pushViewController(scene, animated: false)
    #expect(owner.calls == ["loaded", "will appear"] && !navigation.isNavigationBarHidden)
    try send(true, in: scene)
    #expect(navigation.isNavigationBarHidden)
    navigation.popViewController(animated: false)
    #expect(owner.calls == ["loaded", "will appear", "disappeared"] && !navigation.isNavigationBarHidden)
    navigation.pushViewController(scene, animated: false)
    #expect(owner.calls.last == "will appear" && navigation.isNavigationBarHidden)
  }

  @Test(arguments: Kind.allCases) func theOwnerChangesBarsAsTheScreenAppears(_ kind: Kind) throws {
    let scene = try scene(kind)
    owner.appearing = { [weak scene] in
      if let scene { try? send(true, in: scene) }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow()
    window.rootViewController = navigation
    window.isHidden = false
    navigation.pushViewController(scene, animated: false)
    #expect(navigation.isNavigationBarHidden)
  }

  @Test(arguments: Kind.allCases) func nothingIsKeptAlive(_ kind: Kind) throws {
    weak var freed: UIViewController?
    weak var button: UIBarButtonItem?
    do {
      let scene = try scene(kind)
      try send(true, in: scene)
      scene.loadViewIfNeeded()
      freed = scene
      button = scene.navigationItem.rightBarButtonItem
    }
    #expect(freed == nil && button == nil)
  }
}
