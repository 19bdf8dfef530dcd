import DioramaKit
import Testing

/// Every method of a table calls its handler, or else the app's object, or else returns UIKit's default.
@MainActor
struct TableMethodTests {
  private let table = UITableView()
  private let trace = Trace()

  init() {
    table.rowHeight = 31
    table.sectionHeaderHeight = 32
    table.sectionFooterHeight = 33
  }

  private func words(_ answer: Any?) -> String {
    switch answer {
    case let path as IndexPath: "\(path.section)/\(path.row)"
    case let cell as NamedCell: cell.accessibilityIdentifier ?? ""
    case let configuration as UISwipeActionsConfiguration: "\(configuration.actions.count) actions"
    case let view as UIView: "\(type(of: view))"
    case let value?: value is Void ? "nothing" : "\(value)"
    case nil: "nil"
    }
  }

  @Test(arguments: TableMethod.all.indices) func aHandlerAnswers(index: Int) {
    let method = TableMethod.all[index]
    let app = AnsweringApp()
    table.dataSource = app
    table.delegate = app
    method.handle(table, trace)
    let answer = words(method.ask(table))
    if method.answers.otherwise != "nothing" { #expect(answer == method.answers.handler, "\(method.name)") }
    #expect(trace.lines.first == "handler", "\(method.name)")
    #expect(app.trace.lines.isEmpty, "\(method.name)")
  }

  @Test(arguments: TableMethod.all.indices) func theAppAnswersWithoutAHandler(index: Int) {
    let method = TableMethod.all[index]
    let app = AnsweringApp()
    installForwarders()
    table.dataSource = app
    table.delegate = app
    let answer = words(method.ask(table))
    if method.answers.otherwise != "nothing" { #expect(answer == method.answers.app, "\(method.name)") }
    #expect(app.trace.lines == ["app"], "\(method.name)")
  }

  @Test(arguments: TableMethod.all.indices) func withoutEitherUIKitsDefaultApplies(index: Int) {
    let method = TableMethod.all[index]
    installForwarders()
    #expect(words(method.ask(table)) == method.answers.otherwise, "\(method.name)")
  }

  @Test(arguments: [
    "titleForHeader", "titleForFooter", "canEditRow", "commitEditing", "canMoveRow", "moveRow",
  ])
  func anAddedDataMethodReachesTheTable(name: String) throws {
    let method = try #require(TableMethod.all.first { $0.name == name })
    table.numberOfRowsHandler = { _, _ in 1 }
    table.tapRow(at: IndexPath(row: 0, section: 0))
    method.handle(table, trace)
    #expect(table.indexPathForSelectedRow == nil, "the data source was not set again")
  }

  @Test(arguments: TableMethod.all.indices) func aDataHandlerNeedsNoDataSource(index: Int) {
    let method = TableMethod.all[index]
    method.handle(table, trace)
    _ = method.ask(table)
    #expect(trace.lines == ["handler"], "\(method.name)")
  }

  /// Installs forwarders without handlers.
  private func installForwarders() {
    table.titleForHeaderHandler = { _, _ in nil }
    table.titleForHeaderHandler = nil
  }
}
