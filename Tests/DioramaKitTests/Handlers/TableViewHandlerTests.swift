import Testing

@testable import DioramaKit

private final class Original: NSObject, UITableViewDataSource, UITableViewDelegate {
  let trace = Trace()

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "\(indexPath.section)/\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "H\(section)" }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    trace.note("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    trace.note("deselected \(indexPath.row)")
  }
}

/// Returns for the first row the height that the table returns for the second.
private final class Mirroring: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if indexPath.row == 1 { return 70 }
    return tableView.delegate?.tableView(tableView, heightForRowAt: IndexPath(row: 1, section: 0)) ?? 0
  }
}

@MainActor
struct TableViewHandlerTests {
  private let cities = ["北京", "上海", "深圳", "广州", "成都", "雄安", "苏州"]
  private let table = UITableView()
  private let trace = Trace()

  @Test func sevenCities() {
    table.numberOfRowsHandler = { [cities] _, _ in cities.count }
    table.cellForRowHandler = { [cities] table, path in
      let cell = UITableViewCell()
      cell.textLabel?.text = cities[path.row]
      return cell
    }
    table.didSelectRowHandler = { [cities, trace] _, path in trace.note(cities[path.row]) }
    #expect(table.visibleCells.map { $0.textLabel?.text } == cities)
    table.tapRow(at: IndexPath(row: 5, section: 0))
    #expect(trace.lines == ["雄安"])
    #expect(table.numberOfSections == 1)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
  }

  @Test func rowsThatNeverChange() {
    let about = UITableViewCell(style: .value1, reuseIdentifier: nil)
    about.selectHandler = { [trace] in trace.note("about") }
    table.setRows(["北京", "\(1 + 1)", .cell(about)])
    table.didSelectRowHandler = { [trace] _, path in trace.note("row \(path.row)") }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["北京", "2", nil])
    table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(trace.lines == ["about", "row 2"])
    #expect(table.indexPathForSelectedRow == nil)
    table.setRows(cities)
    #expect(table.numberOfRows(inSection: 0) == 7)
    table.setRows([])
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func sectionsHeadersAndHeights() {
    let header = UIView()
    table.numberOfSectionsHandler = { _ in 2 }
    table.numberOfRowsHandler = { _, section in section + 1 }
    table.cellForRowHandler = { _, _ in UITableViewCell() }
    table.heightForRowHandler = { _, path in CGFloat(10 * (path.section + 1)) }
    table.heightForHeaderHandler = { _, _ in 30 }
    table.heightForFooterHandler = { _, _ in 20 }
    table.viewForHeaderHandler = { _, section in section == 1 ? header : nil }
    table.viewForFooterHandler = { _, _ in UILabel() }
    #expect(table.visibleCells.map(\.frame.height) == [10, 20, 20])
    #expect(table.header(ofSection: 0) == nil && table.header(ofSection: 1) === header)
    #expect(header.frame.height == 30)
    #expect(table.footer(ofSection: 0)?.frame.height == 20)
  }

  @Test func theAppsDataSourceAndDelegateKeepWorking() {
    let original = Original()
    table.dataSource = original
    table.delegate = original
    table.heightForHeaderHandler = { _, _ in 50 }
    table.didSelectRowHandler = nil
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.map(\.frame.height).allSatisfy { $0 == 60 })
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "H1")
    #expect(table.headerView(forSection: 1)?.frame.height == 50)
    table.tapRow(at: IndexPath(row: 1, section: 1))
    table.tapRow(at: IndexPath(row: 0, section: 1))
    table.tapRow(at: IndexPath(row: 2, section: 1))
    #expect(original.trace.lines == ["selected 1", "deselected 1", "selected 2"])
    table.numberOfRowsHandler = { _, _ in 1 }
    #expect(table.numberOfRows(inSection: 1) == 1)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0/0", "1/0"])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "H1")
  }

  @Test func anAdditionalHandlerKeepsTheSelection() {
    table.setRows(cities)
    table.tapRow(at: IndexPath(row: 3, section: 0))
    table.didSelectRowHandler = { [trace] _, _ in trace.note("selected") }
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test func aRemovedDelegateIsNotCalledAnymore() {
    let original = Original()
    table.delegate = original
    table.setRows(cities)
    table.delegate = nil
    table.heightForRowHandler = { _, _ in 10 }
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(original.trace.lines.isEmpty)
  }

  @Test func nothingLeaks() {
    weak var released: UITableView?
    do {
      let table = UITableView()
      released = table
      table.setRows(cities)
      table.didSelectRowHandler = { [trace] _, _ in trace.note("selected") }
      table.tapRow(at: IndexPath(row: 0, section: 0))
    }
    #expect(released == nil)
  }

  @Test func staticRowsAreInOneSectionWithAnyDataSource() {
    let original = Original()
    table.dataSource = original
    #expect(table.numberOfSections == 2)
    table.setRows(["a"])
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 1)
  }

  /// Static rows answer for themselves.
  @Test func staticRowsNeedNoHandlers() {
    table.setRows(["a", "b"])
    table.numberOfSectionsHandler = { _ in 3 }
    table.numberOfRowsHandler = { _, _ in 3 }
    table.cellForRowHandler = { _, _ in UITableViewCell() }
    table.reloadData()
    #expect(table.numberOfSections == 1 && table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
  }

  @Test func anAppsMethodCanQueryAnotherRow() {
    let app = Mirroring()
    table.delegate = app
    table.heightForHeaderHandler = { _, _ in 1 }
    let height = table.delegate?.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0))
    #expect(height == 70)
  }

  @Test func withoutItsDecoratorATableKeepsTheAppsDataSource() throws {
    let original = Original()
    table.dataSource = original
    table.didSelectRowHandler = { _, _ in }
    #expect(table.dataSource === original)
    try #require(table.subview(type: TableViewDecorator.self)).removeFromSuperview()
    #expect(table.dataSource === original && table.delegate == nil)
    table.delegate = original
    #expect(table.delegate === original)
  }
}
