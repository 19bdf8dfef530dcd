import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

private final class RatingView: UIControl {
  var value = 0
  var ratedHandler: (@MainActor (Int) -> Void)?
}

private final class BadgeDecorator: StoringDecorator<UIView>, ViewDecorator {
  var value: Int?
}

private final class TouchDecorator: StoringDecorator<UIView>, ViewDecorator {
  var pressed: (@MainActor (Int) -> Void)?
}

private enum Plan: String {
  case free, pro, secret
}

private enum Channel {
  case card
}

/// The elements, decorators and enumerations of a project in loaded scenes.
@MainActor
struct ProjectDeclarationTests {
  private func load(
    _ loader: SceneLoader, _ handlers: SceneHandlers = SceneHandlers()
  ) throws -> any LoadedScene {
    let label = TreeFixtures.view("label", "name", 1, [:], ["pressed": "namePressed"])
    let tree = TreeFixtures.tree(
      "Example", handlers: [TreeFixtures.handler("namePressed", ["Int"])], content: .views([label]))
    return try loader.load(tree, handlers: handlers)
  }

  @Test func aProjectsElementsAndDecoratorsAreLoaded() throws {
    var loader = SceneLoader()
    var rating = SceneElement("rating", extends: "control") { RatingView() }
    rating.attribute("value", .integer) { $0.value = $1 }
    rating.event("rated") { view, callback in
      view.ratedHandler = { callback($0) }
    }
    loader.elements.register(rating)
    loader.elements.registerDecorator(of: "view", property: "badge", .optional(.integer)) { view, badge in
      view[decorator: \BadgeDecorator.value] = badge
    }
    let trace = Trace()
    var handlers = SceneHandlers()
    handlers.set("starsChosen") { (stars: Int) in trace.note("\(stars) stars") }
    handlers.set("starsTouched") { (_: RatingView) in trace.note("touched") }
    let scene = try loader.load(
      TreeFixtures.reviews, parameters: ["names": ["Ann", "Bo"]], handlers: handlers)
    let stars = try #require(scene.view("stars", as: RatingView.self))
    #expect(stars.value == 4 && stars.alpha == 0.5)
    #expect(stars.existingViewDecorator(type: BadgeDecorator.self)?.value == 3)
    stars.ratedHandler?(5)
    stars.sendActions(for: .touchDown)
    #expect(trace.lines == ["5 stars", "touched"])
    let table = try #require(scene.view("names", as: UITableView.self))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Ann", "Bo"])
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

  @Test func namesAndRawValuesOfCases() throws {
    var changing = ChangingScene([TreeFixtures.view("label", "price", 2)])
    let cases = ParameterType.Cases(name: "Plan", swiftType: "Plan", isOwn: false, names: ["free", "pro"])
    changing.state("plan", ParameterType(.enumeration(cases)), .enumeration("free"))
    changing.change("price", ["text": .text([.state("plan")])])
    let scene = try SceneLoader().load(changing.tree, state: ["plan": Plan.pro])
    let label = scene.view("price", as: UILabel.self)
    #expect(label?.text == "pro")
    try scene.update(["plan": "free"])
    #expect(label?.text == "free" && scene.values["plan"] as? String == "free")
    try scene.update(["plan": Plan.pro])
    #expect(label?.text == "pro" && scene.values["plan"] as? String == "pro")
    for value in [Plan.secret, Channel.card, "gold", 1] as [Any] {
      #expect(throws: SceneLoadingError.self) { try scene.update(["plan": value]) }
    }
    #expect(label?.text == "pro")
  }
}
