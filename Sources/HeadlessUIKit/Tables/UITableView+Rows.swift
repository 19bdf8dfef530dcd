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

extension UITableView {
  func removeHeadersAndFooters() { updateHeadersAndFooters(of: []) }

  func updateHeadersAndFooters(of sections: Set<Int>) {
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) where !sections.contains(section) {
      headers[section] = nil
      retire(view)
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) where !sections.contains(section) {
      footers[section] = nil
      retire(view)
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    for section in sections.sorted() {
      if headers[section] == nil, let view = header(of: section) {
        headers[section] = view
        view.frame.size.height = height(
          delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        addSubview(view)
      }
      if footers[section] == nil, let view = footer(of: section) {
        footers[section] = view
        view.frame.size.height = height(
          delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        addSubview(view)
      }
    }
  }

  private func header(of section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return textView(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func footer(of section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
    return textView(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func textView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func height(_ height: CGFloat) -> CGFloat { height == Self.automaticDimension ? 28 : height }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { reusePool.recycle(view) }
  }
}

/// How many rows the sections of a table have, as the data source last said.
struct TableShape {
  let rowCounts: [Int]
  private let starts: [Int]
  let rowCount: Int

  init(rowCounts: [Int]) {
    self.rowCounts = rowCounts
    var starts: [Int] = []
    var total = 0
    for count in rowCounts {
      starts.append(total)
      total += count
    }
    self.starts = starts
    rowCount = total
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section)
      && (0..<rowCounts[path.section]).contains(path.row)
  }

  func position(of path: IndexPath) -> Int { starts[path.section] + path.row }

  func paths(in positions: Range<Int>) -> [IndexPath] {
    var paths: [IndexPath] = []
    for section in rowCounts.indices {
      let start = starts[section]
      let rows = positions.clamped(to: start..<start + rowCounts[section])
      paths += rows.map { IndexPath(row: $0 - start, section: section) }
    }
    return paths
  }
}

extension IndexPath {
  /// Creates the path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section in the table.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
