/// An item of a collection, or a list of items.
public enum CollectionItem {
  /// A view.
  case view(UIView)
  /// An item for each entry of a list of components.
  case list(ListRows)
}

extension UICollectionView {
  /// Shows views and lists, one item after the other. The collection then has a delegate and a data source of
  /// DioramaKit.
  public func setItems(_ items: [CollectionItem]) {
    self[decorator: \CollectionDecorator.items] = CollectionItems(items, in: self)
  }

  /// Shows views in the middle of the collection while it has no item. Its items come from ``setItems(_:)``.
  public func setEmptyViews(_ views: [UIView]) {
    backgroundView = views.isEmpty ? nil : EmptyRowsView(views)
    self[decorator: \CollectionDecorator.items]?.showEmptyViews()
  }
}

/// Holds the items of a collection.
final class CollectionDecorator: UIView, ViewDecorator {
  var items: CollectionItems?

  init(object: UICollectionView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// The items of a collection. They are its delegate, and make its cells.
final class CollectionItems: NSObject, ListHolder {
  var pendingChanges = ListChanges()
  var isApplyingChanges = false
  private let items: [CollectionItem]
  private weak var collectionView: UICollectionView?
  private var source: CollectionDataSource?

  init(_ items: [CollectionItem], in collectionView: UICollectionView) {
    self.items = items
    self.collectionView = collectionView
    super.init()
    for (number, item) in items.enumerated() {
      switch item {
      case .list(let list):
        list.join(self, as: number)
        list.register(in: collectionView)
      case .view:
        collectionView.register(
          CollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier(ofView: number))
      }
    }
    source = CollectionDataSource(collectionView: collectionView) { [weak self] view, indexPath, item in
      self?.cell(of: item, in: view, at: indexPath)
    }
    collectionView.delegate = self
    showChanges(areStructural: true)
  }

  var snapshots: (any SnapshotSource)? { source }
  var isOnScreen: Bool { collectionView?.window != nil }

  var snapshot: NSDiffableDataSourceSnapshot<Int, ListItem> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ListItem>()
    snapshot.appendSections([0])
    for (number, item) in items.enumerated() {
      switch item {
      case .view: snapshot.appendItems([ListItem(row: number, entry: 0)])
      case .list(let list):
        if list.isShown { snapshot.appendItems(list.numbers.map { ListItem(row: number, entry: $0) }) }
      }
    }
    return snapshot
  }

  /// Does nothing: a collection asks for menus anyway.
  func offerActions() {}

  func showEmptyViews() {
    guard let view = collectionView?.backgroundView as? EmptyRowsView else { return }
    view.isHidden = source?.snapshot().numberOfItems != 0
  }

  private static func identifier(ofView number: Int) -> String { "diorama.view.\(number)" }

  private func cell(
    of item: ListItem, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell? {
    switch items[item.row] {
    case .list(let list): return list.cell(for: item.entry, in: collectionView, at: indexPath)
    case .view(let view):
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: Self.identifier(ofView: item.row), for: indexPath)
      (cell as? CollectionViewCell)?.show(view)
      return cell
    }
  }

  /// Returns the list with an item, if it belongs to one.
  private func list(at indexPath: IndexPath) -> (list: ListRows, entry: Int)? {
    guard let item = source?.itemIdentifier(for: indexPath), case .list(let list) = items[item.row] else {
      return nil
    }
    return (list, item.entry)
  }
}

extension CollectionItems: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let (list, entry) = list(at: indexPath), let select = list.selectAction(entry) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    select()
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list(at: indexPath).flatMap { list, entry in list.actingRow(entry).menu }
  }
}

/// The data source of a collection.
private typealias CollectionDataSource = UICollectionViewDiffableDataSource<Int, ListItem>

extension UICollectionViewDiffableDataSource: SnapshotSource
where SectionIdentifierType == Int, ItemIdentifierType == ListItem {}

/// An item of a collection that shows a view of a scene. It takes no room while the view is not shown.
private final class CollectionViewCell: UICollectionViewCell {
  private var stack: UIStackView?

  func show(_ view: UIView) {
    let stack = stack ?? makeStack()
    if view.superview === stack { return }
    stack.addArrangedSubview(view)
    stack.shareRoomInside()
    view.relateSizes()
  }

  private func makeStack() -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor).prioritized(.fixedExtent),
    ])
    self.stack = stack
    return stack
  }
}
