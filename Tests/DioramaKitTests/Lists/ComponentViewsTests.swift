@_spi(Generated) @testable import DioramaKit
import Testing

/// A stack that counts insertions.
private final class CountingViews: ListViews {
  var insertions = 0

  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    insertions += 1
    super.insertArrangedSubview(view, at: stackIndex)
  }
}

/// The views of a stack that show the entries of a list.
@MainActor @Suite(.serialized) struct ComponentViewsTests {
  private let views = ComponentViews<CountedRow>()
  private let stack = UIStackView()

  private func show(_ ids: [Int]) { views.entries = ids.map { CountedRow.State(id: $0, title: "\($0)") } }
  private var titles: [String?] { views.arrangedSubviews.map { ($0 as? CountedRow)?.label.text } }

  @Test func viewsFollowTheEntries() {
    for ids in [
      [1, 2, 3], [3, 1], [], [4, 1, 5], [5, 4], [4, 5, 6, 7], [7, 6, 5, 4], [1, 7, 2, 4], [1, 2],
      [3, 2, 4, 1],
    ] {
      show(ids)
      #expect(titles == ids.map(String.init))
      #expect(views.subviews.count == ids.count)
      #expect(views.isHidden == ids.isEmpty)
    }
    views.isShown = false
    #expect(views.isHidden)
    show([])
    views.isShown = true
    #expect(views.isHidden)
  }

  @Test func viewsKeepTheirPlaces() {
    views.connect = { row, _ in row.sceneAlignment = .leading }
    show([1, 2])
    let controller = UIViewController()
    controller.layOut([views])
    for ids in [[1, 2, 3], [3, 1], [1, 4, 3]] {
      show(ids)
      let rows = views.arrangedSubviews.map { ($0 as? PlacementView)?.held as? CountedRow }
      #expect(rows.map(\.?.state.id) == ids)
    }
  }

  @Test func theDistanceBetweenViewsIsFinite() {
    views.listSpacing = .infinity
    #expect(views.spacing == 1_000_000)
    views.listSpacing = .nan
    #expect(views.spacing == 0)
  }

  @Test func viewsStayWithTheirEntries() {
    show([1, 2, 3])
    let before = views.arrangedSubviews
    CountedRow.configurations = 0
    views.entries = [
      CountedRow.State(id: 3, title: "3"), CountedRow.State(id: 4, title: "4"),
      CountedRow.State(id: 1, title: "one"),
    ]
    let after = views.arrangedSubviews
    #expect(after[0] === before[2] && after[2] === before[0] && titles == ["3", "4", "one"])
    #expect(CountedRow.configurations == 2)
  }

  @Test func onlyViewsThatMoveAreInsertedAgain() {
    let views = CountingViews()
    views.arrange(Array(0..<10)) { _ in UIView() }
    views.insertions = 0
    views.arrange([9] + (0..<9)) { _ in nil }
    #expect(views.insertions == 1)
    views.arrange([8] + (0..<8)) { _ in nil }
    #expect(views.insertions == 2 && views.arrangedSubviews.count == 9)
  }

  @Test func anEntryWithoutAViewLeavesNoGap() {
    let views = CountingViews()
    views.arrange([1, 2, 3]) { $0 == 1 ? nil : UIView() }
    #expect(views.arrangedSubviews == [views.view(2), views.view(3)])
  }

  /// The closure that connects a view may change the entries.
  @Test(arguments: [[1], [4, 1, 2], [], [3, 2, 1]])
  func viewsFollowAChangeWhileTheyAreConnected(_ ids: [Int]) {
    views.connect = { [weak views] _, id in
      views?.connect = nil
      views?.entries = ids.map { CountedRow.State(id: $0, title: $0 == id ? "new" : "\($0)") }
    }
    show([1, 2, 3])
    #expect(titles == ids.map { $0 == 1 ? "new" : "\($0)" } && views.entries.map(\.id) == ids)
    #expect(views.subviews.count == ids.count && views.isHidden == ids.isEmpty)
  }

  /// Views without a natural size share the room equally, even if they come after the layout.
  @Test func viewsThatComeShareTheRoom() {
    let controller = UIViewController()
    controller.layOut([views])
    show([1, 2, 3])
    let shares = views.constraints.filter { $0.firstAttribute == .height && $0.secondItem is CountedRow }
    #expect(shares.count == 3)
  }

  /// A view that only changes its place is not removed in between, which would end its editing.
  @Test func viewsThatMoveStayInTheHierarchy() {
    show([1, 2])
    let field = UITextField()
    views.arrangedSubviews[0].addSubview(field)
    let window = UIWindow()
    let controller = UIViewController()
    controller.view.addSubview(views)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(field.becomeFirstResponder())
    show([3, 2, 1])
    #expect(field.isFirstResponder && views.arrangedSubviews[2] === field.superview)
    show([3, 2])
    #expect(!field.isFirstResponder && field.window == nil)
  }

  @Test func viewsAreArrangedLikeThoseAroundThem() {
    stack.axis = .vertical
    stack.spacing = 7
    stack.addArrangedSubview(views)
    #expect(views.axis == .vertical && views.spacing == 7)
    stack.spacing = 9
    UIViewController().layOut([stack])
    #expect(views.spacing == 9)
    stack.spacing = 8
    stack.liveAxis = .horizontal
    #expect(views.axis == .horizontal && views.spacing == 8)
    views.listAxis = .vertical
    views.listSpacing = 1
    stack.liveAxis = .vertical
    stack.liveAxis = .horizontal
    #expect(views.axis == .vertical && views.spacing == 1)
  }

  @Test func onlyNewViewsAreConnected() {
    var connected: [Int] = []
    views.connect = { connected.append($1) }
    show([1, 2])
    show([2, 1, 3])
    #expect(connected == [1, 2, 3])
  }

  @Test func duplicateIDsAreReportedAndLeftOut() {
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    show([1, 2, 1])
    #expect(titles == ["1", "2"] && faults.count == 1)
  }

  /// One changed entry among many: one view is changed, and each entry is compared once.
  @Test func oneChangedEntryChangesOneView() {
    show(Array(0..<1_000))
    (CountedRow.comparisons, CountedRow.configurations) = (0, 0)
    views.entries[5].title = "new"
    #expect(CountedRow.configurations == 1 && CountedRow.comparisons <= 1_000)
  }

  @Test func viewsAreFreedWithTheirEntries() {
    weak var first: UIView?
    show([1, 2])
    first = views.arrangedSubviews[0]
    show([2])
    #expect(first == nil)
  }
}
