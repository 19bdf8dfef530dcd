extension UITableView {
  /// Says of which class cells of a kind are.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusePool.register(cellClass, forCells: identifier)
  }

  /// Says of which class headers and footers of a kind are.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusePool.register(aClass, forViews: identifier)
  }

  /// A cell that waits for its next use or, for a registered kind, a new one.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusePool.cell(identifier)
  }

  /// A cell that waits for its next use or a new one. The kind must be registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = reusePool.cell(identifier) else {
      preconditionFailure("no class is registered for cells with the identifier \(identifier)")
    }
    return cell
  }

  /// A header or footer that waits for its next use or, for a registered kind, a new one.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    reusePool.view(identifier)
  }
}
