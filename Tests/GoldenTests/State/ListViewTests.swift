import DioramaKit
import SceneDriving
import Testing

/// Views for the entries of lists among other views, with both back ends.
@MainActor
@Suite(.serialized)
final class ListViewTests {
  private let answers = PendingAnswers()
  private let former = SelfManagingServices.shared

  init() {
    SelfManagingServices.shared.imageLoader = answers
    SelfManagingServices.shared.reportFailure = { _ in }
  }

  isolated deinit { SelfManagingServices.shared = former }

  private func glimpse(
    _ id: Int, likes: Int = 1, photo: String = "https://example.com/ada.png"
  ) -> GlimpseRow.State {
    GlimpseRow.State(
      id: id, author: "Ada", title: "Glimpse \(id)", photo: URL(checked: photo),
      isLiked: false, likes: likes)
  }

  @Test(arguments: BackEnd.allCases) func viewsFollowTheEntries(_ backEnd: BackEnd) throws {
    let wall = try Wall(backEnd)
    #expect(wall.lists.map(\.isHidden) == [true, true, true])
    try wall.update(pinned: [glimpse(1), glimpse(2)])
    #expect(wall.lists.map(\.isHidden) == [false, true, true])
    let first = try wall.button(1)
    try wall.update(pinned: [glimpse(3), glimpse(2), glimpse(1, likes: 7)])
    #expect(try wall.button(1) === first && first.count == 7)
    #expect(wall.lists[0].arrangedSubviews.count == 3)
    try wall.update(pinned: [glimpse(3)], shows: false)
    #expect(wall.lists[0].isHidden && wall.lists[0].arrangedSubviews.count == 1)
    #expect(wall.lists[0].alpha == 0.5)
    try wall.update(pinned: [], shows: true)
    #expect(wall.lists[0].isHidden)
  }

  @Test(arguments: BackEnd.allCases) func viewsAreArrangedLikeThoseAround(_ backEnd: BackEnd) throws {
    let wall = try Wall(backEnd)
    try wall.update(pinned: [glimpse(1)], others: [glimpse(2)], fields: [(1, "a")])
    #expect(wall.lists.map(\.axis) == [.vertical, .horizontal, .vertical])
    #expect(wall.lists.map(\.spacing) == [6, 3, 9])
  }

  /// What a user does to a view stays with its entry, and is written to it.
  @Test(arguments: BackEnd.allCases) func editingSurvivesNewPlaces(_ backEnd: BackEnd) throws {
    let wall = try Wall(backEnd)
    try wall.update(fields: [(1, "one"), (2, "two"), (3, "three")])
    let field = try #require(wall.fields.first { $0.text == "two" })
    field.becomeFirstResponder()
    field.compose("x")
    try wall.update(fields: [(3, "three"), (4, "four"), (2, "two"), (1, "uno")])
    #expect(field.isFirstResponder && wall.fields[2] === field)
    field.commitComposition(as: "!")
    #expect(wall.fields.map(\.text) == ["three", "four", "two!", "uno"])
    #expect(try wall.notes() == ["three", "four", "two!", "uno"])
    try #require(wall.fields[2].superview?.descendants.compactMap { $0 as? UIButton }.first).tap()
    #expect(wall.owner.calls == ["sent 2 two!"])
    field.resignFirstResponder()
  }

  /// A like stays pending while its view gets another place, and is undone if it fails.
  @Test(arguments: BackEnd.allCases, [false, true])
  func likesSurviveNewPlaces(_ backEnd: BackEnd, succeeds: Bool) async throws {
    let wall = try Wall(backEnd)
    try wall.update(pinned: [glimpse(1), glimpse(2)])
    let button = try wall.button(1)
    button.tap()
    #expect(button.isLiked && button.count == 2)
    await settle()
    #expect(wall.owner.calls == ["like 1 true"])
    var moved = glimpse(1, likes: 2)
    moved.isLiked = true
    try wall.update(pinned: [glimpse(3), glimpse(2), moved])
    wall.owner.result(succeeds)
    await settle()
    #expect(button.isLiked == succeeds && button.count == (succeeds ? 2 : 1))
    #expect(try wall.likes() == [1, 1, succeeds ? 2 : 1])
  }

