import Testing

@_spi(Generated) @testable import DioramaKit

/// Rows that are shown and hidden while their table is on the screen.
@MainActor
struct TableSectionsTests {
  private func cell(_ title: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    return cell
  }

  private func titles(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test(arguments: [false, true]) func rowsComeAndGo(inWindow: Bool) {
    let table = UITableView()
    let window = UIWindow()
    if inWindow { window.addSubview(table) }
    let cells = (0..<6).map { cell("\($0)") }
    cells[1].isShown = false
    table.setRows([.text("first")] + cells.map(TableRow.cell))
    #expect(titles(table) == ["first", "0", "2", "3", "4", "5"])
    for index in [5, 0, 3] { cells[index].isShown = false }
    #expect(titles(table) == ["first", "2", "4"])
    for index in [3, 1, 1, 0] { cells[index].isShown = true }
    #expect(titles(table) == ["first", "0", "1", "2", "3", "4"])
    for cell in cells { cell.isShown = false }
    #expect(titles(table) == ["first"])
    // Other rows take the place of these, which no longer change the table.
    table.setRows(["a"])
    cells[0].isShown = true
    #expect(titles(table) == ["a"] && cells[0].isShown)
  }

  /// While the user selects several rows to edit, rows stay selected and no handler is called.
  @Test func severalRowsCanBeSelectedWhileEditing() {
    let (table, window) = (UITableView(), UIWindow())
    window.addSubview(table)
    window.isHidden = false
    let cells = (0..<3).map { cell("\($0)") }
    var calls = 0
    for cell in cells { cell.selectHandler = { _ in calls += 1 } }
    table.setRows(cells.map(TableRow.cell))
    table.allowsMultipleSelectionDuringEditing = true
    table.layoutIfNeeded()
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(calls == 1 && table.indexPathsForSelectedRows == nil)
    table.isEditing = true
    for row in [0, 2] { table.tapRow(at: IndexPath(row: row, section: 0)) }
    #expect(calls == 1 && table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2])
    table.allowsMultipleSelectionDuringEditing = false
    table.allowsSelectionDuringEditing = true
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(calls == 2)
  }

  /// Showing all rows anew would end the editing of text in them.
  @Test(arguments: [
    (UITableView.Style.grouped, "3/20", "4/20", true), (.grouped, "名前", "氏名", true),
    (.grouped, "", "Late", false), (.plain, "NEW", "Newer", true), (.grouped, "NEW", "Newer", false),
    (.grouped, "New", "Newer", true),
  ])
  func aTextOfASectionChangesInPlace(
    _ style: UITableView.Style, _ old: String, _ new: String, _ headerIsCertain: Bool
  ) {
    let (table, window, field) = (UITableView(frame: .zero, style: style), UIWindow(), UITextField())
    window.addSubview(table)
    window.isHidden = false
    let row = ContentCell()
    row.addArrangedSubview(field)
    let sections = TableSections([.init(header: old, footer: old, rows: [row])])
    sections.tableView = table
    table.layoutIfNeeded()
    let (header, footer) = (table.headerView(forSection: 0), table.footerView(forSection: 0))
    sections.setFooter(new, of: 0)
    #expect(table.footerView(forSection: 0) === footer && footer?.textLabel?.text == new)
    sections.setHeader(new, of: 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == new)
    #expect((table.headerView(forSection: 0) === header) == headerIsCertain)
  }

  /// UIKit measures a row before it is in the table.
  @Test func theContentOfARowIsCompleteWhenTheTableGetsIt() {
    let (table, row, label) = (UITableView(), ContentCell(), UILabel())
    row.addArrangedSubview(label)
    label.sceneInset = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    table.setRows([.cell(row)])
    #expect(label.superview is UIStackView)
    _ = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
    #expect(row.superview == nil && !(label.superview is UIStackView))
  }

  /// UIKit shows the control for moving a row only if the row can be edited.
  @Test func rowsThatCanMoveCanBeEditedButNotDeleted() {
    let (table, path) = (UITableView(), IndexPath(row: 0, section: 0))
    table.setRows(["a", "b"])
    func canEdit() -> Bool? { table.dataSource?.tableView(table, canEditRowAt: path) }
    func style() -> UITableViewCell.EditingStyle? {
      table.delegate?.tableView(table, editingStyleForRowAt: path)
    }
    table.moveRowHandler = { _, _, _ in }
    #expect(canEdit() == false)
    table.isEditing = true
    #expect(canEdit() == true && style() == UITableViewCell.EditingStyle.none)
    table.canMoveRowHandler = { _, _ in false }
    #expect(canEdit() == false)
    table.commitEditingHandler = { _, _, _ in }
    #expect(canEdit() == true && style() == .delete)
  }

  /// Otherwise, a row would stay where the user dropped it, while the lists have it in its old place.
  @Test func rowsMoveOnlyIfAHandlerMovesThem() {
    let table = UITableView()
    table.setRows(["a", "b"])
    table.canMoveRowHandler = { _, _ in true }
    table.isEditing = true
    func drag() -> Bool {
      table.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
    }
    #expect(!drag() && titles(table) == ["a", "b"])
    table.moveRowHandler = { _, _, _ in }
    #expect(drag())
  }

  @Test func sectionsAnswerForTheirTable() {
    let (table, cells) = (UITableView(), ["a", "b", "c"].map(cell))
    let sections = TableSections([
      .init(header: "H", rows: Array(cells[..<2])), .init(footer: "F", rows: [cells[2]]),
    ])
    sections.tableView = table
    func header(of section: Int) -> String? {
      table.dataSource?.tableView(table, titleForHeaderInSection: section)
    }
    func footer(of section: Int) -> String? {
      table.dataSource?.tableView(table, titleForFooterInSection: section)
    }
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2 && header(of: 0) == "H")
    #expect(footer(of: 0) == nil && footer(of: 1) == "F")
    cells[0].isShown = false
    #expect(titles(table) == ["b", "c"])
    sections.setHeader(nil, of: 0)
    sections.setFooter("G", of: 1)
    #expect(header(of: 0) == nil && footer(of: 1) == "G")
    // What does not exist does not change.
    for section in [-1, 2] {
      sections.setHeader("X", of: section)
      sections.setShown(false, of: section)
    }
    #expect(header(of: 0) == nil && titles(table) == ["b", "c"])
  }

