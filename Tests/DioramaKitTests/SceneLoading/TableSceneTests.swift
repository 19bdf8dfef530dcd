import DioramaTree
import Testing

@testable import DioramaKit

@MainActor
private final class Model: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  static weak var last: Model?
  let title = "Minion Mode!!!"
  let switchOn = true
  var switchColor: UIColor { .yellow }
  private(set) var changes: [Bool] = []

  init() { Self.last = self }

  func onSwitchToggleOn(_ on: Bool) { changes.append(on) }
}

@MainActor
@Suite(.serialized)
struct TableSceneTests {
  private let trace = Trace()

  private func load(_ parameters: [String: Any] = [:], types: Bool = true) throws -> any LoadedScene {
    var loader = SceneLoader()
    if types { loader.types.register(Model.self) { Model() } }
    var handlers = SceneHandlers()
    handlers.set("aboutSelected") { [trace] in trace.note("about") }
    handlers.set("rememberMeChanged") { [trace] (isOn: Bool) in trace.note("remember \(isOn)") }
    return try loader.load(TreeFixtures.settings, parameters: parameters, handlers: handlers)
  }

  @Test func theTableHasItsSectionsAndRows() throws {
    let model = Model()
    let scene = try load(["coordinator": model])
    let table = try #require((scene as? UITableViewController)?.tableView)
    #expect(table.style == .grouped && table.numberOfSections == 2)
    #expect(
      table.visibleCells.map { $0.textLabel?.text } == [
        "Minion Mode!!!", "Wi-Fi", "Remember me", "About",
      ])
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "General")
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "Bye")
    #expect(scene.view("about")?.accessibilityIdentifier == "Settings.about")
  }

  @Test func oneInstanceFillsBothRolesAndLivesWithTheScene() throws {
    do {
      let scene = try load(["coordinator": Model()])
      let cell = try #require(scene.view("minionMode", as: SwitchWithTextTableViewCell.self))
      cell.switchControl.tap()
      #expect(cell.switchControl.onTintColor == .yellow)
      #expect(Model.last?.changes == [false])
    }
    #expect(Model.last == nil)
  }

  @Test func rolesArePassedInOrWrittenInline() throws {
    let model = Model()
    let scene = try load(["coordinator": model])
    scene.view("wifi", as: SwitchWithTextTableViewCell.self)?.switchControl.tap()
    #expect(model.changes == [true])
    let remember = try #require(scene.view("rememberMe", as: SwitchWithTextTableViewCell.self))
    #expect(remember.switchControl.onTintColor == .systemGreen && remember.textLabel?.textColor == .black)
    remember.switchControl.tap()
    #expect(trace.lines == ["remember false"])
  }

  @Test func aSelectedRowCallsItsHandlerAndIsDeselected() throws {
    let scene = try load(["coordinator": Model()])
    let table = try #require((scene as? UITableViewController)?.tableView)
    table.tapRow(at: IndexPath(row: 0, section: 1))
    #expect(trace.lines == ["about"] && table.indexPathForSelectedRow == nil)
  }

  @Test func whereNoRowHasAHandlerASelectedRowStaysSo() throws {
    let scene = try SceneLoader().load(TreeFixtures.plainRows)
    let table = try #require((scene as? UITableViewController)?.tableView)
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func missingTypesAndUnsuitableRolesAreReported() {
    let error = #expect(throws: SceneLoadingError.self) { try load(["coordinator": "nobody"], types: false) }
    #expect(
      error?.problems == [
        .missingType("Model", line: 4),
        .unsuitableRole("delegate", expected: "SwitchWithTextCellDelegate", given: "String", line: 6),
      ])
  }

  @Test func twoScenesCanShareAViewModel() throws {
    let model = Model()
    let scenes = [try load(["coordinator": model]), try load(["coordinator": model])]
    for scene in scenes { scene.view("wifi", as: SwitchWithTextTableViewCell.self)?.switchControl.tap() }
    #expect(model.changes == [true, true])
  }
}
