extension UICollectionView {
  /// The number of items that fit on the screen.
  public var numberOfItemsOnScreen: Int {
    get { itemsOnScreen }
    set {
      itemsOnScreen = newValue
      setNeedsLayout()
    }
  }

  /// How many snapshots a diffable data source applied to items that the collection already showed.
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

  /// Scrolls an item into view and taps it, and returns whether anything responded.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> Bool { scroll(to: indexPath)?.tap() ?? false }

  /// Presses an item for a while, and returns the menu that opens.
  public func openMenu(at indexPath: IndexPath) -> UIMenu? {
    delegate?.collectionView(self, contextMenuConfigurationForItemAt: indexPath, point: .zero)?
      .actionProvider?([])
  }

  /// How many items a compositional layout puts next to each other, or one above the other if the collection scrolls to
  /// the sides.
  public var numberOfItemsInGroup: Int? {
    layout(ofSection: 0)?.group.subitems.count
  }
}
