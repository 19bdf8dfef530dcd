extension UITableView {
  /// The number of rows that fit on the screen.
  public var numberOfRowsOnScreen: Int {
    get { rowsOnScreen }
    set {
      rowsOnScreen = newValue
      setNeedsLayout()
    }
  }

  /// The number of snapshots that a diffable data source applied after the table already showed rows.
  public var numberOfAppliedSnapshots: Int { snapshotCount }

  /// The number of these snapshots that were animated.
  public var numberOfAnimatedSnapshots: Int { animatedSnapshotCount }

  /// Scrolls until a row is on the screen, and returns its cell.
  @discardableResult
  public func scroll(to indexPath: IndexPath) -> UITableViewCell? {
    scrollToRow(at: indexPath, at: .none, animated: false)
    return cellForRow(at: indexPath)
  }

  /// Scrolls a row into view and taps its cell. Returns whether anything responded.
  @discardableResult
  public func tapRow(at indexPath: IndexPath) -> Bool {
    scroll(to: indexPath)?.tap() ?? false
  }

  /// Returns the visible view above a section, of any class.
  public func header(ofSection section: Int) -> UIView? {
    layoutIfNeeded()
    return headers[section]
  }

  /// Returns the visible view below a section, of any class.
  public func footer(ofSection section: Int) -> UIView? {
    layoutIfNeeded()
    return footers[section]
  }
}

extension UITableView {
  /// Deletes a row: swipes over it from the trailing edge and taps the delete button. Returns whether the table allowed
  /// this and did not show other buttons instead.
  @discardableResult
  public func swipeToDelete(at indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) == nil
      && commit(.delete, at: indexPath)
  }

  /// Taps the insert button of a row in editing mode. Returns whether the table allowed this.
  @discardableResult
  public func tapInsert(at indexPath: IndexPath) -> Bool { isEditing && commit(.insert, at: indexPath) }

  /// Drags a row that can be edited to another place in editing mode. It stays there unless the data source shows other
  /// rows. Returns whether the table allowed this.
  @discardableResult
  public func dragRow(at indexPath: IndexPath, to destination: IndexPath) -> Bool {
    guard isEditing, let dataSource, currentShape.contains(indexPath), currentShape.contains(destination),
      dataSource.tableView(self, canEditRowAt: indexPath), dataSource.tableView(self, canMoveRowAt: indexPath)
    else { return false }
    let version = rowsVersion
    dataSource.tableView(self, moveRowAt: indexPath, to: destination)
    if rowsVersion == version { showMove(from: indexPath, to: destination) }
    return true
  }

  /// Returns the swipe actions at the leading edge of a row.
  public func leadingSwipeActions(at indexPath: IndexPath) -> [UIContextualAction] {
    delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
  }

  /// Returns the swipe actions at the trailing edge of a row, without the table's default delete button.
  public func trailingSwipeActions(at indexPath: IndexPath) -> [UIContextualAction] {
    delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
  }

  /// Long-presses a row, and returns the menu that opens.
  public func openMenu(at indexPath: IndexPath) -> UIMenu? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: .zero)?.actionProvider?([])
  }

  /// Taps the detail button of a row, if there is such a row.
  public func tapAccessoryButton(at indexPath: IndexPath) {
    guard currentShape.contains(indexPath) else { return }
    scroll(to: indexPath)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> Bool {
    guard let dataSource, currentShape.contains(path), dataSource.tableView(self, canEditRowAt: path),
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == style
    else { return false }
    dataSource.tableView(self, commit: style, forRowAt: path)
    return true
  }
}

extension UIMenu {
  /// Selects the item with a title in this menu or its submenus. Returns whether there was one that could be selected.
  @discardableResult
  public func select(_ title: String) -> Bool {
    for element in children {
      if let menu = element as? UIMenu, menu.select(title) { return true }
      guard let action = element as? UIAction, action.title == title,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { continue }
      action.perform(from: nil)
      return true
    }
    return false
  }
}

extension UIContextualAction {
  /// Taps the button. Returns whether the action succeeded, or `nil` if it has not reported its result yet.
  @discardableResult
  public func tap() -> Bool? {
    var result: Bool?
    handler(self, UIView()) { result = $0 }
    return result
  }
}

extension UIScrollView {
  /// Pulls down to refresh. Content that fits can only be pulled if it always bounces. Returns whether refreshing
  /// began.
  @discardableResult
  public func pullToRefresh() -> Bool {
    let canBePulled = alwaysBounceVertical || contentSize.height > bounds.height
    guard canBePulled, let refreshControl, !refreshControl.isRefreshing else { return false }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    return true
  }
}