  /// Items of a collection get entries, are reused, and write what the user did to the entry.
  @Test(arguments: BackEnd.allCases, [false, true])
  func itemsShowTheEntries(_ backEnd: BackEnd, succeeds: Bool) async throws {
    let wall = try Wall(backEnd)
    let (gallery, strip) = (wall.collections[0], wall.collections[1])
    #expect(strip.backgroundView?.isHidden == false)
    try wall.update(photos: (1...30).map { glimpse($0) })
    #expect(strip.backgroundView?.isHidden == true)
    #expect(gallery.numberOfItems(inSection: 0) == 31 && strip.numberOfItems(inSection: 0) == 30)
    let second = IndexPath(item: 2, section: 0)
    gallery.tapItem(at: second)
    #expect(gallery.openMenu(at: second)?.select("Remove") == true)
    #expect(wall.owner.calls == ["selected 2", "removes 2"])
    let button = try #require(
      gallery.cellForItem(at: second)?.descendants.lazy.compactMap { $0 as? LikeButton }.first)
    button.tap()
    await settle()
    gallery.scroll(to: IndexPath(item: 30, section: 0))
    gallery.scroll(to: IndexPath(item: 0, section: 0))
    wall.owner.result(succeeds)
    await settle()
    #expect(try wall.photoLikes().prefix(3) == [1, succeeds ? 2 : 1, 1])
    gallery.pullToRefresh()
    #expect(wall.owner.calls.last == "pulled")
    #expect(gallery.backgroundView?.isHidden == true)
    try wall.update(shows: false)
    #expect(gallery.numberOfItems(inSection: 0) == 0 && gallery.backgroundView?.isHidden == false)
    try wall.update(photos: [], shows: true)
    #expect(gallery.voiceOver == ["No photos"])
  }

  /// For VoiceOver, an item that the user can select is a button, next to the controls in it.
  @Test(arguments: BackEnd.allCases) func itemsAreButtons(_ backEnd: BackEnd) throws {
    let wall = try Wall(backEnd)
    try wall.update(photos: [glimpse(4)], fields: [(1, "a")])
    let elements = ["Glimpse 4, Button", "Ada, Button", "More, Button", "Like, 1, Button"]
    #expect(Array(wall.collections[0].voiceOver.prefix(5)) == ["Photos"] + elements)
    #expect(wall.collections[1].voiceOver.prefix(3) == ["All, Heading", "Ada, Button", "Glimpse 4"])
    let cell = wall.collections[0].cellForItem(at: IndexPath(item: 1, section: 0))
    let button = cell?.accessibilityElements?.first as? UIAccessibilityElement
    #expect(button?.accessibilityActivate() == true && wall.owner.calls == ["selected 4"])
  }

  @Test(arguments: BackEnd.allCases) func sectionsOfItemsComeAndGo(_ backEnd: BackEnd) throws {
    let wall = try Wall(backEnd)
    let strip = wall.collections[1]
    try wall.update(pinned: [glimpse(2)], photos: [glimpse(1)])
    #expect(strip.numberOfSections == 2)
    #expect(strip.edges(ofSection: 0) == ["All", nil] && strip.edges(ofSection: 1) == ["Pinned", "The end"])
    let heading = try #require(strip.labels(UICollectionView.elementKindSectionHeader, 1).first)
    #expect(heading.accessibilityTraits.contains(.header))
    try wall.update(pinned: [], photos: [], shows: false)
    #expect(strip.numberOfSections == 1 && strip.edges(ofSection: 0) == ["Some", nil])
    #expect(strip.backgroundView?.isHidden == false)
    try wall.update(pinned: [glimpse(2), glimpse(3)], shows: true)
    #expect(strip.numberOfItems(inSection: 0) == 0 && strip.numberOfItems(inSection: 1) == 2)
    #expect(strip.edges(ofSection: 1) == ["Nothing", "The end"])
    #expect(strip.labels(UICollectionView.elementKindSectionHeader, 1).first === heading)
    #expect(strip.backgroundView?.isHidden == true)
  }

  /// Of entries with the same id, the first is shown. One id can be in two lists, even of one collection.
  @Test(arguments: BackEnd.allCases) func duplicateIDsAreLeftOut(_ backEnd: BackEnd) throws {
    let wall = try Wall(backEnd)
    let (gallery, strip) = (wall.collections[0], wall.collections[1])
    let entries = [glimpse(1), glimpse(2), glimpse(1, likes: 9), glimpse(2)]
    try wall.update(pinned: entries, photos: entries)
    #expect(wall.lists[0].arrangedSubviews.count == 2)
    #expect(gallery.numberOfItems(inSection: 0) == 3)
    #expect((0...1).map(strip.numberOfItems) == [2, 2])
    #expect(gallery.like(1)?.count == 1)
    try wall.update(photos: [glimpse(2), glimpse(1, likes: 9), glimpse(1)])
    #expect(gallery.like(2)?.count == 9 && gallery.numberOfItems(inSection: 0) == 3)
    try wall.update(photos: [glimpse(1), glimpse(1), glimpse(1)])
    #expect(gallery.like(1)?.count == 1 && gallery.numberOfItems(inSection: 0) == 2)
  }

  /// A picture that arrives late is not shown in an item that shows another entry by then.
  @Test(arguments: BackEnd.allCases) func itemsAreReusedWhilePicturesAreLoaded(_ backEnd: BackEnd)
    async throws
  {
    let wall = try Wall(backEnd)
    let gallery = wall.collections[0]
    gallery.numberOfItemsOnScreen = 4
    try wall.update(photos: (1...30).map { glimpse($0, photo: "https://example.com/\($0).png") })
    for item in 0..<10 { gallery.scroll(to: IndexPath(item: item, section: 0)) }
    await answers.giveAll(true)
    #expect(!answers.images.isEmpty)
    for path in gallery.indexPathsForVisibleItems {
      let avatar = gallery.cellForItem(at: path)?.descendants.lazy.compactMap { $0 as? AvatarView }.first
      let address = "https://example.com/\(path.item).png"
      #expect(avatar?.imageView.image != nil && avatar?.imageView.image === answers.images[address])
    }
  }

  /// Requests of items that were reused do not hold the screen.
  @Test(arguments: BackEnd.allCases) func nothingLeaksWhileAReusedItemWaits(_ backEnd: BackEnd) async throws {
    weak var controller: UIViewController?
    weak var button: LikeButton?
    weak var gone: UIView?
    let owner = WallHandlers(trace: Trace())
    do {
      let wall = try Wall(backEnd, owner)
      let gallery = wall.collections[0]
      try wall.update(pinned: [glimpse(1)], photos: (1...30).map { glimpse($0) })
      (controller, button) = (wall.controller, gallery.like(1))
      button?.tap()
      await settle()
      for item in [30, 0] { gallery.scroll(to: IndexPath(item: item, section: 0)) }
      gone = gallery.cellForItem(at: IndexPath(item: 0, section: 0))
      wall.window.rootViewController = nil
    }
    #expect(controller == nil && button == nil && gone == nil)
    owner.result(false)
    await settle()
  }

  @Test(arguments: BackEnd.allCases) func nothingLeaks(_ backEnd: BackEnd) async throws {
    weak var controller: UIViewController?
    weak var button: UIView?
    weak var gone: UIView?
    do {
      let wall = try Wall(backEnd)
      try wall.update(pinned: [glimpse(1), glimpse(2)], fields: [(1, "a")])
      (controller, button, gone) = (wall.controller, try wall.button(1), try wall.button(2))
      try wall.update(pinned: [glimpse(1)])
      await settle()
      #expect(gone == nil && button != nil)
      wall.window.rootViewController = nil
    }
    await settle()
    #expect(controller == nil && button == nil)
  }
}

