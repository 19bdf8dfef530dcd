import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// Items and buttons of an app, whose elements extend `menuItem`, `submenu` and `swipeAction`.
private final class StarredItem: MenuItem {
  var stars = 0 { didSet { title = String(repeating: "★", count: stars) } }
  var ratedHandler: (@MainActor (Int) -> Void)?
}

private final class StarredMenu: Submenu {}

private final class EntryStarredItem<Entry>: EntryMenuItem<Entry> {
  var stars = 0
}

private final class StarAction: RowSwipeAction {
  var ratedHandler: (@MainActor (Int) -> Void)?
}

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

  /// Each event of an item or a button gets the entry of the row for which it was shown last.
  @Test func everyEventInALoadedListGetsTheEntry() throws {
    var loader = SceneLoader()
    var starredItem = SceneElement("starredItem", extends: "menuItem") { StarredItem() }
    starredItem.event("rated") { item, callback in
      item.ratedHandler = { callback($0) }
    }
    loader.elements.register(starredItem)
    var starAction = SceneElement("starAction", extends: "swipeAction") { StarAction() }
    starAction.event("rated") { button, callback in
      button.ratedHandler = { callback($0) }
    }
    loader.elements.register(starAction)
    let handlers: KeyValuePairs = ["select": "selected", "rated": "rated"]
    func slot(_ name: String, _ item: RuntimeTree.View) -> RuntimeTree.Slot {
      RuntimeTree.Slot(name: name, items: .list([.view(item)]))
    }
    let item = TreeFixtures.view("starredItem", "star", 3, ["title": .literal("Star")], handlers)
    let button = TreeFixtures.view("starAction", "like", 4, ["title": .literal("Like")], handlers)
    let rows = TreeFixtures.view(
      "each", "tags", 2, content: [slot("menu", item), slot("trailingSwipe", button)])
    var changing = ChangingScene(rows: [])
    changing.tree.content = .sections([RuntimeTree.Section(header: nil, footer: nil, rows: [rows])])
    changing.state("tags", .strings, .list([.literal("a"), .literal("b")]))
    changing.change("tags", ["entries": .state("tags")])
    changing.tree.handlers = [
      TreeFixtures.handler("selected", ["String"]), TreeFixtures.handler("rated", ["String", "Int"]),
    ]
    let trace = Trace()
    var given = SceneHandlers()
    given.set("selected") { (tag: String) in trace.note("selected \(tag)") }
    given.set("rated") { (tag: String, stars: Int) in trace.note("rated \(tag) \(stars)") }
    let scene = try changing.load(loader, handlers: given)
    scene.loadViewIfNeeded()
    let table = try #require((scene as? UITableViewController)?.tableView)
    let star = try #require(scene.objectsByID["star"] as? StarredItem)
    star.ratedHandler?(1)
    #expect(table.openMenu(at: IndexPath(row: 1, section: 0))?.select("Star") == true)
    star.ratedHandler?(5)
    #expect(trace.lines == ["selected b", "rated b 5"])
    let like = try #require(scene.objectsByID["like"] as? StarAction)
    let first = IndexPath(row: 0, section: 0)
    _ = table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: first)
    like.ratedHandler?(2)
    #expect(trace.lines.last == "rated a 2")
  }
}
