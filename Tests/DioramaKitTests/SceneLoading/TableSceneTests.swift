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

private struct Source: SwitchWithTextCellDataSource {
  let title = "Title"
  let switchOn = true
}

@MainActor
@Suite(.serialized)
struct TableSceneTests {
  private let trace = Trace()

  private func load(_ parameters: [String: Any?] = [:], types: Bool = true) throws -> any LoadedScene {
    var loader = SceneLoader()
    if types { loader.types.registerRoleType(Model.self) { Model() } }
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
    #expect(remember.switchControl.onTintColor == .systemGreen && remember.textLabel?.textColor == .label)
    remember.switchControl.tap()
    #expect(trace.lines == ["remember false"])
  }

  @Test(arguments: [true, false]) func anAttributeOfAListThatDoesNotChangeIsSet(_ isShown: Bool) throws {
    let list = TreeFixtures.view("each", "tags", 4, ["shown": .boolean(isShown)])
    var changing = ChangingScene(rows: [])
    changing.tree.content = .sections([RuntimeTree.Section(header: nil, footer: nil, rows: [list])])
    changing.state("tags", .strings, .list([.literal("a")]))
    changing.change("tags", ["entries": .state("tags")])
    let scene = try changing.load()
    let table = try #require((scene as? UITableViewController)?.tableView)
    #expect(table.numberOfRows(inSection: 0) == (isShown ? 1 : 0))
  }

  @Test func aSelectedRowCallsItsHandlerAndIsDeselected() throws {
    let scene = try load(["coordinator": Model()])
    let table = try #require((scene as? UITableViewController)?.tableView)
    table.tapRow(at: IndexPath(row: 0, section: 1))
    #expect(trace.lines == ["about"] && table.indexPathForSelectedRow == nil)
  }

  @Test func withoutRowHandlersASelectedRowStaysSelected() throws {
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
        .roleOfWrongType("delegate", expected: "SwitchWithTextCellDelegate", given: "String", line: 6),
      ])
  }

  @Test func passedObjectsLiveWithTheScene() throws {
    weak var passedIn: Model?
    do {
      let scene: any LoadedScene
      do {
        let model = Model()
        passedIn = model
        scene = try load(["coordinator": model])
      }
      scene.view("wifi", as: SwitchWithTextTableViewCell.self)?.switchControl.tap()
      #expect(passedIn?.changes == [true])
    }
    #expect(passedIn == nil)
  }

  @Test func aViewModelThatFillsOnlyOneRoleIsReportedOnce() throws {
    var loader = SceneLoader()
    loader.types.registerRoleType(Source.self) { Source() }
    let row = TreeFixtures.cell(
      "sync", 4, [.init(name: "viewModel", fills: ["dataSource", "delegate"], source: .type("Source"))])
    let error = #expect(throws: SceneLoadingError.self) { try loader.load(TreeFixtures.table([row])) }
    #expect(error?.problems.count == 1)
    let description =
      "line 4: Source cannot be the 'viewModel', which must be of type "
      + "SwitchWithTextCellDataSource & SwitchWithTextCellDelegate"
    #expect(error?.description == description)
  }

  @Test func rowsOnOneLineHaveSeparateInstances() throws {
    var loader = SceneLoader()
    var made: [Model] = []
    loader.types.registerRoleType(Model.self) {
      made.append(Model())
      return made[made.count - 1]
    }
    let rows = ["a", "b"].map { id in
      TreeFixtures.cell(
        id, 4, [.init(name: "viewModel", fills: ["dataSource", "delegate"], source: .type("Model"))])
    }
    let scene = try loader.load(TreeFixtures.table(rows))
    scene.view("b", as: SwitchWithTextTableViewCell.self)?.switchControl.tap()
    #expect(made.map(\.changes) == [[], [false]])
  }

  @Test func aViewModelCanBeWrittenInline() throws {
    let members = [
      "title": Value.literal("Sync"), "switchOn": .boolean(true), "switchColor": .color(.named("red")),
    ]
    let attributes = members.map { RuntimeTree.Attribute(name: $0, value: $1) }
    let row = TreeFixtures.cell(
      "sync", 4,
      [
        .init(
          name: "viewModel", fills: ["dataSource", "delegate"],
          source: .inline(
            attributes: attributes, handlers: [.init(event: "onSwitchToggleOn", method: "syncChanged")]))
      ])
    var handlers = SceneHandlers()
    handlers.set("syncChanged") { [trace] (isOn: Bool) in trace.note("sync \(isOn)") }
    let wanted = TreeFixtures.handler("syncChanged", ["Bool"])
    let scene = try SceneLoader().load(TreeFixtures.table([row], handlers: [wanted]), handlers: handlers)
    let cell = try #require(scene.view("sync", as: SwitchWithTextTableViewCell.self))
    #expect(cell.textLabel?.text == "Sync" && cell.switchControl.isOn)
    #expect(
      cell.switchControl.onTintColor == .red && cell.textLabel?.font == .preferredFont(forTextStyle: .body))
    cell.switchControl.tap()
    #expect(trace.lines == ["sync false"])
  }

  @Test func twoScenesCanShareAViewModel() throws {
    let model = Model()
    let scenes = [try load(["coordinator": model]), try load(["coordinator": model])]
    for scene in scenes { scene.view("wifi", as: SwitchWithTextTableViewCell.self)?.switchControl.tap() }
    #expect(model.changes == [true, true])
  }
}
