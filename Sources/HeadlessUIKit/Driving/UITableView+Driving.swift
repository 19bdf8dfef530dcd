extension UITableView {
  /// How many rows fit on the screen.
  public var numberOfRowsOnScreen: Int {
    get { rowsOnScreen }
    set {
      rowsOnScreen = newValue
      setNeedsLayout()
    }
  }

  /// Scrolls until a row is on the screen, and returns its cell.
  @discardableResult
  public func scroll(to indexPath: IndexPath) -> UITableViewCell? {
    scrollToRow(at: indexPath, at: .none, animated: false)
    return cellForRow(at: indexPath)
  }

  /// Scrolls a row into view and taps its cell, and says whether somebody answered.
  @discardableResult
  public func tapRow(at indexPath: IndexPath) -> Bool {
    scroll(to: indexPath)?.tap() ?? false
  }

  /// The view that is seen above a section, whatever its class.
  public func header(ofSection section: Int) -> UIView? {
    layoutIfNeeded()
    return headers[section]
  }

  /// The view that is seen below a section, whatever its class.
  public func footer(ofSection section: Int) -> UIView? {
    layoutIfNeeded()
    return footers[section]
  }
}
