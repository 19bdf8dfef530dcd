extension UITableView {
  /// Says whether a row under a finger is highlighted, and so can be selected; it is if there is no handler.
  /// A closure that captures the table leaks it: use the argument.
  public var shouldHighlightRowHandler: (@MainActor (UITableView, IndexPath) -> Bool)? {
    get { self[\.shouldHighlightRow] }
    set { self[\.shouldHighlightRow] = newValue }
  }

  /// Called when a row under a finger is highlighted.
  /// A closure that captures the table leaks it: use the argument.
  public var didHighlightRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didHighlightRow] }
    set { self[\.didHighlightRow] = newValue }
  }

  /// Called when a row is no longer highlighted.
  /// A closure that captures the table leaks it: use the argument.
  public var didUnhighlightRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didUnhighlightRow] }
    set { self[\.didUnhighlightRow] = newValue }
  }

  /// Says which row is selected when the user taps one: usually that row, or `nil` for none.
  /// A closure that captures the table leaks it: use the argument.
  public var willSelectRowHandler: (@MainActor (UITableView, IndexPath) -> IndexPath?)? {
    get { self[\.willSelectRow] }
    set { self[\.willSelectRow] = newValue }
  }

  /// Called when the user selected a row.
  /// A closure that captures the table leaks it: use the argument.
  public var didSelectRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didSelectRow] }
    set { self[\.didSelectRow] = newValue }
  }

  /// Says which row is deselected when the user selects another: usually that row, or `nil` for none.
  /// A closure that captures the table leaks it: use the argument.
  public var willDeselectRowHandler: (@MainActor (UITableView, IndexPath) -> IndexPath?)? {
    get { self[\.willDeselectRow] }
    set { self[\.willDeselectRow] = newValue }
  }

  /// Called when a row is no longer selected because the user selected another.
  /// A closure that captures the table leaks it: use the argument.
  public var didDeselectRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didDeselectRow] }
    set { self[\.didDeselectRow] = newValue }
  }
}
