import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// What elements and roles read of a view.
@MainActor
struct ScenePartsTests {
  private let session = SceneLoadingSession(
    SceneLoader(),
    tree: TreeFixtures.tree(
      "Parts", handlers: [TreeFixtures.handler("first", []), TreeFixtures.handler("second", [])],
      content: .views([])), parameters: [:], state: [:],
    handlers: {
      var handlers = SceneHandlers()
      handlers.set("first") {}
      handlers.set("second") {}
      return handlers
    }())
  private let handlers = [
    RuntimeTree.EventBinding(event: "heard", method: "first"), .init(event: "seen", method: "second"),
  ]

  @Test func onlyTheCallbacksThatAreAskedFor() {
    let parts = SceneParts(session, element: "ear", line: 1, handlers: handlers, values: nil)
    #expect(Set(parts.callbacks("heard", "felt").keys) == ["heard"])
    #expect(parts.handler("seen") != nil && parts.handler("felt") == nil)
  }

  /// A role that asks for its handlers one by one knows them, too.
  @Test(arguments: [["heard"], ["heard", "seen"]]) func handlersThatARoleAsksFor(events: [String]) {
    let role = RuntimeTree.RoleBinding(
      name: "listener", fills: ["listener"], source: .inline(attributes: [], handlers: handlers))
    let parts = SceneParts(session, element: "ear", line: 4, roles: [role], values: nil)
    let filled = parts.role("listener", Int.self) { inner in events.count { inner.handler($0) != nil } }
    parts.finishRoles()
    #expect(filled == events.count)
    #expect(
      session.problems == (events.count == 2 ? [] : [.unknownPart("seen", element: "ear.listener", line: 4)]))
  }

  /// What a role that cannot be made does not ask for is not reported beside the reason.
  @Test func aRoleThatCannotBeMadeHasNoUnknownParts() {
    let role = RuntimeTree.RoleBinding(
      name: "listener", fills: ["listener"], source: .inline(attributes: [], handlers: handlers))
    let parts = SceneParts(session, element: "ear", line: 4, roles: [role], values: nil)
    let filled = parts.role("listener", Int.self) { _ in nil }
    #expect(filled == nil)
    parts.finishRoles()
    #expect(session.problems == [])
  }
}
