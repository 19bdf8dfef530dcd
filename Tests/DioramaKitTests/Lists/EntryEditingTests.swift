@_spi(Generated) @testable import DioramaKit
import Testing

/// A component with a like button, as it is generated. It counts what it shows.
private final class LikedRow: UIView, SceneComponent {
  struct State: Equatable, Identifiable {
    var id: Int
    var isLiked = false
    var title = ""
  }

  let like = LikeButton()
  var stateEdited: (@MainActor (LikedRow) -> Void)?
  var likedHandler: (@MainActor (Bool) async throws -> Void)?
  /// Called when a component shows a state.
  static var shown: (@MainActor (LikedRow) -> Void)?
  var state: State {
    didSet {
      configure()
      Self.shown?(self)
    }
  }

  init(state: State) {
    self.state = state
    super.init(frame: .zero)
    addSubview(like)
    like.changedHandler = { [weak self] button in
      guard let self else { return }
      self.state.isLiked = button.isLiked
      report { self.stateEdited?(self) }
    }
    configure()
  }

  required init?(coder: NSCoder) { nil }

  func removeHandlers() { (stateEdited, likedHandler) = (nil, nil) }

  private func configure() {
    like.selfManagedConfigure(likeStatus: state.isLiked, count: 0) { [weak self] in
      try await self?.likedHandler?($0)
    }
  }
}

/// What the user changes in the components of a list.
@MainActor @Suite(.serialized) struct EntryEditingTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
  private let window = UIWindow()
  private let rows = ComponentRows<LikedRow>()

  init() {
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.isHidden = false
    rows.entries = [LikedRow.State(id: 1), LikedRow.State(id: 2)]
  }

  private func component(_ row: Int) throws -> LikedRow {
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? ComponentCell<LikedRow>
    return try #require(cell?.component)
  }

  /// Whether the user likes each row on the screen.
  private var liked: [Bool] {
    table.layoutIfNeeded()
    return table.visibleCells.compactMap { ($0 as? ComponentCell<LikedRow>)?.component?.like.isLiked }
  }

  private func accept() {
    rows.connect = { [rows] row, id in
      row.stateEdited = { row in rows.entries[id: id]?.isLiked = row.state.isLiked }
    }
  }

  @Test func anEditThatTheListIgnoresIsUndone() throws {
    rows.connect = { row, _ in row.stateEdited = { _ in } }
    table.setRows([.list(rows)])
    try component(0).like.tap()
    #expect(try liked == [false, false] && component(0).state == rows.entries[0])
    accept()
    table.setRows([.list(rows)])
    try component(0).like.tap()
    #expect(liked == [true, false] && rows.entries[0].isLiked)
  }

  @Test func aViewShowsItsEntryAfterAnEdit() throws {
    let views = ComponentViews<LikedRow>()
    views.connect = { row, _ in row.stateEdited = { _ in } }
    views.entries = rows.entries
    let row = try #require(views.arrangedSubviews.first as? LikedRow)
    row.like.tap()
    #expect(!row.like.isLiked && row.state == views.entries[0])
  }

  /// While a scene shows a change, its lists do not have the latest entries yet.
  @Test func anEditWhileChangesAreShownIsKept() async throws {
    var later: [@MainActor () -> Void] = []
    rows.connect = { [rows] row, id in
      row.stateEdited = { row in
        let isLiked = row.state.isLiked
        later.append { rows.entries[id: id]?.isLiked = isLiked }
      }
    }
    table.setRows([.list(rows)])
    let button = try component(1).like
    TableSections.together { button.tap() }
    #expect(button.isLiked)
    for change in later { change() }
    await settle()
    #expect(liked == [false, true])
  }

  /// Which entry the user changed is not known if several have the same id.
  @Test func anEntryWhoseIDIsNotUniqueIsNotChanged() async throws {
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    accept()
    // Other tests may report the ids of their lists while this one waits.
    rows.entries = [LikedRow.State(id: 4711), LikedRow.State(id: 2)]
    table.setRows([.list(rows)])
    rows.entries.append(LikedRow.State(id: 4711))
    try component(0).like.tap()
    #expect(liked == [false, false] && rows.entries.allSatisfy { !$0.isLiked })
    rows.entries[id: 4711] = nil
    #expect(rows.entries.map(\.id) == [4711, 2, 4711])
    await settle()
    let text = "several entries of a list have the same id; a change of one is ignored: 4711"
    #expect(faults.filter { $0 == text }.count == 2)
    rows.entries.removeLast()
    try component(0).like.tap()
    #expect(liked == [true, false])
  }

  /// A component that waits for a response may change the list when it shows another entry.
  @Test func aComponentWithoutARowCanChangeItsList() throws {
    rows.connect = { row, _ in row.likedHandler = { _ in try await Task.sleep(for: .seconds(60)) } }
    table.setRows([.list(rows)])
    let cell = try #require(table.visibleCells.first as? ComponentCell<LikedRow>)
    let component = try #require(cell.component)
    component.stateEdited = { [rows] in rows.entries[id: 1]?.isLiked = $0.state.isLiked }
    component.like.tap()
    cell.prepareForReuse()
    #expect(cell.component == nil && component.like.selfManagement?.isWaiting == true)
    var count = 0
    LikedRow.shown = { [rows] row in
      guard row === component else { return }
      count += 1
      if count == 1 { rows.entries[0].title = "second" }
    }
    defer { LikedRow.shown = nil }
    rows.entries[0].title = "first"
    #expect(count == 2 && component.state == rows.entries[0] && component.state.title == "second")
  }

  /// Showing another entry is not a change of the former one by the user.
  @Test func aCellThatShowsAnotherStateDoesNotCallFormerHandlers() {
    let cell = ComponentCell<LikedRow>(style: .default, reuseIdentifier: nil)
    var calls: [Int] = []
    cell.show(LikedRow.State(id: 1)).stateEdited = { _ in calls.append(1) }
    LikedRow.shown = { $0.stateEdited?($0) }
    defer { LikedRow.shown = nil }
    cell.show(LikedRow.State(id: 2, isLiked: true)).stateEdited = { _ in calls.append(2) }
    #expect(calls == [] && cell.component?.like.isLiked == true)
  }
}
