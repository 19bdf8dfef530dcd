import DioramaKit
import DioramaTree
import SceneDriving
import Testing

/// What survives in the rows of lists, and what users can do with them, with both back ends.
@MainActor
@Suite(.serialized)
final class ListSurvivalTests {
  private let answers = PendingAnswers()
  private let former = SelfManagingServices.shared

  init() {
    SelfManagingServices.shared.imageLoader = answers
    SelfManagingServices.shared.reportFailure = { _ in }
  }

  isolated deinit { SelfManagingServices.shared = former }

  private func screen(_ backEnd: BackEnd, _ ids: [Int]) throws -> MailboxScreen {
    let screen = try MailboxScreen(backEnd, answers)
    try screen.update(ids.map { mail($0) }, ["inbox", "sent"])
    screen.table.numberOfRowsOnScreen = 4
    return screen
  }

  private func mail(_ id: Int, isLiked: Bool = false, likes: Int = 3) -> GlimpseRow.State {
    GlimpseRow.State(
      id: id, author: "Ada", title: "Mail \(id)", photo: URL(checked: "https://example.com/\(id).png"),
      isLiked: isLiked, likes: likes)
  }

  // MARK: Selections

  @Test(arguments: BackEnd.allCases) func rowsAreDeselectedBeforeTheirHandlers(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [1, 2])
    for (section, row) in [(0, 0), (1, 1)] {
      screen.table.tapRow(at: IndexPath(row: row, section: section))
      #expect(screen.table.indexPathForSelectedRow == nil)
    }
    #expect(screen.owner.calls == ["compose, nothing is selected", "mail 2, nothing is selected"])
    // A row without a handler stays selected.
    for (section, row) in [(0, 1), (1, 3)] {
      let path = IndexPath(row: row, section: section)
      screen.table.tapRow(at: path)
      #expect(screen.table.indexPathForSelectedRow == path)
    }
  }

  // MARK: Likes

  /// The row of the entry shows another one when the request fails.
  @Test(arguments: BackEnd.allCases, [false, true])
  func likesInReusedRowsAreUndoneIfTheyFail(_ backEnd: BackEnd, succeeds: Bool) async throws {
    let screen = try screen(backEnd, Array(1...30))
    try screen.like(0).tap()
    #expect(screen.mail(1) == "true 4" && screen.mail(2) == "false 3")
    try screen.passThroughRows()
    await answers.giveAll(succeeds)
    #expect(answers.questions.filter { $0.hasPrefix("like") } == ["like 1 true"])
    #expect(screen.mail(1) == (succeeds ? "true 4" : "false 3"))
    #expect((2...30).allSatisfy { screen.mail($0) == "false 3" })
    #expect(try screen.like(0).isLiked == succeeds)
    // The row can be liked again.
    if !succeeds { try screen.like(0).tap() }
    #expect(screen.mail(1) == "true 4")
    await answers.giveAll(true)
  }

  @Test(arguments: BackEnd.allCases)
  func likesAreNotUndoneInEntriesThatChangedOrAreGone(_ backEnd: BackEnd) async throws {
    let screen = try screen(backEnd, Array(1...30))
    for row in 0..<3 { try screen.like(row).tap() }
    try screen.passThroughRows()
    var mails = (2...30).map { mail($0) }
    mails[1] = mail(3, isLiked: true, likes: 20)
    try screen.update(mails)
    await answers.giveAll(false)
    #expect(screen.mail(1) == nil)
    #expect(screen.mail(2) == "false 3")
    #expect(screen.mail(3) == "false 20")
  }

  /// Requests of rows that were reused do not hold the screen.
  @Test(arguments: BackEnd.allCases) func nothingLeaksWhileAReusedRowWaits(_ backEnd: BackEnd) async throws {
    weak var controller: UIViewController?
    weak var button: LikeButton?
    do {
      let screen = try screen(backEnd, Array(1...30))
      controller = screen.controller
      button = try screen.like(0)
      button?.tap()
      await settle()
      try screen.passThroughRows()
      screen.window.rootViewController = nil
    }
    #expect(controller == nil && button == nil)
    await answers.giveAll(false)
  }

  // MARK: Pictures

  /// A picture that arrives late is not shown in a row that shows another entry by then.
  @Test(arguments: BackEnd.allCases) func rowsAreReusedWhilePicturesAreLoaded(_ backEnd: BackEnd) async throws
  {
    let screen = try screen(backEnd, Array(1...30))
    for row in 0..<10 { screen.table.scroll(to: IndexPath(row: row, section: 1)) }
    await answers.giveAll(true)
    #expect(!answers.images.isEmpty)
    for path in screen.table.indexPathsForVisibleRows ?? [] where path.section == 1 {
      let cell = try #require(screen.table.cellForRow(at: path))
      let avatar = try #require(cell.descendants.lazy.compactMap { $0 as? AvatarView }.first)
      let address = "https://example.com/\(path.row + 1).png"
      #expect(avatar.imageView.image != nil && avatar.imageView.image === answers.images[address])
    }
  }

  // MARK: Changes

  @Test(arguments: BackEnd.allCases) func aChangeIsShownInOneStep(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [1, 2])
    screen.table.layoutIfNeeded()
    let count = screen.table.numberOfAppliedSnapshots
    try screen.update([mail(2, likes: 5), mail(3)], ["outbox"])
    #expect(screen.table.numberOfAppliedSnapshots == count + 1)
    #expect(screen.table.numberOfRows(inSection: 1) == 3)
  }

  // MARK: Sections

  @Test(arguments: BackEnd.allCases) func sectionsComeAndGo(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [1])
    screen.table.numberOfRowsOnScreen = 20
    #expect(screen.table.numberOfSections == 3)
    let help = screen.table.cellForRow(at: IndexPath(row: 0, section: 2))
    #expect(help?.textLabel?.text == "Help")
    #expect(screen.table.footer(ofSection: 2)?.snapshot.contains("All rights reserved") == true)
    try screen.update(isOwner: true)
    #expect(screen.table.numberOfSections == 4)
    #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 3)) === help)
    #expect(screen.table.header(ofSection: 2)?.snapshot.contains("Owners only") == true)
    try screen.update(nil, [])
    #expect(screen.table.header(ofSection: 2)?.snapshot.contains("Owners without folders") == true)
    #expect(screen.table.numberOfRows(inSection: 3) == 0)
    screen.table.tapRow(at: IndexPath(row: 0, section: 2))
    #expect(screen.owner.calls == ["erase"])
    // A text that changes while its section is hidden is shown with it.
    try screen.update(nil, nil, isOwner: false)
    try screen.update(nil, ["a"])
    #expect(screen.table.numberOfSections == 3)
    try screen.update(isOwner: true)
    #expect(screen.table.header(ofSection: 2)?.snapshot.contains("Owners only") == true)
  }

  // MARK: Menus and swipes

  @Test(arguments: BackEnd.allCases) func menusAndSwipesGetTheEntry(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [1, 2, 3])
    let second = IndexPath(row: 1, section: 1)
    let menu = try #require(screen.table.openMenu(at: second))
    #expect(menu.words.contains("Forward 0 0 true") && menu.words.contains("Junk 2 0 false"))
    // What is selected later is handled with the entry as it is then.
    try screen.update([mail(1), mail(2, likes: 9), mail(3)])
    #expect(menu.select("Mute") && menu.select("Forward"))
    #expect(screen.owner.calls == ["mute 2 9", "forward 2 9"])
    #expect(screen.table.leadingSwipeActions(at: second).isEmpty)
    let swipes = screen.table.trailingSwipeActions(at: second)
    #expect(swipes.map(\.title) == ["Delete", "Archive"] && swipes.map(\.style) == [.destructive, .normal])
    // The owner has not removed the row, so the table must not either.
    #expect(swipes[0].tap() == false && swipes[1].tap() == true)
    screen.owner.deletes = { [weak screen] in try? screen?.update([self.mail(1), self.mail(3)]) }
    #expect(swipes[0].tap() == true)
    #expect(screen.owner.calls.suffix(3) == ["delete 2", "archive 2", "delete 2"])
    // A menu that was opened before does nothing for an entry that is gone.
    #expect(menu.select("Forward") && screen.owner.calls.last == "delete 2")
  }

  @Test(arguments: BackEnd.allCases) func menusAndSwipesFollowTheState(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [1])
    try screen.update(isOwner: true)
    let path = IndexPath(row: 0, section: 1)
    let menu = try #require(screen.table.openMenu(at: path))
    #expect(menu.words.contains("Mute your own 0 1 false"))
    #expect(!menu.select("Junk") && screen.owner.calls.isEmpty)
    let pin = try #require(screen.table.leadingSwipeActions(at: path).first)
    #expect(pin.title == nil && pin.image != nil && pin.backgroundColor == .systemOrange)
    #expect(pin.tap() == true && screen.owner.calls == ["pin 1"])
  }

  /// Rows share their items and buttons, and each shows what suits its entry.
  @Test(arguments: BackEnd.allCases) func menusAndSwipesDependOnTheEntry(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [])
    try screen.update([mail(1), mail(2, isLiked: true)], isOwner: true)
    let paths = [0, 1].map { IndexPath(row: $0, section: 1) }
    for _ in 0..<2 {
      let menus = try paths.map { try #require(screen.table.openMenu(at: $0)) }
      #expect(!menus[0].select("Unlike Mail 1") && menus[1].select("Unlike Mail 2"))
      #expect(menus[0].children.map(\.title) == ["Forward", "More about Ada"])
      #expect(paths.map { screen.table.leadingSwipeActions(at: $0).count } == [1, 0])
    }
    #expect(screen.owner.calls == ["unlike 2", "unlike 2"])
    try screen.update([mail(1, isLiked: true), mail(2)])
    #expect(screen.table.openMenu(at: paths[0])?.select("Unlike Mail 1") == true)
    #expect(paths.map { screen.table.leadingSwipeActions(at: $0).count } == [0, 1])
    try screen.update(isOwner: false)
    #expect(paths.map { screen.table.leadingSwipeActions(at: $0).count } == [0, 0])
  }

  /// A cell that is reused shows the accessory of its new entry.
  @Test(arguments: BackEnd.allCases) func accessoriesDependOnTheEntry(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [])
    try screen.update((1...30).map { mail($0, isLiked: $0 % 3 == 0, likes: $0) })
    func check(_ isLiked: (Int) -> Bool, _ level: (Int) -> Int) throws {
      for row in Array(0..<30) + [15, 2, 0] {
        let cell = try #require(screen.table.scroll(to: IndexPath(row: row, section: 1)))
        #expect(cell.accessoryType == (isLiked(row + 1) ? .checkmark : .none), "\(row)")
        #expect(cell.indentationLevel == level(row + 1), "\(row)")
      }
    }
    try check({ $0 % 3 == 0 }, { _ in 0 })
    try screen.update(isOwner: true)
    try check({ $0 % 3 == 0 }, { $0 })
    try screen.update((1...30).map { mail($0, isLiked: $0 % 3 == 1, likes: -1) })
    try check({ $0 % 3 == 1 }, { _ in 0 })
    let first = try #require(screen.table.scroll(to: IndexPath(row: 0, section: 1)))
    try screen.update([mail(1)])
    #expect(first.accessoryType == .none)
  }

  /// A tree may only name parts of the entries of its own lists, where rows can depend on them.
  @Test func hostileNamesOfEntriesAreRejected() throws {
    var handlers = SceneHandlers()
    Mailman(trace: Trace()).register(in: &handlers)
    let text = String(decoding: try BackEnd.document("Mailbox"), as: UTF8.self)
    let changes = [
      ("\"GlimpseRow.isLiked\"", "\"GlimpseRow.photo\""), ("\"GlimpseRow.isLiked\"", "\"GlimpseRow.none\""),
      ("\"GlimpseRow.isLiked\"", "\"NoteField.note\""), ("\"GlimpseRow.isLiked\"", "\"isOwner\""),
      ("\"title\": \"About\"", "\"title\": { \"state\": \"GlimpseRow.title\" }"),
      ("\"title\": \"Letter\"", "\"title\": { \"state\": \"GlimpseRow.title\" }"),
      ("\"title\": \"Junk\"", "\"title\": { \"state\": \"GlimpseRow.size.small\" }"),
    ]
    for (old, new) in changes {
      let pieces = text.split(separator: old, omittingEmptySubsequences: false)
      #expect(pieces.count > 1, "\(old)")
      let document = Data(Array(pieces.joined(separator: new).utf8))
      #expect(throws: SceneLoadingError.self, "\(new)") {
        try App.loader.load(document, handlers: handlers)
      }
    }
  }

  @Test(arguments: BackEnd.allCases) func rowsAndTextsHaveMenusAndSwipes(_ backEnd: BackEnd) throws {
    let screen = try screen(backEnd, [1])
    let first = IndexPath(row: 0, section: 0)
    #expect(screen.table.openMenu(at: first)?.select("Letter") == true)
    #expect(screen.table.trailingSwipeActions(at: first).first?.tap() == true)
    let folder = IndexPath(row: 2, section: 1)
    #expect(screen.table.openMenu(at: folder) == nil)
    #expect(screen.table.openMenu(at: IndexPath(row: 1, section: 0)) == nil)
    let configuration = screen.table.delegate?.tableView(
      screen.table, trailingSwipeActionsConfigurationForRowAt: folder)
    #expect(configuration?.performsFirstActionWithFullSwipe == false)
    #expect(configuration?.actions.first?.tap() == false)
    #expect(screen.owner.calls == ["letter", "hide", "remove sent"])
    let mails = screen.table.delegate?.tableView(
      screen.table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 1))
    #expect(mails?.performsFirstActionWithFullSwipe == true)
    #expect(screen.table.dataSource?.tableView(screen.table, canEditRowAt: folder) == true)
    #expect(
      screen.table.dataSource?.tableView(screen.table, canEditRowAt: IndexPath(row: 1, section: 0)) == false)
  }
}