/// A screen of the scene `Wall`, made with one of the back ends.
@MainActor
private final class Wall {
  let controller: UIViewController
  let owner: WallHandlers
  let window = UIWindow()

  init(_ backEnd: BackEnd, _ owner: WallHandlers = WallHandlers(trace: Trace())) throws {
    self.owner = owner
    controller = try backEnd.make("Wall", for: owner) { WallScene(handlers: owner) }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
  }

  /// The views of the lists, from top to bottom.
  var lists: [ListViews] { controller.view.descendants.compactMap { $0 as? ListViews } }
  var collections: [UICollectionView] {
    controller.view.descendants.compactMap { $0 as? UICollectionView }
  }
  var fields: [UITextField] {
    lists[2].arrangedSubviews.flatMap(\.descendants).compactMap { $0 as? UITextField }
  }

  func button(_ id: Int) throws -> LikeButton {
    let rows = lists.flatMap(\.arrangedSubviews)
    let row = rows.first { row in
      row.descendants.contains { ($0 as? UILabel)?.text == "Glimpse \(id)" }
    }
    return try #require(row?.descendants.lazy.compactMap { $0 as? LikeButton }.first)
  }

  func update(
    pinned: [GlimpseRow.State]? = nil, others: [GlimpseRow.State]? = nil,
    photos: [GlimpseRow.State]? = nil, fields: [(id: Int, note: String)]? = nil, shows: Bool? = nil
  ) throws {
    let changes: [String: Any?] = [
      "pinned": pinned, "others": others, "photos": photos,
      "fields": fields?.map { NoteField.State(id: $0.id, note: $0.note) }, "shows": shows,
    ]
    try ScenePair.wall.change(controller, changes.filter { $0.value != nil })
  }

