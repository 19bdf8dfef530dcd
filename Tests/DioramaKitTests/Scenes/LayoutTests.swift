import Testing

@_spi(Generated) @testable import DioramaKit

@MainActor
struct LayoutTests {
  private let controller = UIViewController()

  private func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) throws -> UIStackView {
    controller.layOut(
      views, axis: axis, padding: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
      alignment: alignment, distribution: distribution)
    return try #require(controller.view.subview())
  }

  /// Descriptions of the constraints of a view.
  private func words(_ view: UIView, of attributes: [NSLayoutConstraint.Attribute]) -> [String] {
    view.constraints.filter { attributes.contains($0.firstAttribute) }.map { constraint in
      let relation = constraint.relation == .equal ? "=" : ">="
      return
        "\(constraint.firstAttribute) \(relation) \(Int(constraint.constant)) @\(constraint.priority.rawValue)"
    }
  }

  private let edges: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing, .left, .right]

  @Test func aColumnStartsAtTheTopAndNeedNotReachTheBottom() throws {
    _ = try layOut([UILabel(), UITableView()])
    #expect(
      words(controller.view, of: edges) == [
        "top = 1 @1000.0", "leading = 2 @1000.0", "bottom >= 3 @998.0", "bottom = 3 @240.0",
        "trailing >= 4 @998.0", "trailing = 4 @1000.0", "top >= 3 @745.0",
      ])
  }

  @Test func aRowStartsAtTheLeadingEdge() throws {
    _ = try layOut([UILabel(), UISlider()], axis: .horizontal)
    #expect(
      words(controller.view, of: [.bottom, .trailing]) == [
        "bottom >= 3 @998.0", "bottom = 3 @240.0", "trailing >= 4 @998.0", "trailing = 4 @240.0",
      ])
  }

  @Test func otherDistributionsFillTheAxis() throws {
    _ = try layOut([UILabel(), UILabel()], distribution: .equalSpacing)
    #expect(words(controller.view, of: [.bottom]) == ["bottom >= 3 @998.0", "bottom = 3 @744.0"])
    // The keyboard takes a part of the space.
    #expect(UILayoutPriority.allRoom.rawValue < UILayoutPriority.aboveKeyboard.rawValue)
    let row = LayoutTests()
    _ = try row.layOut([UILabel()], axis: .horizontal, distribution: .fillEqually)
    #expect(row.words(row.controller.view, of: [.bottom]) == ["bottom >= 3 @998.0", "bottom = 3 @240.0"])
    #expect(
      row.words(row.controller.view, of: [.trailing]) == ["trailing >= 4 @998.0", "trailing = 4 @744.0"])
  }

  /// Views can be laid out again, with some of the earlier ones among them.
  @Test func aLaterLayoutReplacesAnEarlierOne() throws {
    let (kept, removed) = (UILabel(), UITableView())
    kept.sceneAlignment = .trailing
    _ = try layOut([removed, kept])
    let stack = try layOut([kept, UIView()], axis: .horizontal)
    #expect(controller.view.subviews == [stack] && !removed.isDescendant(of: controller.view))
    let other = LayoutTests()
    let label = UILabel()
    label.sceneAlignment = .trailing
    _ = try other.layOut([label, UIView()], axis: .horizontal)
    #expect(controller.view.snapshot == other.controller.view.snapshot)
    #expect(words(controller.view, of: edges) == words(other.controller.view, of: edges))
    let component = UIView()
    for view in [removed, kept] { component.layOut([view]) }
    let inside: UIStackView = try #require(component.subview())
    #expect(component.subviews == [inside] && kept.isDescendant(of: inside) && removed.superview != inside)
    #expect(words(component, of: edges).count == 4)
  }

  @Test func nothingIsUpdatedBeforeTheViewsAreLaidOut() {
    controller.updateLayout(axis: .horizontal, spacing: 3)
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    controller.updateLayout(padding: .zero)
    #expect(controller.view.constraints == [])
  }

  @Test(arguments: [UIStackView.Alignment.fill, .center], [UIStackView.Distribution.fill, .equalSpacing])
  func anUpdatedLayoutIsLikeANewOne(
    alignment: UIStackView.Alignment, distribution: UIStackView.Distribution
  ) throws {
    func views() -> [UIView] {
      let fixed = UIView()
      fixed.constrainHeight(to: 10)
      fixed.constrainWidth(to: 10)
      return [fixed, UITableView(), UITextView(), UIStackView(arrangedSubviews: [UILabel(), UITextField()])]
    }
    let stack = try layOut(views())
    controller.updateLayout(axis: .horizontal, alignment: alignment, distribution: distribution)
    let other = LayoutTests()
    let expected = try other.layOut(
      views(), axis: .horizontal, alignment: alignment, distribution: distribution)
    #expect(controller.view.snapshot == other.controller.view.snapshot)
    #expect(words(controller.view, of: edges) == words(other.controller.view, of: edges))
    #expect(words(stack, of: [.width, .height]) == words(expected, of: [.width, .height]))
    // Back again, part by part.
    controller.updateLayout(axis: .vertical)
    controller.updateLayout(alignment: .fill)
    controller.updateLayout(distribution: .fill)
    let first = LayoutTests()
    let start = try first.layOut(views())
    #expect(words(stack, of: [.width, .height]) == words(start, of: [.width, .height]))
    #expect(words(controller.view, of: edges) == words(first.controller.view, of: edges))
    #expect(stack.alignment == start.alignment && stack.liveAlignment == .fill)
  }

  @Test func paddingIsUpdatedAlone() throws {
    _ = try layOut([UILabel()])
    controller.updateLayout(padding: NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: .nan, trailing: 8))
    #expect(
      words(controller.view, of: edges) == [
        "top = 5 @1000.0", "leading = 6 @1000.0", "bottom >= 0 @998.0", "bottom = 0 @240.0",
        "trailing >= 8 @998.0", "trailing = 8 @1000.0", "top >= 0 @745.0",
      ])
  }

  @Test func aNestedStackSharesItsRoomAnew() throws {
    let (first, second) = (UITableView(), UITableView())
    let nested = UIStackView(arrangedSubviews: [first, second])
    nested.liveAxis = .vertical
    #expect(nested.axis == .vertical && nested.constraints == [])
    nested.liveAxis = .horizontal
    _ = try layOut([nested])
    #expect(words(nested, of: [.width, .height]) == ["width = 0 @230.0"])
    nested.liveAxis = .vertical
    #expect(words(nested, of: [.width, .height]) == ["height = 0 @230.0"])
    nested.liveDistribution = .fillEqually
    nested.liveAlignment = .center
    #expect(words(nested, of: [.width, .height]) == ["width = 0 @240.0", "width = 0 @240.0"])
  }

  @Test func viewsWithoutIntrinsicSizeGrow() {
    let views: [UIView] = [UIView(), UIScrollView(), UITableView(), UITextView()]
    for view in views { #expect(view.grows(along: .vertical) && view.grows(along: .horizontal)) }
    let others = [UILabel(), UIImageView(), UIButton(), AvatarView(), UITextField(), UIStackView()]
    for view in others { #expect(!view.grows(along: .vertical) && !view.grows(along: .horizontal)) }
    for view in [UISlider(), UIProgressView()] {
      #expect(!view.grows(along: .vertical) && view.grows(along: .horizontal))
    }
    let table = UITableView()
    table.constrainHeight(to: 100)
    #expect(!table.grows(along: .vertical) && table.grows(along: .horizontal))
    table.constrainWidth(to: 100)
    #expect(!table.grows(along: .horizontal))
  }

  @Test func containersOfGrowingViewsGrow() {
    let card = UIView()
    card.addSceneContent(UILabel())
    #expect(!card.grows(along: .vertical))
    card.addSceneContent(UITableView())
    #expect(card.grows(along: .vertical))
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    #expect(!stack.grows(along: .vertical))
    stack.addArrangedSubview(UISlider())
    #expect(!stack.grows(along: .vertical) && stack.grows(along: .horizontal))
  }

  @Test func growingPairsHaveEqualShares() throws {
    let stack = try layOut([UITableView(), UILabel(), UIView(), UITextView()])
    #expect(words(stack, of: [.height]) == Array(repeating: "height = 0 @230.0", count: 3))
    let scroll = UIScrollView()
    for view in [UITableView(), UITextView()] { scroll.addSceneContent(view) }
    _ = try LayoutTests().layOut([scroll])
    #expect(words(scroll.contentStack, of: [.height]) == ["height = 0 @230.0"])
    let one = try LayoutTests().layOut([UITableView(), UILabel()])
    #expect(words(one, of: [.height]).isEmpty)
    let spread = try LayoutTests().layOut([UIView(), UIView()], distribution: .fillEqually)
    #expect(words(spread, of: [.height]).isEmpty)
  }

  @Test func sixteenViewsHaveEqualShares() throws {
    for (count, pairs) in [(15, 105), (16, 120), (17, 120)] {
      let stack = try LayoutTests().layOut((0..<count).map { _ in UIView() })
      #expect(words(stack, of: [.height]).count == pairs)
    }
  }

  @Test func anImageViewWithoutAnImageTakesNoSpace() throws {
    let picture = UIImageView()
    let card = UIView()
    card.addSceneContent(picture)
    _ = try layOut([card])
    #expect(words(picture, of: [.width, .height]) == ["width = 0 @245.0", "height = 0 @245.0"])
    let fixed = UIImageView()
    fixed.constrainHeight(to: 96)
    _ = try LayoutTests().layOut([fixed])
    #expect(words(fixed, of: [.width, .height]) == ["height = 96 @999.0", "width = 0 @245.0"])
  }

  @Test func aViewOfFixedWidthIsNotStretched() throws {
    let (avatar, label) = (AvatarView(), UILabel())
    avatar.constrainWidth(to: 44)
    let stack = try layOut([avatar, label])
    #expect(stack.alignment == .leading && words(stack, of: [.width]) == ["width = 0 @1000.0"])
    #expect(stack.constraints.first?.firstItem === label)
    let plain = try LayoutTests().layOut([UILabel(), AvatarView()])
    #expect(plain.alignment == .fill && plain.constraints.isEmpty)
    let fixed = UIView()
    fixed.constrainHeight(to: 10)
    let row = try LayoutTests().layOut([fixed, UILabel()], axis: .horizontal)
    #expect(row.alignment == .top && words(row, of: [.height]) == ["height = 0 @1000.0"])
    let (centered, narrow) = (LayoutTests(), UILabel())
    narrow.constrainWidth(to: 10)
    let center = try centered.layOut([narrow, UILabel()], alignment: .center)
    #expect(center.alignment == .center && center.constraints.isEmpty)
  }

  @Test func aTableIsAsWideAsItsColumn() throws {
    let table = UITableView()
    let stack = try layOut([UILabel(), table], alignment: .center)
    #expect(words(stack, of: [.width]) == ["width = 0 @240.0"] && stack.constraints[0].firstItem === table)
  }

  @Test func oneViewInAStretchedStackIsStretchedFirst() throws {
    let (first, second, field, toggle) = (UILabel(), UILabel(), UITextField(), UISwitch())
    let row = UIStackView(arrangedSubviews: [toggle, first, field, second])
    first.setContentHuggingPriority(.required, for: .horizontal)
    let column = try layOut([row, UILabel()])
    let priorities = row.arrangedSubviews.map { $0.contentHuggingPriority(for: .horizontal).rawValue }
    #expect(priorities[2] == 249 && priorities[1] == 1000)
    #expect(priorities[2] < priorities[3] && priorities[3] < priorities[0] && priorities[0] < 250)
    for view in column.arrangedSubviews {
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    }
    let full = UIStackView(arrangedSubviews: [UILabel(), UISlider()])
    _ = try LayoutTests().layOut([full])
    #expect(full.arrangedSubviews[0].contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test func growingContentFillsTheVisibleScrollView() throws {
    let (scroll, table, spacer) = (UIScrollView(), UITableView(), UIView())
    for view in [UILabel(), table, spacer] { scroll.addSceneContent(view) }
    _ = try layOut([scroll])
    #expect(words(scroll, of: [.height]) == ["height = 0 @235.0", "height = 0 @240.0"])
    let tables = scroll.constraints.filter { $0.firstAttribute == .height }
    #expect(tables.last?.firstItem === table && tables.last?.secondItem === scroll.safeAreaLayoutGuide)
    let fixed = UIScrollView()
    table.constrainHeight(to: 200)
    fixed.addSceneContent(table)
    _ = try LayoutTests().layOut([fixed])
    #expect(words(fixed, of: [.height]) == ["height = 0 @235.0"])
  }

  /// Otherwise, a small tree of deeply nested views could keep an app busy.
  @Test func eachViewIsAskedOnceWhetherItGrows() {
    let innermost = MeasuredView()
    let outermost = (0..<100).reduce(innermost as UIView) { view, _ in UIStackView(arrangedSubviews: [view]) }
    controller.layOut([outermost])
    #expect((1...2).contains(innermost.measurements))
  }

  @Test func aFixedSizeYieldsToAStackThatHidesTheView() {
    let view = UIView()
    view.constrainHeight(to: 10)
    view.constrainHeight(to: 20)
    view.constrainWidth(to: 30)
    #expect(words(view, of: [.width, .height]) == ["height = 20 @999.0", "width = 30 @999.0"])
  }

  @Test func anExistingBackgroundStays() {
    controller.view.backgroundColor = .systemRed
    controller.layOut([UILabel()])
    #expect(controller.view.backgroundColor == .systemRed)
  }
}

/// A view that counts how often its natural size is read.
private final class MeasuredView: UIView {
  private(set) var measurements = 0

  override var intrinsicContentSize: CGSize {
    measurements += 1
    return super.intrinsicContentSize
  }
}
