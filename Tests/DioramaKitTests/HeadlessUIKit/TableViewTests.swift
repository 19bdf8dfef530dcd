import DioramaKit
import Testing

private final class NumberCell: UITableViewCell {
  private(set) var reuseCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

@MainActor
struct TableViewTests {
  private let table = UITableView()

  private func showNumbers(_ count: Int) {
    table.register(NumberCell.self, forCellReuseIdentifier: "number")
    table.numberOfRowsHandler = { _, _ in count }
    table.cellForRowHandler = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.textLabel?.text = String(path.row)
      return cell
    }
  }

  @Test func tenThousandRowsNeedFewCells() {
    var cells: Set<ObjectIdentifier> = []
    showNumbers(10_000)
    for row in 0..<10_000 {
      guard let cell = table.scroll(to: IndexPath(row: row, section: 0)) else { break }
      #expect(cell.textLabel?.text == String(row))
      cells.insert(ObjectIdentifier(cell))
    }
    #expect(cells.count <= table.numberOfRowsOnScreen + 1)
    #expect(table.visibleCells.count == table.numberOfRowsOnScreen)
    #expect(table.visibleCells.map { $0.textLabel?.text }.last == "9999")
  }

  @Test func reloadingReusesCellsAndEndsSelections() {
    showNumbers(3)
    table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { ($0 as? NumberCell)?.reuseCount == 1 && !$0.isSelected })
  }

  @Test func aTapSelectsAndDeselects() {
    let trace = Trace()
    showNumbers(5)
    table.didSelectRowHandler = { _, path in trace.note("\(path.row)") }
    table.visibleCells.first?.contentView.tap()
    table.tapRow(at: IndexPath(row: 2, section: 0))
    #expect(trace.lines == ["0", "2"])
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true, false, false])
    table.allowsSelection = false
    table.tapRow(at: IndexPath(row: 3, section: 0))
    #expect(trace.lines.count == 2)
  }

  @Test func aCellIsNotifiedOfItsSelectionInOneWay() {
    final class Cell: UITableViewCell {
      var calls: [String] = []

      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected)")
      }

      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.calls == ["selected true", "highlighted true"] && cell.isSelected && cell.isHighlighted)
    table.setRows([.cell(cell)])
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(cell.calls.last == "selected true")
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    #expect(cell.calls.last == "selected false" && !cell.isSelected)
  }

  @Test func aTableControllerIsItsTablesDataSourceAndDelegate() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    #expect(controller.tableView.numberOfSections == 1)
  }
}
