extension UITableView {
  /// How a change of rows is shown.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// Comes from the right, or goes there.
    case right = 1
    /// Comes from the left, or goes there.
    case left = 2
    /// Comes from the top, or goes there.
    case top = 3
    /// Comes from the bottom, or goes there.
    case bottom = 4
    /// Not at all.
    case none = 5
    /// Stays in the middle.
    case middle = 6
    /// As the table likes.
    case automatic = 100
  }

  /// Lets the user delete, insert and move rows, or ends that.
  public func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }

  /// Shows that rows are gone, which the data source no longer has.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    rowsDidChange(by: -indexPaths.count)
  }

  /// Shows rows that the data source has meanwhile.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    rowsDidChange(by: indexPaths.count)
  }

  /// Shows that a row is somewhere else, as the data source has it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { rowsDidChange(by: 0) }

  /// Asks the data source for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    rowsDidChange(by: 0)
  }

  private func rowsDidChange(by difference: Int) {
    let old = currentShape.rowCount
    reloadData()
    precondition(
      currentShape.rowCount == old + difference,
      "the data source has \(currentShape.rowCount) rows after a change by \(difference) of \(old) rows")
  }
}

extension UITableView {
  func userSelectsRow(at tapped: IndexPath) {
    guard allowsSelection, highlights(tapped) else { return }
    let chosen = delegate?.tableView(self, willSelectRowAt: tapped)
    guard let indexPath = delegate == nil ? tapped : chosen else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      userDeselectsRow(at: indexPath)
      return
    }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    for path in old { userDeselectsRow(at: path) }
    select(indexPath)
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

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

  func select(_ indexPath: IndexPath) {
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: true)
  }
}
