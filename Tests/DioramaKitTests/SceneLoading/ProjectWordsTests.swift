import DioramaTree
import Testing

@testable import DioramaKit

private final class RatingView: UIControl {
  var value = 0
  var ratedHandler: (@MainActor (Int) -> Void)?
}

private final class BadgeDecorator: UIView, ViewDecorator {
  var value: Int?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

@MainActor
struct ProjectWordsTests {
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
}
