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

  /// Creates the cells of the rows on the screen. Starts again if the delegate changes the rows in the meantime.
  func updateRowsOnScreen() {
    guard let dataSource else { return }
    let shape = currentShape
    let version = rowsVersion
    firstRowOnScreen = max(0, min(firstRowOnScreen, shape.rowCount - rowsOnScreen))
    let paths = shape.paths(in: firstRowOnScreen..<firstRowOnScreen + rowsOnScreen)
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
    for path in paths where cells[path] == nil {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cells[path] = cell
      cell.isSelected = selection.contains(path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      if cells.values.contains(where: { $0 === cell }) { addSubview(cell) }
      if rowsVersion != version { return updateRowsOnScreen() }
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
  }
}

/// The numbers of rows in a table's sections, as the data source last returned them.
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
  /// Creates the index path of a row in a section of a table.
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

extension UITableView {
  /// Adapts the heights of rows, headers and footers to their content. Here, the table makes no changes of rows.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsLayout()
    completion?(true)
  }
}

extension UITableView {
  func userSelectsRow(at tapped: IndexPath) {
    let isAllowed =
      isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    let isSelectable = !allowsSeveralInEditing || dataSource?.tableView(self, canEditRowAt: tapped) ?? true
    guard isAllowed, isSelectable, highlights(tapped) else { return }
    let chosen = delegate?.tableView(self, willSelectRowAt: tapped)
    guard let indexPath = delegate == nil ? tapped : chosen else { return }
    if allowsSeveral, selection.contains(indexPath) {
      userDeselectsRow(at: indexPath)
      return
    }
    let old = allowsSeveral ? [] : selection.filter { $0 != indexPath }
    for path in old { userDeselectsRow(at: path) }
    select(indexPath, animated: true)
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  /// Whether rows have circles to select several of them, which only rows that can be edited have.
  private var allowsSeveralInEditing: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  private func highlights(_ path: IndexPath) -> Bool {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    return true
  }

  private func userDeselectsRow(at path: IndexPath) {
    let chosen = delegate?.tableView(self, willDeselectRowAt: path)
    guard let indexPath = delegate == nil ? path : chosen else { return }
    deselectRow(at: indexPath, animated: true)
    delegate?.tableView(self, didDeselectRowAt: indexPath)
  }

  func select(_ indexPath: IndexPath, animated: Bool) {
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
  }
}

/// The buttons that a swipe over a row reveals.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  open private(set) var actions: [UIContextualAction]

  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe over a row reveals.
@MainActor
open class UIContextualAction: NSObject {
  /// The kind of action.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Performs an action, and passes whether it succeeded to its last argument.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of action.
  open private(set) var style: Style

  /// The text on the button.
  open var title: String?

  /// The image on the button.
  open var image: UIImage?

  /// The background colour of the button.
  open var backgroundColor: UIColor!

  /// The closure that performs the action.
  open private(set) var handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
