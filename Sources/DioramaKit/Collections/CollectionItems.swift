/// The delegate of a collection, which holds its items and creates their cells.
final class CollectionItems: NSObject, ListHolder {
  var pendingChanges = ListChanges()
  var isApplyingChanges = false
  private var hasCells = false
  private let sections: [CollectionSection]
  /// The beginning of the reuse identifiers of the views and the headers, which are unique to these items.
  private let identifier = ReuseIdentifier.unique("collection")
  /// The items of all sections by their numbers, each of which is used once.
  private var items: [Int: CollectionItem] = [:]
  private var nextNumber = 0
  /// The observations of views that are shown and hidden, by the numbers of their items.
  private var observations: [Int: NSKeyValueObservation] = [:]
  private weak var collectionView: UICollectionView?
  private var source: CollectionDataSource?

  init(_ sections: [CollectionSection], in collectionView: UICollectionView) {
    var seen: Set<ObjectIdentifier> = []
    self.sections = sections.filter { seen.insert(ObjectIdentifier($0)).inserted }
    self.collectionView = collectionView
    super.init()
    if self.sections.count < sections.count { SceneFault.reportRepeatedSections() }
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    let source = CollectionDataSource(collectionView: collectionView) { [weak self] view, indexPath, item in
      self?.whileProviding { $0.cell(of: item, in: view, at: indexPath) }
    }
    source.supplementaryViewProvider = { [weak self] in self?.edgeView(in: $0, ofKind: $1, at: $2) }
    self.source = source
    for (number, section) in self.sections.enumerated() {
      section.join(self)
      for kind in SectionEdge.allCases {
        collectionView.register(
          SectionEdgeView.self, forSupplementaryViewOfKind: kind.elementKind,
          withReuseIdentifier: identifier(ofSection: number))
        section[kind].contentChanged = { [weak collectionView] in
          collectionView?.collectionViewLayout.invalidateLayout()
        }
      }
    }
    collectionView.delegate = self
    if #available(iOS 16.0, *) { collectionView.selfSizingInvalidation = .enabledIncludingConstraints }
    showChanges(areStructural: true)
  }

  /// Replaces the items of a section, given by their numbers.
  ///
  /// - Returns: The numbers of the new items.
  func replaceItems(_ former: Range<Int>, with new: [CollectionItem]) -> Range<Int> {
    for number in former { removeItem(number) }
    let numbers = nextNumber..<nextNumber + new.count
    nextNumber = numbers.upperBound
    var places = Dictionary(uniqueKeysWithValues: items.map { (ObjectIdentifier($1.object), $0) })
    for (number, item) in zip(numbers, new) {
      if let former = places.updateValue(number, forKey: ObjectIdentifier(item.object)) {
        SceneFault.reportRepeatedItems()
        removeItem(former)
      }
      items[number] = item
      switch item {
      case .list(let list):
        list.join(self, as: number)
        if let collectionView { list.register(in: collectionView) }
      case .view(let view):
        collectionView?.register(
          CollectionViewCell.self, forCellWithReuseIdentifier: identifier(ofView: number))
        observations[number] = view.observeVisibility { [weak self] in self?.visibilityChanged(of: number) }
      }
    }
    return numbers
  }

  private func removeItem(_ number: Int) {
    if case .list(let list)? = items.removeValue(forKey: number) { list.leave(self, as: number) }
    observations[number] = nil
  }

  /// Adds or removes the item of a view that was shown or hidden.
  private func visibilityChanged(of number: Int) {
    guard case .view(let view)? = items[number] else { return }
    let isItem = source?.indexPath(for: ListItem(row: number, entry: 0)) != nil
    if isItem == view.isHidden { showChanges(areStructural: true) }
  }

  /// The data source, unless the app or DioramaKit has given the collection another one.
  var snapshots: (any SnapshotSource)? { collectionView?.dataSource === source ? source : nil }
  var isOnScreen: Bool { collectionView?.window != nil }
  var isUntouched: Bool { !hasCells && collectionView?.indexPathsForSelectedItems?.isEmpty != false }
  var backgroundView: UIView? { collectionView?.backgroundView }

