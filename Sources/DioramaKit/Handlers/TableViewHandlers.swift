/// The closures of a table, and its rows if they never change.
@MainActor
struct TableViewHandlers {
  var numberOfSections: (@MainActor (UITableView) -> Int)?
  var numberOfRows: (@MainActor (UITableView, Int) -> Int)?
  var cellForRow: (@MainActor (UITableView, IndexPath) -> UITableViewCell)?
  var heightForRow: (@MainActor (UITableView, IndexPath) -> CGFloat)?
  var heightForHeader: (@MainActor (UITableView, Int) -> CGFloat)?
  var heightForFooter: (@MainActor (UITableView, Int) -> CGFloat)?
  var viewForHeader: (@MainActor (UITableView, Int) -> UIView?)?
  var viewForFooter: (@MainActor (UITableView, Int) -> UIView?)?
  var didSelectRow: (@MainActor (UITableView, IndexPath) -> Void)?
  var rows: [TableRow]?

  /// Whether anything of the data source's work is done here.
  var givesData: Bool {
    numberOfSections != nil || numberOfRows != nil || cellForRow != nil || rows != nil
  }
}

/// Keeps the handlers of a table and answers in the place of its data source and delegate.
final class TableViewDecorator: UIView, ViewDecorator {
  private weak var table: UITableView?
  private let dataSource = TableViewDataSourceForwarder()
  private let delegate = TableViewDelegateForwarder()

  init(object: UITableView) {
    table = object
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The handlers. A data source or delegate that the app has set meanwhile is asked where there is no handler.
  var handlers: TableViewHandlers {
    get { delegate.handlers }
    set {
      dataSource.handlers = newValue
      delegate.handlers = newValue
      if newValue.givesData { installDataSource() }
      installDelegate()
    }
  }

  private func installDataSource() {
    guard let table, table.dataSource !== dataSource else { return }
    dataSource.original = table.dataSource
    dataSource.prepare()
    table.dataSource = dataSource
  }

  private func installDelegate() {
    if table?.delegate !== delegate { delegate.original = table?.delegate }
    delegate.prepare()
    table?.delegate = nil
    table?.delegate = delegate
  }
}
