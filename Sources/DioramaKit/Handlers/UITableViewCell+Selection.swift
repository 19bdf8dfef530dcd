/// A cell of any class. The protocol passes the cell to closures with its own type.
@MainActor
public protocol HandlingCell: UITableViewCell {}

extension UITableViewCell: HandlingCell {}

extension HandlingCell {
  /// Called when the user selects the cell's row, in a table with static rows. The row is deselected first. VoiceOver
  /// announces it as a button.
  ///
  /// The closure gets the cell and need not capture it: `{ _ in cell.accessoryType = .checkmark }` leaks, and `{ cell
  /// in cell.accessoryType = .checkmark }` does not.
  public var selectHandler: (@MainActor (Self) -> Void)? {
    get {
      guard let handler = self[decorator: \CellDecorator.select] else { return nil }
      return { cell in handler(cell) }
    }
    set {
      var handler: (@MainActor (UITableViewCell) -> Void)?
      if let newValue {
        handler = { cell in
          if let cell = cell as? Self { newValue(cell) }
        }
      }
      self[decorator: \CellDecorator.select] = handler
      isButton = handler != nil
    }
  }
}

extension UITableViewCell {
  /// Whether VoiceOver announces the row as a button, because selecting it does something.
  var isButton: Bool {
    get { self[decorator: \CellDecorator.isButton] == true }
    set {
      guard newValue != isButton else { return }
      self[decorator: \CellDecorator.isButton] = newValue ? true : nil
      // UIKit adds 'selected' to what a selected cell returns.
      let own = accessibilityTraits.subtracting([.button, .selected])
      accessibilityTraits = newValue ? own.union(.button) : own
    }
  }
}

extension UITableViewCell {
  /// Called when the user selects the cell's row, for a closure that does not need the cell.
  @_disfavoredOverload
  public var selectHandler: (@MainActor () -> Void)? {
    get {
      guard let handler = self[decorator: \CellDecorator.select] else { return nil }
      return { [weak self] in
        if let self { handler(self) }
      }
    }
    set { selectHandler = newValue.map(ignoringArgument) }
  }
}

extension UITableViewCell {
  /// Called when the cell's row is selected; `nil` if selecting it does nothing.
  var selectAction: (@MainActor () -> Void)? {
    self[decorator: \CellDecorator.select].map { handler in
      { [self] in handler(self) }
    }
  }
}

/// Selections of rows. A row with a handler is deselected before the handler is called. Any other row stays selected,
/// and so do all rows while the user selects several of them to edit.
extension UITableView {
  fileprivate func handleSelection(at indexPath: IndexPath, by handler: (@MainActor () -> Void)?) {
    guard let handler, !(isEditing && allowsMultipleSelectionDuringEditing) else { return }
    deselectRow(at: indexPath, animated: true)
    handler()
  }
}

extension TableSections {
  /// Handles the selection of a row.
  @_spi(Generated)
  public func handleSelection(at indexPath: IndexPath) {
    tableView?.handleSelection(at: indexPath, by: selectAction(at: indexPath))
  }

  /// Returns the closure for the selection of a row; `nil` if selecting it does nothing.
  private func selectAction(at indexPath: IndexPath) -> (@MainActor () -> Void)? {
    switch row(at: indexPath) {
    case (.text, _)?, nil: nil
    case (.cell(let cell), _)?: cell.selectAction
    case (.list(let list), let entry)?: list.selectAction(entry)
    }
  }
}
