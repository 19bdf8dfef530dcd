import DioramaKit
import Testing

/// Items and buttons of an app, whose elements extend `menuItem`, `submenu` and `swipeAction`.
private final class StarredItem: MenuItem {
  var stars = 0 { didSet { title = String(repeating: "★", count: stars) } }
}

private final class StarredMenu: Submenu {}

private final class EntryStarredItem<Entry>: EntryMenuItem<Entry> {}

private final class StarAction: RowSwipeAction {}

private final class EntryStarAction<Entry>: EntrySwipeAction<Entry> {}

@MainActor @Suite(.serialized)
struct OwnMenuItemTests {
  @Test func anAppExtendsTheItemsOfMenus() {
    let (button, item, menu) = (UIButton(), StarredItem(), StarredMenu())
    var count = 0
    item.stars = 3
    item.selectHandler = { count += 1 }
    menu.title = "Stars"
    menu.setItems([item])
    button.setMenu([menu])
    #expect(button.menu?.children.first?.title == "Stars")
    button.setMenu([item])
    #expect(button.menu?.select("★★★") == true && count == 1)
  }

  @Test func anAppExtendsTheButtonsOfSwipes() {
    let (cell, action) = (UITableViewCell(), StarAction())
    action.title = "Star"
    cell.setLeadingSwipe([action])
    let (item, button) = (EntryStarredItem<Int>(), EntryStarAction<Int>())
    item.adapt("title") { item, entry in item.title = "\(entry)" }
    button.adapt("title") { button, entry in button.title = "\(entry)" }
    #expect(item.title.isEmpty && button.title == nil)
  }
}
