@_spi(Generated) @testable import DioramaKit
import Testing

/// The rows of a table that show the entries of a list.
@MainActor @Suite(.serialized) struct ComponentRowsTests {
  @Test func rowsFollowTheEntries() {
    let shown = CountedTable(["last"])
    #expect(shown.titles == ["last"])
    for ids in [[1, 2, 3], [3, 1], [], [4, 1, 5], [5, 4]] {
      shown.show(ids)
      #expect(shown.titles == ids.map(String.init) + ["last"])
    }
  }

  /// The cell of an entry goes with it, so that what the user did to the row stays.
  @Test func cellsStayWithTheirEntries() throws {
    let shown = CountedTable()
    shown.show([1, 2, 3])
    let cells = shown.titles.indices.map { shown.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    shown.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    shown.show([3, 4, 1])
    let later = shown.titles.indices.map { shown.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(later[0] === cells[2] && later[2] === cells[0])
    #expect(shown.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  /// UIKit does not accept other rows while it asks for a cell.
  @Test func aChangeWhileACellIsProvidedIsShownAfterwards() async {
    let shown = CountedTable(["last"])
    let rows = shown.rows
    rows.connect = { _, id in
      if id == 1 { rows.entries = [2, 3].map { CountedRow.State(id: $0, title: "\($0)") } }
    }
    shown.show([1])
    _ = shown.titles
    await settle()
    #expect(shown.titles == ["2", "3", "last"])
    rows.connect = nil
  }

  /// UIKit would lay out the table to update its rows.
  @Test func aTableThatIsNotShownYetIsReloaded() {
    let rows = ComponentRows<CountedRow>()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .plain)
    table.setRows([.list(rows)])
    rows.entries = [CountedRow.State(id: 1), CountedRow.State(id: 2)]
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfAppliedSnapshots == 0)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    rows.entries.removeFirst()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    let window = UIWindow()
    window.addSubview(table)
    rows.entries.insert(CountedRow.State(id: 3), at: 0)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    table.removeFromSuperview()
    rows.entries.removeFirst()
    #expect(cell != nil && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  /// One changed entry among 10,000: one cell is configured, and each entry is compared once.
  @Test func oneChangedEntryConfiguresOneCell() {
    let shown = CountedTable()
    shown.show(Array(0..<10_000))
    _ = shown.titles
    CountedRow.comparisons = 0
    CountedRow.configurations = 0
    shown.rows.entries[5].title = "new"
    #expect(shown.titles[5] == "new")
    #expect(CountedRow.configurations == 1)
    #expect(CountedRow.comparisons <= 10_000)
    shown.rows.entries[9_000].title = "new"
    #expect(CountedRow.configurations == 1)
  }

  /// The same entry is shown by the same cell, so no list shows an id twice.
  @Test func duplicateIDsAreReportedAndLeftOut() {
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    let shown = CountedTable()
    shown.rows.entries = [
      CountedRow.State(id: 1, title: "first"), CountedRow.State(id: 2),
      CountedRow.State(id: 1, title: "second"),
    ]
    #expect(shown.titles == ["first", ""])
    #expect(
      faults == [
        "several entries in a list of 'CountedRow' have the same id; only the first of each is shown: 1"
      ])
    shown.rows.entries.removeFirst()
    #expect(shown.titles == ["", "second"])
    #expect(faults.count == 1)
  }

  /// The system log must not contain what may be about the user.
  @Test func idsInTheLogArePrivate() {
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults: [(text: String, details: String)] = []
    SceneFault.write = { faults.append(($0, $1)) }
    CountedTable().rows.entries = [CountedRow.State(id: 4711), CountedRow.State(id: 4711)]
    #expect(faults.map(\.details) == ["4711"] && !faults.contains { $0.text.contains("4711") })
  }

  @Test func oneIDCanBeInTwoLists() {
    let second = ComponentRows<CountedRow>()
    let shown = CountedTable(["between", .list(second)])
    shown.show([1, 2])
    second.entries = [CountedRow.State(id: 2, title: "other"), CountedRow.State(id: 1, title: "one")]
    #expect(shown.titles == ["1", "2", "between", "other", "one"])
    second.isShown = false
    #expect(shown.titles == ["1", "2", "between"])
  }

  /// The table already shows a row that the user has moved, so nothing is animated.
  @Test func aMovedRowIsShownAtItsNewPlace() async {
    let shown = CountedTable(["last"])
    shown.show([1, 2, 3])
    shown.table.isEditing = true
    shown.table.moveRowHandler = { [rows = shown.rows] _, source, destination in
      rows.entries.insert(rows.entries.remove(at: source.row), at: destination.row)
    }
    let animated = shown.table.numberOfAnimatedSnapshots
    let (first, third) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    #expect(shown.table.dragRow(at: first, to: third))
    #expect(shown.titles == ["2", "3", "1", "last"])
    #expect(shown.table.numberOfAnimatedSnapshots == animated)
    shown.table.moveRowHandler = { _, _, _ in }
    #expect(shown.table.dragRow(at: first, to: third))
    // UIKit has not moved the row yet when it calls the data source.
    #expect(shown.titles == ["3", "1", "2", "last"])
    await settle()
    #expect(shown.titles == ["2", "3", "1", "last"])
    shown.show([3, 2])
    #expect(shown.table.numberOfAnimatedSnapshots == animated + 1)
  }

  /// A row that cannot be deleted shows no control before its text.
  @Test func aRowThatCanOnlyBeMovedIsNotIndented() {
    let shown = CountedTable(["last"])
    shown.show([1])
    let path = IndexPath(row: 0, section: 0)
    func isIndented() -> Bool? {
      shown.table.delegate?.tableView(shown.table, shouldIndentWhileEditingRowAt: path)
    }
    shown.table.moveRowHandler = { _, _, _ in }
    #expect(isIndented() == false)
    shown.table.commitEditingHandler = { _, _, _ in }
    #expect(isIndented() == true)
    shown.table.cellForRow(at: path)?.shouldIndentWhileEditing = false
    #expect(isIndented() == false)
  }

  /// UIKit does not accept other rows while it shows cells.
  @Test func aChangeWhileARowAppearsIsShownAfterwards() async {
    let shown = CountedTable(["last"])
    shown.table.willDisplayHandler = { [rows = shown.rows] _, _, path in
      if path.row == 0, rows.entries.count == 1 { rows.entries.append(CountedRow.State(id: 2, title: "2")) }
    }
    shown.show([1])
    _ = shown.titles
    #expect(shown.table.numberOfRows(inSection: 0) == 2)
    await settle()
    #expect(shown.titles == ["1", "2", "last"])
  }

  /// Until the table has reloaded, it shows other cells where the rows are.
  @Test func aRowThatReturnsCanChangeMeanwhile() async {
    let others = TextRows()
    others.entries = ["a", "b"]
    let shown = CountedTable([.list(others), "last"])
    shown.show([1, 2])
    shown.table.isEditing = true
    shown.table.moveRowHandler = { _, _, _ in }
    let (first, third) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    #expect(shown.table.dragRow(at: first, to: third))
    others.entries = ["a", "c"]
    #expect(shown.titles == ["1", "2", "a", "c", "last"])
    #expect(shown.table.dragRow(at: first, to: third))
    shown.show([2, 3])
    #expect(shown.titles == ["2", "3", "a", "c", "last"])
    await settle()
    #expect(shown.titles == ["2", "3", "a", "c", "last"])
  }

  @Test func rowsThatDoSomethingAreButtons() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Settings"
    let texts = TextRows()
    texts.entries = ["Tag"]
    let shown = CountedTable([.cell(cell), .list(texts)])
    shown.show([1])
    #expect(shown.table.voiceOver == ["1", "Settings", "Tag"])
    shown.rows.selectHandler = { _ in }
    texts.selectHandler = { _ in }
    cell.selectHandler = { _ in }
    #expect(shown.table.voiceOver == ["1, Button", "Settings, Button", "Tag, Button"])
    cell.setAccessibilityTraits([.header])
    #expect(shown.table.voiceOver[1] == "Settings, Button, Heading")
    shown.rows.selectHandler = nil
    cell.selectHandler = (@MainActor () -> Void)?.none
    #expect(shown.table.voiceOver == ["1", "Settings, Heading", "Tag, Button"])
    // A cell that is selected meanwhile is not selected for ever.
    cell.isSelected = true
    cell.setAccessibilityTraits([.image])
    cell.selectHandler = { _ in }
    cell.isSelected = false
    #expect(shown.table.voiceOver[1] == "Settings, Button, Image")
  }

