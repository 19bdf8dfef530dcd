import DioramaKit
import Testing

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  let trace = Trace()
  /// The delegate to which this one forwards.
  weak var next: (any UITextFieldDelegate)?

  func textFieldDidBeginEditing(_ textField: UITextField) { trace.note("began") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    trace.note("return?")
    return next?.textFieldShouldReturn(textField) ?? false
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    trace.note("'\(string)'?")
    return string != "x"
  }
}

private final class TableOwner: NSObject, UITableViewDataSource, UITableViewDelegate {
  let trace = Trace()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "owner \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { trace.note("selected") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { trace.note("scrolled") }
}

/// A delegate or data source that is set after a handler works alongside it.
@MainActor
@Suite(.serialized)
struct LaterDelegateTests {
  private let field = UITextField()
  private let table = UITableView()
  private let trace = Trace()
  private let first = IndexPath(row: 0, section: 0)

  @Test func aFieldsDelegateThatIsSetLater() {
    let delegate = FieldDelegate()
    field.maxLength = 3
    field.shouldReturnHandler = { [trace] _ in
      trace.note("handled")
      return true
    }
    field.delegate = delegate
    field.type("axbcd")
    #expect(field.text == "abc")
    #expect(field.pressReturn())
    #expect(trace.lines == ["handled"])
    #expect(delegate.trace.lines == ["began", "'a'?", "'x'?", "'b'?", "'c'?"])
    field.resignFirstResponder()
  }

  @Test(arguments: [true, false]) func aFieldsDelegateThatIsRemoved(isSetBefore: Bool) {
    let delegate = FieldDelegate()
    if isSetBefore { field.delegate = delegate }
    field.maxLength = 2
    if !isSetBefore { field.delegate = delegate }
    field.delegate = nil
    field.type("abx")
    #expect(field.text == "ab")
    #expect(delegate.trace.lines.isEmpty)
    field.resignFirstResponder()
  }

  @Test func delegatesAfterOneAnother() {
    let delegates = [FieldDelegate(), FieldDelegate()]
    field.shouldReturnHandler = nil
    field.delegate = delegates[0]
    field.delegate = delegates[1]
    field.delegate = delegates[1]
    field.pressReturn()
    #expect(delegates[0].trace.lines.isEmpty)
    #expect(delegates[1].trace.lines == ["began", "return?"])
    field.delegate = field.delegate
    field.pressReturn()
    #expect(delegates[1].trace.lines.count == 3)
    field.resignFirstResponder()
  }

  @Test func aDelegateThatIsReleased() {
    field.maxLength = 2
    do {
      let delegate = FieldDelegate()
      field.delegate = delegate
    }
    field.type("xyz")
    #expect(field.text == "xy")
    #expect(field.pressReturn())
    field.resignFirstResponder()
  }

  @Test func aDelegateThatForwardsToThePreviousOne() {
    let delegate = FieldDelegate()
    field.didBeginEditingHandler = { [trace] _ in trace.note("handled") }
    delegate.next = field.delegate
    field.delegate = delegate
    #expect(field.pressReturn())
    #expect(delegate.trace.lines == ["return?"])
    #expect(trace.lines == ["handled"])
    field.pressReturn()
    #expect(delegate.trace.lines == ["return?", "return?"])
    field.resignFirstResponder()
  }

  @Test func fieldsThatAreEachOthersDelegate() {
    let other = UITextField()
    let delegate = FieldDelegate()
    other.delegate = delegate
    field.maxLength = 1
    other.maxLength = 2
    field.delegate = other.delegate
    other.delegate = field.delegate
    field.pressReturn()
    #expect(delegate.trace.lines == ["began", "return?"])
    field.resignFirstResponder()
    other.pressReturn()
    #expect(delegate.trace.lines.count == 4)
    other.type("abc")
    #expect(other.text == "ab")
    other.resignFirstResponder()
  }

