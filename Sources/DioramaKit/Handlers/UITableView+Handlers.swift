/// Handlers in place of the methods of `UITableViewDataSource` and `UITableViewDelegate`.
///
/// The table's `dataSource` and `delegate` become objects of DioramaKit. They call the handlers or, if there is none,
/// the app's objects, which can be set before or after. Setting `nil` removes the app's object and keeps the handlers.
///
/// The table holds the closures strongly. A closure that captures the table causes a retain cycle, so neither is ever
/// freed: `{ _, path in table.deselectRow(at: path, animated: true) }` leaks, and `{ table, path in
/// table.deselectRow(at: path, animated: true) }` does not. Capture an owner of the table weakly.
extension UITableView {
  /// Returns the number of sections; 1 without a handler. Not called for static rows.
  public var numberOfSectionsHandler: (@MainActor (UITableView) -> Int)? {
    get { self[\.numberOfSections] }
    set { self[\.numberOfSections] = newValue }
  }

  /// Returns the number of rows in a section. Not called for static rows.
  public var numberOfRowsHandler: (@MainActor (UITableView, Int) -> Int)? {
    get { self[\.numberOfRows] }
    set { self[\.numberOfRows] = newValue }
  }

  /// Returns the cell for a row. Not called for static rows.
  public var cellForRowHandler: (@MainActor (UITableView, IndexPath) -> UITableViewCell)? {
    get { self[\.cellForRow] }
    set { self[\.cellForRow] = newValue }
  }

  /// Returns the title above a section.
  public var titleForHeaderHandler: (@MainActor (UITableView, Int) -> String?)? {
    get { self[\.titleForHeader] }
    set { self[\.titleForHeader] = newValue }
  }

  /// Returns the title below a section.
  public var titleForFooterHandler: (@MainActor (UITableView, Int) -> String?)? {
    get { self[\.titleForFooter] }
    set { self[\.titleForFooter] = newValue }
  }

  /// Returns whether the user may edit a row: delete, insert or swipe it or, in editing mode, select it. Without a
  /// handler, a row can be edited if there is something to do: a static row, if the table has a `commitEditingHandler`
  /// or swipe actions, or if it allows multiple selection in editing mode.
  public var canEditRowHandler: (@MainActor (UITableView, IndexPath) -> Bool)? {
    get { self[\.canEditRow] }
    set { self[\.canEditRow] = newValue }
  }

