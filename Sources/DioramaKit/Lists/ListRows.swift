/// Rows of a table for the entries of a list: ``ComponentRows`` or ``TextRows``. Show them as ``TableRow/list(_:)``.
@MainActor
public class ListRows {
  /// Whether the rows are shown.
  public var isShown = true {
    didSet { if isShown != oldValue { holder?.showChanges(of: number, areStructural: true) } }
  }

  /// The menu and the swipe actions of each row.
  var actions = RowActions() {
    didSet { holder?.offerActions() }
  }

  /// The table sections or collection items that the list belongs to.
  private(set) weak var holder: (any ListHolder)?
  /// The index of the list among the rows of its table, or among the items of its collection.
  private(set) var number = 0
  /// The components of rows that were reused while a request was pending, each with the number of its entry.
  private var leaving: [(number: Int, component: UIView)] = []
  private var settings: [(part: String, set: @MainActor (UITableViewCell) -> Void)] = []
  private var cells: [WeakCell] = []

  private var adaptations: [(part: String, set: @MainActor (UITableViewCell, Int) -> Void)] = []

  private struct WeakCell {
    weak var cell: UITableViewCell?
    /// The number of the entry that the cell shows.
    var number: Int
  }

  init() {}

  /// The numbers of the rows. Each stays with its entry.
  var numbers: [Int] { [] }

  /// Whether selecting a row does something. If so, VoiceOver announces the row as a button.
  var selects: Bool { false }

  /// The class of the cells in a table.
  var cellClass: UITableViewCell.Type { UITableViewCell.self }

  /// The reuse identifier of the cells, which is unique to the list.
  fileprivate let identifier = ReuseIdentifier.unique("list")

  /// Configures all of the list's cells in a table, including those that are created later.
  ///
  /// - Parameter part: A name for what the closure configures. The closure replaces an earlier one of this name.
  public func setCells(_ part: String = "", _ set: @escaping @MainActor (UITableViewCell) -> Void) {
    settings.removeAll { $0.part == part }
    settings.append((part, set))
    for made in cells { made.cell.map(set) }
  }

  /// Configures each cell for the entry that it shows, given by the entry's number.
  func adaptCells(_ part: String, _ set: @escaping @MainActor (UITableViewCell, Int) -> Void) {
    adaptations.removeAll { $0.part == part }
    adaptations.append((part, set))
    for made in cells { if let cell = made.cell { set(cell, made.number) } }
  }

  /// Shows the entry with a number in a cell.
  func show(_ number: Int, in cell: UIView) {}

  /// Returns the entry with a number; `nil` if it has been removed.
  func entry(_ number: Int) -> Any? { nil }

  /// Returns the closure for the selection of a row; `nil` if selecting it does nothing.
  func selectAction(_ number: Int) -> (@MainActor () -> Void)? { nil }

  /// Updates the rows for VoiceOver after selecting them starts or stops doing something.
  func selectHandlerChanged(from wasNil: Bool) {
    if selects == wasNil { showChanges(numbers, areStructural: false) }
  }

  /// Holds a component strongly that its row no longer shows, until its requests are complete. If they fail, what the
  /// user did can then be undone.
  func keep(_ component: UIView, of number: Int) { leaving.append((number, component)) }

  /// Shows the current entries in the components that still wait for a response. The closure returns whether the entry
  /// still exists.
  func update(leaving show: (UIView, Int) -> Bool) {
    leaving.removeAll { !$0.component.waitsInside }
    // A component that shows another entry may report a change, after which this method is called again.
    for (number, component) in leaving where !show(component, number) {
      leaving.removeAll { $0.component === component }
    }
  }

  /// Adds the list to a table or a collection. It leaves the one that it belonged to.
  func join(_ holder: any ListHolder, as number: Int) {
    let former = self.holder
    self.holder = holder
    self.number = number
    guard let former, former !== holder, former.snapshots != nil else { return }
    SceneFault.reportMovedList()
    former.showChanges(areStructural: true)
  }

  /// Removes the list from a table or a collection, if it is still there.
  func leave(_ former: any ListHolder, as number: Int) {
    if holder === former, self.number == number { holder = nil }
  }

  /// Registers the cell class.
  func register(in tableView: UITableView) {
    tableView.register(cellClass, forCellReuseIdentifier: identifier)
  }

  /// Returns the cell that shows the entry with a number.
  func cell(for number: Int, in tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if let place = cells.firstIndex(where: { $0.cell === cell }) {
      cells[place].number = number
    } else {
      cells.removeAll { $0.cell == nil }
      cells.append(WeakCell(cell: cell, number: number))
    }
    // UIKit resets some properties of a cell before it is used again.
    for setting in settings { setting.set(cell) }
    cell.isButton = selects
    show(number, in: cell)
    for adaptation in adaptations { adaptation.set(cell, number) }
    return cell
  }

  /// Shows new entries.
  func showChanges(_ changed: [Int], areStructural: Bool) {
    guard areStructural || !changed.isEmpty else { return }
    holder?.showChanges(changed, of: number, areStructural: areStructural)
  }
}

/// The rows of a table, or the items of a collection, for the entries of a list of components: ``ComponentRows``. Show
/// items as ``CollectionItem/list(_:)``.
public class ComponentList: ListRows {
  override init() {}

  /// The class of the cells in a collection.
  var collectionCellClass: UICollectionViewCell.Type { UICollectionViewCell.self }

  /// Registers the cell class.
  func register(in collectionView: UICollectionView) {
    collectionView.register(collectionCellClass, forCellWithReuseIdentifier: identifier)
  }

