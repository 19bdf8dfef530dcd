extension UITableView {
  /// Called before the cell of a row is seen.
  /// A closure that captures the table leaks it: use the argument.
  public var willDisplayHandler: (@MainActor (UITableView, UITableViewCell, IndexPath) -> Void)? {
    get { self[\.willDisplay] }
    set { self[\.willDisplay] = newValue }
  }

  /// Called before the view above a section is seen.
  /// A closure that captures the table leaks it: use the argument.
  public var willDisplayHeaderViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.willDisplayHeaderView] }
    set { self[\.willDisplayHeaderView] = newValue }
  }

  /// Called before the view below a section is seen.
  /// A closure that captures the table leaks it: use the argument.
  public var willDisplayFooterViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.willDisplayFooterView] }
    set { self[\.willDisplayFooterView] = newValue }
  }

  /// Called when the cell of a row is no longer seen.
  /// A closure that captures the table leaks it: use the argument.
  public var didEndDisplayingHandler: (@MainActor (UITableView, UITableViewCell, IndexPath) -> Void)? {
    get { self[\.didEndDisplaying] }
    set { self[\.didEndDisplaying] = newValue }
  }

  /// Called when the view above a section is no longer seen.
  /// A closure that captures the table leaks it: use the argument.
  public var didEndDisplayingHeaderViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.didEndDisplayingHeaderView] }
    set { self[\.didEndDisplayingHeaderView] = newValue }
  }

  /// Called when the view below a section is no longer seen.
  /// A closure that captures the table leaks it: use the argument.
  public var didEndDisplayingFooterViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.didEndDisplayingFooterView] }
    set { self[\.didEndDisplayingFooterView] = newValue }
  }
}
