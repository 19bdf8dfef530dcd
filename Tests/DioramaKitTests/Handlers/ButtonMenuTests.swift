import Testing

@_spi(Generated) @testable import DioramaKit

@MainActor @Suite(.serialized)
struct ButtonMenuTests {
  private let share = MenuItem()

  private func entries() -> [MenuEntry] {
    share.title = "Share"
    return [share]
  }

  @Test func aTapOpensTheMenuOfAButton() {
    let button = UIButton()
    var count = 0
    share.selectHandler = { count += 1 }
    button.setMenu(entries())
    #expect(button.showsMenuAsPrimaryAction && button.menu?.select("Share") == true && count == 1)
    share.isShown = false
    #expect(button.menu?.children.isEmpty == true)
    button.setMenu([])
    #expect(button.menu == nil && !button.showsMenuAsPrimaryAction)
  }

  @Test func aButtonWithAHandlerKeepsItsTap() {
    let button = UIButton()
    button.clickHandler = { _ in }
    button.setMenu(entries())
    #expect(!button.showsMenuAsPrimaryAction && button.menu != nil)
    button.clickHandler = nil as (@MainActor (UIButton) -> Void)?
    #expect(button.showsMenuAsPrimaryAction)
    button.clickHandler = { _ in }
    #expect(!button.showsMenuAsPrimaryAction)
  }

  @Test func aTapOnALikeButtonWithAMenuChangesTheLike() {
    let button = LikeButton()
    button.selfManagedConfigure(likeStatus: false, count: 1) { _ in }
    button.setMenu(entries())
    button.tap()
    #expect(button.isLiked && button.menu != nil)
  }

  @Test func aHandlerOfThePrimaryActionKeepsItsTap() {
    let button = UIButton()
    var count = 0
    button.setMenu(entries())
    button.setHandler({ (_: UIButton) in count += 1 }, for: .primaryActionTriggered)
    button.tap()
    #expect(!button.showsMenuAsPrimaryAction && count == 1)
  }

  @Test func anEarlierMenuDoesNotComeBack() {
    let (button, bar) = (UIButton(), BarButton())
    for replace in [{ button.setMenu($0) }, { bar.setMenu($0) }] as [@MainActor ([MenuEntry]) -> Void] {
      replace(entries())
      let other = MenuItem()
      other.title = "Other"
      replace([other])
      share.title = "Send"
    }
    #expect(button.menu?.select("Other") == true && bar.menu?.select("Other") == true)
  }

  @Test func anItemCanBeInSeveralMenus() {
    let (first, second, bar) = (UIButton(), UIButton(), BarButton())
    let submenu = Submenu()
    submenu.setItems(entries())
    first.setMenu(entries())
    second.setMenu([submenu])
    bar.setMenu(entries())
    share.title = "Send"
    for menu in [first.menu, second.menu, bar.menu] { #expect(menu?.select("Send") == true) }
  }

  @Test func aMenuThatTheAppHasReplacedDoesNotComeBack() {
    let (button, bar) = (UIButton(), BarButton())
    button.setMenu(entries())
    bar.setMenu(entries())
    button.menu = nil
    let own = UIMenu(title: "Own")
    bar.menu = own
    share.title = "Send"
    #expect(button.menu == nil && bar.menu === own)
  }

  @Test func aButtonHoldsItsMenu() {
    let (button, bar) = (UIButton(), BarButton())
    var changes: [@MainActor () -> Void] = []
    for show in [{ button.setMenu($0) }, { bar.setMenu($0) }] as [@MainActor ([MenuEntry]) -> Void] {
      let (item, submenu) = (MenuItem(), Submenu())
      submenu.setItems([item])
      show([submenu])
      changes.append { [weak item] in item?.title = "Later" }
    }
    for change in changes { change() }
    #expect(button.menu?.select("Later") == true && bar.menu?.select("Later") == true)
  }

  @Test func aMenuDoesNotContainItself() {
    let log = SceneFault.write
    defer { SceneFault.write = log }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    let (button, outer, inner) = (UIButton(), Submenu(), Submenu())
    outer.setItems([outer])
    outer.setItems([inner, share])
    inner.setItems([share, outer])
    inner.setItems([inner])
    inner.setItems(entries())
    button.setMenu([outer])
    var count = 0
    share.selectHandler = { count += 1 }
    #expect(button.menu?.select("Share") == true && count == 1 && faults.count == 3)
  }

  @Test func whatNeedsAListIsReportedElsewhere() {
    let log = SceneFault.write
    defer { SceneFault.write = log }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    let (submenu, cell) = (Submenu(), UITableViewCell())
    submenu.setItems([EntryMenuItem<Int>()])
    UIButton().setMenu([submenu])
    BarButton().setMenu([EntrySubmenu<Int>()])
    UIView().setAccessibilityActions([EntryMenuItem<Int>()])
    cell.setMenu([EntryMenuItem<Int>()])
    cell.setLeadingSwipe([EntrySwipeAction<Int>()])
    cell.setTrailingSwipe([EntrySwipeAction<Int>()])
    #expect(faults.count == 6)
    cell.setMenu([share, Submenu()])
    cell.setLeadingSwipe([RowSwipeAction()])
    TextRows().setMenu([EntryMenuItem<String>()])
    #expect(faults.count == 6)
  }

  @Test func anItemForEntriesOfAnotherTypeIsReported() {
    let log = SceneFault.write
    defer { SceneFault.write = log }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    let (rows, item, action) = (TextRows(), EntryMenuItem<Int>(), EntrySwipeAction<Int>())
    rows.entries = ["text"]
    var count = 0
    item.selectHandler = { _ in count += 1 }
    action.selectHandler = { _ in count += 1 }
    item.select(rows.entry(0))
    action.perform(rows.entry(0))
    item.select(rows.entry(1))
    #expect(count == 0)
    let text = "the entry of a row is a 'String', but its menu item or swipe button is for 'Int'"
    #expect(faults == [text, text])
    item.select(1)
    #expect(count == 1)
  }

  @Test func staticRowsOfferOnlyTheirOwnActions() {
    let (table, cell, former) = (UITableView(), UITableViewCell(), UITableViewCell())
    former.setTrailingSwipe([RowSwipeAction()])
    table.setRows([.cell(former)])
    let path = IndexPath(row: 0, section: 0)
    #expect(table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) != nil)
    cell.setMenu([share])
    table.setRows([.cell(cell)])
    #expect(table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(
      table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero) != nil)
    let empty = UILabel()
    table.setEmptyViews([empty])
    table.setRows([] as [TableRow])
    #expect(table.backgroundView?.isHidden == false)
  }

  @Test func aBarButtonHasAMenu() {
    let button = BarButton()
    button.setMenu(entries())
    #expect(button.menu?.children.count == 1)
    share.title = "Send"
    #expect(button.menu?.select("Send") == true)
  }
}