  /// Handlers belong to one entry. A cell that shows another one has none of the former.
  @Test func handlersFollowTheEntry() throws {
    let shown = CountedTable()
    var raised: [Int] = []
    shown.rows.connect = { row, id in row.titleHandler = { raised.append(id) } }
    shown.table.numberOfRowsOnScreen = 2
    shown.show(Array(0..<20))
    for row in [0, 1, 15] {
      let cell = shown.table.scroll(to: IndexPath(row: row, section: 0)) as? ComponentCell<CountedRow>
      cell?.component?.titleHandler?()
    }
    #expect(raised == [0, 1, 15])
  }

  @Test func selectionsAreHandledAndDoNotStay() {
    let shown = CountedTable(["last"])
    shown.show([1, 2])
    shown.table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(shown.table.indexPathForSelectedRow?.row == 0)
    var selected: [Int] = []
    shown.rows.selectHandler = { [table = shown.table] in
      #expect(table.indexPathForSelectedRow == nil)
      selected.append($0.id)
    }
    shown.table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(selected == [2])
    #expect(shown.table.indexPathForSelectedRow == nil)
    shown.table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(shown.table.indexPathForSelectedRow?.row == 2)
  }

  @Test func attributesApplyToAllCellsOfTheListOnly() {
    let shown = CountedTable([.cell(UITableViewCell(style: .default, reuseIdentifier: nil))])
    shown.rows.setCells { $0.accessoryType = .checkmark }
    shown.show([1])
    _ = shown.titles
    shown.rows.setCells("accessory") { $0.accessoryType = .detailButton }
    shown.show([1, 2])
    _ = shown.titles
    let types = shown.table.visibleCells.map(\.accessoryType)
    #expect(types == [.detailButton, .detailButton, .none])
  }

