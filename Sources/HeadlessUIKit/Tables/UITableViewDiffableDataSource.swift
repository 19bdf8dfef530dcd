// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A data source that shows snapshots. A cell stays with its item when rows are added, removed or moved.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var isApplying = false
  private var isProviding = false

  /// Creates a data source, and sets it as a table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Shows a snapshot. Must not be called from a cell provider.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    precondition(!isApplying, "a snapshot must not be applied while another one is being applied")
    precondition(!isProviding, "a snapshot must not be applied while a cell is being provided")
    tableView?.snapshotCount += 1
    if animatingDifferences { tableView?.animatedSnapshotCount += 1 }
    isApplying = true
    let old = shown
    shown = ShownSnapshot(snapshot)
    let keepsSections = old.snapshot.sectionIdentifiers == snapshot.sectionIdentifiers
    tableView?.moveRows(keepingHeaders: keepsSections) { path in
      old.item(at: path).flatMap { shown.paths[$0] }
    }
    for item in snapshot.reconfiguredItemIdentifiers {
      guard let path = shown.paths[item] else { continue }
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
    precondition(!isProviding, "a snapshot must not be applied while a cell is being provided")
    shown = ShownSnapshot(snapshot)
    tableView?.reloadData()
    completion?()
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.paths[itemIdentifier] }
  open func numberOfSections(in tableView: UITableView) -> Int { shown.items.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.items[section].count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    isProviding = true
    defer { isProviding = false }
    guard let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure("there is no cell for \(indexPath)")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView {
  /// Moves rows to their new index paths; `nil` for rows that have been removed.
  func moveRows(keepingHeaders: Bool, to place: (IndexPath) -> IndexPath?) {
    rowsVersion += 1
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

  /// Shows a row that the user has moved in its new place.
  func showMove(from source: IndexPath, to destination: IndexPath) {
    moveRows(keepingHeaders: true) { path in
      if path == source { return destination }
      var row = path.row
      if path.section == source.section, row > source.row { row -= 1 }
      if path.section == destination.section, row >= destination.row { row += 1 }
      return IndexPath(row: row, section: path.section)
    }
  }

  /// Reconfigures the current cell of a row, if it is on the screen. Dequeuing returns that cell.
  func reconfigureRow(at path: IndexPath, _ provide: (UITableView) -> UITableViewCell?) {
    guard let cell = cells[path] else { return }
    reconfigured = (path, cell)
    defer { reconfigured = nil }
    precondition(provide(self) === cell, "reconfiguring the row at \(path) must return its cell")
  }
}
