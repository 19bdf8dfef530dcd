import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

@MainActor
private final class Owner {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func followTapped(_ sender: UIButton) { trace.note("follow") }

  func nicknameReturned(_ textField: UITextField) -> Bool {
    trace.note("nickname")
    return false
  }

  func leave() {}

  func saved(_ number: Int) async throws -> Bool { number > 1 }

  func setLiked(_ isLiked: Bool) async throws { trace.note("liked \(isLiked)") }
}

@MainActor
@Suite(.serialized)
struct SceneHandlersTests {
  private let trace = Trace()

  init() { SelfManagingServices.shared.imageLoader = FakeImageLoader() }

  private func load(_ owner: Owner) throws -> any LoadedScene {
    var handlers = SceneHandlers()
    handlers.set("followTapped", of: owner, Owner.followTapped)
    handlers.set("nicknameReturned", of: owner, Owner.nicknameReturned)
    handlers.setAsync("setLiked", of: owner, Owner.setLiked)
    return try SceneLoader().load(
      TreeFixtures.profile,
      parameters: ["userID": "7", "displayName": "Ann", "photo": try link("https://example.com")],
      handlers: handlers)
  }

  private func use(_ scene: any LoadedScene) async {
    scene.view("follow", as: UIButton.self)?.tap()
    scene.view("like", as: LikeButton.self)?.tap()
    scene.view("nickname", as: UITextField.self)?.pressReturn()
    await settle()
  }

  @Test func methodsOfAnOwnerAnswer() async throws {
    let owner = Owner(trace)
    await use(try load(owner))
    #expect(trace.lines == ["follow", "nickname", "liked true"])
  }

  @Test func asynchronousHandlersHaveResults() async throws {
    let owner = Owner(trace)
    var handlers = SceneHandlers()
    handlers.setAsync("checked") { (number: Int) in number > 1 }
    handlers.setAsync("saved", of: owner, Owner.saved)
    let declared = ["checked", "saved"].map {
      TreeFixtures.handler($0, ["Int"], result: "Bool", isAsync: true, canThrow: true)
    }
    _ = try SceneLoader().load(TreeFixtures.table([], handlers: declared), handlers: handlers)
    handlers.setAsync("left") { [weak owner] in owner?.leave() }
    let left = TreeFixtures.handler("left", [], isAsync: true)
    _ = try SceneLoader().load(TreeFixtures.table([], handlers: [left] + declared), handlers: handlers)
    for name in ["checked", "saved"] {
      let callback = SceneCallback(handler: handlers.handlers[name])
      #expect(try await callback.answer(2, otherwise: false))
      #expect(try await !callback.answer(1, otherwise: true))
    }
  }

  @Test func argumentsKeepTheirOrder() {
    var handlers = SceneHandlers()
    handlers.set("moved") { [trace] (title: String, number: Int, other: Int) in
      trace.note("\(title) \(number) \(other)")
    }
    SceneCallback(handler: handlers.handlers["moved"])("from", 1, 2)
    #expect(trace.lines == ["from 1 2"])
  }

  @Test func aSceneOutlivesItsOwner() async throws {
    weak var released: Owner?
    let scene: any LoadedScene
    do {
      let owner = Owner(trace)
      released = owner
      scene = try load(owner)
    }
    #expect(released == nil)
    await use(scene)
    #expect(trace.lines.isEmpty)
    // Nobody has saved the change, so it is reverted.
    let like = try #require(scene.view("like", as: LikeButton.self))
    #expect(like.count == 12 && !like.isLiked)
  }
}
