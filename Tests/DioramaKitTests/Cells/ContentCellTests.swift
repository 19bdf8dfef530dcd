import Testing

@_spi(Generated) @testable import DioramaKit

/// Rows of tables with views of their own.
@MainActor
struct ContentCellTests {
  private func table(_ cell: UITableViewCell) -> (UIWindow, UITableView) {
    let window = UIWindow()
    let table = UITableView(frame: .zero, style: .plain)
    table.setRows([.cell(cell)])
    window.addSubview(table)
    table.layoutIfNeeded()
    return (window, table)
  }

  @Test func viewsAreInTheContentView() throws {
    let cell = ContentCell()
    let (first, second) = (UILabel(), UITextField())
    for view in [first, second] { cell.addArrangedSubview(view) }
    cell.axis = .horizontal
    cell.spacing = 12
    cell.alignment = .center
    let stack = try #require(first.superview as? UIStackView)
    #expect(stack.superview === cell.contentView && stack.arrangedSubviews == [first, second])
    #expect(stack.axis == .horizontal && stack.spacing == 12 && stack.alignment == .center)
    #expect(cell.axis == .horizontal && cell.spacing == 12 && cell.alignment == .center)
    cell.spacing = .nan
    #expect(stack.spacing == 0)
  }

  /// The views are complete when a table shows the row. Then the one that grows takes the room of the row.
  @Test func viewsShareTheRoomOnceTheRowIsShown() throws {
    let cell = ContentCell()
    let (label, spacer, other) = (UILabel(), SpacerView(), SpacerView())
    for view in [label, spacer, other] { cell.addArrangedSubview(view) }
    let stack = try #require(label.superview)
    label.sceneInset = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    #expect(label.superview === stack)
    let shown = table(cell)
    #expect(shown.1.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(label.superview !== stack && label.outermost.superview === stack)
    let shares = stack.constraints.filter { $0.firstItem === spacer && $0.secondItem === other }
    #expect(shares.count == 1)
    cell.willMove(toSuperview: shown.1)
    #expect(stack.constraints.filter { $0.firstItem === spacer && $0.secondItem === other }.count == 1)
  }

  @Test func aViewGetsItsPlaceOnceTheRowIsShown() throws {
    let (cell, label, spacer, other) = (ContentCell(), UILabel(), SpacerView(), SpacerView())
    for view in [label, spacer, other] { cell.addArrangedSubview(view) }
    let stack = try #require(label.superview)
    let shown = table(cell)
    label.sceneAlignment = .trailing
    #expect(label.superview is PlacementView && label.outermost.superview === stack)
    cell.axis = .horizontal
    #expect(stack.constraints.contains { $0.firstItem === spacer && $0.secondItem === other })
    _ = shown
  }

  /// The row's height follows changes of its views.
  @Test func theTableFollowsChangesOfTheViews() {
    let cell = ContentCell()
    cell.addArrangedSubview(UILabel())
    #expect(table(cell).1.selfSizingInvalidation == .enabledIncludingConstraints)
  }

  /// The margins of a cell increase with the user's text size; those of its content view do not.
  @Test func theViewsKeepTheMarginsOfTheCell() {
    let cell = ContentCell()
    cell.addArrangedSubview(UILabel())
    #expect(cell.contentView.preservesSuperviewLayoutMargins)
  }

  @Test(arguments: [true, false]) func paddingReplacesTheMargins(_ comesFirst: Bool) {
    let cell = ContentCell()
    if !comesFirst { cell.addArrangedSubview(UILabel()) }
    cell.scenePadding = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      cell.contentView.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    if comesFirst { cell.addArrangedSubview(UILabel()) }
    // With this, no margin is smaller than the table's.
    #expect(!cell.contentView.preservesSuperviewLayoutMargins)
  }

  /// A table asks the content view how high its row is.
  @Test func theHeightOfARowIsThatOfItsContentView() {
    let cell = UITableViewCell()
    cell.constrainHeight(to: 80)
    cell.constrainHeight(atLeast: 60)
    cell.constrainHeight(atMost: 100)
    #expect(cell.constraints.isEmpty)
    #expect(Set(cell.contentView.constraints.map(\.constant)) == [80, 60, 100])
    cell.constrainHeight(to: 90)
    #expect(Set(cell.contentView.constraints.map(\.constant)) == [90, 60, 100])
  }
}
