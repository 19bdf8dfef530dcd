/// The rows of a list of components in a loaded scene.
final class LoadedRows: ListRows {
  /// Called when a cell shows an entry, with its component and the entry's number.
  var connect: (@MainActor (LoadedComponent, Int) -> Void)?
  /// Called when the user selects a row.
  var selectHandler: (@MainActor (SceneEntry) -> Void)?

  /// What the rows show.
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
  override var cellClass: UITableViewCell.Type { LoadedCell.self }

  /// Returns the id of the entry with a number, if it is still there.
  func id(of number: Int) -> AnyHashable? { known[number]?.id }

  override func show(_ number: Int, in cell: UITableViewCell) {
    guard let entry = known[number], let cell = cell as? LoadedCell,
      let component = cell.component ?? make()
    else { return }
    cell.show(entry, by: component)
    cell.leave = { [weak self] in self?.keep($0, of: number) }
    connect?(component, number)
  }

  override func entry(_ number: Int) -> Any? { known[number] }

  override func selectAction(_ number: Int) -> (@MainActor () -> Void)? {
    guard let selectHandler, let entry = known[number] else { return nil }
    return { selectHandler(entry) }
  }
}

/// A row that shows a component of a loaded scene.
final class LoadedCell: UITableViewCell {
  /// The component; `nil` until an entry is shown.
  private(set) var component: LoadedComponent?
  /// Takes over a component that waits for an answer when the cell is reused.
  var leave: (@MainActor (UIView) -> Void)?

  /// Shows an entry by the cell's component, or by a new one.
  func show(_ entry: SceneEntry, by component: LoadedComponent) {
    component.rendering?.set(entry.values)
    if self.component === component { return component.resumeContent() }
    self.component = component
    component.start()
    show(filling: component)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    guard let component else { return }
    component.suspendContent(keepsRequests: leave != nil)
    if let leave, component.waitsInside {
      self.component = nil
      component.removeFromSuperview()
      leave(component)
    } else {
      component.instance.callbacks = [:]
      component.instance.edited = SceneCallback()
    }
    leave = nil
  }
}
