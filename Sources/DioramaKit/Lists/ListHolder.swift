/// An item of a table or a collection with lists: something that is held, or the entry of a list.
struct ListItem: Hashable, Sendable {
  /// The number of the row, the view or the list among all.
  let row: Int
  /// The number of the entry; 0 for what is held.
  let entry: Int
}

/// Shows snapshots in a table or a collection.
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

/// What shows lists and follows their changes: the sections of a table, or the items of a collection.
@MainActor
protocol ListHolder: AnyObject {
  /// The changes that are not shown yet.
  var pendingChanges: ListChanges { get set }
  /// Whether changes are being shown.
  var isApplyingChanges: Bool { get set }
  /// What shows snapshots; `nil` as long as nothing is shown.
  var snapshots: (any SnapshotSource)? { get }
  /// The items that are to be shown.
  var snapshot: NSDiffableDataSourceSnapshot<Int, ListItem> { get }
  /// Whether rows or items come, go and move with an animation.
  var animatesChanges: Bool { get }
  /// Whether the table or the collection is on the screen.
  var isOnScreen: Bool { get }
  /// Whether the table or the collection has no cell yet, and nothing selected.
  var isUntouched: Bool { get }

  /// Lets the user see what can be done with rows or items.
  func offerActions()
  /// Shows or hides the views that stand for missing rows or items.
  func showEmptyViews()
}

/// The changes of lists that are not shown yet.
@MainActor
struct ListChanges {
  var isStructural = false
  var items: Set<ListItem> = []

  var isEmpty: Bool { !isStructural && items.isEmpty }

  /// How many changes are being made together.
  fileprivate static var depth = 0
  /// What shows its changes together with others.
  fileprivate static var waiting: [any ListHolder] = []

  /// Makes changes, and then shows all of them in one step in each table and each collection.
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
  var animatesChanges: Bool { isOnScreen }

  /// Shows rows that came, went or moved, and entries of a list that changed. A change that is made meanwhile is shown
  /// afterwards.
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
    // UIKit lays out a table to update its rows, at no size and with a warning if it is in no window.
    if old.numberOfSections == 0 || (isUntouched && !isOnScreen) {
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
