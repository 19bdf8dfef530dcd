import DioramaKit
import SceneDriving
import Testing

/// The views around the rows of a table scene, with both back ends.
@MainActor
struct TableSceneViewTests {
  @Test(arguments: BackEnd.allCases) func viewsAreShownWhileThereIsNoRow(_ backEnd: BackEnd) throws {
    let screen = try BoardScreen(backEnd)
    let empty = try #require(screen.table.backgroundView)
    #expect(!empty.isHidden)
    try screen.update(names: ["Ada"])
    #expect(empty.isHidden)
    try screen.update(names: [])
    #expect(!empty.isHidden)
    let button = try #require(empty.descendants.lazy.compactMap { $0 as? UIButton }.first)
    button.tap()
    #expect(screen.owner.calls == ["invite"])
    let nothing = try #require(empty.descendants.lazy.compactMap { $0 as? UILabel }.first)
    #expect(!nothing.isHidden)
    try screen.update(draft: "Ada")
    #expect(nothing.isHidden)
  }

  /// A generated scene without a handler for any row calls the closure that the app sets.
  @Test func theAppHandlesTheSelectionOfARow() throws {
    let owner = AccountOwner(trace: Trace())
    let scene = AccountScene(handlers: owner)
    var count = 0
    scene.row2.selectHandler = { count += 1 }
    scene.loadViewIfNeeded()
    scene.tableView.tapRow(at: IndexPath(row: 0, section: 0))
    scene.tableView.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(count == 1)
  }

  @Test(arguments: BackEnd.allCases) func headersAndFootersFollowTheState(_ backEnd: BackEnd) throws {
    let screen = try BoardScreen(backEnd)
    try screen.update(names: ["Ada"])
    let header = try #require(screen.table.header(ofSection: 2))
    let labels = header.descendants.compactMap { $0 as? UILabel }
    #expect(labels.first?.text == "Names")
    #expect(labels.first?.accessibilityTraits.contains(.header) == true)
    let field = try #require(header.descendants.lazy.compactMap { $0 as? UITextField }.first)
    field.type("Ada")
    let footer = try #require(screen.table.footer(ofSection: 2))
    let texts = footer.descendants.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("Thanks, Ada"))
    try screen.update(names: ["Ada", "Grace"])
    #expect(screen.table.header(ofSection: 2) === header)
    #expect(field.text == "Ada")
  }

  @Test(arguments: BackEnd.allCases) func aViewIsAboveAllRows(_ backEnd: BackEnd) throws {
    let screen = try BoardScreen(backEnd)
    let header = try #require(screen.table.tableHeaderView)
    let label = try #require(header.descendants.lazy.compactMap { $0 as? UILabel }.first)
    #expect(!label.isHidden)
    try screen.update(draft: "Ada", hint: "Hi")
    #expect(label.isHidden && label.text == "Welcome, Ada")
    try #require(header.descendants.lazy.compactMap { $0 as? UIButton }.first).tap()
    #expect(screen.owner.calls == ["write"] && screen.table.tableHeaderView === header)
  }

  /// A row has a text field of its own, in which the user types while the row below comes and goes.
  @Test(arguments: BackEnd.allCases) func rowsHaveViewsOfTheirOwn(_ backEnd: BackEnd) throws {
    let screen = try BoardScreen(backEnd)
    try screen.update(hint: "Hi")
    let path = IndexPath(row: 1, section: 1)
    let row = try #require(screen.table.cellForRow(at: path))
    let field = try #require(row.contentView.descendants.lazy.compactMap { $0 as? UITextField }.first)
    let title = try #require(row.contentView.descendants.lazy.compactMap { $0 as? UILabel }.first)
    let stack = try #require(field.superview as? UIStackView)
    #expect(stack.axis == .horizontal && stack.spacing == 8 && row.accessoryType == .disclosureIndicator)
    field.becomeFirstResponder()
    field.type("Ada")
    #expect(title.text == "Write, Ada" && stack.axis == .vertical && row.accessoryType == .none)
    #expect(screen.table.numberOfRows(inSection: 1) == 3 && field.isFirstResponder)
    #expect(screen.table.cellForRow(at: path) === row)
    screen.table.tapRow(at: path)
    #expect(screen.owner.calls == ["entry"])
    try screen.update(draft: "")
    #expect(screen.table.numberOfRows(inSection: 1) == 2 && field.text == "" && stack.axis == .horizontal)
    field.resignFirstResponder()
  }

  /// What a scene says of its table holds for the one on the screen.
  @Test(arguments: BackEnd.allCases) func theTableIsTheOneOfTheScene(_ backEnd: BackEnd) throws {
    let screen = try BoardScreen(backEnd)
    #expect(screen.table.style == .insetGrouped && screen.table.separatorStyle == .none)
    #expect(screen.table.keyboardDismissMode == .onDrag && !screen.table.isEditing)
    #expect(screen.table.pullToRefresh() && screen.owner.calls == ["pulled"])
    #expect(screen.table.refreshControl?.isRefreshing == true)
    try screen.update(names: ["Ada", "Grace"], hint: "Hi", isRefreshing: false)
    #expect(screen.table.refreshControl?.isRefreshing == false && screen.table.isEditing)
    let paths = (0...1).map { IndexPath(row: $0, section: 2) }
    #expect(screen.table.dragRow(at: paths[0], to: paths[1]))
    #expect(screen.owner.calls == ["pulled", "moved 0 1"])
    #expect(screen.table.cellForRow(at: paths[0])?.textLabel?.text == "Ada")
    screen.table.tapRow(at: IndexPath(row: 0, section: 1))
    #expect(screen.owner.calls.last == "all")
    try screen.update(hint: "")
    #expect(!screen.table.isEditing)
  }
}

@MainActor
private final class BoardScreen {
  let owner = BoardKeeper(trace: Trace())
  private let controller: UITableViewController
  private let window = UIWindow()

  init(_ backEnd: BackEnd) throws {
    let owner = owner
    let scene = try backEnd.make("Board", for: owner) { BoardScene(handlers: owner) }
    controller = try #require(scene as? UITableViewController)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.tableView.numberOfRowsOnScreen = 20
  }

  var table: UITableView { controller.tableView }

  func update(
    names: [String]? = nil, draft: String? = nil, hint: String? = nil, isRefreshing: Bool? = nil
  ) throws {
    let changes: [String: Any?] = [
      "names": names, "draft": draft, "hint": hint, "isRefreshing": isRefreshing,
    ]
    try ScenePair.board.change(controller, changes.filter { $0.value != nil })
  }
}

private final class BoardKeeper: BoardOwner {
  var calls: [String] = []

  override func allSelected() { calls.append("all") }
  override func entrySelected() { calls.append("entry") }
  override func boardPulled(_ scrollView: UIScrollView) { calls.append("pulled") }
  override func writeTapped(_ sender: UIButton) { calls.append("write") }
  override func inviteTapped(_ sender: UIButton) { calls.append("invite") }

  override func rowMoved(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    calls.append("moved \(sourceIndexPath.row) \(destinationIndexPath.row)")
  }
}
