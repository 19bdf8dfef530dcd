/// An item of a table with lists: a row that is held, or the entry of a list.
struct TableItem: Hashable, Sendable {
  /// The number of the row or list among the rows of the table.
  let row: Int
  /// The number of the entry; 0 for a row that is held.
  let entry: Int
}

/// The data source of a table with rows for the entries of lists.
final class ListDataSource: UITableViewDiffableDataSource<Int, TableItem> {
  private weak var sections: TableSections?

  init(_ sections: TableSections, _ tableView: UITableView) {
    self.sections = sections
    super.init(tableView: tableView) { [weak sections] tableView, indexPath, item in
      sections?.cell(of: item, in: tableView, at: indexPath) ?? UITableViewCell()
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
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView[\.commitEditing]?(tableView, editingStyle, indexPath)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView[\.canMoveRow]?(tableView, indexPath) ?? (tableView[\.moveRow] != nil)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView[\.moveRow]?(tableView, sourceIndexPath, destinationIndexPath)
  }
}

extension TableSections {
  /// The changes of lists that are not shown yet.
  struct ListChanges {
    var isStructural = false
    var items: Set<TableItem> = []

    var isEmpty: Bool { !isStructural && items.isEmpty }
  }

  /// Shows the rows in a table, by a diffable data source.
  func showLists(in tableView: UITableView) {
    for case .list(let list) in allRows { list.register(in: tableView) }
    source = ListDataSource(self, tableView)
    showChanges(areStructural: true)
  }

  /// Makes changes, and then shows all of them in one step in each table.
  public static func together(_ changes: () -> Void) {
    changeDepth += 1
    changes()
    changeDepth -= 1
    guard changeDepth == 0 else { return }
    let waiting = waiting
    Self.waiting = []
    for sections in waiting { sections.showPendingChanges() }
  }

  /// How many changes are being made together.
  private static var changeDepth = 0
  /// The sections whose changes are shown together.
  private static var waiting: [TableSections] = []

  /// Shows rows that came, went or moved, and entries of a list that changed. A change that is made meanwhile is shown
  /// afterwards.
  func showChanges(_ entries: [Int] = [], of list: Int = 0, areStructural: Bool) {
    guard source != nil else { return }
    pendingChanges.isStructural = pendingChanges.isStructural || areStructural
    for entry in entries { pendingChanges.items.insert(TableItem(row: list, entry: entry)) }
    if Self.changeDepth == 0 {
      showPendingChanges()
    } else if !Self.waiting.contains(where: { $0 === self }) {
      Self.waiting.append(self)
    }
  }

  private func showPendingChanges() {
    guard let source, let tableView, !isApplyingChanges else { return }
    isApplyingChanges = true
    while !pendingChanges.isEmpty {
      let changes = pendingChanges
      pendingChanges = ListChanges()
      apply(changes, to: source, of: tableView)
    }
    isApplyingChanges = false
    showEmptyViews()
  }

  private func apply(_ changes: ListChanges, to source: ListDataSource, of tableView: UITableView) {
    let isFirst = source.snapshot().numberOfSections == 0
    var snapshot = changes.isStructural ? self.snapshot : source.snapshot()
    if isFirst { return source.applySnapshotUsingReloadData(snapshot) }
    let shown = changes.items.compactMap { item in source.indexPath(for: item).map { (path: $0, item: item) }
    }
    let changed = shown.sorted { $0.path < $1.path }.map(\.item)
    snapshot.reconfigureItems(changed.filter { snapshot.sectionIdentifier(containingItem: $0) != nil })
    source.apply(snapshot, animatingDifferences: changes.isStructural && tableView.window != nil)
  }

  /// The items that are shown.
  private var snapshot: NSDiffableDataSourceSnapshot<Int, TableItem> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, TableItem>()
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

  private func items(of row: TableRow, _ number: Int) -> [TableItem] {
    switch row {
    case .text: [TableItem(row: number, entry: 0)]
    case .cell(let cell): cell.isShown ? [TableItem(row: number, entry: 0)] : []
    case .list(let list): list.isShown ? list.numbers.map { TableItem(row: number, entry: $0) } : []
    }
  }

  /// Returns the cell of an item.
  func cell(of item: TableItem, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    guard allRows.indices.contains(item.row) else { return UITableViewCell() }
    guard case .list(let list) = allRows[item.row] else { return allRows[item.row].cell(in: tableView) }
    return list.cell(for: item.entry, in: tableView, at: indexPath)
  }
}
