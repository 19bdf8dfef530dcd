/// Handlers in place of the methods of `UITableViewDataSource`; other files have those of `UITableViewDelegate`.
/// The table's `dataSource` and `delegate` are then objects of DioramaKit: they ask the handlers and, where there is
/// none, the objects that the app sets, before or later. Setting `nil` removes the app's object and leaves the
/// handlers.
///
/// The table keeps the closures. A closure that captures the table keeps it in turn, so neither is ever released:
/// `{ _, path in table.deselectRow(at: path, animated: true) }` leaks, and
/// `{ table, path in table.deselectRow(at: path, animated: true) }` does not. Capture an owner of the table weakly.
extension UITableView {
  /// The number of sections; one without a handler.
  /// A closure that captures the table leaks it: use the argument.
  public var numberOfSectionsHandler: (@MainActor (UITableView) -> Int)? {
    get { self[\.numberOfSections] }
    set { self[\.numberOfSections] = newValue }
  }

  /// The number of rows in a section.
  /// A closure that captures the table leaks it: use the argument.
  public var numberOfRowsHandler: (@MainActor (UITableView, Int) -> Int)? {
    get { self[\.numberOfRows] }
    set { self[\.numberOfRows] = newValue }
  }

  /// The cell for a row.
  /// A closure that captures the table leaks it: use the argument.
  public var cellForRowHandler: (@MainActor (UITableView, IndexPath) -> UITableViewCell)? {
    get { self[\.cellForRow] }
    set { self[\.cellForRow] = newValue }
  }

  /// The title above a section.
  /// A closure that captures the table leaks it: use the argument.
  public var titleForHeaderHandler: (@MainActor (UITableView, Int) -> String?)? {
    get { self[\.titleForHeader] }
    set { self[\.titleForHeader] = newValue }
  }

  /// The title below a section.
  /// A closure that captures the table leaks it: use the argument.
  public var titleForFooterHandler: (@MainActor (UITableView, Int) -> String?)? {
    get { self[\.titleForFooter] }
    set { self[\.titleForFooter] = newValue }
  }

  /// Whether the user may delete or insert a row; `true` without a handler.
  /// A closure that captures the table leaks it: use the argument.
  public var canEditRowHandler: (@MainActor (UITableView, IndexPath) -> Bool)? {
    get { self[\.canEditRow] }
    set { self[\.canEditRow] = newValue }
  }

  /// Called when the user deletes a row, or inserts one. The user can do so only if there is a handler or a method.
  /// A closure that captures the table leaks it: use the argument.
  public var commitEditingHandler:
    (@MainActor (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)?
  {
    get { self[\.commitEditing] }
    set { self[\.commitEditing] = newValue }
  }

  /// Whether the user may move a row; `true` without a handler.
  /// A closure that captures the table leaks it: use the argument.
  public var canMoveRowHandler: (@MainActor (UITableView, IndexPath) -> Bool)? {
    get { self[\.canMoveRow] }
    set { self[\.canMoveRow] = newValue }
  }

  /// Called when the user moved a row to another place. The user can do so only if there is a handler or a method.
  /// A closure that captures the table leaks it: use the argument.
  public var moveRowHandler: (@MainActor (UITableView, IndexPath, IndexPath) -> Void)? {
    get { self[\.moveRow] }
    set { self[\.moveRow] = newValue }
  }
}
