import Testing

@_spi(Generated) @testable import DioramaKit

/// A component as it is generated, with a picture, a like button and an event.
private final class PersonRow: UIView, SceneComponent {
  struct State: Equatable, Identifiable {
    var photo: URL
    var id: URL { photo }
    var isLiked = false
  }

  let portrait = AvatarView()
  let like = LikeButton()
  var likedHandler: (@MainActor (Bool) async throws -> Void)?
  var state: State { didSet { if state != oldValue { render(since: oldValue) } } }

  init(state: State) {
    self.state = state
    super.init(frame: .zero)
    layOut([portrait, like])
    render(since: nil)
  }

  required init?(coder: NSCoder) { nil }

  func removeHandlers() { likedHandler = nil }

  /// For each state, whether its changes were animated.
  private(set) var wasAnimated: [Bool] = []

  private func render(since old: State?) {
    wasAnimated.append(UIView.areAnimationsEnabled)
    if old?.photo != state.photo { portrait.configure(avatarURL: state.photo, vipInfo: false) }
    if old == nil || old?.isLiked != state.isLiked {
      like.selfManagedConfigure(likeStatus: state.isLiked, count: 1) { [weak self] in
        try await self?.likedHandler?($0)
      }
    }
  }
}

/// Cells with a component are reused without anything of their former content.
@MainActor
struct ComponentCellTests {
  private let table = UITableView()
  private let loader = FakeImageLoader()

