import Testing

@testable import DioramaKit

/// What a scene says about the place of each view.
@MainActor
struct LayoutWordsTests {
  private let controller = UIViewController()
  private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  private func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, edges: ScreenEdges = .safeArea
  ) throws -> UIStackView {
    controller.layOut(views, axis: axis, edges: edges)
    return try #require(controller.view.subview())
  }

  /// The constraints between a view and the one around it.
  private func words(_ view: UIView) -> [String] {
    (view.superview?.constraints ?? []).filter { $0.firstItem === view }.map { constraint in
      let relation = [-1: "<=", 0: "=", 1: ">="][constraint.relation.rawValue] ?? ""
      return "\(constraint.firstAttribute) \(relation) \(Int(constraint.constant))"
    }
  }

  @Test(arguments: [
    (ChildAlignment.fill, ["top = 1", "bottom = -3", "leading = 2", "trailing = -4"]),
    (.leading, ["top = 1", "bottom = -3", "leading = 2", "trailing <= -4"]),
    (.center, ["top = 1", "bottom = -3", "leading >= 2", "trailing <= -4", "centerX = -1"]),
    (.trailing, ["top = 1", "bottom = -3", "leading >= 2", "trailing = -4"]),
    (.bottom, ["top = 1", "bottom = -3", "leading >= 2", "trailing = -4"]),
  ])
  func aColumnHoldsAViewInItsPlace(_ alignment: ChildAlignment, _ expected: [String]) throws {
    let (label, other) = (UILabel(), UILabel())
    label.sceneAlignment = alignment
    label.sceneInset = insets
    let stack = try layOut([label, other])
    #expect(stack.arrangedSubviews.map { type(of: $0) == PlacementView.self } == [true, false])
    #expect(words(label) == expected)
  }

  @Test func aRowAlignsAcrossItsHeight() throws {
    let label = UILabel()
    label.sceneAlignment = .center
    let stack = try layOut([label], axis: .horizontal)
    #expect(words(label) == ["top >= 0", "bottom <= 0", "centerY = 0", "leading = 0", "trailing = 0"])
    stack.liveAxis = .vertical
    #expect(words(label) == ["top = 0", "bottom = 0", "leading >= 0", "trailing <= 0", "centerX = 0"])
  }

  @Test func aViewInAViewIsCentredBothWays() throws {
    let (card, label) = (UIView(), UILabel())
    label.sceneAlignment = .center
    card.scenePadding = insets
    card.addContent(label)
    _ = try layOut([card])
    #expect(
      words(label) == [
        "top >= 1", "bottom <= -3", "centerY = -1", "leading >= 2", "trailing <= -4", "centerX = -1",
      ])
    label.sceneAlignment = .top
    card.scenePadding = .zero
    #expect(words(label) == ["top = 0", "bottom <= 0", "leading >= 0", "trailing <= 0", "centerX = 0"])
    #expect(card.contents == [label])
  }

  @Test func aPlaceIsHiddenWithItsView() throws {
    let (label, other) = (UILabel(), UILabel())
    label.sceneInset = insets
    label.isHidden = true
    let stack = try layOut([label, other])
    #expect(stack.arrangedSubviews.map(\.isHidden) == [true, false])
    label.isHidden = false
    #expect(stack.arrangedSubviews.map(\.isHidden) == [false, false])
  }

  @Test func thePlaceOfAViewCanChange() throws {
    let label = UILabel()
    label.sceneAlignment = .fill
    _ = try layOut([label])
    label.sceneAlignment = .leading
    label.sceneInset = insets
    #expect(words(label) == ["top = 1", "bottom = -3", "leading = 2", "trailing <= -4"])
  }

  @Test func theSpacingAfterAViewIsThatOfItsPlace() throws {
    let (first, second) = (UILabel(), UILabel())
    first.sceneSpacingAfter = 9
    first.sceneInset = insets
    second.sceneSpacingAfter = 7
    let stack = try layOut([first, second, UILabel()])
    #expect(stack.arrangedSubviews.prefix(2).map(stack.customSpacing) == [9, 7])
    first.sceneSpacingAfter = 2
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 2)
  }

  @Test func paddingKeepsTheViewsInsideAwayFromTheEdges() throws {
    let (stack, scroll) = (UIStackView(), UIScrollView())
    stack.scenePadding = insets
    scroll.scenePadding = insets
    for padded in [stack, try #require(scroll.subview(type: ContentStackView.self))] {
      #expect(padded.isLayoutMarginsRelativeArrangement && !padded.insetsLayoutMarginsFromSafeArea)
      #expect(padded.directionalLayoutMargins == insets)
    }
  }

  @Test func whatIsAskedToGrowGrows() throws {
    let (label, table) = (UILabel(), UITableView())
    label.sceneGrows = true
    table.sceneGrows = false
    #expect(label.grows(along: .vertical) && !table.grows(along: .vertical))
    #expect(label.contentHuggingPriority(for: .vertical).rawValue < 240)
    let image = UIImageView()
    image.sceneGrows = true
    #expect(image.grows(along: .horizontal))
  }

  @Test func aRatioFollowsFromTheOtherSizeAndDoesNotGrow() {
    let view = UIView()
    view.constrainAspectRatio(to: 2)
    view.constrainAspectRatio(to: 1.5)
    #expect(view.constraints.map(\.multiplier) == [1.5] && !view.grows(along: .vertical))
    view.constrainAspectRatio(to: .nan)
    #expect(view.constraints.allSatisfy { $0.multiplier > 0 })
  }

  @Test func sizesHaveBounds() {
    let view = UIView()
    view.constrainWidth(atLeast: 10)
    view.constrainWidth(atMost: 20)
    view.constrainWidth(atMost: 30)
    view.constrainHeight(atLeast: -1)
    view.constrainHeight(atMost: .infinity)
    #expect(view.constraints.map(\.constant) == [10, 30, 0, .greatestFiniteMagnitude])
    #expect(
      view.constraints.map(\.relation) == [
        .greaterThanOrEqual, .lessThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual,
      ])
    #expect(!view.hasFixedExtent(.horizontal))
  }

  @Test func prioritiesStayBetweenOneAndRequired() {
    let view = UIView()
    view.setHugging(0, for: .horizontal)
    view.setHugging(300, for: .vertical)
    view.setCompressionResistance(2000, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 300)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
  }

  @Test func aScreenIsFilledToTheEdgesThatItSays() throws {
    _ = try layOut([UILabel()], edges: .full)
    let view = try #require(controller.view)
    func areas() -> [Bool] {
      [view, view.safeAreaLayoutGuide, view.layoutMarginsGuide].map { area in
        view.constraints.contains { $0.secondItem === area }
      }
    }
    #expect(areas() == [true, false, false])
    controller.updateLayout(spacing: 3)
    #expect(areas() == [true, false, false])
    controller.updateLayout(edges: .margins, background: .red)
    #expect(areas() == [false, false, true] && view.backgroundColor == .red)
    controller.updateLayout(padding: insets)
    #expect(areas() == [false, false, true])
  }
}
