/// What a user can do with a row besides selecting it.
@MainActor
struct RowActions {
  var menu: [MenuEntry] = []
  var leadingSwipe: [SwipeAction] = []
  var trailingSwipe: [SwipeAction] = []

  /// Whether a swipe uncovers buttons.
  var hasSwipes: Bool { !leadingSwipe.isEmpty || !trailingSwipe.isEmpty }

  /// Whether there is nothing to do.
  var isEmpty: Bool { menu.isEmpty && leadingSwipe.isEmpty && trailingSwipe.isEmpty }
}

/// A row for which actions are asked.
@MainActor
struct ActingRow {
  let actions: RowActions
  /// Returns the entry of the list; `nil` for a row that is held.
  let entry: @MainActor () -> Any?
  /// Returns whether the row is still there.
  let isThere: @MainActor () -> Bool

  /// The menu that a long press opens.
  var menu: UIContextMenuConfiguration? {
    actions.menu.adapt(to: entry())
    guard actions.menu.contains(where: \.isShown) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [actions, entry] _ in
      UIMenu(children: actions.menu.elements(entry))
    }
  }

  /// The buttons that a swipe from the leading edge uncovers.
  var leadingSwipe: UISwipeActionsConfiguration? {
    actions.leadingSwipe.configuration(entry, isThere: isThere)
  }

  /// Returns the buttons that a swipe from the trailing edge uncovers; `nil` for the table's own.
  ///
  /// - Parameter offersDeletion: Whether the table can delete rows. A table whose rows can be swiped only for their
  ///   leading buttons must not offer that.
  func trailingSwipe(offersDeletion: Bool) -> UISwipeActionsConfiguration? {
    let configuration = actions.trailingSwipe.configuration(entry, isThere: isThere)
    if configuration != nil || offersDeletion || !actions.hasSwipes { return configuration }
    return UISwipeActionsConfiguration(actions: [])
  }
}

/// What a user can do with a row. The row holds its items and buttons.
extension UITableViewCell {
  /// Shows a menu when the user presses the row for a while.
  public func setMenu(_ entries: [MenuEntry]) { actions.menu = entries }

  /// Shows buttons when the user swipes over the row from its leading edge.
  public func setLeadingSwipe(_ actions: [SwipeAction]) { self.actions.leadingSwipe = actions }

  /// Shows buttons when the user swipes over the row from its trailing edge.
  public func setTrailingSwipe(_ actions: [SwipeAction]) { self.actions.trailingSwipe = actions }

  /// The actions of the row.
  var actions: RowActions {
    get { self[decorator: \CellDecorator.actions] ?? RowActions() }
    set {
      self[decorator: \CellDecorator.actions] = newValue.isEmpty ? nil : newValue
      existingViewDecorator(type: CellDecorator.self)?.offerActions()
    }
  }
}

/// What a user can do with the rows of a list. The list holds the items and buttons.
extension ListRows {
  /// Shows a menu when the user presses a row for a while.
  public func setMenu(_ entries: [MenuEntry]) { actions.menu = entries }

  /// Shows buttons when the user swipes over a row from its leading edge.
  public func setLeadingSwipe(_ actions: [SwipeAction]) { self.actions.leadingSwipe = actions }

  /// Shows buttons when the user swipes over a row from its trailing edge.
  public func setTrailingSwipe(_ actions: [SwipeAction]) { self.actions.trailingSwipe = actions }
}

extension ListRows {
  /// Returns the row of the entry with a number.
  func actingRow(_ number: Int) -> ActingRow {
    ActingRow(
      actions: actions, entry: { [weak self] in self?.entry(number) },
      isThere: { [weak self] in self?.isShown == true && self?.entry(number) != nil })
  }
}

extension TableSections {
  /// Whether any row has actions.
  var hasActions: Bool {
    (0..<count).contains { section in
      rows(in: section).contains { row in
        switch row {
        case .text: false
        case .cell(let cell): !cell.actions.isEmpty
        case .list(let list): !list.actions.isEmpty
        }
      }
    }
  }

  /// Lets the table ask for the actions of its rows, if any row has some.
  func offerActions() {
    guard let tableView, tableView[\.actingRows] == nil, hasActions else { return }
    tableView[\.actingRows] = { [weak self] in self?.actingRow(at: $0) }
  }

  /// Returns a row that is shown, if it has actions.
  private func actingRow(at indexPath: IndexPath) -> ActingRow? {
    guard let item = source?.itemIdentifier(for: indexPath) else {
      guard case .cell(let cell)? = row(at: indexPath) else { return nil }
      return actingRow(cell)
    }
    guard allRows.indices.contains(item.row) else { return nil }
    switch allRows[item.row] {
    case .text: return nil
    case .cell(let cell): return actingRow(cell)
    case .list(let list): return list.actingRow(item.entry)
    }
  }

  private func actingRow(_ cell: UITableViewCell) -> ActingRow {
    ActingRow(actions: cell.actions, entry: { nil }, isThere: { [weak cell] in cell?.isShown == true })
  }
}

/// What an item of a menu, or a button of a swipe, has for each entry of a list. It is set before the item is shown.
@MainActor
struct EntryAdaptation {
  private var parts: [(name: String, set: @MainActor (Any) -> Void)] = []

  /// Sets a part. The closure replaces an earlier one for the same part.
  mutating func set(_ name: String, _ set: @escaping @MainActor (Any) -> Void) {
    parts.removeAll { $0.name == name }
    parts.append((name, set))
  }

  /// Sets all parts for an entry; nothing if the entry is gone.
  func apply(to entry: Any?) {
    if let entry { for part in parts { part.set(entry) } }
  }
}

/// What can be adapted to the entry of a row.
@MainActor
protocol EntryAdapting: NSObject {
  /// What is set for an entry.
  var adaptation: EntryAdaptation { get set }
}

extension EntryAdapting {
  /// Sets a part for entries of a type.
  fileprivate func adapt<Entry>(
    _ part: String, to _: Entry.Type, _ set: @escaping @MainActor (Self, Entry) -> Void
  ) {
    adaptation.set(part) { [weak self] entry in
      if let self, let entry = entry as? Entry { set(self, entry) }
    }
  }
}

extension MenuEntry: EntryAdapting {}
extension SwipeAction: EntryAdapting {}

extension EntryMenuItem {
  /// Sets something of the item for the entry of a row, whenever its menu is opened.
  ///
  /// - Parameter part: What is set. The closure replaces an earlier one for the same part.
  public func adapt(_ part: String, _ set: @escaping @MainActor (EntryMenuItem, Entry) -> Void) {
    adapt(part, to: Entry.self, set)
  }
}

extension EntrySubmenu {
  /// Sets something of the menu for the entry of a row, whenever the menu around it is opened.
  ///
  /// - Parameter part: What is set. The closure replaces an earlier one for the same part.
  public func adapt(_ part: String, _ set: @escaping @MainActor (EntrySubmenu, Entry) -> Void) {
    adapt(part, to: Entry.self, set)
  }
}

extension EntrySwipeAction {
  /// Sets something of the button for the entry of a row, whenever the user swipes over the row.
  ///
  /// - Parameter part: What is set. The closure replaces an earlier one for the same part.
  public func adapt(_ part: String, _ set: @escaping @MainActor (EntrySwipeAction, Entry) -> Void) {
    adapt(part, to: Entry.self, set)
  }
}
