import DioramaKit
import Testing

private final class CountingButton: UIButton {
  var count = 0
}

private final class CountingCell: UITableViewCell {
  var count = 0
}

@MainActor
private final class Owner {
  let trace = Trace()

  func clicked() { trace.note("clicked") }
  func noteClick(of button: UIButton) { trace.note("clicked by a button") }
}

/// Closures are accepted with and without the sender, which has its own class.
@MainActor
struct SenderTests {
  private let trace = Trace()

  @Test func aClickWithoutSender() {
    let button = UIButton()
    button.clickHandler = { trace.note("OK") }
    button.tap()
    button.clickHandler?()
    button.clickHandler?(button)
    #expect(trace.lines == ["OK", "OK", "OK"])
  }

  @Test func aClickWithItsSender() {
    let button = UIButton()
    button.clickHandler = { _ in trace.note("ignored") }
    button.tap()
    button.clickHandler = { $0.isEnabled = false }
    button.tap()
    #expect(!button.isEnabled)
    button.clickHandler = { button in
      trace.note("multiple statements")
      button.isEnabled = true
    }
    button.clickHandler?()
    #expect(button.isEnabled)
    #expect(trace.lines == ["ignored", "multiple statements"])
  }

  @Test func aSenderHasItsOwnClass() {
    let button = CountingButton()
    button.clickHandler = { $0.count += 1 }
    button.tap()
    button.setHandler({ button in button.count += 10 }, for: .touchDown)
    button.tap()
    #expect(button.count == 12)
    button.clickHandler = { trace.note("no sender") }
    button.tap()
    #expect(trace.lines == ["no sender"])
    #expect(button.count == 22)
  }

  @Test func methodsAreAccepted() {
    let owner = Owner()
    let button = CountingButton()
    button.clickHandler = owner.noteClick
    button.tap()
    button.clickHandler = owner.clicked
    button.tap()
    #expect(owner.trace.lines == ["clicked by a button", "clicked"])
  }

  @Test func nilRemovesAHandler() {
    let button = UIButton()
    #expect(button.clickHandler == nil)
    button.clickHandler = { trace.note("OK") }
    #expect(button.clickHandler != nil)
    let handler = button.clickHandler
    button.clickHandler = nil
    button.tap()
    #expect(trace.lines.isEmpty && button.clickHandler == nil)
    handler?(button)
    #expect(trace.lines == ["OK"])
  }

  @Test func closuresInsideTasks() async {
    let button = UIButton()
    await Task { button.clickHandler = { Task { trace.note("later") } } }.value
    button.tap()
    await Task.yield()
    for _ in 0..<100 where trace.lines.isEmpty { await Task.yield() }
    #expect(trace.lines == ["later"])
  }

  @Test func aControlEventWithAndWithoutSender() {
    let slider = UISlider()
    slider.setHandler({ trace.note("changed") }, for: .valueChanged)
    slider.slide(to: 0.5)
    slider.setHandler({ slider in trace.note("\(slider.value)") }, for: .valueChanged)
    slider.slide(to: 0.25)
    slider.setHandler(nil, for: .valueChanged)
    slider.slide(to: 0)
    #expect(trace.lines == ["changed", "0.25"])
  }

  @Test func aCellsSelectionWithAndWithoutSender() {
    let table = UITableView()
    let cell = CountingCell()
    let path = IndexPath(row: 0, section: 0)
    #expect(cell.selectHandler == nil)
    table.setRows([.cell(cell)])
    cell.selectHandler = { trace.note("selected") }
    table.tapRow(at: path)
    cell.selectHandler?()
    cell.selectHandler = { $0.count += 1 }
    table.tapRow(at: path)
    cell.selectHandler?(cell)
    #expect(cell.count == 2)
    cell.selectHandler = nil
    table.tapRow(at: path)
    #expect(cell.count == 2 && cell.selectHandler == nil)
    #expect(trace.lines == ["selected", "selected"])
  }

  @Test func handlersThatUseTheirArgumentDoNotLeak() {
    weak var button: UIButton?
    weak var cell: UITableViewCell?
    do {
      let strongButton = UIButton()
      strongButton.clickHandler = { $0.isEnabled = false }
      strongButton.clickHandler = { button in button.isEnabled = false }
      let strongCell = UITableViewCell()
      strongCell.selectHandler = { $0.accessoryType = .checkmark }
      _ = strongButton.clickHandler as (@MainActor () -> Void)?
      (button, cell) = (strongButton, strongCell)
    }
    #expect(button == nil && cell == nil)
  }
}
