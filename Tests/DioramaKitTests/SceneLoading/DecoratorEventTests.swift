import DioramaTree
import Testing

@testable import DioramaKit

private final class TouchDecorator: UIView, ViewDecorator {
  var pressed: (@MainActor (Int) -> Void)?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

@MainActor
struct DecoratorEventTests {
  private func load(_ loader: SceneLoader, _ handlers: SceneHandlers = SceneHandlers()) throws
    -> any LoadedScene
  {
    let label = RuntimeTree.View(
      element: "label", swiftClass: "UILabel", id: "name", line: 1, attributes: [], roles: [],
      handlers: [RuntimeTree.EventBinding(event: "pressed", method: "namePressed")], content: [])
    return try loader.load(
      RuntimeTree(
        scene: "Example", source: "Example.scene.yaml", summary: nil, controller: "view", parameters: [],
        handlers: [TreeFixtures.handler("namePressed", ["Int"])], layout: [], content: .views([label])),
      handlers: handlers)
  }

  @Test func theEventOfADecoratorReachesItsHandler() throws {
    var loader = SceneLoader()
    loader.elements.registerDecorator(of: "view", event: "pressed") { (view: UIView, callback) in
      view[decorator: \TouchDecorator.pressed] = { callback($0) }
    }
    let trace = Trace()
    var handlers = SceneHandlers()
    handlers.set("namePressed") { (times: Int) in trace.note("\(times)") }
    let scene = try load(loader, handlers)
    let label = try #require(scene.view("name", as: UILabel.self))
    label.existingViewDecorator(type: TouchDecorator.self)?.pressed?(3)
    #expect(trace.lines == ["3"])
  }

  @Test func anEventThatNoDecoratorAddsIsUnknown() {
    var loader = SceneLoader()
    loader.elements.registerDecorator(of: "button", event: "pressed") { (_: UIButton, _) in }
    loader.elements.registerDecorator(of: "label", event: "released") { (_: UILabel, _) in }
    var handlers = SceneHandlers()
    handlers.set("namePressed") { (_: Int) in }
    #expect(
      throws: SceneLoadingError(problems: [.unknownPart("pressed", element: "label", line: 1)])
    ) {
      try load(loader, handlers)
    }
  }
}