  var snapshot: NSDiffableDataSourceSnapshot<Int, ListItem> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ListItem>()
    for (section, content) in sections.enumerated() where content.isShown && content.collection === self {
      snapshot.appendSections([section])
      for number in content.numbers {
        switch items[number] {
        case .view(let view)? where view.isHidden: continue
        case .view?: snapshot.appendItems([ListItem(row: number, entry: 0)], toSection: section)
        case .list(let list)?:
          let entries = list.isShown && list.holder === self ? list.numbers : []
          snapshot.appendItems(entries.map { ListItem(row: number, entry: $0) }, toSection: section)
        case nil: continue
        }
      }
    }
    return snapshot
  }

  /// Does nothing: a collection view asks its delegate for menus anyway.
  func offerActions() {}

  /// Returns the header or footer of a section, given by its number among those that are shown; `nil` if it is empty.
  func edge(_ kind: SectionEdge, inSection shown: Int) -> SectionStack? {
    guard let section = source?.sectionIdentifier(for: shown) else { return nil }
    let stack = sections[section][kind]
    return stack.isEmpty ? nil : stack
  }

  private func identifier(ofSection number: Int) -> String { "\(identifier).section.\(number)" }

  private func edgeView(
    in collectionView: UICollectionView, ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let kind = SectionEdge(elementKind: elementKind), indexPath.count > 1,
      let section = source?.sectionIdentifier(for: indexPath.section)
    else {
      // A layout of the app may ask for views of other kinds, or for one of the whole layout. UIKit raises an exception
      // if there is none.
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: elementKind,
        withReuseIdentifier: identifier)
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier(ofSection: section), for: indexPath)
    (view as? SectionEdgeView)?.show(sections[section][kind], as: kind)
    return view
  }

  private func identifier(ofView number: Int) -> String { "\(identifier).view.\(number)" }

  private func cell(
    of item: ListItem, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell? {
    hasCells = true
    switch items[item.row] {
    case .list(let list)?: return list.cell(for: item.entry, in: collectionView, at: indexPath)
    case .view(let view)?:
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: identifier(ofView: item.row), for: indexPath)
      (cell as? CollectionViewCell)?.show(view)
      return cell
    // The item was replaced after the snapshot that the collection still shows.
    case nil: return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
  }

  /// Returns the list that an item belongs to, if any.
  private func list(at indexPath: IndexPath) -> (list: ComponentList, entry: Int)? {
    guard let item = source?.itemIdentifier(for: indexPath), case .list(let list)? = items[item.row] else {
      return nil
    }
    return (list, item.entry)
  }
}

/// An item of a collection, or a list of items.
public enum CollectionItem {
  /// A view, which counts as an item only while it is visible.
  case view(UIView)
  /// An item for each entry of a list of components.
  case list(ComponentList)

  /// The view or the list, which can be in a collection only once.
  fileprivate var object: AnyObject {
    switch self {
    case .view(let view): view
    case .list(let list): list
    }
  }
}

extension UICollectionView {
  /// Shows views and lists, one after the other. Replaces the collection's delegate and data source with objects of
  /// DioramaKit.
  public func setItems(_ items: [CollectionItem]) {
    let section = CollectionSection()
    section.setItems(items)
    setSections([section])
  }

  /// Shows sections of views and lists. Replaces the collection's delegate and data source with objects of DioramaKit.
  /// Headers and footers are shown only in one of DioramaKit's layouts.
  public func setSections(_ sections: [CollectionSection]) {
    self[decorator: \CollectionDecorator.items] = CollectionItems(sections, in: self)
  }

  /// Sets views to show in the middle of the collection while it has no items. The items must come from
  /// ``setItems(_:)`` or ``setSections(_:)``.
  @_spi(Generated)
  public func setEmptyViews(_ views: [UIView]) {
    backgroundView = views.isEmpty ? nil : EmptyRowsView(views)
    self[decorator: \CollectionDecorator.items]?.showEmptyViews()
  }
}

/// A group of items of a collection, with an optional header and footer: text or views.
@MainActor
public final class CollectionSection: NSObject {
  /// The text above the items; in a row layout, before them.
  public var header: String? {
    get { top.text }
    set { top.text = newValue }
  }

  /// The text below the items; in a row layout, after them.
  public var footer: String? {
    get { bottom.text }
    set { bottom.text = newValue }
  }

  /// Whether the collection shows the section.
  public var isShown = true {
    didSet { if isShown != oldValue { collection?.showChanges(areStructural: true) } }
  }

  /// The numbers of the section's items in the collection.
  private(set) var numbers = 0..<0
  private let top = SectionStack()
  private let bottom = SectionStack()
  private var items: [CollectionItem] = []
  /// The collection that the section belongs to.
  private(set) weak var collection: CollectionItems?

  /// Creates a section without items. Pass it to `setSections(_:)` of a collection.
  public override init() {}

  /// Sets the views and lists, which are shown one after the other.
  public func setItems(_ items: [CollectionItem]) {
    self.items = items
    numbers = collection?.replaceItems(numbers, with: items) ?? 0..<0
    collection?.showChanges(areStructural: true)
  }

  /// Sets views above the items, one below the other. They replace the ``header`` text.
  public func setHeaderViews(_ views: [UIView]) { top.show(views) }

  /// Sets views below the items, one below the other. They replace the ``footer`` text.
  public func setFooterViews(_ views: [UIView]) { bottom.show(views) }

  /// The header or the footer.
  subscript(edge: SectionEdge) -> SectionStack {
    switch edge {
    case .header: top
    case .footer: bottom
    }
  }

  /// Adds the section to a collection. It leaves the one that it belonged to.
  func join(_ collection: CollectionItems) {
    let former = self.collection
    self.collection = collection
    numbers = collection.replaceItems(0..<0, with: items)
    former?.showChanges(areStructural: true)
  }
}

/// Holds the items of a collection, and how they are arranged.
final class CollectionDecorator: StoringDecorator<UICollectionView>, ViewDecorator {
  var items: CollectionItems?
  var arrangement: ItemArrangement?
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

/// An item of a collection that shows a view of a scene.
private final class CollectionViewCell: UICollectionViewCell {
  private var stack: CompletableStack?

  func show(_ view: UIView) {
    let stack = stack ?? makeStack()
    view.outermost.resumeContent()
    if view.outermost.superview === stack { return }
    stack.addArrangedSubview(view.outermost)
    stack.isComplete = false
    stack.complete()
  }

  private func makeStack() -> CompletableStack {
    let stack = CompletableStack()
    stack.axis = .vertical
    contentView.add(stack, filling: contentView)
    self.stack = stack
    return stack
  }
}
