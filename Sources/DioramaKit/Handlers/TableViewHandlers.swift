/// The closures of a table, and its static rows.
@MainActor
struct TableViewHandlers {
  var numberOfSections: (@MainActor (UITableView) -> Int)?
  var numberOfRows: (@MainActor (UITableView, Int) -> Int)?
  var cellForRow: (@MainActor (UITableView, IndexPath) -> UITableViewCell)?
  var titleForHeader: (@MainActor (UITableView, Int) -> String?)?
  var titleForFooter: (@MainActor (UITableView, Int) -> String?)?
  var canEditRow: (@MainActor (UITableView, IndexPath) -> Bool)?
  var commitEditing: (@MainActor (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)?
  var canMoveRow: (@MainActor (UITableView, IndexPath) -> Bool)?
  var moveRow: (@MainActor (UITableView, IndexPath, IndexPath) -> Void)?
  var heightForRow: (@MainActor (UITableView, IndexPath) -> CGFloat)?
  var heightForHeader: (@MainActor (UITableView, Int) -> CGFloat)?
  var heightForFooter: (@MainActor (UITableView, Int) -> CGFloat)?
  var estimatedHeightForRow: (@MainActor (UITableView, IndexPath) -> CGFloat)?
  var estimatedHeightForHeader: (@MainActor (UITableView, Int) -> CGFloat)?
  var estimatedHeightForFooter: (@MainActor (UITableView, Int) -> CGFloat)?
  var viewForHeader: (@MainActor (UITableView, Int) -> UIView?)?
  var viewForFooter: (@MainActor (UITableView, Int) -> UIView?)?
  var willDisplay: (@MainActor (UITableView, UITableViewCell, IndexPath) -> Void)?
  var willDisplayHeaderView: (@MainActor (UITableView, UIView, Int) -> Void)?
  var willDisplayFooterView: (@MainActor (UITableView, UIView, Int) -> Void)?
  var didEndDisplaying: (@MainActor (UITableView, UITableViewCell, IndexPath) -> Void)?
  var didEndDisplayingHeaderView: (@MainActor (UITableView, UIView, Int) -> Void)?
  var didEndDisplayingFooterView: (@MainActor (UITableView, UIView, Int) -> Void)?
  var shouldHighlightRow: (@MainActor (UITableView, IndexPath) -> Bool)?
  var didHighlightRow: (@MainActor (UITableView, IndexPath) -> Void)?
  var didUnhighlightRow: (@MainActor (UITableView, IndexPath) -> Void)?
  var willSelectRow: (@MainActor (UITableView, IndexPath) -> IndexPath?)?
  var didSelectRow: (@MainActor (UITableView, IndexPath) -> Void)?
  var willDeselectRow: (@MainActor (UITableView, IndexPath) -> IndexPath?)?
  var didDeselectRow: (@MainActor (UITableView, IndexPath) -> Void)?
  var editingStyleForRow: (@MainActor (UITableView, IndexPath) -> UITableViewCell.EditingStyle)?
  var leadingSwipeActionsConfigurationForRow:
    (@MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?)?
  var trailingSwipeActionsConfigurationForRow:
    (@MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?)?
  var accessoryButtonTappedForRow: (@MainActor (UITableView, IndexPath) -> Void)?
  var rows: TableSections?
  /// Returns a row's menu and swipe actions.
  var actingRows: (@MainActor (IndexPath) -> ActingRow?)?

  /// Whether the table needs these handlers as its data source.
  var givesData: Bool {
    if rows?.hasLists == true { return false }
    return rows != nil || numberOfSections != nil || numberOfRows != nil || cellForRow != nil
      || optionalDataMethods.contains(true)
  }

  /// Which of the methods are implemented whose mere presence changes how a table behaves.
  var optionalDataMethods: [Bool] {
    [
      titleForHeader != nil, titleForFooter != nil, canEditRow != nil, commitEditing != nil,
      canMoveRow != nil,
      moveRow != nil,
    ]
  }
}

/// Holds the handlers of a table and replaces its data source and delegate.
final class TableViewDecorator: StoringDecorator<UITableView>, ViewDecorator {
  private let dataSource: DelegateSlot<UITableView, TableViewDataSourceForwarder>
  private let delegate: DelegateSlot<UITableView, TableViewDelegateForwarder>

  required init(object: UITableView) {
    let dataSource = TableViewDataSourceForwarder()
    let delegate = TableViewDelegateForwarder()
    self.dataSource = DelegateSlot(object, \.dataSource, dataSource, as: dataSource)
    self.delegate = DelegateSlot(object, \.delegate, delegate, as: delegate)
    super.init(object: object)
  }

  /// The handlers. Without handlers for data, the table keeps its data source.
  var handlers: TableViewHandlers {
    get { delegate.forwarder.handlers }
    set {
      let old = handlers
      dataSource.forwarder.handlers = newValue
      delegate.forwarder.handlers = newValue
      if newValue.rows?.hasLists == true || newValue.rows == nil && object?.dataSource is ListDataSource {
        dataSource.remove()
      } else if newValue.givesData,
        !dataSource.isInstalled || newValue.optionalDataMethods != old.optionalDataMethods
      {
        dataSource.install()
      }
      delegate.install()
    }
  }

  /// Removes the data source forwarder, for a diffable data source that asks the handlers itself.
  func leaveData() { dataSource.remove() }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil else { return }
    dataSource.remove()
    delegate.remove()
  }
}

extension UITableView {
  subscript<Value>(part: WritableKeyPath<TableViewHandlers, Value?>) -> Value? {
    get { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] }
    set { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] = newValue }
  }
}
