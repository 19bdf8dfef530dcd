import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Notes how it becomes a child.
private final class Header: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() { calls.append("load") }
  override func willMove(toParent parent: UIViewController?) { calls.append("joins") }
  override func didMove(toParent parent: UIViewController?) {
    calls.append("joined \(viewIfLoaded?.superview == nil ? "without" : "with") a view")
  }
}

@MainActor
private final class Owner {
  let header = Header(nibName: nil, bundle: nil)
  var calls = 0

  func makeHeader() -> Header {
    calls += 1
    return header
  }
}

@MainActor
struct ChildViewTests {
  private let owner = Owner()

  /// A scene with a child in a stack.
  private static let tree = """
    {"diorama": 2, "scene": "Page", "source": "Page.scene.yaml", "controller": "view", "parameters": [],
      "handlers": [{"name": "makeHeader", "arguments": [], "result": "Header"}],
      "views": [{"element": "stack", "id": "column", "class": "UIStackView", "line": 1, "attributes": {},
        "content": {"children": [{"element": "child", "id": "header", "class": "ChildView<Header>", "line": 2,
          "attributes": {}, "handlers": {"controller": "makeHeader"}}]}}]}
    """

  private func load(_ handlers: SceneHandlers) throws -> any LoadedScene {
    try SceneLoader().load(Data(Self.tree.utf8), handlers: handlers)
  }

  @Test func theControllerIsMadeOnceAndContained() {
    let (parent, place) = (UIViewController(), ChildView<Header>())
    parent.view.addSubview(place)
    place.makeHandler = { [owner] in owner.makeHeader() }
    #expect(place.controller == nil && owner.calls == 0)
    place.contain(in: parent)
    place.contain(in: parent)
    #expect(owner.calls == 1 && place.controller === owner.header)
    #expect(parent.children == [owner.header] && owner.header.view.superview === place)
    #expect(owner.header.calls == ["joins", "load", "joined with a view"])
    #expect(place.constraints.count == 4 && place.makeHandler == nil)
  }

  @Test func withoutAControllerThePlaceStaysEmpty() {
    let (parent, place) = (UIViewController(), ChildView<Header>())
    place.contain(in: parent)
    place.makeHandler = { nil }
    place.contain(in: parent)
    #expect(parent.children.isEmpty && place.subviews.isEmpty)
  }

  @Test func aLoadedSceneAsksForTheControllerWhenItsViewIsLoaded() throws {
    var handlers = SceneHandlers()
    handlers.set("makeHeader", of: owner, Owner.makeHeader)
    let scene = try load(handlers)
    #expect(owner.calls == 0 && !scene.isViewLoaded)
    scene.loadViewIfNeeded()
    #expect(owner.calls == 1 && scene.children == [owner.header])
    #expect(owner.header.view.isDescendant(of: scene.view))
    #expect(scene.view("header", as: ChildView<UIViewController>.self)?.controller === owner.header)
  }

  @Test func aLoadedSceneNeedsTheMethodWithItsType() {
    #expect(throws: SceneLoadingError(problems: [.missingHandler("makeHeader", type: "() -> Header")])) {
      _ = try load(SceneHandlers())
    }
    var handlers = SceneHandlers()
    handlers.set("makeHeader") { UIViewController() }
    let problem = SceneLoadingProblem.handlerOfWrongType(
      "makeHeader", expected: "() -> Header", given: "() -> UIViewController")
    #expect(throws: SceneLoadingError(problems: [problem])) { _ = try load(handlers) }
  }

  @Test func aFreedOwnerLeavesThePlaceEmpty() throws {
    var handlers = SceneHandlers()
    do {
      let gone = Owner()
      handlers.set("makeHeader", of: gone, Owner.makeHeader)
    }
    let scene = try load(handlers)
    scene.loadViewIfNeeded()
    #expect(scene.children.isEmpty)
  }
}
