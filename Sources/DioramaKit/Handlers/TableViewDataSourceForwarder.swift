/// Answers a table with a handler, with static rows, with the app's data source, or as UIKit does by default.
final class TableViewDataSourceForwarder: DelegateForwarder, DelegateStandIn, UITableViewDataSource {
  var handlers = TableViewHandlers()
  weak var original: (any UITableViewDataSource)?

  func numberOfSections(in tableView: UITableView) -> Int {
    if handlers.numberOfSections == nil, handlers.rows != nil { return 1 }
    return answer(handlers.numberOfSections, original?.numberOfSections(in:), tableView) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if handlers.numberOfRows == nil, let rows = handlers.rows { return rows.count }
    return answer(handlers.numberOfRows, original?.tableView(_:numberOfRowsInSection:), tableView, section)
      ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if handlers.cellForRow == nil, let rows = handlers.rows {
      // A handler may have said that there are more.
      return rows.indices.contains(indexPath.row)
        ? rows[indexPath.row].cell(in: tableView) : UITableViewCell()
    }
    return answer(handlers.cellForRow, original?.tableView(_:cellForRowAt:), tableView, indexPath)
      ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answer(handlers.titleForHeader, original?.tableView(_:titleForHeaderInSection:), tableView, section)
      ?? nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answer(handlers.titleForFooter, original?.tableView(_:titleForFooterInSection:), tableView, section)
      ?? nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(handlers.canEditRow, original?.tableView(_:canEditRowAt:), tableView, indexPath) ?? true
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    _ = answer(
      handlers.commitEditing, original?.tableView(_:commit:forRowAt:), tableView, editingStyle, indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(handlers.canMoveRow, original?.tableView(_:canMoveRowAt:), tableView, indexPath) ?? true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    _ = answer(
      handlers.moveRow, original?.tableView(_:moveRowAt:to:), tableView, sourceIndexPath, destinationIndexPath
    )
  }
}

#if canImport(UIKit)
  extension TableViewDataSourceForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:)): handlers.titleForHeader
            != nil,
          #selector(UITableViewDataSource.tableView(_:titleForFooterInSection:)): handlers.titleForFooter
            != nil,
          #selector(UITableViewDataSource.tableView(_:canEditRowAt:)): handlers.canEditRow != nil,
          #selector(UITableViewDataSource.tableView(_:commit:forRowAt:)): handlers.commitEditing != nil,
          #selector(UITableViewDataSource.tableView(_:canMoveRowAt:)): handlers.canMoveRow != nil,
          #selector(UITableViewDataSource.tableView(_:moveRowAt:to:)): handlers.moveRow != nil,
        ])
    }
  }
#endif
