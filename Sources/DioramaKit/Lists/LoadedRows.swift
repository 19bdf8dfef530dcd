/// The rows of a list of components in a loaded scene.
final class LoadedRows: ComponentList, LoadedEntries {
  var connect: (@MainActor (LoadedComponent, Int) -> Void)?
  /// Called when the user selects a row.
  var selectHandler: (@MainActor (SceneEntry) -> Void)? {
    didSet { selectHandlerChanged(from: oldValue == nil) }
  }

  /// The entries that the rows show.
  var entries = SceneEntries([]) {
    didSet {
      let difference = known.replace(with: Array(entries), id: { $0.id }, areEqual: type.areEqual)
      SceneFault.report(duplicates: difference.duplicates.compactMap(\.self), of: type.component)
      update { component, number in
        guard let entry = known[number] else { return false }
        (component as? LoadedComponent)?.rendering?.set(entry.values)
        return true
      }
      showChanges(difference.changed, areStructural: difference.isStructural)
    }
  }

  private let type: SceneEntryType
  private let make: @MainActor () -> LoadedComponent?
  private var known = IdentifiedEntries<AnyHashable?, SceneEntry>()

  init(_ type: SceneEntryType, _ make: @escaping @MainActor () -> LoadedComponent?) {
    self.type = type
    self.make = make
    super.init()
  }

  override var numbers: [Int] { known.numbers }
  override var selects: Bool { selectHandler != nil }
  override var cellClass: UITableViewCell.Type { LoadedCell.self }
  override var collectionCellClass: UICollectionViewCell.Type { LoadedCollectionCell.self }

  func id(of number: Int) -> AnyHashable? { known[number]?.id }

  override func show(_ number: Int, in cell: UIView) {
    guard let entry = known[number], let cell = cell as? any LoadedEntryCell,
      let component = cell.held.component ?? make()
    else { return }
    cell.show(entry, by: component)
    cell.held.leave = { [weak self] in self?.keep($0, of: number) }
    component.showEntry = { [weak self, weak component] in
      if let entry = self?.known[number] { component?.rendering?.set(entry.values) }
    }
    connect?(component, number)
  }

  override func entry(_ number: Int) -> Any? { known[number] }

  override func selectAction(_ number: Int) -> (@MainActor () -> Void)? {
    guard let selectHandler, let entry = known[number] else { return nil }
    return { selectHandler(entry) }
  }

  /// Configures each cell for the entry that it shows.
  func adaptCells(_ part: String, _ set: @escaping @MainActor (UITableViewCell, SceneEntry) -> Void) {
    adaptCells(part) { [weak self] cell, number in
      if let entry = self?.known[number] { set(cell, entry) }
    }
  }
}

/// Shows a list of components in a loaded scene.
@MainActor
protocol LoadedEntries: AnyObject, Sendable {
  /// Called when a component shows an entry, with the entry's number.
  var connect: (@MainActor (LoadedComponent, Int) -> Void)? { get set }

  /// The entries that are shown.
  var entries: SceneEntries { get set }

  /// Returns the id of the entry with a number, or `nil` if it has been removed.
  func id(of number: Int) -> AnyHashable?
}

/// A cell that shows a component of a loaded scene.
@MainActor
protocol LoadedEntryCell: UIView {
  var held: HeldComponent<LoadedComponent> { get }
  var contentView: UIView { get }
}

extension LoadedEntryCell {
  /// Shows an entry in the cell's component, or in a new one.
  func show(_ entry: SceneEntry, by component: LoadedComponent) {
    // The change must not be reported as one of the former entry.
    component.removeHandlers()
    held.change { component.rendering?.set(entry.values) }
    _ = held.component(
      in: contentView, updating: { _ in },
      or: {
        component.start()
        return component
      })
  }

  /// Removes the handlers of the component, and cancels what its views are waiting for.
  func removeHandlers() { held.prepareForReuse { $0.removeHandlers() } }
}

extension LoadedComponent {
  fileprivate func removeHandlers() {
    instance.callbacks = [:]
    instance.edited = SceneCallback()
  }
}

/// A row that shows a component of a loaded scene.
final class LoadedCell: UITableViewCell, LoadedEntryCell {
  let held = HeldComponent<LoadedComponent>()

  override func prepareForReuse() {
    super.prepareForReuse()
    removeHandlers()
  }
}

/// An item of a collection that shows a component of a loaded scene.
final class LoadedCollectionCell: UICollectionViewCell, LoadedEntryCell, SelectableItem {
  let held = HeldComponent<LoadedComponent>()
  let selection = ItemSelection()

  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? selection.elements(in: self) }
    set { super.accessibilityElements = newValue }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    removeHandlers()
  }
}

/// A stack with a component of a loaded scene for each entry of a list.
final class LoadedViews: ListViews, LoadedEntries {
  var connect: (@MainActor (LoadedComponent, Int) -> Void)?
  var entries = SceneEntries([]) {
    didSet {
      guard let type else { return }
      let difference = known.replace(with: Array(entries), id: { $0.id }, areEqual: type.areEqual)
      SceneFault.report(duplicates: difference.duplicates.compactMap(\.self), of: type.component)
      for number in difference.changed {
        if let entry = known[number] { (view(number) as? LoadedComponent)?.rendering?.set(entry.values) }
      }
      guard difference.isStructural else { return }
      arrange(known.numbers) { number -> LoadedComponent? in
        guard let entry = known[number], let component = make?() else { return nil }
        component.rendering?.set(entry.values)
        component.start()
        return component
      } connecting: { component, number in
        component.showEntry = { [weak self, weak component] in
          if let entry = self?.known[number] { component?.rendering?.set(entry.values) }
        }
        connect?(component, number)
      }
    }
  }

  private var type: SceneEntryType?
  private var make: (@MainActor () -> LoadedComponent?)?
  private var known = IdentifiedEntries<AnyHashable?, SceneEntry>()

  init(_ type: SceneEntryType, _ make: @escaping @MainActor () -> LoadedComponent?) {
    super.init()
    self.type = type
    self.make = make
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func id(of number: Int) -> AnyHashable? { known[number]?.id }
}
