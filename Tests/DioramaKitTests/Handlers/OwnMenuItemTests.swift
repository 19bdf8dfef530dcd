import Testing

@testable import DioramaKit

/// Items and buttons of an app, whose elements extend `menuItem`, `submenu` and `swipeAction`.
private final class StarredItem: MenuItem {
  var stars = 0 { didSet { title = String(repeating: "★", count: stars) } }
}

private final class StarredMenu: Submenu {}

private final class EntryStarredItem<Entry>: EntryMenuItem<Entry> {
  var stars = 0
}

private final class StarAction: RowSwipeAction {}

private class EntryStarAction<Entry>: EntrySwipeAction<Entry> {
  var stars = 0
}

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

  /// What generated Swift sets for an entry can be a property of the app's own class.
  @Test func propertiesOfAnAppsClassDependOnTheEntry() {
    let (item, button) = (EntryStarredItem<Int>(), EntryStarAction<Int>())
    item.adapt("stars") { item, entry in item.stars = entry }
    button.adapt("stars") { button, entry in button.stars = entry }
    item.adapt(to: 3)
    button.adapt(to: 4)
    #expect(item.stars == 3 && button.stars == 4)
  }
}
