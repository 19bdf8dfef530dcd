import DioramaTree
import Testing

@testable import DioramaKit

@MainActor
private final class Owner {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func followTapped(_ sender: UIButton) { trace.note("follow") }

  func nicknameReturned(_ textField: UITextField) -> Bool {
    trace.note("nickname")
    return false
  }

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
    #expect(scene.view("like", as: LikeButton.self)?.count == 13)
  }
}