/// A screen of the scene `Mailbox`, made with one of the back ends.
@MainActor
private final class MailboxScreen {
  let controller: UITableViewController
  let owner: Mailman
  let window = UIWindow()

  init(_ backEnd: BackEnd, _ answers: PendingAnswers) throws {
    let owner = Mailman(trace: Trace())
    owner.answers = answers
    self.owner = owner
    let scene = try backEnd.make("Mailbox", for: owner) { MailboxScene(handlers: owner) }
    controller = try #require(scene as? UITableViewController)
    owner.table = controller.tableView
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  var table: UITableView { controller.tableView }

  /// Whether a mail is liked, and how often.
  func mail(_ id: Int) -> String? {
    let mails = ScenePair.mailbox.values(of: controller)["mails"] as? [[String: Any?]] ?? []
    guard let mail = mails.first(where: { $0["id"] as? Int == id }), let isLiked = mail["isLiked"] as? Bool,
      let likes = mail["likes"] as? Int
    else { return nil }
    return "\(isLiked) \(likes)"
  }

  func update(_ mails: [GlimpseRow.State]? = nil, _ folders: [String]? = nil, isOwner: Bool? = nil) throws {
    let changes: [String: Any?] = ["mails": mails, "folders": folders, "isOwner": isOwner]
    try ScenePair.mailbox.change(controller, changes.filter { $0.value != nil })
  }

  /// The like button of a mail's row.
  func like(_ row: Int) throws -> LikeButton {
    let cell = try #require(table.scroll(to: IndexPath(row: row, section: 1)))
    return try #require(([cell] + cell.descendants).lazy.compactMap { $0 as? LikeButton }.first)
  }

  /// Scrolls to the end and back.
  func passThroughRows() throws {
    for row in 0..<30 { table.scroll(to: IndexPath(row: row, section: 1)) }
    table.scroll(to: IndexPath(row: 0, section: 0))
  }
}

/// Handles the events of the scene, whose likes are pending until the test responds.
@MainActor
private final class Mailman: MailboxOwner {
  var calls: [String] = []
  var deletes: () -> Void = {}
  weak var table: UITableView?
  var answers = PendingAnswers()

