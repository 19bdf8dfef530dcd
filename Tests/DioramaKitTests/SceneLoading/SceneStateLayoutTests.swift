import DioramaTree
import Testing

@testable import DioramaKit

/// Loaded scenes whose layout and rows change with their state, and with the traits of the screen.
@MainActor
struct SceneStateLayoutTests {
  private static func label(_ id: String = "text") -> RuntimeTree.View {
    TreeFixtures.view("label", id, 2)
  }

  private func label(_ scene: any LoadedScene, _ id: String = "text") -> UILabel? { scene.view(id) }

  @Test func theTraitsOfTheScreenAreRead() throws {
    var changing = ChangingScene([Self.label()])
    changing.change(
      "text",
      [
        "lines": .selection(
          Selection(
            name: "screen.width",
            cases: [.init(name: "compact", value: .integer(1)), .init(name: "regular", value: .integer(2))],
            otherwise: nil)),
        "shown": .test(.when("screen.textSize", isOneOf: [.enumeration("standard")])),
      ])
    let scene = try changing.load()
    let text = try #require(label(scene))
    #expect(text.numberOfLines == 1 && !text.isHidden && !scene.isViewLoaded)
    let window = UIWindow()
    window.change(
      to: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
      ]))
    window.rootViewController = scene
    window.makeKeyAndVisible()
    #expect(text.numberOfLines == 2 && text.isHidden)
    window.change(to: UITraitCollection(horizontalSizeClass: .compact))
    #expect(text.numberOfLines == 1 && !text.isHidden)
    window.rootViewController = nil
  }

  /// Whether a view fills the width depends on what the groups set in it.
  @Test func theLayoutChangesAfterTheViews() throws {
    let spacer = RuntimeTree.Slot(
      name: "children", items: .list([.view(TreeFixtures.view("spacer", "room", 3))]))
    var changing = ChangingScene([TreeFixtures.view("stack", "inner", 2, content: [spacer])])
    changing.state("isWide", .boolean, .boolean(true))
    func choice(_ wide: String, _ narrow: String) -> Value {
      .choice(.isTrue("isWide"), then: .enumeration(wide), otherwise: .enumeration(narrow))
    }
    changing.change(.layout, ["alignment": choice("fill", "center")])
    changing.change("inner", ["axis": choice("horizontal", "vertical")])
    let scene = try changing.load()
    scene.loadViewIfNeeded()
    let inner = try #require(scene.view("inner", as: UIStackView.self))
    try scene.update(["isWide": false])
    #expect(inner.axis == .vertical && (inner.superview as? UIStackView)?.alignment == .center)
    #expect(inner.superview?.constraints.contains { $0.firstItem === inner } == false)
  }

  @Test func theLayoutChanges() throws {
    var changing = ChangingScene(
      [
        Self.label(),
        TreeFixtures.view("table", "list", 3, [:], ["numberOfRows": "count", "cellForRow": "cell"]),
      ],
      handlers: [
        TreeFixtures.handler("count", ["UITableView", "Int"], result: "Int"),
        TreeFixtures.handler("cell", ["UITableView", "IndexPath"], result: "UITableViewCell"),
      ])
    changing.tree.layout = [.init(name: "alignment", value: .enumeration("center"))]
    changing.state("isWide", .boolean, .boolean(false))
    changing.change(
      .layout,
      [
        "spacing": .choice(.isTrue("isWide"), then: .integer(20), otherwise: .integer(8)),
        "axis": .choice(
          .isTrue("isWide"), then: .enumeration("horizontal"), otherwise: .enumeration("vertical")),
        "padding": .choice(
          .isTrue("isWide"), then: .insets(Insets(all: 3)), otherwise: .insets(Insets(all: 1))),
      ])
    var handlers = SceneHandlers()
    handlers.set("count") { (_: UITableView, _: Int) in 0 }
    handlers.set("cell") { (_: UITableView, _: IndexPath) in UITableViewCell() }
    let scene = try changing.load(handlers: handlers)
    try scene.update(["isWide": true])
    #expect(!scene.isViewLoaded)
    let stack = try #require(scene.view.subview(type: UIStackView.self))
    func shape() -> String { scene.view.snapshot }
    let wide = shape()
    #expect(stack.spacing == 20 && stack.axis == .horizontal && stack.alignment == .center)
    try scene.update(["isWide": false])
    #expect(stack.spacing == 8 && stack.axis == .vertical && stack.alignment == .center)
    let fresh = try changing.load(handlers: handlers)
    #expect(fresh.view.snapshot == shape())
    try scene.update(["isWide": true])
    #expect(shape() == wide)
  }

  @Test func rowsAndTextsOfATableChange() throws {
    var changing = ChangingScene(
      rows: ["a", "b", "c"].map { TreeFixtures.view("cell", $0, 3, ["title": .literal($0)]) })
    changing.state("hidden", .strings, .list([]))
    changing.state("title", .optionalString, .literal("One"))
    changing.state("count", .integer, .integer(0))
    changing.change(.section(0), ["header": .state("title")])
    for (number, id) in ["a", "b", "c"].enumerated() {
      changing.change(
        id,
        [
          "shown": .test(.not(.when("count", isOneOf: [.integer(number)]))),
          "detail": .text([.state("count")]),
        ])
    }
    let scene = try changing.load(state: ["count": 1])
    #expect(!scene.isViewLoaded)
    let table = try #require(scene.view as? UITableView)
    func titles() -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
    #expect(titles() == ["a", "c"] && table.headerView(forSection: 0)?.textLabel?.text == "One")
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    try scene.update(["count": 0, "title": nil])
    #expect(titles() == ["b", "c"] && table.headerView(forSection: 0) == nil)
    try scene.update(["count": 9, "title": "Two"])
    #expect(titles() == ["a", "b", "c"] && table.headerView(forSection: 0)?.textLabel?.text == "Two")
    #expect(table.visibleCells.first?.detailTextLabel?.text == "9")
    window.rootViewController = nil
  }

  /// A text that changes leaves the rows alone: reloading them would end the editing of a text.
  @Test(arguments: [false, true]) func theTextOfASectionChangesInPlace(isCapital: Bool) throws {
    var changing = ChangingScene(rows: [TreeFixtures.view("cell", "row", 2)])
    changing.state("header", .optionalString, .literal("First"))
    changing.state("footer", .optionalString, .literal("Last"))
    changing.change(.section(0), ["header": .state("header"), "footer": .state("footer")])
    let scene = try changing.load()
    let (window, field) = (UIWindow(), UITextField())
    window.rootViewController = scene
    window.makeKeyAndVisible()
    let table = try #require(scene.view as? UITableView)
    table.layoutIfNeeded()
    scene.view("row", as: UITableViewCell.self)?.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    let texts = try [table.headerView(forSection: 0), table.footerView(forSection: 0)].map {
      try #require($0?.textLabel)
    }
    // A grouped table may show capitals.
    if isCapital { for label in texts { label.text = label.text?.localizedUppercase } }
    func shown(_ text: String) -> String { isCapital ? text.uppercased() : text }
    try scene.update(["header": "Second"])
    #expect(texts.map(\.text) == [shown("Second"), shown("Last")] && field.isFirstResponder)
    try scene.update(["footer": "End"])
    #expect(texts.map(\.text) == [shown("Second"), shown("End")] && field.isFirstResponder)
    #expect(table.headerView(forSection: 0)?.textLabel === texts[0])
    // A text that the app has changed is not known, so the table shows everything anew.
    texts[0].text = "by the app"
    try scene.update(["header": "Third"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Third")
    // So it does when a text comes or goes, and when capitals cannot be told from other letters.
    try scene.update(["header": nil])
    #expect(table.headerView(forSection: 0) == nil)
    try scene.update(["header": "NEW"])
    let new = try #require(table.headerView(forSection: 0)?.textLabel)
    try scene.update(["header": "Newer"])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Newer" && new.text == "NEW")
    window.rootViewController = nil
  }

  @Test func rowsOfATableInASceneChange() throws {
    let rows = ["a", "b"].map {
      RuntimeTree.Slot.Item.view(TreeFixtures.view("cell", $0, 3, ["title": .literal($0)]))
    }
    let table = TreeFixtures.view(
      "table", "fixed", 2, content: [.init(name: "rows", items: .list([.text(.literal("-"))] + rows))])
    var changing = ChangingScene([table, TreeFixtures.view("table", "texts", 5)])
    changing.state("names", .strings, .list([.literal("x")]))
    changing.change("a", ["shown": .test(.isTrue("names"))])
    changing.group([
      .init(about: .view("texts"), attributes: [], content: [.init(name: "rows", items: .state("names"))])
    ])
    let scene = try changing.load()
    let (fixed, texts) = try (
      #require(scene.view("fixed", as: UITableView.self)), #require(scene.view("texts", as: UITableView.self))
    )
    func titles(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
    #expect(titles(fixed) == ["-", "a", "b"] && titles(texts) == ["x"])
    try scene.update(["names": [String]()])
    #expect(titles(fixed) == ["-", "b"] && titles(texts) == [])
    try scene.update(["names": ["y", "z"]])
    #expect(titles(fixed) == ["-", "a", "b"] && titles(texts) == ["y", "z"])
  }

}
