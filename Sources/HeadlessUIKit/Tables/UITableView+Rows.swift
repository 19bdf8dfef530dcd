extension UITableView {
  var currentShape: TableShape {
    if let shape { return shape }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let rowCounts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    let shape = TableShape(rowCounts: rowCounts)
    self.shape = shape
    return shape
  }

  func removeRows() {
    let old = cells.sorted { $0.key < $1.key }
    cells = [:]
    for (path, cell) in old { retire(cell, at: path) }
  }

  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    cell.isSelected = false
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    reusePool.recycle(cell)
  }

  func updateRowsOnScreen() {
    guard let dataSource else { return }
    let shape = currentShape
    firstRowOnScreen = max(0, min(firstRowOnScreen, shape.rowCount - rowsOnScreen))
    let paths = shape.paths(in: firstRowOnScreen..<firstRowOnScreen + rowsOnScreen)
    for (path, cell) in cells where !paths.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for path in paths where cells[path] == nil {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cells[path] = cell
      cell.isSelected = selection.contains(path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      addSubview(cell)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      cell.frame.size = CGSize(width: frame.width, height: height == Self.automaticDimension ? 44 : height)
    }
    updateHeadersAndFooters(of: Set(paths.map(\.section)))
  }
}
