/// A view that arranges items. Only items on the screen have cells.
@MainActor
open class UICollectionView: UIScrollView {
  /// The kind of headers.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of footers.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)?

  override var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue as? any UICollectionViewDelegate }
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }

  /// The view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      backgroundView.map(addSubview)
    }
  }

  /// Whether the user can select items.
  open var allowsSelection = true

  /// Whether several items can be selected.
  open var allowsMultipleSelection = false

  /// Determines when self-sizing items are measured again.
  @available(iOS 16.0, *)
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Determines when self-sizing items are measured again.
  @available(iOS 16.0, *)
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(rawValue: storedInvalidation) ?? .enabled }
    set { storedInvalidation = newValue.rawValue }
  }

  private var storedInvalidation = 1
  var itemsOnScreen = 12
  var snapshotCount = 0
  var shape: TableShape?
  var firstItemOnScreen = 0
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var selection: [IndexPath] = []
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var reusable: [ReuseKey: [UICollectionReusableView]] = [:]

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Decodes a collection.
  public required init?(coder: NSCoder) { nil }

  /// Updates the items on the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateItemsOnScreen()
  }

  /// Registers the class of reusable cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[ReuseKey(identifier: identifier)] = cellClass as? UICollectionViewCell.Type
  }

  /// Registers the class of reusable views of a kind.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classes[ReuseKey(kind: elementKind, identifier: identifier)] = viewClass as? UICollectionReusableView.Type
  }

  /// Returns a reused or new view of a kind. The identifier must be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Returns a view of a kind, if it is on the screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    return supplementaryViews[SupplementaryPlace(section: indexPath.section, kind: elementKind)]
  }

  /// Returns a reused or new cell. The identifier must be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath { return reconfigured.cell }
    guard let cell = dequeue(ReuseKey(identifier: identifier)) as? UICollectionViewCell else {
      preconditionFailure("the class for the identifier \(identifier) is not a class of cells")
    }
    return cell
  }

  private func dequeue(_ key: ReuseKey) -> UICollectionReusableView {
    if let view = reusable[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = classes[key]?.init(frame: .zero) else {
      preconditionFailure("no class is registered for views with the identifier \(key.identifier)")
    }
    view.reuseIdentifier = key.identifier
    return view
  }

  /// Reloads everything from the data source, and clears the selection.
  open func reloadData() {
    for path in cells.keys.sorted() { retire(path) }
    removeSupplementaryViews()
    selection = []
    shape = nil
    setNeedsLayout()
  }

  /// The number of sections.
  open var numberOfSections: Int { currentShape.rowCounts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { currentShape.rowCounts[section] }

  /// Returns the cell of an item, if it is on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }

  /// Returns the item of a cell on the screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The cells on the screen, in no order.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// The items on the screen, in no order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }
}

/// Provides the items of a collection.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns a supplementary view of a section, such as a header. The method is optional.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

/// Handles selections and menus of items. All methods are optional.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called after the user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called on a long press on an item. Returns the menu to show, or `nil` for none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionView {
  var currentShape: TableShape {
    if let shape { return shape }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
    let shape = TableShape(rowCounts: counts)
    self.shape = shape
    return shape
  }

  private func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    cell.isSelected = false
    recycle(cell)
  }

  private func recycle(_ view: UICollectionReusableView, _ kind: String? = nil) {
    guard let identifier = view.reuseIdentifier else { return }
    reusable[ReuseKey(kind: kind, identifier: identifier), default: []].append(view)
  }

  fileprivate func updateItemsOnScreen() {
    guard let dataSource else { return }
    let shape = currentShape
    firstItemOnScreen = max(0, min(firstItemOnScreen, shape.rowCount - itemsOnScreen))
    let paths = shape.paths(in: firstItemOnScreen..<firstItemOnScreen + itemsOnScreen)
    for path in cells.keys.sorted() where !paths.contains(path) { retire(path) }
    for path in paths where cells[path] == nil {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      cells[path] = cell
      cell.isSelected = selection.contains(path)
      addSubview(cell)
    }
    updateSupplementaryViews(of: shape.sections(in: firstItemOnScreen..<firstItemOnScreen + itemsOnScreen))
  }

  /// Updates the supplementary views of sections on the screen.
  private func updateSupplementaryViews(of sections: [Int]) {
    let places = sections.flatMap { section in
      kindsOfBoundaries(ofSection: section).map { SupplementaryPlace(section: section, kind: $0) }
    }
    for (place, view) in supplementaryViews where !places.contains(place) { retire(view, at: place) }
    for place in places where supplementaryViews[place] == nil {
      let path = IndexPath(item: 0, section: place.section)
      guard
        let view = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: place.kind, at: path)
      else { continue }
      supplementaryViews[place] = view
      addSubview(view)
    }
  }

  /// Removes all supplementary views.
  func removeSupplementaryViews() {
    for (place, view) in supplementaryViews { retire(view, at: place) }
  }

  private func retire(_ view: UICollectionReusableView, at place: SupplementaryPlace) {
    supplementaryViews[place] = nil
    view.removeFromSuperview()
    recycle(view, place.kind)
  }

  /// Moves items to their new index paths; `nil` for items that have been removed.
  func moveItems(to place: (IndexPath) -> IndexPath?) {
    let old = cells.sorted { $0.key < $1.key }
    for (path, _) in old where place(path) == nil { retire(path) }
    cells = [:]
    for (path, cell) in old { if let new = place(path) { cells[new] = cell } }
    selection = selection.compactMap(place)
    shape = nil
    setNeedsLayout()
  }

  /// Reconfigures the current cell of an item, if it is on the screen. Dequeuing returns that cell.
  func reconfigureItem(at path: IndexPath, _ provide: (UICollectionView) -> UICollectionViewCell?) {
    guard let cell = cells[path] else { return }
    reconfigured = (path, cell)
    defer { reconfigured = nil }
    precondition(provide(self) === cell, "reconfiguring the item at \(path) must return its cell")
  }

  func userSelectsItem(at path: IndexPath) {
    guard allowsSelection else { return }
    if allowsMultipleSelection, selection.contains(path) { return deselectItem(at: path, animated: true) }
    if !allowsMultipleSelection {
      for old in selection where old != path { deselectItem(at: old, animated: true) }
    }
    if !selection.contains(path) { selection.append(path) }
    cells[path]?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}

/// The section and the kind of a supplementary view.
struct SupplementaryPlace: Hashable {
  let section: Int
  let kind: String
}

/// Identifies views that can be reused for each other. Cells have no kind.
struct ReuseKey: Hashable {
  var kind: String?
  let identifier: String
}

extension TableShape {
  /// Returns the sections of the items in a range of positions, including empty sections between them.
  fileprivate func sections(in positions: Range<Int>) -> [Int] {
    rowCounts.indices.filter { section in
      let start = position(of: IndexPath(item: 0, section: section))
      return rowCounts[section] == 0
        ? positions.contains(start) : positions.overlaps(start..<start + rowCounts[section])
    }
  }
}

extension IndexPath {
  /// Creates the index path of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// A reusable view of a collection.
@MainActor
open class UICollectionReusableView: UIView {
  /// The identifier of views that can be reused for each other.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view.
  ///
  /// Collections create cells of registered classes with this initializer, so in Swift it must be `required`. A
  /// subclass declares `required override init`, which UIKit also accepts.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used for something else. Removes the animations of its views.
  open func prepareForReuse() { removeAnimations() }
}

/// An item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view with the cell's content.
  open private(set) lazy var contentView = UIView()

  /// Whether the cell is selected.
  open var isSelected = false

  /// Creates a cell.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Decodes a cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
