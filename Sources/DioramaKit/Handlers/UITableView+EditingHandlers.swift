extension UITableView {
  /// Says what the user can do to a row while the table is edited; delete it if there is no handler.
  /// A closure that captures the table leaks it: use the argument.
  public var editingStyleForRowHandler: (@MainActor (UITableView, IndexPath) -> UITableViewCell.EditingStyle)?
  {
    get { self[\.editingStyleForRow] }
    set { self[\.editingStyleForRow] = newValue }
  }

  /// Gives the buttons that a swipe from the leading edge of a row shows.
  /// A closure that captures the table leaks it: use the argument.
  public var leadingSwipeActionsConfigurationForRowHandler:
    (@MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?)?
  {
    get { self[\.leadingSwipeActionsConfigurationForRow] }
    set { self[\.leadingSwipeActionsConfigurationForRow] = newValue }
  }

  /// Gives the buttons that a swipe from the trailing edge of a row shows, in the place of the one that deletes.
  /// A closure that captures the table leaks it: use the argument.
  public var trailingSwipeActionsConfigurationForRowHandler:
    (@MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?)?
  {
    get { self[\.trailingSwipeActionsConfigurationForRow] }
    set { self[\.trailingSwipeActionsConfigurationForRow] = newValue }
  }

  /// Called when the user tapped the button for details of a row.
  /// A closure that captures the table leaks it: use the argument.
  public var accessoryButtonTappedForRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.accessoryButtonTappedForRow] }
    set { self[\.accessoryButtonTappedForRow] = newValue }
  }
}