  private var selection: String { table?.indexPathForSelectedRow == nil ? "nothing is selected" : "selected" }

  override func composeSelected() { calls.append("compose, \(selection)") }
  override func letterSelected() { calls.append("letter") }
  override func hideTapped() { calls.append("hide") }
  override func eraseSelected() { calls.append("erase") }
  override func mailSelected(_ row: GlimpseRow.State) { calls.append("mail \(row.id), \(selection)") }
  override func forwardSelected(_ row: GlimpseRow.State) { calls.append("forward \(row.id) \(row.likes)") }
  override func unlikeSelected(_ row: GlimpseRow.State) { calls.append("unlike \(row.id)") }
  override func muteSelected(_ row: GlimpseRow.State) { calls.append("mute \(row.id) \(row.likes)") }
  override func junkSelected(_ row: GlimpseRow.State) { calls.append("junk \(row.id)") }
  override func pinTapped(_ row: GlimpseRow.State) { calls.append("pin \(row.id)") }
  override func archiveTapped(_ row: GlimpseRow.State) { calls.append("archive \(row.id)") }
  override func removeTapped(_ row: String) { calls.append("remove \(row)") }

  override func deleteTapped(_ row: GlimpseRow.State) {
    calls.append("delete \(row.id)")
    deletes()
  }

  override func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await answers.answer("like \(row.id) \(isLiked)")
  }
}
