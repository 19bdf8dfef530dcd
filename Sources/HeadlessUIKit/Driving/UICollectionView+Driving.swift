extension UICollectionView {
  /// The number of items that fit on the screen.
  public var numberOfItemsOnScreen: Int {
    get { itemsOnScreen }
    set {
      itemsOnScreen = newValue
      setNeedsLayout()
    }
  }

  /// The number of snapshots that a diffable data source applied after the collection already showed items.
  public var numberOfAppliedSnapshots: Int { snapshotCount }

  /// Scrolls until an item is on the screen, and returns its cell.
  @discardableResult
  public func scroll(to indexPath: IndexPath) -> UICollectionViewCell? {
    let position = currentShape.position(of: indexPath)
    if position < firstItemOnScreen { firstItemOnScreen = position }
    if position >= firstItemOnScreen + itemsOnScreen { firstItemOnScreen = position - itemsOnScreen + 1 }
    setNeedsLayout()
    return cellForItem(at: indexPath)
  }

  /// Scrolls an item into view and taps it. Returns whether anything responded.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> Bool { scroll(to: indexPath)?.tap() ?? false }

  /// Long-presses an item, and returns the menu that opens.
  public func openMenu(at indexPath: IndexPath) -> UIMenu? {
    delegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: .zero)?
      .actionProvider?([])
  }

  /// The number of items that a compositional layout puts next to each other or, if the collection scrolls
  /// horizontally, one above the other.
  public var numberOfItemsInGroup: Int? {
    layout(ofSection: 0)?.group.subitems.count
  }

  /// The size of the items in the first section, if a compositional layout arranges them.
  public var sizeOfItems: NSCollectionLayoutSize? {
    layout(ofSection: 0)?.group.subitems.first?.layoutSize
  }
}
