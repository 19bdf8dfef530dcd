import Testing

@_spi(Generated) @testable import DioramaKit

/// What a scene says about the place of each view.
@MainActor
struct ChildLayoutTests {
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
    (.bottomLeading, ["top = 1", "bottom = -3", "leading = 2", "trailing <= -4"]),
    (.topTrailing, ["top = 1", "bottom = -3", "leading >= 2", "trailing = -4"]),
  ])
  func aColumnHoldsAViewInItsPlace(_ alignment: ChildAlignment, _ expected: [String]) throws {
    let (label, other) = (UILabel(), UILabel())
    label.sceneAlignment = alignment
    label.sceneInset = insets
    let stack = try layOut([label, other])
    #expect(stack.arrangedSubviews.map { type(of: $0) == PlacementView.self } == [true, false])
    #expect(words(label) == expected)
  }

  @Test(arguments: [
    (ChildAlignment.topLeading, ["top = 1", "bottom <= -3", "leading = 2", "trailing <= -4"]),
    (.topTrailing, ["top = 1", "bottom <= -3", "leading >= 2", "trailing = -4"]),
    (.bottomLeading, ["top >= 1", "bottom = -3", "leading = 2", "trailing <= -4"]),
    (.bottomTrailing, ["top >= 1", "bottom = -3", "leading >= 2", "trailing = -4"]),
  ])
  func aPlainViewHoldsAViewInACorner(_ corner: ChildAlignment, _ expected: [String]) {
    let (view, label) = (UIView(), UILabel())
    label.sceneAlignment = corner
    label.sceneInset = insets
    view.addSceneContent(label)
    #expect(words(label) == expected)
  }

  @Test func aViewThatFillsIsStretchedInAStackThatAlignsTheOthers() throws {
    let (filling, inset, stack) = (UILabel(), UILabel(), UIStackView(arrangedSubviews: []))
    filling.sceneAlignment = .fill
    inset.sceneInset = insets
    stack.axis = .vertical
    stack.alignment = .leading
    stack.addArrangedSubview(filling)
    stack.addArrangedSubview(inset)
    _ = try layOut([stack])
    let priorities = stack.arrangedSubviews.map { frame in
      stack.constraints.filter { $0.firstItem === frame && $0.firstAttribute == .width }.map(
        \.priority.rawValue)
    }
    #expect(priorities == [[746], [240]])
  }

  @Test func aViewGetsItsPlaceAfterTheLayout() throws {
    let (label, other, inner) = (UILabel(), UILabel(), UIStackView())
    inner.addArrangedSubview(other)
    label.sceneSpacingAfter = 7
    label.constrainWidth(to: inner.widthAnchor, multiplier: 0.5)
    let stack = try layOut([label, inner])
    label.sceneAlignment = .leading
    other.sceneInset = insets
    label.sceneInset = insets
    #expect(words(label) == ["top = 1", "bottom = -3", "leading = 2", "trailing <= -4"])
    #expect(words(other) == ["top = 1", "bottom = -3", "leading = 2", "trailing = -4"])
    #expect(stack.arrangedSubviews == [try #require(label.superview), inner])
    #expect(stack.customSpacing(after: try #require(label.superview)) == 7)
    #expect(stack.constraints.contains { $0.firstItem === label && $0.multiplier == 0.5 })
  }

  @Test func aViewThatGetsAPlaceKeepsSizesInRelationToIt() throws {
    let (label, inner, outside) = (UILabel(), UIStackView(), UIView())
    inner.addArrangedSubview(label)
    outside.constrainWidth(to: label.widthAnchor)
    let stack = try layOut([inner, outside])
    label.sceneAlignment = .leading
    #expect(stack.constraints.contains { $0.firstItem === outside && $0.secondItem === label })
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
    card.addSceneContent(label)
    _ = try layOut([card])
    #expect(
      words(label) == [
        "top >= 1", "bottom <= -3", "centerY = -1", "leading >= 2", "trailing <= -4", "centerX = -1",
      ])
    label.sceneAlignment = .top
    card.scenePadding = .zero
    #expect(words(label) == ["top = 0", "bottom <= 0", "leading >= 0", "trailing <= 0", "centerX = 0"])
    #expect(card.contents == [label] && !label.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func thePaddingOfAContainerPlacesEachViewAgain() {
    let (card, first, second) = (UIView(), UILabel(), UILabel())
    first.sceneAlignment = .top
    for view in [first, second] { card.addSceneContent(view) }
    card.scenePadding = insets
    #expect(words(first) == ["top = 1", "bottom <= -3", "leading >= 2", "trailing <= -4", "centerX = -1"])
    #expect(words(second) == ["top = 1", "bottom = -3", "leading = 2", "trailing = -4"])
    second.sceneInset = insets
    #expect(
      words(first).count == 5 && words(second) == ["top = 2", "bottom = -6", "leading = 4", "trailing = -8"])
    #expect(card.contents == [first, second])
  }

  /// A centre is measured from left to right in every language.
  @Test func aCentreLiesOnTheOtherSideInArabic() {
    let (card, label) = (TurnedView(), UILabel())
    label.sceneAlignment = .center
    label.sceneInset = insets
    card.addSceneContent(label)
    #expect(words(label).last == "centerX = 1" && words(label).contains("centerY = -1"))
  }

  @Test func manyViewsInAPlainViewArePlacedOneByOne() {
    let card = UIView()
    let views = (0..<2000).map { _ in UIView() }
    for view in views { card.addSceneContent(view) }
    #expect(card.contents == views && card.constraints.count == 8000)
  }

  @Test func theBaselinesOfAPlaceAreThoseOfItsView() throws {
    let (label, other) = (UILabel(), UILabel())
    label.sceneInset = insets
    let stack = try layOut([label, other], axis: .horizontal)
    let place = try #require(stack.arrangedSubviews.first)
    #expect(place !== label)
    #expect(place.forFirstBaselineLayout === label && place.forLastBaselineLayout === label)
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

  @Test func aStackKeepsItsViewsWithinItsMargins() {
    let (stack, view) = (UIStackView(), UIView())
    for margined in [stack, view] { margined.sceneMargins = insets }
    #expect(stack.isLayoutMarginsRelativeArrangement && stack.insetsLayoutMarginsFromSafeArea)
    #expect(stack.directionalLayoutMargins == insets && view.directionalLayoutMargins == insets)
  }

  @Test func paddingThatComesLateMovesWhatFillsTheStack() throws {
    let (fixed, label) = (UIView(), UILabel())
    fixed.constrainWidth(to: 10)
    let stack = try layOut([fixed, label])
    func partners() -> [AnyObject?] {
      stack.constraints.filter { $0.firstItem === label && $0.firstAttribute == .width }.map(\.secondItem)
    }
    #expect(partners().map { $0 === stack } == [true])
    stack.scenePadding = insets
    #expect(partners().map { $0 === stack.layoutMarginsGuide } == [true])
    #expect(stack.liveAlignment == .fill && stack.directionalLayoutMargins == insets)
    stack.scenePadding = .zero
    #expect(partners().count == 1 && stack.directionalLayoutMargins == .zero)
  }

  @Test func aSpacerGrowsAlongItsStackOnly() throws {
    let (row, spacer) = (UIStackView(), SpacerView())
    #expect(spacer.grows(along: .horizontal) && spacer.grows(along: .vertical))
    row.addArrangedSubview(spacer)
    #expect(spacer.grows(along: .horizontal) && !spacer.grows(along: .vertical))
    spacer.sceneInset = insets
    _ = try layOut([row])
    #expect(spacer.superview is PlacementView)
    #expect(row.grows(along: .horizontal) && !row.grows(along: .vertical))
    #expect(spacer.intrinsicContentSize == .zero && !spacer.isUserInteractionEnabled)
    #expect(spacer.contentHuggingPriority(for: .vertical).rawValue < UILayoutPriority.room.rawValue)
    row.liveAxis = .vertical
    #expect(!spacer.grows(along: .horizontal) && spacer.grows(along: .vertical))
  }

  @Test func aDividerDoesNotCompressTexts() {
    let (divider, label) = (DividerView(), UILabel())
    #expect(divider.backgroundColor == .separator)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let strength = divider.contentHuggingPriority(for: axis).rawValue
      #expect(strength < label.contentCompressionResistancePriority(for: axis).rawValue)
      #expect(strength > label.contentHuggingPriority(for: axis).rawValue)
    }
  }

  @Test func growthEndsWithItsPriority() throws {
    let (label, other) = (UILabel(), UILabel())
    let row = UIStackView(arrangedSubviews: [other, label])
    _ = try layOut([row])
    func hugging() -> Float { label.contentHuggingPriority(for: .horizontal).rawValue }
    // Before, the label is the one that the row stretches.
    #expect(hugging() == UILayoutPriority.stretchedFirst.rawValue)
    label.sceneGrows = true
    #expect(hugging() == UILayoutPriority.growing.rawValue)
    label.sceneGrows = false
    #expect(hugging() >= UILayoutPriority.stretchedFirst.rawValue)
    label.setHugging(900, for: .horizontal)
    label.sceneGrows = true
    label.sceneGrows = false
    #expect(hugging() == 900)
  }

  /// A stack that was turned is the same as one that has always had its axis.
  @Test func aTurnedStackStretchesNothingAlongItsFormerAxis() throws {
    let (first, second) = (UILabel(), UILabel())
    let row = UIStackView(arrangedSubviews: [first, second])
    _ = try layOut([row])
    func hugging(_ axis: NSLayoutConstraint.Axis) -> [Float] {
      [first, second].map { $0.contentHuggingPriority(for: axis).rawValue }
    }
    let ranks = hugging(.horizontal)
    #expect(ranks[0] > ranks[1] && hugging(.vertical) == [250, 250])
    row.liveAxis = .vertical
    #expect(hugging(.horizontal) == [250, 250] && hugging(.vertical) == ranks)
    first.setHugging(900, for: .vertical)
    row.liveAxis = .horizontal
    #expect(hugging(.horizontal) == ranks && hugging(.vertical) == [900, 250])
  }

  @Test func insetContentScrollsVerticallyOnly() throws {
    let scroll = UIScrollView()
    func constants() -> [CGFloat] {
      let guides = [scroll.frameLayoutGuide, scroll.safeAreaLayoutGuide]
      return scroll.constraints.filter { line in guides.contains { $0 === line.secondItem } }.map(\.constant)
    }
    scroll.setContentInset(insets)
    scroll.addSceneContent(UITableView())
    #expect(constants() == [-6])
    _ = try layOut([scroll])
    #expect(constants() == [-6, -4, -4])
    scroll.setContentInset(.zero)
    #expect(constants() == [0, 0, 0])
  }

  /// Bars cover a part of a scroll view that is as large as the screen.
  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, false, true), (.always, true, true),
    (.never, false, false),
  ])
  func contentIsAsLargeAsWhatBarsDoNotCover(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ isNarrow: Bool, _ isLow: Bool
  ) throws {
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.addSceneContent(UITableView())
    _ = try layOut([scroll])
    func relates(_ attribute: NSLayoutConstraint.Attribute, to guide: UILayoutGuide) -> Bool {
      scroll.constraints.filter { $0.firstAttribute == attribute }.allSatisfy { $0.secondItem === guide }
    }
    #expect(relates(.width, to: isNarrow ? scroll.safeAreaLayoutGuide : scroll.frameLayoutGuide))
    #expect(relates(.height, to: isLow ? scroll.safeAreaLayoutGuide : scroll.frameLayoutGuide))
  }

  @Test func thePictureOfAnAvatarIsNoContent() {
    let avatar = AvatarView()
    avatar.scenePadding = insets
    #expect(avatar.contents.isEmpty)
    #expect(words(avatar.imageView).count == 4)
    #expect(words(avatar.imageView).allSatisfy { $0.hasSuffix("= 0") })
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

  /// UIKit raises an exception for a constraint whose constant is not finite, as the sum of two insets can be.
  @Test func sumsOfInsetsAreFinite() {
    let huge = NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
      trailing: .greatestFiniteMagnitude)
    for alignment in [ChildAlignment.fill, .center, .leading, .bottom, .bottomTrailing] {
      let (view, child) = (UIView(), UIView())
      view.scenePadding = huge
      child.sceneInset = huge
      child.sceneAlignment = alignment
      view.add(content: child)
      #expect(!view.constraints.isEmpty && view.constraints.allSatisfy { abs($0.constant) <= 1_000_000 })
    }
  }

  /// A stack that hides a view gives it no extent, in which its insets do not fit.
  @Test func insetsOfAHiddenViewCanBeBroken() {
    let (view, child) = (UIView(), UIView())
    child.sceneInset = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    view.add(content: child)
    for edge in [NSLayoutConstraint.Attribute.bottom, .trailing] {
      #expect(view.constraints.filter { $0.firstAttribute == edge }.map(\.priority.rawValue) == [999])
    }
  }

  /// The same holds for the padding of a component.
  @Test func paddingOfAHiddenComponentCanBeBroken() {
    let component = UIView()
    component.layOut(
      [UILabel()], padding: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    for edge in [NSLayoutConstraint.Attribute.bottom, .trailing] {
      #expect(component.constraints.filter { $0.firstAttribute == edge }.map(\.priority.rawValue) == [999])
    }
  }

  @Test func sizesHaveBounds() {
    let view = UIView()
    view.constrainWidth(atLeast: 10)
    view.constrainWidth(atMost: 20)
    view.constrainWidth(atMost: 30)
    view.constrainHeight(atLeast: -1)
    view.constrainHeight(atMost: .infinity)
    #expect(view.constraints.map(\.constant) == [10, 30, 0, 1_000_000])
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
      [view, view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.keyboardLayoutGuide].map { area in
        let isKeyboard = area === view.keyboardLayoutGuide
        return view.constraints.contains { (isKeyboard ? $0.firstItem : $0.secondItem) === area }
      }
    }
    #expect(areas() == [true, false, false, false])
    controller.updateLayout(spacing: 3)
    #expect(areas() == [true, false, false, false])
    controller.updateLayout(edges: .margins, background: .red)
    #expect(areas() == [false, false, true, true] && view.backgroundColor == .red)
    controller.updateLayout(padding: insets)
    #expect(areas() == [false, false, true, true])
    let ends = view.constraints.filter { $0.firstItem === view.keyboardLayoutGuide }
    #expect(ends.map(\.constant) == [insets.bottom])
  }
}

/// A view as in Arabic.
private final class TurnedView: UIView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
}
