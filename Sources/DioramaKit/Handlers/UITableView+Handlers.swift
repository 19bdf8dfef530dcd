extension UITableView {
  /// Says how many sections there are; one if there is no handler.
  public var numberOfSectionsHandler: (@MainActor (UITableView) -> Int)? {
    get { self[\.numberOfSections] }
    set { self[\.numberOfSections] = newValue }
  }

  /// Says how many rows a section has.
  public var numberOfRowsHandler: (@MainActor (UITableView, Int) -> Int)? {
    get { self[\.numberOfRows] }
    set { self[\.numberOfRows] = newValue }
  }

  /// Gives the cell for a row.
  public var cellForRowHandler: (@MainActor (UITableView, IndexPath) -> UITableViewCell)? {
    get { self[\.cellForRow] }
    set { self[\.cellForRow] = newValue }
  }

  /// Says how high a row is; `rowHeight` if there is no handler.
  public var heightForRowHandler: (@MainActor (UITableView, IndexPath) -> CGFloat)? {
    get { self[\.heightForRow] }
    set { self[\.heightForRow] = newValue }
  }

  /// Says how high the header of a section is; `sectionHeaderHeight` if there is no handler.
  public var heightForHeaderHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.heightForHeader] }
    set { self[\.heightForHeader] = newValue }
  }

  /// Says how high the footer of a section is; `sectionFooterHeight` if there is no handler.
  public var heightForFooterHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.heightForFooter] }
    set { self[\.heightForFooter] = newValue }
  }

  /// Gives the view above a section.
  public var viewForHeaderHandler: (@MainActor (UITableView, Int) -> UIView?)? {
    get { self[\.viewForHeader] }
    set { self[\.viewForHeader] = newValue }
  }

  /// Gives the view below a section.
  public var viewForFooterHandler: (@MainActor (UITableView, Int) -> UIView?)? {
    get { self[\.viewForFooter] }
    set { self[\.viewForFooter] = newValue }
  }

  /// Called when the user selected a row.
  public var didSelectRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didSelectRow] }
    set { self[\.didSelectRow] = newValue }
  }

  /// Shows rows that never change, in one section.
  public func setRows(_ rows: [TableRow]) {
    self[\.rows] = rows
    reloadData()
  }

  /// Shows texts that never change, in one section. Any collection will do, so that an empty literal means no rows.
  public func setRows(_ texts: some Collection<String>) { setRows(texts.map(TableRow.text)) }

  private subscript<Value>(part: WritableKeyPath<TableViewHandlers, Value?>) -> Value? {
    get { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] }
    set { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] = newValue }
  }
}
