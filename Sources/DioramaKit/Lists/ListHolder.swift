/// Shows lists and updates them: the sections of a table, or the items of a collection.
@MainActor
protocol ListHolder: AnyObject {
  /// The changes that are not shown yet.
  var pendingChanges: ListChanges { get set }
  /// Whether changes are being shown, or a cell is being provided.
  var isApplyingChanges: Bool { get set }
  /// The object that applies snapshots; `nil` until something is shown.
  var snapshots: (any SnapshotSource)? { get }
  /// A snapshot of the current items.
  var snapshot: NSDiffableDataSourceSnapshot<Int, ListItem> { get }
  /// Whether insertions, deletions and moves are animated.
  var animatesChanges: Bool { get }
  /// Whether what is shown is not what was applied last, so that the next change must reload everything.
  var mustReload: Bool { get set }
  /// Whether the table or the collection is on the screen.
  var isOnScreen: Bool { get }
  /// Whether the table or the collection has no cells yet and no selection.
  var isUntouched: Bool { get }
  /// The view behind the rows or items.
  var backgroundView: UIView? { get }

  /// Makes the actions of rows or items available to the user.
  func offerActions()
}

/// An item of a table or collection with lists: a static row or view, or an entry of a list.
struct ListItem: Hashable, Sendable {
  /// The index of the row, view or list among all of them.
  let row: Int
  /// The number of the entry; 0 for a static row or view.
  let entry: Int
}

/// Applies snapshots to a table or a collection.
@MainActor
protocol SnapshotSource: AnyObject {
  func snapshot() -> NSDiffableDataSourceSnapshot<Int, ListItem>
  func indexPath(for itemIdentifier: ListItem) -> IndexPath?
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, ListItem>, animatingDifferences: Bool,
    completion: (() -> Void)?)
  func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, ListItem>, completion: (() -> Void)?)
}

/// The changes of lists that are not shown yet.
@MainActor
struct ListChanges {
  var isStructural = false
  var items: Set<ListItem> = []

  var isEmpty: Bool { !isStructural && items.isEmpty }

  /// The nesting depth of calls that group changes.
  fileprivate static var depth = 0
  /// The holders whose grouped changes are not shown yet.
  fileprivate static var waiting: [any ListHolder] = []

  /// Whether changes are held back, to be shown in one step.
  static var areGrouped: Bool { depth > 0 }

  /// Makes changes, and then shows them all in one step in each table and collection.
  static func together(_ changes: () -> Void) {
    depth += 1
    changes()
    depth -= 1
    guard depth == 0 else { return }
    let waiting = waiting
    Self.waiting = []
    for holder in waiting { holder.showPendingChanges() }
  }
}

extension ListHolder {
  var animatesChanges: Bool { isOnScreen && UIView.areAnimationsEnabled }
  var mustReload: Bool {
    get { false }
    set {}
  }

  /// Shows rows that were added, removed or moved, and entries of a list that changed. A change made in the meantime is
  /// shown afterwards.
  func showChanges(_ entries: [Int] = [], of list: Int = 0, areStructural: Bool) {
    guard snapshots != nil else { return }
    pendingChanges.isStructural = pendingChanges.isStructural || areStructural
    for entry in entries { pendingChanges.items.insert(ListItem(row: list, entry: entry)) }
    if ListChanges.depth == 0 {
      showPendingChanges()
    } else if !ListChanges.waiting.contains(where: { $0 === self }) {
      ListChanges.waiting.append(self)
    }
  }

  /// Shows the empty views if there are no rows or items; otherwise hides them.
  func showEmptyViews() {
    guard let view = backgroundView as? EmptyRowsView else { return }
    view.sceneHidden = snapshots?.snapshot().numberOfItems != 0
  }

  /// Provides a cell. A change that is made in the meantime, by a handler of what the cell shows, is shown afterwards:
  /// UIKit raises an exception for a snapshot that is applied while it asks for a cell.
  func whileProviding<Cell>(_ provide: (Self) -> Cell) -> Cell {
    if isApplyingChanges { return provide(self) }
    isApplyingChanges = true
    defer {
      isApplyingChanges = false
      if !pendingChanges.isEmpty { Task { [weak self] in self?.showPendingChanges() } }
    }
    return provide(self)
  }

  fileprivate func showPendingChanges() {
    guard let snapshots, !isApplyingChanges else { return }
    isApplyingChanges = true
    while !pendingChanges.isEmpty {
      let changes = pendingChanges
      pendingChanges = ListChanges()
      apply(changes, to: snapshots)
    }
    isApplyingChanges = false
    showEmptyViews()
  }

  private func apply(_ changes: ListChanges, to source: any SnapshotSource) {
    let old = source.snapshot()
    var new = changes.isStructural ? snapshot : old
    // To update rows, UIKit lays out the table. Outside a window, it does so at size zero, and logs a warning.
    if mustReload || old.numberOfSections == 0 || (isUntouched && !isOnScreen) {
      mustReload = false
      return source.applySnapshotUsingReloadData(new, completion: nil)
    }
    let shown = changes.items.compactMap { item in
      source.indexPath(for: item).map { (path: $0, item: item) }
    }
    let changed = shown.sorted { $0.path < $1.path }.map(\.item)
    new.reconfigureItems(changed.filter { new.sectionIdentifier(containingItem: $0) != nil })
    source.apply(new, animatingDifferences: changes.isStructural && animatesChanges, completion: nil)
  }
}
