/// The data source of a table with static rows and lists.
final class ListDataSource: UITableViewDiffableDataSource<Int, ListItem> {
  private weak var sections: TableSections?

  init(_ sections: TableSections, _ tableView: UITableView) {
    self.sections = sections
    super.init(tableView: tableView) { [weak sections] tableView, indexPath, item in
      sections?.whileProviding { $0.cell(of: item, in: tableView, at: indexPath) } ?? UITableViewCell()
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let handler = tableView[\.titleForHeader] { return handler(tableView, section) }
    return sectionIdentifier(for: section).flatMap { sections?.header(of: $0) }
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let handler = tableView[\.titleForFooter] { return handler(tableView, section) }
    return sectionIdentifier(for: section).flatMap { sections?.footer(of: $0) }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if let handler = tableView[\.canEditRow] { return handler(tableView, indexPath) }
    return tableView[\.commitEditing] != nil || tableView[\.leadingSwipeActionsConfigurationForRow] != nil
      || tableView[\.trailingSwipeActionsConfigurationForRow] != nil
      || tableView[\.actingRows]?(indexPath)?.actions.hasSwipes == true
      || tableView.isEditing
        && (tableView.allowsMultipleSelectionDuringEditing
          || self.tableView(tableView, canMoveRowAt: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView[\.commitEditing]?(tableView, editingStyle, indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    // A row that nothing moves in the lists would only look as if it had moved.
    tableView[\.moveRow] != nil && tableView[\.canMoveRow]?(tableView, indexPath) ?? true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let moveRow = tableView[\.moveRow] else { return }
    let item = itemIdentifier(for: sourceIndexPath)
    sections?.isMovingRow = true
    moveRow(tableView, sourceIndexPath, destinationIndexPath)
    sections?.isMovingRow = false
    // The table already shows the row in its new place. If the lists still have it in the old one, reload as soon as
    // the table has moved the row.
    if sourceIndexPath != destinationIndexPath, item.flatMap(indexPath(for:)) == sourceIndexPath {
      sections?.mustReload = true
      Task { [weak sections] in
        if sections?.mustReload == true { sections?.showChanges(areStructural: true) }
      }
    }
  }
}

extension ListDataSource: SnapshotSource {}

extension TableSections: ListHolder {
  /// Shows the rows in a table.
  func show(in tableView: UITableView) {
    tableView.existingViewDecorator(type: TableViewDecorator.self)?.leaveData()
    source = ListDataSource(self, tableView)
    Self.together {
      for (number, row) in allRows.enumerated() where !repeated.contains(number) {
        switch row {
        case .text: continue
        case .cell(let cell): cell.sections = self
        case .list(let list):
          list.register(in: tableView)
          list.join(self, as: number)
        }
      }
    }
    tableView.viewDecorator(type: SectionsDecorator.self).sections = self
    if #available(iOS 16.0, *) { tableView.selfSizingInvalidation = .enabledIncludingConstraints }
    showChanges(areStructural: true)
  }

  /// Makes changes, and then shows them all in one step in each table and collection.
  public static func together(_ changes: () -> Void) { ListChanges.together(changes) }

  /// The data source, unless the app has given the table another one.
  var snapshots: (any SnapshotSource)? { tableView?.dataSource === source ? source : nil }
  var animatesChanges: Bool { isOnScreen && !isMovingRow && UIView.areAnimationsEnabled }
  var isOnScreen: Bool { tableView?.window != nil }
  var isUntouched: Bool { !hasCells && tableView?.indexPathForSelectedRow == nil }
  var backgroundView: UIView? { tableView?.backgroundView }

  /// The items that are shown.
  var snapshot: NSDiffableDataSourceSnapshot<Int, ListItem> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ListItem>()
    var number = 0
    for section in 0..<count {
      let isShown = isShown(section)
      if isShown { snapshot.appendSections([section]) }
      for row in rows(in: section) {
        if isShown { snapshot.appendItems(items(of: row, number), toSection: section) }
        number += 1
      }
    }
    return snapshot
  }

  private func items(of row: TableRow, _ number: Int) -> [ListItem] {
    if repeated.contains(number) { return [] }
    return switch row {
    case .text: [ListItem(row: number, entry: 0)]
    case .cell(let cell): cell.isShown && cell.sections === self ? [ListItem(row: number, entry: 0)] : []
    case .list(let list):
      list.isShown && list.holder === self ? list.numbers.map { ListItem(row: number, entry: $0) } : []
    }
  }

  /// Returns the cell of an item.
  func cell(of item: ListItem, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    hasCells = true
    guard allRows.indices.contains(item.row) else { return UITableViewCell() }
    return allRows[item.row].cell(of: item.entry, in: tableView, at: indexPath)
  }
}
