import DioramaKit
import DioramaTestSupport
import DioramaTree
import Testing

/// The code in `Documentation/Components.md` works as described.
@MainActor
@Suite struct ComponentExampleTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let rows: [GlimpseRow.State]
    var opened: [Int] = []

    init(_ rows: [GlimpseRow.State]) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "glimpse", for: indexPath)
      if let cell = cell as? ComponentCell<GlimpseRow> {
        let row = cell.show(rows[indexPath.row])
        row.headline.font = .preferredFont(forTextStyle: .title3)
        row.openedHandler = { [weak self] in self?.opened.append(indexPath.row) }
      }
      return cell
    }
  }

  private let photo = URL(checked: "https://example.com/ada.png")

  @Test func theComponentIsThatOfThePairs() throws {
    let text = try Repository.text("Tests/GoldenTests/Scenes/GlimpseRow.component.yaml")
    #expect(try Page("Documentation/Components.md").blocks("yaml").first == text)
  }

  @Test func aComponentNeedsNoScene() {
    var opened = 0
    let row = GlimpseRow(
      state: GlimpseRow.State(id: 1, author: "Ada", title: "Engines", photo: photo, isLiked: false))
    row.openedHandler = { opened += 1 }
    row.trailing.addArrangedSubview(UILabel())
    row.state.likes = 12
    row.more.sendActions(for: .touchUpInside)
    #expect(opened == 1 && row.headline.textColor == .systemRed && row.like.count == 12)
    #expect(!row.trailing.isHidden)
  }

  @Test func cellsHoldComponents() throws {
    let table = UITableView()
    table.register(ComponentCell<GlimpseRow>.self, forCellReuseIdentifier: "glimpse")
    let rows = Rows(
      (0..<3).map {
        GlimpseRow.State(id: $0, author: "Ada", title: "Row \($0)", photo: photo, isLiked: false)
      })
    table.dataSource = rows
    let cell = rows.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0))
    let row = try #require((cell as? ComponentCell<GlimpseRow>)?.component)
    row.more.sendActions(for: .touchUpInside)
    #expect(row.headline.text == "Row 2" && row.headline.font == .preferredFont(forTextStyle: .title3))
    #expect(rows.opened == [2])
  }

  @Test func componentsOfLoadedScenesHaveAState() throws {
    let tree = try RuntimeTree(
      json: JSON(parsing: Repository.file("Tests/GoldenTests/Trees/Glimpses.scene.json").bytes.map { $0 }))
    var handlers = SceneHandlers()
    for name in ["firstOpened", "cardSent"] { handlers.set(name) {} }
    handlers.set("moreTapped") { (_: UIButton) in }
    handlers.setAsync("cardLiked") { (_: Bool) in }
    let scene = try App.loader.load(tree, parameters: ["title": "A", "photo": photo], handlers: handlers)
    let row = scene.view("first", as: LoadedComponent.self)
    try row?.update(["title": "New", "likes": 12])
    let headline = row?.viewsByID["headline"] as? UILabel
    #expect(headline?.text == "New" && headline?.textColor == .systemRed)
  }
}
