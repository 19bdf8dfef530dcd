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
}

@MainActor
private final class BoardScreen {
  let owner = BoardKeeper()
  private let controller: UITableViewController
  private let window = UIWindow()

  init(_ backEnd: BackEnd) throws {
    let scene: UIViewController =
      try backEnd == .generated
      ? BoardScene(handlers: owner)
      : App.loader.load(try BackEnd.document("Board"), handlers: owner.handlers)
    controller = try #require(scene as? UITableViewController)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.tableView.numberOfRowsOnScreen = 20
  }

  var table: UITableView { controller.tableView }

  func update(names: [String]? = nil, draft: String? = nil) throws {
    if let scene = controller as? BoardScene {
      return scene.update {
        $0.names = names ?? $0.names
        $0.draft = draft ?? $0.draft
      }
    }
    var changes: [String: Any?] = [:]
    if let names { changes["names"] = names }
    if let draft { changes["draft"] = draft }
    try (controller as? any LoadedScene)?.update(changes)
  }
}

private final class BoardKeeper: BoardSceneHandlers {
  var calls: [String] = []

  var handlers: SceneHandlers {
    var handlers = SceneHandlers()
    handlers.setAsync("setLiked") { (_: [String: Any?], _: Bool) in }
    handlers.set("allSelected") {}
    handlers.set("otherSelected") { (_: [String: Any?]) in }
    handlers.set("noteSent") {}
    handlers.set("inviteTapped", of: self, BoardKeeper.inviteTapped)
    return handlers
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {}
  func allSelected() {}
  func otherSelected(_ row: GlimpseRow.State) {}
  func noteSent() {}
  func inviteTapped(_ sender: UIButton) { calls.append("invite") }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
