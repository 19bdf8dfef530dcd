import DioramaTree
import Testing

@testable import DioramaKit

/// The loader checks runtime trees against the constraints of the grammar.
@MainActor
struct ConstraintLoadingTests {
  private func problems(
    _ element: String, _ attributes: KeyValuePairs<String, Value>, handlers: [String] = []
  ) -> [String] {
    var view = TreeFixtures.view(element, "view", 2, attributes)
    view.handlers = handlers.map { RuntimeTree.EventBinding(event: $0, method: "handle") }
    var given = SceneHandlers()
    given.set("handle") {}
    let tree = TreeFixtures.tree(
      "Constraints", handlers: [TreeFixtures.handler("handle", [])], content: .views([view]))
    return tree.problems(handlers: given).map(\.description)
  }

  @Test func oneOfTwoPartsIsRequired() {
    let url = Value.url("https://example.com/a.png")
    #expect(problems("avatar", ["url": url, "uid": .literal("1")]) == [])
    #expect(problems("avatar", ["url": url], handlers: ["tapped"]) == [])
    let wrong = ["line 2: 'avatar' needs exactly one of 'uid' and 'tapped'"]
    #expect(problems("avatar", ["url": url]) == wrong)
    #expect(problems("avatar", ["url": url, "uid": .literal("1")], handlers: ["tapped"]) == wrong)
  }

  @Test func requiredPartsMustBeGiven() {
    #expect(problems("segmentedControl", [:]) == ["line 2: 'segmentedControl' needs 'segments'"])
  }

  @Test func partsExcludeEachOther() {
    #expect(problems("button", [:], handlers: ["click"]) == [])
    #expect(
      problems("button", [:], handlers: ["click", "touchUpInside"])
        == ["line 2: 'button' accepts at most one of 'click' and 'touchUpInside'"])
  }

  @Test func aGroupOfPartsIsRequired() {
    #expect(problems("table", [:], handlers: ["numberOfRows", "cellForRow"]) == [])
    #expect(
      problems("table", [:], handlers: ["numberOfRows"])
        == ["line 2: 'table' needs 'rows' or 'numberOfRows' and 'cellForRow'"])
  }

  @Test func numbersMustBeOrdered() {
    #expect(problems("slider", ["minimum": .integer(3), "maximum": .number(3)]) == [])
    #expect(
      problems("slider", ["minimum": .integer(3), "maximum": .number(2.5)])
        == ["line 2: 'slider' needs 'minimum', 'value' and 'maximum' in ascending order"])
  }

  @Test func aMinimumMustBeLessThanItsMaximum() {
    #expect(problems("stepper", ["minimum": .integer(2), "maximum": .number(2.5)]) == [])
    #expect(
      problems("stepper", ["minimum": .integer(2), "maximum": .number(2)])
        == ["line 2: 'stepper' needs 'minimum' and 'maximum' in strictly ascending order"])
  }

  @Test func anAbstractElementIsUnknown() {
    #expect(problems("control", [:]) == ["line 2: unknown element 'control'"])
  }
}
