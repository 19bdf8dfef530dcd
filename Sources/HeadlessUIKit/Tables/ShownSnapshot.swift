/// The snapshot that a diffable data source shows, with the places of its items.
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private(set) var items: [[Item]] = []
  private(set) var paths: [Item: IndexPath] = [:]

  init() {}

  init(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.applied
    items = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    for (section, items) in items.enumerated() {
      for (place, item) in items.enumerated() { paths[item] = IndexPath(row: place, section: section) }
    }
  }

  /// Returns the item at a place.
  func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.row) else {
      return nil
    }
    return items[path.section][path.row]
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The items whose cells are to be replaced.
  var replacedItems: Set<ItemIdentifierType> {
    Set(reloadedItemIdentifiers + reloadedSectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) })
  }
}
