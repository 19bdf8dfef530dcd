extension UITableView {
  /// Shows rows that never change, in one section.
  public func setRows(_ rows: [TableRow]) {
    self[\.rows] = rows
    reloadData()
  }

  /// Shows texts that never change, in one section. Any collection will do, so that an empty literal means no rows.
  public func setRows(_ texts: some Collection<String>) { setRows(texts.map(TableRow.text)) }
}
