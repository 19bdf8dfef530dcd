import DioramaKit
import Testing

private struct Source: SwitchWithTextCellDataSource {
  var title = "Title"
  var switchOn = true
}

private final class Listener: SwitchWithTextCellDelegate {
  let trace = Trace()
  var table: UITableView?

  func onSwitchToggleOn(_ on: Bool) { trace.note("\(on)") }
}

private final class MinionMode: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  let trace = Trace()
  let title = "Minion Mode!!!"
  let switchOn = true
  var switchColor: UIColor { .yellow }

  func onSwitchToggleOn(_ on: Bool) {
    trace.note(on ? "The Minions are here to stay!" : "The Minions went out to play!")
  }
}

private final class CountingCell: SwitchWithTextTableViewCell {
  var configurations = 0

  override func configure(
    withDataSource dataSource: any SwitchWithTextCellDataSource,
    delegate: (any SwitchWithTextCellDelegate)? = nil
  ) {
    configurations += 1
    super.configure(withDataSource: dataSource, delegate: delegate)
  }
}

@MainActor
struct SwitchCellTests {
  private let cell = SwitchWithTextTableViewCell()

  @Test func withoutADelegateTheDefaultsApply() {
    cell.configure(withDataSource: Source())
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.switchControl.isOn)
    #expect(cell.switchControl.onTintColor == .purple)
    #expect(cell.textLabel?.textColor == .label)
    #expect(cell.textLabel?.font == .preferredFont(forTextStyle: .body))
    #expect(cell.accessoryView === cell.switchControl)
    cell.switchControl.tap()
    #expect(!cell.switchControl.isOn)
  }

  @Test func oneViewModelFillsBothRoles() {
    let model = MinionMode()
    cell.configure(withDataSource: model, delegate: model)
    #expect(cell.switchControl.onTintColor == .yellow)
    cell.switchControl.tap()
    cell.switchControl.tap()
    #expect(model.trace.lines == ["The Minions went out to play!", "The Minions are here to stay!"])
  }

  /// It makes no difference whether the style is set before the switch is used or afterwards.
  @Test func theRowDoesNotLookSelectedUnlessItIsTold() {
    cell.selectionStyle = .blue
    #expect(!cell.isOn && cell.accessoryView == nil)
    cell.isOn = true
    cell.configure(withDataSource: Source())
    #expect(cell.selectionStyle == .blue)
    cell.selectionStyle = .default
    #expect(cell.selectionStyle == .none)
    let other = SwitchWithTextTableViewCell()
    other.isOn = true
    #expect(other.selectionStyle == .none)
    other.selectionStyle = .gray
    #expect(other.selectionStyle == .gray)
  }

  @Test func theSwitchCanFollowSomethingElseThanItsRoles() {
    let model = MinionMode()
    var seen: [Bool] = []
    cell.configure(withViewModel: model)
    cell.isOn = false
    cell.toggledHandler = { cell in seen.append(cell.isOn) }
    #expect(!cell.switchControl.isOn)
    // Roles that change no longer change the switch.
    cell.configure(withViewModel: model)
    #expect(!cell.isOn && cell.textLabel?.text == model.title)
    cell.switchControl.tap()
    #expect(seen == [true] && model.trace.lines.count == 1)
    cell.prepareForReuse()
    cell.isOn = true
    cell.prepareForReuse()
    cell.configure(withDataSource: Source(switchOn: false))
    #expect(!cell.isOn)
    cell.switchControl.tap()
    #expect(seen == [true])
  }

  @Test func aViewModelMadeInPlaceLivesUntilReuseOrReconfiguration() {
    weak var model: MinionMode?
    func configure() {
      let made = MinionMode()
      model = made
      cell.configure(withViewModel: made)
    }
    configure()
    #expect(cell.textLabel?.text == "Minion Mode!!!" && cell.switchControl.onTintColor == .yellow)
    cell.switchControl.tap()
    #expect(model?.trace.lines == ["The Minions went out to play!"])
    cell.prepareForReuse()
    #expect(model == nil)
    configure()
    #expect(model != nil)
    cell.configure(withDataSource: Source())
    #expect(model == nil)
    configure()
    weak let former = model
    configure()
    #expect(former == nil && model != nil)
  }

  @Test func aViewModelIsFreedWithItsCell() {
    weak var model: MinionMode?
    do {
      let cell = SwitchWithTextTableViewCell()
      let made = MinionMode()
      model = made
      cell.configure(withViewModel: made)
    }
    #expect(model == nil)
  }

  @Test func aSubclassCanOverrideBothWaysOfConfiguring() {
    let cell = CountingCell()
    cell.configure(withDataSource: Source())
    cell.configure(withViewModel: MinionMode())
    #expect(cell.configurations == 2)
  }

  @Test func aDelegateIsHeldWeakly() {
    weak var listener: Listener?
    do {
      let made = Listener()
      listener = made
      cell.configure(withDataSource: Source(), delegate: made)
    }
    #expect(listener == nil)
    cell.switchControl.tap()
  }

  @Test func aReusedCellCallsOnlyTheNewDelegate() {
    let (old, new) = (Listener(), MinionMode())
    cell.configure(withDataSource: Source(), delegate: old)
    cell.prepareForReuse()
    cell.switchControl.tap()
    cell.configure(withDataSource: new, delegate: new)
    #expect(cell.textLabel?.text == "Minion Mode!!!" && cell.switchControl.isOn)
    cell.switchControl.tap()
    cell.configure(withDataSource: Source(title: "Plain", switchOn: false))
    cell.switchControl.tap()
    #expect(cell.textLabel?.text == "Plain" && cell.switchControl.onTintColor == .purple)
    #expect(old.trace.lines.isEmpty)
    #expect(new.trace.lines == ["The Minions went out to play!"])
  }

  @Test func aDelegateThatOwnsTheTableDoesNotLeak() {
    weak var released: Listener?
    do {
      let delegate = Listener()
      released = delegate
      let table = UITableView()
      delegate.table = table
      let cell = SwitchWithTextTableViewCell()
      cell.configure(withDataSource: Source(), delegate: delegate)
      table.setRows([.cell(cell)])
      table.layoutIfNeeded()
      cell.switchControl.tap()
      #expect(delegate.trace.lines == ["false"])
    }
    #expect(released == nil)
  }

  @Test func voiceOverNamesTheSwitchLikeTheCell() {
    cell.configure(withDataSource: Source(title: "Wi-Fi"))
    #expect(cell.switchControl.accessibilityLabel == "Wi-Fi")
    cell.accessibilityLabel = "Wireless"
    cell.configure(withDataSource: Source(title: "WLAN"))
    #expect(cell.switchControl.accessibilityLabel == "Wireless")
    cell.accessibilityLabel = ""
    #expect(cell.switchControl.accessibilityLabel == "WLAN")
  }
}
