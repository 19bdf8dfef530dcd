extension UITableView {
  /// Says how high a row is; `rowHeight` if there is no handler.
  /// A closure that captures the table leaks it: use the argument.
  public var heightForRowHandler: (@MainActor (UITableView, IndexPath) -> CGFloat)? {
    get { self[\.heightForRow] }
    set { self[\.heightForRow] = newValue }
  }

  /// Says how high the header of a section is; `sectionHeaderHeight` if there is no handler.
  /// A closure that captures the table leaks it: use the argument.
  public var heightForHeaderHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.heightForHeader] }
    set { self[\.heightForHeader] = newValue }
  }

  /// Says how high the footer of a section is; `sectionFooterHeight` if there is no handler.
  /// A closure that captures the table leaks it: use the argument.
  public var heightForFooterHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.heightForFooter] }
    set { self[\.heightForFooter] = newValue }
  }

  /// Says how high a row is taken to be until it is seen.
  /// A closure that captures the table leaks it: use the argument.
  public var estimatedHeightForRowHandler: (@MainActor (UITableView, IndexPath) -> CGFloat)? {
    get { self[\.estimatedHeightForRow] }
    set { self[\.estimatedHeightForRow] = newValue }
  }

  /// Says how high the header of a section is taken to be until it is seen.
  /// A closure that captures the table leaks it: use the argument.
  public var estimatedHeightForHeaderHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.estimatedHeightForHeader] }
    set { self[\.estimatedHeightForHeader] = newValue }
  }

  /// Says how high the footer of a section is taken to be until it is seen.
  /// A closure that captures the table leaks it: use the argument.
  public var estimatedHeightForFooterHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.estimatedHeightForFooter] }
    set { self[\.estimatedHeightForFooter] = newValue }
  }

  /// Gives the view above a section.
  /// A closure that captures the table leaks it: use the argument.
  public var viewForHeaderHandler: (@MainActor (UITableView, Int) -> UIView?)? {
    get { self[\.viewForHeader] }
    set { self[\.viewForHeader] = newValue }
  }

  /// Gives the view below a section.
  /// A closure that captures the table leaks it: use the argument.
  public var viewForFooterHandler: (@MainActor (UITableView, Int) -> UIView?)? {
    get { self[\.viewForFooter] }
    set { self[\.viewForFooter] = newValue }
  }
}
