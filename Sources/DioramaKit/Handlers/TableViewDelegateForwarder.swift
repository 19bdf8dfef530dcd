/// Answers a table: with a handler, with the delegate that the app has set, or as UIKit does by default.
final class TableViewDelegateForwarder: DelegateForwarder, UITableViewDelegate {
  var handlers = TableViewHandlers()
  weak var original: (any UITableViewDelegate)?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    handlers.heightForRow?(tableView, indexPath) ?? original?.rowHeight(tableView, indexPath)
      ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    handlers.heightForHeader?(tableView, section) ?? original?.headerHeight(tableView, section)
      ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    handlers.heightForFooter?(tableView, section) ?? original?.footerHeight(tableView, section)
      ?? tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let handler = handlers.viewForHeader { return handler(tableView, section) }
    return original?.headerView(tableView, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if let handler = handlers.viewForFooter { return handler(tableView, section) }
    return original?.footerView(tableView, section)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if handlers.rows != nil { tableView.performSelectHandler(at: indexPath) }
    if let handler = handlers.didSelectRow { return handler(tableView, indexPath) }
    original?.hearsOfSelection(tableView, indexPath)
  }
}