  private func entries<Value>(_ name: String, _ part: String) throws -> [Value] {
    let entries = try #require(ScenePair.wall.values(of: controller)[name] as? [[String: Any?]])
    return try entries.map { try #require($0[part] as? Value) }
  }

  func notes() throws -> [String] { try entries("fields", "note") }
  func photoLikes() throws -> [Int] { try entries("photos", "likes") }
  func likes() throws -> [Int] { try entries("pinned", "likes") }
}

extension UICollectionView {
  /// The texts above and below a section; `nil` for none.
  fileprivate func edges(ofSection section: Int) -> [String?] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
      labels($0, section).first?.text
    }
  }

  fileprivate func labels(_ kind: String, _ section: Int) -> [UILabel] {
    let view = supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    return view?.descendants.compactMap { $0 as? UILabel } ?? []
  }

  /// Returns the like button of an item on the screen.
  fileprivate func like(_ item: Int) -> LikeButton? {
    cellForItem(at: IndexPath(item: item, section: 0))?.descendants.lazy.compactMap { $0 as? LikeButton }
      .first
  }
}

/// Handles the events of the scene, whose likes are pending until the test responds.
@MainActor
private final class WallHandlers: WallOwner {
  struct Refusal: Error {}

  var calls: [String] = []
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func result(_ succeeds: Bool) {
    for continuation in waiting { continuation.resume(returning: succeeds) }
    waiting = []
  }

  override func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    calls.append("like \(row.id) \(isLiked)")
    if await !withCheckedContinuation({ waiting.append($0) }) { throw Refusal() }
  }

  override func pinnedOpened(_ row: GlimpseRow.State) { calls.append("opened \(row.id)") }
  override func noteSent(_ row: NoteField.State) { calls.append("sent \(row.id) \(row.note)") }

  override func galleryPulled(_ scrollView: UIScrollView) { calls.append("pulled") }
  override func photoSelected(_ row: GlimpseRow.State) { calls.append("selected \(row.id)") }
  override func removeSelected(_ row: GlimpseRow.State) { calls.append("removes \(row.id)") }
}
