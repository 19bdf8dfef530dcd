import DioramaTree
import Testing

@testable import DioramaKit

/// Like buttons in loaded scenes.
@MainActor
@Suite(.serialized)
struct LikeButtonSceneTests {
  private func load(
    _ attributes: KeyValuePairs<String, Value>, _ events: KeyValuePairs<String, String> = [:],
    wanted: [RuntimeTree.Handler] = [], handlers: SceneHandlers = SceneHandlers()
  ) throws -> LikeButton {
    let view = TreeFixtures.view("likeButton", "like", 2, attributes, events)
    let scene = try SceneLoader().load(
      TreeFixtures.tree("Like", handlers: wanted, content: .views([view])), handlers: handlers)
    return try #require(scene.view("like"))
  }

  @Test func withAnItemIDItManagesItself() async throws {
    let service = FakeLikeService()
    let button = try load(["count": .integer(3), "itemID": .literal("42")])
    tap(button, servedBy: service)
    #expect(button.count == 4 && button.isLiked)
    await service.answers.give(.success(()), to: "42 true")
    #expect(service.answers.questions == ["42 true"])
  }

  @Test func itManagesItselfEvenIfItsChangesAreHandled() async throws {
    let (service, trace) = (FakeLikeService(), Trace())
    var handlers = SceneHandlers()
    handlers.set("likeChanged") { (button: LikeButton) in trace.note("\(button.count)") }
    let button = try load(
      ["count": .integer(3), "itemID": .literal("42")], ["changed": "likeChanged"],
      wanted: [TreeFixtures.handler("likeChanged", ["LikeButton"])], handlers: handlers)
    tap(button, servedBy: service)
    await service.answers.give(.success(()), to: "42 true")
    #expect(service.answers.questions == ["42 true"] && trace.lines == ["4"])
  }

  /// Taps a button while the app has a service. Other tests run only when this one waits, so they do not see it.
  private func tap(_ button: LikeButton, servedBy service: some LikeService) {
    let former = SelfManagingServices.shared
    defer { SelfManagingServices.shared = former }
    SelfManagingServices.shared.likeService = service
    button.tap()
  }

  @Test func withoutItemAndHandlerItReportsClicks() throws {
    let trace = Trace()
    var handlers = SceneHandlers()
    handlers.set("liked") { (sender: UIButton) in trace.note("click") }
    let button = try load(
      ["count": .integer(3)], ["click": "liked"], wanted: [TreeFixtures.handler("liked", ["UIButton"])],
      handlers: handlers)
    button.tap()
    #expect(trace.lines == ["click"] && button.count == 3)
  }

  @Test func itsTitleAndImageCannotBeSet() {
    for (name, value) in [("title", Value.literal("Like")), ("image", .image(.symbol("heart")))] {
      let error = #expect(throws: SceneLoadingError.self) { try load([name: value]) }
      #expect(error?.problems == [.unknownPart(name, element: "likeButton", line: 2)])
    }
  }

  @Test func aHostileCountDoesNotTrap() throws {
    let largest = try load(["count": .integer(.max), "itemID": .literal("42")])
    #expect(largest.count == .max)
    largest.tap()
    #expect(largest.count == .max)
    #expect(try load(["count": .integer(.min)]).count == 0)
  }
}
