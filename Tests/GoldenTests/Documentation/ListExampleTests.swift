import DioramaKit
import DioramaTestSupport
import DioramaTree
import SceneDriving
import Testing

/// The code in `Documentation/Lists.md` works as described.
@MainActor
@Suite struct ListExampleTests {
  private static let photo = URL(checked: "https://example.com/ada.png")

  @MainActor private final class Service {
    var liked: [Int] = []

    func glimpses() async throws -> [GlimpseRow.State] {
      [7, 8, 9].map {
        GlimpseRow.State(id: $0, author: "Ada", title: "Row \($0)", photo: photo, isLiked: false, likes: 1)
      }
    }

    func setLiked(_ isLiked: Bool, id: Int) async throws {
      if id == 9 { throw CancellationError() }
      liked.append(id)
    }
  }

  private final class Owner: FeedSceneHandlers {
    lazy var scene = FeedScene(footnote: "Ada", handlers: self)
    let service = Service()
    var selected: [Int] = []

    func load() async throws {
      scene.state.glimpses = try await service.glimpses()
      scene.state.glimpses[id: 7]?.likes += 1
      scene.state.glimpses[id: 8] = nil
    }

    func welcomeSelected() {}
    func inviteTapped(_ sender: UIButton) {}
    func feedPulled(_ scrollView: UIScrollView) {}
    func glimpseOpened(_ row: GlimpseRow.State) {}

    func glimpseSelected(_ row: GlimpseRow.State) { selected.append(row.id) }

    func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
      try await service.setLiked(isLiked, id: row.id)
    }

    func tagSelected(_ row: String) { scene.state.query = row }
  }

  private func shown(_ scene: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = scene
    window.isHidden = false
    return window
  }

  private func row(_ scene: FeedScene, _ number: Int) -> GlimpseRow? {
    let cell = scene.feed.scroll(to: IndexPath(row: number, section: 0))
    return (cell as? ComponentCell<GlimpseRow>)?.component
  }

  @Test func rowsFollowTheListAndTheListFollowsTheRows() async throws {
    let owner = Owner()
    let window = shown(owner.scene)
    defer { window.isHidden = true }
    #expect(owner.scene.feed.backgroundView?.isHidden == false)
    #expect(owner.scene.feed.pullToRefresh() && owner.scene.state.isRefreshing)
    owner.scene.state.isRefreshing = false
    #expect(owner.scene.feed.refreshControl?.isRefreshing == false)
    try await owner.load()
    #expect(owner.scene.feed.backgroundView?.isHidden == true)
    #expect(row(owner.scene, 1)?.like.count == 2 && row(owner.scene, 2)?.headline.text == "Row 9")
    owner.scene.state.tags = ["art"]
    owner.scene.feed.tapRow(at: IndexPath(row: 2, section: 0))
    owner.scene.feed.tapRow(at: IndexPath(row: 4, section: 0))
    #expect(owner.selected == [9] && owner.scene.search.text == "art")
    row(owner.scene, 1)?.like.tap()
    #expect(owner.scene.state.glimpses[id: 7]?.isLiked == true)
    await wait { !owner.service.liked.isEmpty }
    #expect(owner.service.liked == [7] && owner.scene.state.glimpses[id: 7]?.likes == 3)
    row(owner.scene, 2)?.like.tap()
    #expect(owner.scene.state.glimpses[id: 9]?.isLiked == true)
    await wait { owner.scene.state.glimpses[id: 9]?.isLiked == false }
    #expect(owner.scene.state.glimpses[id: 9]?.likes == 1)
  }

  @Test func loadedListsTakeDictionaries() throws {
    let tree = try RuntimeTree(
      json: JSON(parsing: Repository.file("Tests/GoldenTests/Trees/Feed.scene.json").bytes.map { $0 }))
    var opened: [Int] = []
    var handlers = SceneHandlers()
    handlers.set("welcomeSelected") {}
    handlers.set("inviteTapped") { (_: UIButton) in }
    handlers.set("feedPulled") { (_: UIScrollView) in }
    handlers.set("glimpseSelected") { (row: [String: Any?]) in opened.append(row["id"] as? Int ?? 0) }
    handlers.set("glimpseOpened") { (_: [String: Any?]) in }
    handlers.setAsync("setLiked") { (_: [String: Any?], _: Bool) in }
    handlers.set("tagSelected") { (_: String) in }
    let loaded = try App.loader.load(tree, parameters: ["footnote": "Ada"], handlers: handlers)
    let window = shown(loaded)
    defer { window.isHidden = true }
    let photo = Self.photo
    try loaded.update([
      "glimpses": [["id": 1, "author": "Ada", "title": "Engines", "photo": photo, "isLiked": false]]
    ])
    let table = try #require(loaded.view("feed", as: UITableView.self))
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(opened == [1])
    let problem = SceneLoadingProblem.invalidList(
      "glimpses", reason: "entry 0: missing state 'author' of type string")
    #expect {
      try loaded.update(["glimpses": [["id": 1]]])
    } throws: {
      ($0 as? SceneLoadingError)?.problems == [problem]
    }
  }
}
