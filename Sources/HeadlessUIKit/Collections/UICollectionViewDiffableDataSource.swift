/// A data source that shows snapshots. A cell stays with its item when items are added, removed or moved.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns a supplementary view of a section.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Returns the supplementary views of sections.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var isApplying = false
  private var isProviding = false

  /// Creates a data source, and sets it as a collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot. Must not be called from a cell provider.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    precondition(!isApplying, "a snapshot must not be applied while another one is being applied")
    precondition(!isProviding, "a snapshot must not be applied while a cell is being provided")
    collectionView?.snapshotCount += 1
    isApplying = true
    let old = shown
    shown = ShownSnapshot(snapshot)
    if old.snapshot.sectionIdentifiers != snapshot.sectionIdentifiers {
      collectionView?.removeSupplementaryViews()
    }
    collectionView?.moveItems { path in old.item(at: path).flatMap { shown.paths[$0] } }
    for item in snapshot.reconfiguredItemIdentifiers {
      guard let path = shown.paths[item] else { continue }
      collectionView?.reconfigureItem(at: path) { cellProvider($0, path, item) }
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
    collectionView?.reloadData()
    completion?()
  }

  /// Returns the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.snapshot
  }

  /// Returns the section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

  /// Returns the index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.paths[itemIdentifier] }

  /// Returns the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.items.count }

  /// Returns the number of items in a section.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.items[section].count
  }

  /// Returns the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    isProviding = true
    defer { isProviding = false }
    guard let item = shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure("there is no cell for \(indexPath)")
    }
    return cell
  }

  /// Returns a supplementary view of a section.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("there is no view of kind \(kind) for \(indexPath)")
    }
    return view
  }
}