  @Test func aTablesDataSourceAndDelegateThatAreSetLater() {
    let owner = TableOwner()
    table.heightForHeaderHandler = { _, _ in 30 }
    table.numberOfRowsHandler = { _, _ in 2 }
    table.didSelectRowHandler = { [trace] _, _ in trace.note("handled") }
    table.dataSource = owner
    table.delegate = owner
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["owner 0", "owner 1"])
    #expect(table.visibleCells.map(\.frame.height) == [60, 60])
    table.tapRow(at: first)
    #expect(trace.lines == ["handled"] && owner.trace.lines.isEmpty)
    table.didSelectRowHandler = nil
    table.tapRow(at: first)
    #expect(owner.trace.lines == ["selected"])
    table.delegate = nil
    table.dataSource = nil
    #expect(table.numberOfRows(inSection: 0) == 2)
    table.tapRow(at: first)
    #expect(owner.trace.lines == ["selected"])
  }

  @Test func rowsAndHandlersOfCellsOutliveALaterDelegate() {
    let owner = TableOwner()
    let cell = UITableViewCell()
    cell.selectHandler = { [trace] in trace.note("cell") }
    table.setRows([.cell(cell)])
    table.delegate = owner
    #expect(table.visibleCells.first === cell)
    table.tapRow(at: first)
    #expect(trace.lines == ["cell"])
    #expect(owner.trace.lines == ["selected"])
    table.delegate = nil
    table.tapRow(at: first)
    #expect(trace.lines == ["cell", "cell"])
  }

  @Test func aTableWithoutHandlersForItsDataKeepsItsDataSource() {
    let owner = TableOwner()
    table.didSelectRowHandler = { _, _ in }
    table.dataSource = owner
    #expect(table.dataSource === owner)
    table.titleForHeaderHandler = { _, _ in "Header" }
    #expect(table.dataSource !== owner)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Header")
  }

  @Test func aDataHandlerKeepsTheSelection() {
    table.setRows(["a", "b"])
    table.tapRow(at: first)
    table.numberOfRowsHandler = { _, _ in 2 }
    #expect(table.indexPathForSelectedRow == first)
  }

  @Test func addedAndRemovedMethodsApplyAtOnce() {
    table.numberOfRowsHandler = { _, _ in 1 }
    #expect(table.headerView(forSection: 0) == nil)
    table.titleForHeaderHandler = { _, _ in "Header" }
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Header")
    table.titleForHeaderHandler = nil
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test func removingTheDecoratorRestoresTheDelegate() {
    let owner = TableOwner()
    let delegate = FieldDelegate()
    table.dataSource = owner
    table.delegate = owner
    table.numberOfRowsHandler = { _, _ in 2 }
    field.maxLength = 1
    field.delegate = delegate
    for view in table.subviews + field.subviews { view.removeFromSuperview() }
    #expect(table.dataSource === owner && table.delegate === owner)
    #expect(field.delegate === delegate)
    field.delegate = nil
    #expect(field.delegate == nil)
    table.delegate = nil
    #expect(table.delegate == nil)
  }

  @Test func nothingLeaks() {
    weak var releasedField: UITextField?
    weak var releasedTable: UITableView?
    weak var releasedDelegate: FieldDelegate?
    do {
      let field = UITextField()
      let table = UITableView()
      let delegate = FieldDelegate()
      let owner = TableOwner()
      field.maxLength = 3
      field.delegate = delegate
      table.setRows(["a"])
      table.delegate = owner
      table.dataSource = owner
      table.tapRow(at: first)
      (releasedField, releasedTable, releasedDelegate) = (field, table, delegate)
    }
    #expect(releasedField == nil && releasedTable == nil && releasedDelegate == nil)
  }

  @Test func aTablesDelegateHearsOfScrolling() {
    let owner = TableOwner()
    table.didSelectRowHandler = { _, _ in }
    table.delegate = owner
    table.contentOffset = CGPoint(x: 0, y: 1)
    #expect(owner.trace.lines == ["scrolled"])
  }
}
