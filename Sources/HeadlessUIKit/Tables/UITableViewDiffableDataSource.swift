/// A data source that shows snapshots. A cell stays with its item when rows come, go or move.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The animation of rows that come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var rows: [[ItemIdentifierType]] = []
  private var paths: [ItemIdentifierType: IndexPath] = [:]
  private var isApplying = false

  /// Creates a data source, and makes it that of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot. Calling it from within a cell provider is an error.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    precondition(!isApplying, "a snapshot is applied while another one is")
    tableView?.snapshotCount += 1
    isApplying = true
    let (sections, items) = (current.sectionIdentifiers, rows)
    set(snapshot)
    let replaced = Set(
      snapshot.reloadedItemIdentifiers
        + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) })
    let keepsSections = sections == snapshot.sectionIdentifiers && snapshot.reloadedSectionIdentifiers.isEmpty
    tableView?.moveRows(keepingHeaders: keepsSections) { path in
      let item = items[path.section][path.row]
      return replaced.contains(item) ? nil : self.paths[item]
    }
    for item in snapshot.reconfiguredItemIdentifiers {
      guard let path = paths[item] else { continue }
      tableView?.reconfigureRow(at: path) { self.cellProvider($0, path, item) }
    }
    isApplying = false
    completion?()
  }

  /// Shows a snapshot with new cells.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    set(snapshot)
    tableView?.reloadData()
    completion?()
  }

  private func set(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot.applied
    rows = current.sectionIdentifiers.map { current.itemIdentifiers(inSection: $0) }
    paths = [:]
    for (section, items) in rows.enumerated() {
      for (row, item) in items.enumerated() { paths[item] = IndexPath(row: row, section: section) }
    }
  }

  /// Returns what is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Returns the section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Returns the place of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard rows.indices.contains(indexPath.section), rows[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return rows[indexPath.section][indexPath.row]
  }

  /// Returns the row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { paths[itemIdentifier] }

  /// Returns the number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  /// Returns the number of items in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  /// Returns the cell of an item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = cellProvider(tableView, indexPath, rows[indexPath.section][indexPath.row]) else {
      preconditionFailure("there is no cell for \(indexPath)")
    }
    return cell
  }

  /// Returns `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView {
  /// Takes over the new places of rows, `nil` for those that are gone.
  func moveRows(keepingHeaders: Bool, to place: (IndexPath) -> IndexPath?) {
    let old = cells.sorted { $0.key < $1.key }
    cells = [:]
    for (path, cell) in old {
      if let new = place(path) {
        cells[new] = cell
      } else {
        retire(cell, at: path)
      }
    }
    selection = selection.compactMap(place)
    shape = nil
    if !keepingHeaders { removeHeadersAndFooters() }
    setNeedsLayout()
  }

  /// Shows a row anew, if it is on the screen, by the cell that it has: dequeuing returns that cell.
  func reconfigureRow(at path: IndexPath, _ provide: (UITableView) -> UITableViewCell?) {
    guard let cell = cells[path] else { return }
    reconfigured = (path, cell)
    defer { reconfigured = nil }
    precondition(provide(self) === cell, "reconfiguring the row at \(path) must return its cell")
  }
}
