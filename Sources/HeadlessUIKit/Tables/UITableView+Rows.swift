extension UITableView {
  /// Asks the data source anew. Nothing is selected afterwards.
  public func reloadData() {
    for cell in cells.values { retire(cell) }
    cells = [:]
    removeHeadersAndFooters()
    selection = []
    shape = nil
    setNeedsLayout()
  }

  /// How many sections there are.
  public var numberOfSections: Int { currentShape.rowCounts.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int { currentShape.rowCounts[section] }

  /// The cell of a row, if it is on the screen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// The row of a cell on the screen.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  /// The rows on the screen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.isEmpty ? nil : cells.keys.sorted()
  }

  /// Scrolls until a row is on the screen.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    precondition(currentShape.contains(indexPath), "there is no row at \(indexPath)")
    let position = currentShape.position(of: indexPath)
    let last = numberOfRowsOnScreen - 1
    let isOnScreen = (firstRowOnScreen...firstRowOnScreen + last).contains(position)
    switch scrollPosition {
    case .none where isOnScreen: break
    case .none: firstRowOnScreen = position < firstRowOnScreen ? position : position - last
    case .top: firstRowOnScreen = position
    case .middle: firstRowOnScreen = position - last / 2
    case .bottom: firstRowOnScreen = position - last
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  var currentShape: TableShape {
    if let shape { return shape }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let rowCounts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    let shape = TableShape(rowCounts: rowCounts)
    self.shape = shape
    return shape
  }

  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.isSelected = false
    reusePool.recycle(cell)
  }

  func updateRowsOnScreen() {
    guard let dataSource else { return }
    let shape = currentShape
    firstRowOnScreen = max(0, min(firstRowOnScreen, shape.rowCount - numberOfRowsOnScreen))
    let paths = shape.paths(in: firstRowOnScreen..<firstRowOnScreen + numberOfRowsOnScreen)
    for (path, cell) in cells where !paths.contains(path) {
      retire(cell)
      cells[path] = nil
    }
    for path in paths where cells[path] == nil {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cells[path] = cell
      cell.isSelected = selection.contains(path)
      addSubview(cell)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      cell.frame.size = CGSize(width: frame.width, height: height == Self.automaticDimension ? 44 : height)
    }
    updateHeadersAndFooters(of: Set(paths.map(\.section)))
  }
}