  /// Every section is counted, even if it is not shown; index paths are those of the table.
  @Test func sectionsCountTheRowsOfLists() {
    let (table, rows, cell) = (UITableView(), TextRows(), cell("a"))
    rows.entries = ["one", "two", "three"]
    let sections = TableSections([
      .init(header: "H", isShown: false, rows: [cell]), .init(footer: "F", rows: [.list(rows), "text"]),
    ])
    sections.tableView = table
    #expect(sections.count == 2 && sections.header(of: 0) == "H" && sections.footer(of: 1) == "F")
    #expect(table.numberOfSections == 1 && titles(table) == ["one", "two", "three", "text"])
    rows.entries.removeFirst()
    #expect(titles(table) == ["two", "three", "text"])
    sections.setShown(true, of: 0)
    #expect(table.numberOfSections == 2 && titles(table) == ["a", "two", "three", "text"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  /// The app may give the table another data source.
  @Test func rowsLeaveTheTableToTheDataSourceOfTheApp() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "app"
        return cell
      }
    }
    let (table, window, source, cells) = (UITableView(), UIWindow(), Source(), ["a", "b"].map(cell))
    window.addSubview(table)
    table.setRows(cells.map(TableRow.cell))
    var selected = 0
    cells[0].selectHandler = { _ in selected += 1 }
    #expect(titles(table) == ["a", "b"])
    let first = IndexPath(row: 0, section: 0)
    table.delegate?.tableView(table, didSelectRowAt: first)
    table.dataSource = source
    table.delegate?.tableView(table, didSelectRowAt: first)
    #expect(selected == 1)
    let count = table.numberOfAppliedSnapshots
    cells[0].isShown = false
    // UIKit raises an exception if a snapshot does not agree with the table's data source.
    #expect(titles(table) == ["app"] && table.numberOfAppliedSnapshots == count)
  }

  /// The header of the app's data source is not replaced.
  @Test func headersLeaveTheTableToTheDataSourceOfTheApp() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }

      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H" }
    }
    let (table, window, source) = (UITableView(), UIWindow(), Source())
    window.addSubview(table)
    let sections = TableSections([.init(header: "H", rows: [cell("a")])])
    sections.tableView = table
    table.layoutIfNeeded()
    table.dataSource = source
    table.layoutIfNeeded()
    sections.setHeader("X", of: 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "H")
  }

  /// A view can be in one table only: the last one that shows it.
  @Test func aCellLeavesTheTableOfItsFormerSections() {
    let (former, later, window, shared) = (UITableView(), UITableView(), UIWindow(), cell("a"))
    for table in [former, later] { window.addSubview(table) }
    former.setRows([.cell(shared), "b"])
    #expect(titles(former) == ["a", "b"])
    let sections = TableSections([.init(rows: [shared])])
    #expect(titles(former) == ["a", "b"])
    sections.tableView = later
    #expect(titles(former) == ["b"] && titles(later) == ["a"])
    shared.isShown = false
    #expect(titles(former) == ["b"] && titles(later) == [])
    former.setEmptyViews([UILabel()])
    later.setEmptyViews([UILabel()])
    #expect(former.backgroundView?.isHidden == true && later.backgroundView?.isHidden == false)
    shared.isShown = true
    former.setRows([.cell(shared)])
    #expect(titles(former) == ["a"] && later.numberOfRows(inSection: 0) == 0)
    #expect(later.backgroundView?.isHidden == false)
  }

  /// The handlers of rows that others have replaced are not called.
  @Test func formerRowsAreNotSelected() {
    let (table, trace) = (UITableView(), Trace())
    for title in ["former", "later"] {
      let cell = cell(title)
      cell.selectHandler = { _ in trace.note(title) }
      if title == "former" {
        table.setRows([.cell(cell)])
      } else {
        TableSections([.init(rows: [cell])]).tableView = table
      }
    }
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(titles(table) == ["later"] && trace.lines == [])
  }

  @Test func textsAreShownWithoutLists() {
    let (table, sections) = (UITableView(), TableSections([.init(rows: ["one"])]))
    sections.tableView = table
    #expect(titles(table) == ["one"])
  }

  @Test func cellsDoNotHoldTheirSections() {
    let cell = cell("a")
    weak var sections: TableSections?
    do {
      let held = TableSections([.init(rows: [cell])])
      sections = held
    }
    cell.isShown = false
    #expect(sections == nil && !cell.isShown)
  }

  @Test func aTableHoldsItsSections() {
    let (table, rows) = (UITableView(), TextRows())
    rows.entries = ["one", "two"]
    TableSections([.init(rows: [.list(rows)])]).tableView = table
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    weak var freed: TableSections?
    do {
      let sections = TableSections([.init(isShown: true, rows: [TableRow.text("one")])])
      sections.tableView = table
      freed = sections
    }
    #expect(freed != nil)
    TableSections([]).tableView = table
    #expect(freed == nil)
  }

  @Test func otherSectionsHaveTheirOwnMenus() {
    let table = UITableView()
    for title in ["First", "Second"] {
      let (rows, item) = (TextRows(), MenuItem())
      rows.entries = ["one"]
      item.title = title
      rows.setMenu([item])
      TableSections([.init(rows: [.list(rows)])]).tableView = table
      table.layoutIfNeeded()
      #expect(table.openMenu(at: IndexPath(row: 0, section: 0))?.children.map(\.title) == [title])
    }
    let rows = TextRows()
    rows.entries = ["one"]
    TableSections([.init(rows: [.list(rows)])]).tableView = table
    #expect(table.openMenu(at: IndexPath(row: 0, section: 0)) == nil)
  }

  /// The views that stand for missing rows can come before the rows, and after them.
  @Test func viewsAreShownWhileThereIsNoRow() {
    let (before, later, after) = (UITableView(), UITableView(), UITableView())
    let cells = ["a", "b", "c"].map(cell)
    for cell in cells { cell.isShown = false }
    let sections = TableSections([.init(rows: [cells[0]])])
    before.setEmptyViews([UILabel()])
    sections.tableView = before
    TableSections([.init(rows: [cells[2]])]).tableView = later
    later.setEmptyViews([UILabel()])
    after.setRows([.cell(cells[1])])
    after.setEmptyViews([UILabel()])
    #expect([before, later, after].map(\.backgroundView?.isHidden) == [false, false, false])
    for cell in cells { cell.isShown = true }
    #expect([before, later, after].map(\.backgroundView?.isHidden) == [true, true, true])
  }

  @Test func viewsThatStandForMissingRowsHaveTheirPlaces() throws {
    let (table, label, other, window) = (UITableView(), UILabel(), UILabel(), UIWindow())
    label.sceneInset = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    label.sceneSpacingAfter = 5
    table.setEmptyViews([label, other])
    window.addSubview(table)
    let place = try #require(label.superview)
    #expect(place is PlacementView && (place.superview as? UIStackView)?.customSpacing(after: place) == 5)
  }

  /// A row that can be swiped for its leading buttons does not offer what the table cannot do.
  @Test func leadingButtonsComeWithoutDeletion() {
    let (table, rows, pin) = (UITableView(), TextRows(), RowSwipeAction())
    rows.entries = ["one"]
    rows.setLeadingSwipe([pin])
    table.setRows([.list(rows)])
    table.layoutIfNeeded()
    let first = IndexPath(row: 0, section: 0)
    #expect(table.leadingSwipeActions(at: first).count == 1)
    #expect(!table.swipeToDelete(at: first))
    table.commitEditingHandler = { _, _, _ in }
    #expect(table.swipeToDelete(at: first))
  }

  @Test func leadingButtonsOfAHandlerComeWithoutDeletion() {
    let (table, first) = (UITableView(), IndexPath(row: 0, section: 0))
    table.setRows(["one"])
    table.leadingSwipeActionsConfigurationForRowHandler = { _, _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { $2(true) }])
    }
    table.layoutIfNeeded()
    #expect(table.leadingSwipeActions(at: first).count == 1 && !table.swipeToDelete(at: first))
    table.commitEditingHandler = { _, _, _ in }
    #expect(table.swipeToDelete(at: first))
  }
}