  private func makeCell() throws -> ComponentCell<PersonRow> {
    table.register(ComponentCell<PersonRow>.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    return try #require(cell as? ComponentCell<PersonRow>)
  }

  private func state(_ name: String, isLiked: Bool = false) throws -> PersonRow.State {
    PersonRow.State(photo: try link("https://example.com/\(name)"), isLiked: isLiked)
  }

  /// A cell that is used for another entry shows its views from the start, and changes them without an animation.
  @Test func aReusedCellStartsAgain() throws {
    let cell = try makeCell()
    let row = cell.show(try state("ada"))
    let (strip, spinner) = (UIScrollView(), UIActivityIndicatorView())
    row.addSubview(strip)
    strip.addSubview(spinner)
    spinner.setAnimating(true)
    strip.contentInset.top = 10
    strip.contentOffset = CGPoint(x: 300, y: 40)
    cell.show(try state("ada", isLiked: true))
    #expect(strip.contentOffset == CGPoint(x: 300, y: 40) && row.wasAnimated == [true, true])
    cell.prepareForReuse()
    #expect(strip.contentOffset == CGPoint(x: 0, y: -10) && !spinner.isTurning)
    cell.show(try state("bob"))
    cell.show(try state("bob", isLiked: true))
    #expect(cell.component === row && row.wasAnimated == [true, true, false, true] && spinner.isTurning)
    spinner.setAnimating(false)
    cell.prepareForReuse()
    cell.show(try state("ada"))
    #expect(!spinner.isAnimating)
  }

  /// A row that the user's change removes is not reused before the handlers of its component have been called.
  @Test func aComponentThatReportsAnEditLeavesItsCell() {
    let held = HeldComponent<UIView>()
    let content = UIView()
    var (left, forgotten): ([UIView], [UIView]) = ([], [])
    func show() -> UIView {
      held.leave = { left.append($0) }
      return held.component(in: content, updating: { _ in }, or: { UIView() })
    }
    let first = show()
    first.reportEdit {
      first.reportEdit {}
      held.prepareForReuse { forgotten.append($0) }
    }
    #expect(left == [first] && forgotten.isEmpty && held.component == nil && first.superview == nil)
    let second = show()
    second.reportEdit {}
    held.prepareForReuse { forgotten.append($0) }
    #expect(left == [first] && forgotten == [second] && held.component === second)
  }

  @Test func theComponentFillsTheCellAndIsKept() throws {
    let cell = try makeCell()
    #expect(cell.component == nil)
    let component = cell.show(try state("a"))
    #expect(cell.component === component && component.superview === cell.contentView)
    #expect(!component.translatesAutoresizingMaskIntoConstraints)
    let edges = cell.contentView.constraints.filter {
      $0.firstItem === component || $0.secondItem === component
    }
    #expect(edges.count == 4)
    #expect(edges.filter { $0.priority.rawValue == 999 }.map(\.firstAttribute) == [.trailing, .bottom])
    cell.prepareForReuse()
    #expect(cell.show(try state("b")) === component)
    #expect(component.state.photo.lastPathComponent == "b")
  }

  /// Even if the cell is reconfigured, which does not prepare it for reuse.
  @Test func aComponentIsShownWithoutHandlers() throws {
    let cell = try makeCell()
    cell.show(try state("a")).likedHandler = { _ in }
    #expect(cell.show(try state("a", isLiked: true)).likedHandler == nil)
    let (rows, window) = (ComponentRows<PersonRow>(), UIWindow())
    window.addSubview(table)
    table.setRows([.list(rows)])
    rows.connect = { row, _ in row.likedHandler = { _ in } }
    rows.entries = [try state("a")]
    table.layoutIfNeeded()
    let shown = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? ComponentCell<PersonRow>
    let component = try #require(shown?.component)
    #expect(component.likedHandler != nil)
    rows.entries[0].isLiked = true
    #expect(component.state.isLiked && component.likedHandler != nil)
    rows.connect = nil
    rows.entries[0].isLiked = false
    #expect(shown?.component === component && component.likedHandler == nil)
  }

  @Test func pendingPicturesAreCancelledAndLoadedAgain() async throws {
    let cell = try makeCell()
    let component = cell.show(try state("a"))
    component.portrait.services.imageLoader = loader
    await settle()
    cell.prepareForReuse()
    let picture = UIImage()
    await loader.answers.give(.success(picture), to: try link("https://example.com/a"))
    #expect(component.portrait.imageView.image == nil)
    cell.show(try state("a"))
    await loader.answers.give(.success(picture), to: try link("https://example.com/a"))
    #expect(component.portrait.imageView.image === picture)
    cell.prepareForReuse()
    cell.show(try state("a"))
    await settle()
    #expect(component.portrait.imageView.image === picture)
    #expect(loader.answers.questions.count == 2)
  }

  /// A list takes over what waits for an answer, so that what the user did stays until then.
  @Test func onlyAComponentThatWaitsLeavesItsCell() async throws {
    let (rows, window, service) = (ComponentRows<PersonRow>(), UIWindow(), FakeLikeService())
    table.numberOfRowsOnScreen = 1
    window.addSubview(table)
    table.setRows([.list(rows)])
    rows.connect = { row, _ in row.likedHandler = { try await service.setLiked($0, itemID: "a") } }
    rows.entries = try (0..<30).map { try state("\($0)") }
    func component(_ row: Int) throws -> PersonRow {
      let cell = table.scroll(to: IndexPath(row: row, section: 0)) as? ComponentCell<PersonRow>
      return try #require(cell?.component)
    }
    let idle = try component(0)
    var components: [PersonRow] = []
    for row in 1..<10 { components.append(try component(row)) }
    #expect(components.contains { $0 === idle })
    let waiting = try component(10)
    waiting.like.sendActions(for: .touchUpInside)
    await settle()
    for row in 11..<30 { #expect(try component(row) !== waiting) }
    #expect(waiting.superview == nil && waiting.like.isLiked)
    await service.answers.give(.failure(Refusal()), to: "a true")
    #expect(!waiting.like.isLiked)
    rows.connect = nil
  }

  @Test func pendingLikesAndHandlersAreForgotten() async throws {
    let cell = try makeCell()
    let service = FakeLikeService()
    let component = cell.show(try state("a"))
    component.likedHandler = { try await service.setLiked($0, itemID: "a") }
    component.like.sendActions(for: .touchUpInside)
    #expect(component.like.isLiked)
    await settle()
    cell.prepareForReuse()
    #expect(component.likedHandler == nil && !component.like.isLiked)
    cell.show(try state("b", isLiked: true))
    await service.answers.give(.failure(Refusal()), to: "a true")
    #expect(component.like.isLiked)
    component.likedHandler = { try await service.setLiked($0, itemID: "b") }
    component.like.sendActions(for: .touchUpInside)
    await settle()
    #expect(!component.like.isLiked && service.answers.questions == ["a true", "b false"])
  }
}