  /// Returns the cell that shows the entry with a number.
  func cell(
    for number: Int, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    if let item = cell as? any SelectableItem {
      item.selection.select = nil
      if selects { item.selection.select = { [weak self] in self?.selectAction(number)?() } }
    }
    show(number, in: cell)
    return cell
  }
}

/// A list of components: one row or item for each entry, in a ``ComponentCell`` or a ``ComponentCollectionCell``. Each
/// is identified by the entry's id.
public final class ComponentRows<Component: SceneComponent>: ComponentList
where Component.State: Identifiable {
  /// Called when a cell shows an entry, with the component and the entry's id. Set the component's handlers here.
  public var connect: (@MainActor (Component, Component.State.ID) -> Void)?

  /// Called when the user selects a row, which is deselected first.
  public var selectHandler: (@MainActor (Component.State) -> Void)? {
    didSet { selectHandlerChanged(from: oldValue == nil) }
  }

  /// The entries. Setting them updates only the rows whose entries have changed.
  public var entries: [Component.State] = [] {
    didSet {
      let difference = known.replace(with: entries, id: { $0.id }, areEqual: { $0 == $1 })
      SceneFault.report(duplicates: difference.duplicates, of: typeName(of: Component.self))
      update { component, number in
        guard let entry = known[number] else { return false }
        if let component = component as? Component, component.state != entry { component.state = entry }
        return true
      }
      showChanges(difference.changed, areStructural: difference.isStructural)
    }
  }

  private var known = IdentifiedEntries<Component.State.ID, Component.State>()

  /// Creates a list without entries.
  public override init() {}

  override var numbers: [Int] { known.numbers }
  override var selects: Bool { selectHandler != nil }
  override var cellClass: UITableViewCell.Type { ComponentCell<Component>.self }
  override var collectionCellClass: UICollectionViewCell.Type { ComponentCollectionCell<Component>.self }

  override func show(_ number: Int, in cell: UIView) {
    guard let entry = known[number] else { return }
    let leave: @MainActor (UIView) -> Void = { [weak self] in self?.keep($0, of: number) }
    let component: Component
    switch cell {
    case let cell as ComponentCell<Component>:
      component = cell.show(entry)
      cell.held.leave = leave
    case let cell as ComponentCollectionCell<Component>:
      component = cell.show(entry)
      cell.held.leave = leave
    default: return
    }
    component.follow { [weak self] in self?.known[number] }
    connect?(component, entry.id)
  }

  override func entry(_ number: Int) -> Any? { known[number] }

  override func selectAction(_ number: Int) -> (@MainActor () -> Void)? {
    guard let selectHandler, let entry = known[number] else { return nil }
    return { selectHandler(entry) }
  }

  /// Configures each of the list's cells in a table for the entry that it shows, and again when the entry changes.
  ///
  /// - Parameter part: A name for what the closure configures. The closure replaces an earlier one of this name.
  public func setCells(
    _ part: String, _ set: @escaping @MainActor (UITableViewCell, Component.State) -> Void
  ) {
    adaptCells(part) { [weak self] cell, number in
      if let entry = self?.known[number] { set(cell, entry) }
    }
  }
}

/// A list of strings, with one row each. A row is identified by its index.
public final class TextRows: ListRows {
  /// Called when the user selects a row, which is deselected first.
  public var selectHandler: (@MainActor (String) -> Void)? {
    didSet { selectHandlerChanged(from: oldValue == nil) }
  }

  /// The strings. Setting them updates only the rows whose strings have changed.
  public var entries: [String] = [] {
    didSet {
      let changed = zip(oldValue, entries).enumerated().filter { $0.element.0 != $0.element.1 }
      showChanges(changed.map(\.offset), areStructural: entries.count != oldValue.count)
    }
  }

  /// Creates a list without strings.
  public override init() {}

  override var numbers: [Int] { Array(entries.indices) }
  override var selects: Bool { selectHandler != nil }

  override func show(_ number: Int, in cell: UIView) {
    if entries.indices.contains(number) { (cell as? UITableViewCell)?.textLabel?.text = entries[number] }
  }

  override func entry(_ number: Int) -> Any? { entries.indices.contains(number) ? entries[number] : nil }

  override func selectAction(_ number: Int) -> (@MainActor () -> Void)? {
    guard let selectHandler, entries.indices.contains(number) else { return nil }
    return { [entry = entries[number]] in selectHandler(entry) }
  }
}

extension Array where Element: Identifiable {
  /// The first entry with an id: `glimpses[id: 7]?.likes += 1` changes it, and `glimpses[id: 7] = nil` removes it.
  /// Setting an entry that the array does not contain appends it. If the new entry has another id, or several entries
  /// have the id, nothing is changed, and a fault is logged.
  public subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      if let newValue, newValue.id != id { return SceneFault.report(newValue.id, inPlaceOf: id) }
      guard let index = firstIndex(where: { $0.id == id }) else {
        if let newValue { append(newValue) }
        return
      }
      if self[(index + 1)...].contains(where: { $0.id == id }) { return SceneFault.report(ambiguous: id) }
      if let newValue {
        self[index] = newValue
      } else {
        remove(at: index)
      }
    }
  }
}

/// Reuse identifiers for the cells of one list or collection.
///
/// A table keeps cells for reuse when its rows are replaced. Each identifier is used once, so the cells of earlier rows
/// are never shown as those of later ones.
@MainActor
enum ReuseIdentifier {
  private static var count = 0

  /// Returns an identifier that no other call has returned.
  static func unique(_ word: String) -> String {
    count += 1
    return "diorama.\(word).\(count)"
  }
}