  /// Called when the user deletes or inserts a row. This is possible only if there is a handler, or if the app's own
  /// data source implements the method.
  public var commitEditingHandler:
    (@MainActor (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)?
  {
    get { self[\.commitEditing] }
    set { self[\.commitEditing] = newValue }
  }

  /// Returns whether the user may move a row; without a handler, `true`. This is asked only if the table has a
  /// `moveRowHandler`, or if the app's own data source implements the method that moves a row.
  public var canMoveRowHandler: (@MainActor (UITableView, IndexPath) -> Bool)? {
    get { self[\.canMoveRow] }
    set { self[\.canMoveRow] = newValue }
  }

  /// Called when the user moves a row. This is possible only if there is a handler, or if the app's own data source
  /// implements the method.
  public var moveRowHandler: (@MainActor (UITableView, IndexPath, IndexPath) -> Void)? {
    get { self[\.moveRow] }
    set { self[\.moveRow] = newValue }
  }

  /// Whether the table is in editing mode. A change is animated if the table is in a window. While the buttons of a
  /// swipe are visible, `isEditing` is true without the editing mode.
  @_spi(Generated)
  public var liveEditing: Bool {
    get { isEditing }
    set { if newValue || isEditing { setEditing(newValue, animated: window != nil) } }
  }

  /// Returns the height of a row in points; `rowHeight` without a handler.
  public var heightForRowHandler: (@MainActor (UITableView, IndexPath) -> CGFloat)? {
    get { self[\.heightForRow] }
    set { self[\.heightForRow] = newValue }
  }

  /// Returns the height of a section's header in points; `sectionHeaderHeight` without a handler.
  public var heightForHeaderHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.heightForHeader] }
    set { self[\.heightForHeader] = newValue }
  }

  /// Returns the height of a section's footer in points; `sectionFooterHeight` without a handler.
  public var heightForFooterHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.heightForFooter] }
    set { self[\.heightForFooter] = newValue }
  }

  /// Returns the estimated height of a row in points.
  public var estimatedHeightForRowHandler: (@MainActor (UITableView, IndexPath) -> CGFloat)? {
    get { self[\.estimatedHeightForRow] }
    set { self[\.estimatedHeightForRow] = newValue }
  }

  /// Returns the estimated height of a section's header in points.
  public var estimatedHeightForHeaderHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.estimatedHeightForHeader] }
    set { self[\.estimatedHeightForHeader] = newValue }
  }

  /// Returns the estimated height of a section's footer in points.
  public var estimatedHeightForFooterHandler: (@MainActor (UITableView, Int) -> CGFloat)? {
    get { self[\.estimatedHeightForFooter] }
    set { self[\.estimatedHeightForFooter] = newValue }
  }

  /// Returns the view above a section.
  public var viewForHeaderHandler: (@MainActor (UITableView, Int) -> UIView?)? {
    get { self[\.viewForHeader] }
    set { self[\.viewForHeader] = newValue }
  }

  /// Returns the view below a section.
  public var viewForFooterHandler: (@MainActor (UITableView, Int) -> UIView?)? {
    get { self[\.viewForFooter] }
    set { self[\.viewForFooter] = newValue }
  }

  /// Called before the cell of a row is shown.
  public var willDisplayHandler: (@MainActor (UITableView, UITableViewCell, IndexPath) -> Void)? {
    get { self[\.willDisplay] }
    set { self[\.willDisplay] = newValue }
  }

  /// Called before the view above a section is shown.
  public var willDisplayHeaderViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.willDisplayHeaderView] }
    set { self[\.willDisplayHeaderView] = newValue }
  }

  /// Called before the view below a section is shown.
  public var willDisplayFooterViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.willDisplayFooterView] }
    set { self[\.willDisplayFooterView] = newValue }
  }

  /// Called when the cell of a row is no longer shown.
  public var didEndDisplayingHandler: (@MainActor (UITableView, UITableViewCell, IndexPath) -> Void)? {
    get { self[\.didEndDisplaying] }
    set { self[\.didEndDisplaying] = newValue }
  }

  /// Called when the view above a section is no longer shown.
  public var didEndDisplayingHeaderViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.didEndDisplayingHeaderView] }
    set { self[\.didEndDisplayingHeaderView] = newValue }
  }

  /// Called when the view below a section is no longer shown.
  public var didEndDisplayingFooterViewHandler: (@MainActor (UITableView, UIView, Int) -> Void)? {
    get { self[\.didEndDisplayingFooterView] }
    set { self[\.didEndDisplayingFooterView] = newValue }
  }

  /// Returns whether a touched row is highlighted and can be selected; `true` without a handler.
  public var shouldHighlightRowHandler: (@MainActor (UITableView, IndexPath) -> Bool)? {
    get { self[\.shouldHighlightRow] }
    set { self[\.shouldHighlightRow] = newValue }
  }

  /// Called when a touched row is highlighted.
  public var didHighlightRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didHighlightRow] }
    set { self[\.didHighlightRow] = newValue }
  }

  /// Called when a row is no longer highlighted.
  public var didUnhighlightRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didUnhighlightRow] }
    set { self[\.didUnhighlightRow] = newValue }
  }

  /// Returns the row to select when the user taps one: usually the tapped row, or `nil` for none.
  public var willSelectRowHandler: (@MainActor (UITableView, IndexPath) -> IndexPath?)? {
    get { self[\.willSelectRow] }
    set { self[\.willSelectRow] = newValue }
  }

  /// Called when the user selects a row.
  public var didSelectRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didSelectRow] }
    set { self[\.didSelectRow] = newValue }
  }

  /// Returns the row to deselect when the user selects another: usually the given row, or `nil` for none.
  public var willDeselectRowHandler: (@MainActor (UITableView, IndexPath) -> IndexPath?)? {
    get { self[\.willDeselectRow] }
    set { self[\.willDeselectRow] = newValue }
  }

  /// Called when a row is no longer selected because the user selected another.
  public var didDeselectRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.didDeselectRow] }
    set { self[\.didDeselectRow] = newValue }
  }

  /// Returns how the user can edit a row in editing mode; `delete` without a handler.
  public var editingStyleForRowHandler: (@MainActor (UITableView, IndexPath) -> UITableViewCell.EditingStyle)?
  {
    get { self[\.editingStyleForRow] }
    set { self[\.editingStyleForRow] = newValue }
  }

  /// Returns the swipe actions at the leading edge of a row.
  public var leadingSwipeActionsConfigurationForRowHandler:
    (@MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?)?
  {
    get { self[\.leadingSwipeActionsConfigurationForRow] }
    set { self[\.leadingSwipeActionsConfigurationForRow] = newValue }
  }

  /// Returns the swipe actions at the trailing edge of a row, in place of the delete button.
  public var trailingSwipeActionsConfigurationForRowHandler:
    (@MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?)?
  {
    get { self[\.trailingSwipeActionsConfigurationForRow] }
    set { self[\.trailingSwipeActionsConfigurationForRow] = newValue }
  }

  /// Called when the user taps the detail button of a row.
  public var accessoryButtonTappedForRowHandler: (@MainActor (UITableView, IndexPath) -> Void)? {
    get { self[\.accessoryButtonTappedForRow] }
    set { self[\.accessoryButtonTappedForRow] = newValue }
  }

  subscript<Value>(part: WritableKeyPath<TableViewHandlers, Value?>) -> Value? {
    get { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] }
    set { self[decorator: (\TableViewDecorator.handlers).appending(path: part)] = newValue }
  }
}

/// The closures of a table.
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
  /// Handles the selection of a static row.
  var selectStaticRow: (@MainActor (IndexPath) -> Void)?
  /// Returns a row's menu and swipe actions.
  var actingRows: (@MainActor (IndexPath) -> ActingRow?)?

  /// Whether the table needs these handlers as its data source.
  var givesData: Bool {
    numberOfSections != nil || numberOfRows != nil || cellForRow != nil || optionalDataMethods.contains(true)
  }

  /// For each method that changes the table's behaviour by its presence alone, whether it is implemented.
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
      if object?.dataSource is ListDataSource {
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
