/// Answers a table: with a handler, with rows that never change, with the data source that the app has set, or as UIKit
/// does by default.
final class TableViewDataSourceForwarder: DelegateForwarder, UITableViewDataSource {
  var handlers = TableViewHandlers()
  weak var original: (any UITableViewDataSource)?

  func numberOfSections(in tableView: UITableView) -> Int {
    if let handler = handlers.numberOfSections { return handler(tableView) }
    return handlers.rows == nil ? original?.sectionCount(tableView) ?? 1 : 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    handlers.numberOfRows?(tableView, section) ?? handlers.rows?.count
      ?? original?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    handlers.cellForRow?(tableView, indexPath) ?? handlers.rows?[indexPath.row].cell(in: tableView)
      ?? original?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }
}