  /// UIKit resets the visibility and the margins of a cell before it uses it again.
  @Test func attributesApplyToCellsThatAreUsedAgain() {
    let shown = CountedTable()
    shown.rows.setCells { $0.alpha = 0.5 }
    shown.show([1, 2])
    _ = shown.titles
    let first = shown.table.visibleCells
    shown.show([3, 4])
    _ = shown.titles
    let second = shown.table.visibleCells
    #expect(!Set(first).isDisjoint(with: second))
    #expect(second.map(\.alpha) == [0.5, 0.5])
  }

  /// A change from within a cell's configuration is shown afterwards.
  @Test func changesWhileACellIsConfiguredAreShownLater() {
    let shown = CountedTable()
    shown.show([1])
    _ = shown.titles
    var isFirst = true
    shown.rows.connect = { [rows = shown.rows] _, _ in
      guard isFirst else { return }
      isFirst = false
      rows.entries.append(CountedRow.State(id: 2, title: "added"))
    }
    shown.rows.entries[0].title = "changed"
    #expect(shown.titles == ["changed", "added"])
    shown.rows.connect = nil
  }

  /// Several lists that change together move their rows once.
  @Test func changesTogetherAreShownInOneStep() {
    let second = ComponentRows<CountedRow>()
    let shown = CountedTable([.list(second)])
    shown.show([1])
    let count = shown.table.numberOfAppliedSnapshots
    TableSections.together {
      shown.show([1, 2])
      TableSections.together { second.entries = [CountedRow.State(id: 3, title: "3")] }
      shown.rows.entries[0].title = "one"
      #expect(shown.titles.count == 1)
    }
    #expect(shown.titles == ["one", "2", "3"])
    #expect(shown.table.numberOfAppliedSnapshots == count + 1)
  }

  @Test func entriesAreFoundAndChangedByID() {
    var entries = [CountedRow.State(id: 1, title: "a"), CountedRow.State(id: 2, title: "b")]
    entries[id: 2]?.title = "c"
    entries[id: 3]?.title = "d"
    #expect(entries.map(\.title) == ["a", "c"])
    entries[id: 1] = nil
    entries[id: 4] = CountedRow.State(id: 4, title: "e")
    #expect(entries.map(\.id) == [2, 4])
    #expect(entries[id: 1] == nil)
  }

  /// Otherwise, two entries could have one id.
  @Test func anEntryWithAnotherIDIsIgnored() async {
    let former = SceneFault.write
    defer { SceneFault.write = former }
    var faults: [String] = []
    SceneFault.write = { faults.append($0 + $1) }
    var entries = [CountedRow.State(id: 1, title: "a")]
    entries[id: 2] = CountedRow.State(id: 1, title: "b")
    entries[id: 1] = CountedRow.State(id: 2, title: "c")
    entries[id: 1]?.id = 3
    #expect(entries.map(\.id) == [1] && entries.map(\.title) == ["a"])
    await settle()
    let texts = [(1, 2), (2, 1), (3, 1)].map {
      "an entry keeps its id; one with another id is ignored: \($1), not \($0)"
    }
    // Other tests cause faults meanwhile.
    #expect(faults.filter(texts.contains) == texts)
  }

  @Test func textsAreIdentifiedByTheirPlaces() {
    let texts = TextRows()
    let shown = CountedTable([.list(texts)])
    texts.entries = ["a", "b"]
    _ = shown.titles
    let cell = shown.table.cellForRow(at: IndexPath(row: 1, section: 0))
    texts.entries = ["a", "c", "c"]
    #expect(shown.titles == ["a", "c", "c"])
    #expect(shown.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    var selected: [String] = []
    texts.selectHandler = { selected.append($0) }
    shown.table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(selected == ["c"])
  }

  @Test func rowsAreFreedWithTheirTable() {
    weak var rows: ComponentRows<CountedRow>?
    weak var table: UITableView?
    do {
      let shown = CountedTable()
      shown.show([1])
      _ = shown.titles
      (rows, table) = (shown.rows, shown.table)
    }
    #expect(rows == nil && table == nil)
  }
}
