/// A column of rows. Only rows on the screen have cells.
@MainActor
open class UITableView: UIScrollView {
  /// The look of sections.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// The value for a height that depends on the content.
  public class var automaticDimension: CGFloat { -1 }

  /// The look of sections.
  public let style: Style

  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reloadData() }
      propertyObservers.announce(\UITableView.dataSource)
    }
  }

  /// The delegate.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      if delegate !== oldValue { setNeedsLayout() }
      propertyObservers.announce(\UITableView.delegate)
    }
  }

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UITableViewDelegate }
  }

  /// The height of rows, unless the delegate returns a different one.
  open var rowHeight: CGFloat = automaticDimension

  /// The height of headers, unless the delegate returns a different one.
  open var sectionHeaderHeight: CGFloat = automaticDimension

  /// The height of footers, unless the delegate returns a different one.
  open var sectionFooterHeight: CGFloat = automaticDimension

  /// The estimated height of rows, until they are shown.
  open var estimatedRowHeight: CGFloat = automaticDimension

  /// The estimated height of headers, until they are shown.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension

  /// The estimated height of footers, until they are shown.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension

  /// The distance above the header of each section.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension

  /// The style of the separators between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  /// The colour of the separators between rows.
  open var separatorColor: UIColor? = .separator

  /// The distances of the separators from the edges. Only left and right have an effect.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// The colour of the index.
  open var sectionIndexColor: UIColor?

  /// The background colour of the index.
  open var sectionIndexBackgroundColor: UIColor?

  /// Whether cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// The view above all rows.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view below all rows.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// The view behind all rows.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView) }
  }

  /// Whether the user can select rows.
  open var allowsSelection = true

  /// Whether the user can select rows in editing mode.
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false

  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether the table is in editing mode, in which the user can delete, insert and move rows.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing mode on or off, in which the user can delete, insert and move rows.
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }

  /// Determines when self-sizing rows are measured again.
  @available(iOS 16.0, *)
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Determines when self-sizing rows are measured again.
  @available(iOS 16.0, *)
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: storedInvalidation) ?? .enabled }
    set { storedInvalidation = newValue.rawValue }
  }

  private var storedInvalidation = 1
  var storedEditing = false
  var rowsOnScreen = 12
  var snapshotCount = 0
  var animatedSnapshotCount = 0
  /// The number of times that the data source has changed the rows.
  var rowsVersion = 0
  var reusePool = ReusePool()
  var shape: TableShape?
  var firstRowOnScreen = 0
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [IndexPath] = []
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?

  /// Creates a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Decodes a table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table.
  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Updates the rows on the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [tableHeaderView, tableFooterView] {
      guard let view, view.frame.width != frame.width else { continue }
      view.frame.size.width = frame.width
      view.setNeedsLayout()
    }
    updateRowsOnScreen()
  }

  /// Registers the class of reusable cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusePool.register(cellClass, identifier)
  }

  /// Returns a reused cell or, for a registered identifier, a new one.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusePool.cell(identifier)
  }

  /// Returns a reused or new cell. The identifier must be registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let reconfigured, reconfigured.path == indexPath {
      precondition(
        reconfigured.cell.reuseIdentifier == identifier, "the cell at \(indexPath) has another identifier")
      return reconfigured.cell
    }
    guard let cell = reusePool.cell(identifier) else {
      preconditionFailure("no class is registered for cells with the identifier \(identifier)")
    }
    return cell
  }

  /// Reloads everything from the data source, and clears the selection.
  open func reloadData() {
    rowsVersion += 1
    removeRows()
    removeHeadersAndFooters()
    selection = []
    shape = nil
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { currentShape.rowCounts.count }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { currentShape.rowCounts[section] }

  /// Returns the cell of a row, if it is on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// Returns the row of a cell on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  /// The rows on the screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.isEmpty ? nil : cells.keys.sorted()
  }

  /// Scrolls until a row is on the screen.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    precondition(currentShape.contains(indexPath), "there is no row at \(indexPath)")
    let position = currentShape.position(of: indexPath)
    let last = rowsOnScreen - 1
    let isOnScreen = (firstRowOnScreen...firstRowOnScreen + last).contains(position)
    switch scrollPosition {
    case .none where isOnScreen: break
    case .none: firstRowOnScreen = position < firstRowOnScreen ? position : position - last
    case .top: firstRowOnScreen = position
    case .middle: firstRowOnScreen = position - last / 2
    case .bottom: firstRowOnScreen = position - last
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Returns the header of a section on the screen, or `nil` if it has another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section on the screen, or `nil` if it has another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// Whether several rows can be selected now.
  var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// The selected rows.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without calling the delegate.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !allowsSeveral || indexPath == nil {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old === new { return }
    old?.removeFromSuperview()
    new.map(addSubview)
  }
}
