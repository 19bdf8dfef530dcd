/// The menu and the swipe actions of a row.
@MainActor
struct RowActions {
  var menu: [MenuEntry] = []
  var leadingSwipe: [SwipeAction] = []
  var trailingSwipe: [SwipeAction] = []

  /// Whether a swipe reveals buttons.
  var hasSwipes: Bool { !leadingSwipe.isEmpty || !trailingSwipe.isEmpty }

  /// Whether there are no actions.
  var isEmpty: Bool { menu.isEmpty && leadingSwipe.isEmpty && trailingSwipe.isEmpty }
}

/// A button that a swipe over a row reveals: a ``RowSwipeAction`` or, in lists, an ``EntrySwipeAction``.
@MainActor
open class SwipeAction: NSObject {
  /// The text.
  public final var title: String?
  /// The image above the text.
  public final var image: UIImage?
  /// The kind of action, which determines the look.
  public final var style = ActionStyle.normal
  /// The background colour; `nil` for the default of the style.
  public final var background: UIColor?
  /// Whether the button is shown.
  public final var isShown = true
  /// Whether a full swipe over the row performs the action, if this is the first button.
  public final var allowsFullSwipe = true

  /// The properties that depend on the entry of a list's row.
  final var adaptation = EntryAdaptation()

  /// Whether the button has an effect only in a list's row.
  var needsEntry: Bool { false }

  /// Calls the handler.
  func perform(_ entry: Any?) {}

  /// Returns the button as UIKit's class.
  ///
  /// - Parameters:
  ///   - entry: Returns the entry of the row.
  ///   - isThere: Returns whether the row still exists.
  fileprivate func action(
    _ entry: @escaping @MainActor () -> Any?, isThere: @escaping @MainActor () -> Bool
  ) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [weak self, style] _, _, finish in
      self?.perform(entry())
      // A table removes the row of a destructive action that succeeds.
      finish(style == .normal || !isThere())
    }
    action.image = image
    if let background { action.backgroundColor = background }
    return action
  }
}

/// A button that a swipe over a row reveals.
open class RowSwipeAction: SwipeAction {
  /// Called when the user taps the button or makes a full swipe.
  public final var selectHandler: (@MainActor () -> Void)?
  final var entryHandler: (@MainActor (Any) -> Void)?

  override func perform(_ entry: Any?) {
    selectHandler?()
    if let entry { entryHandler?(entry) }
  }
}

extension RowSwipeAction: EntryHandling {}

/// A button that a swipe over a row of a list reveals. In any other row, it has no effect.
open class EntrySwipeAction<Entry>: SwipeAction {
  /// Called with the entry of the row when the user taps the button or makes a full swipe.
  public final var selectHandler: (@MainActor (Entry) -> Void)?

  override var needsEntry: Bool { true }

  override func perform(_ entry: Any?) {
    if let entry: Entry = typed(entry) { selectHandler?(entry) }
  }
}

extension [SwipeAction] {
  /// Returns the configuration of a swipe; `nil` if no button is shown.
  @MainActor
  func configuration(
    _ entry: @escaping @MainActor () -> Any?, isThere: @escaping @MainActor () -> Bool
  ) -> UISwipeActionsConfiguration? {
    for action in self { action.adapt(to: entry()) }
    let shown = filter(\.isShown)
    guard let first = shown.first else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: shown.map { $0.action(entry, isThere: isThere) })
    configuration.performsFirstActionWithFullSwipe = first.allowsFullSwipe
    return configuration
  }
}

/// The actions of one row.
@MainActor
struct ActingRow {
  let actions: RowActions
  /// Returns the list's entry; `nil` for a static row.
  let entry: @MainActor () -> Any?
  /// Returns whether the row still exists.
  let isThere: @MainActor () -> Bool

  /// The menu that a long press opens.
  var menu: UIContextMenuConfiguration? {
    actions.menu.adapt(to: entry())
    guard actions.menu.contains(where: \.isShown) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [actions, entry] _ in
      UIMenu(children: actions.menu.elements(entry))
    }
  }

  /// The buttons that a swipe from the leading edge reveals.
  var leadingSwipe: UISwipeActionsConfiguration? {
    actions.leadingSwipe.configuration(entry, isThere: isThere)
  }

  /// The buttons that a swipe from the trailing edge reveals.
  var trailingSwipe: UISwipeActionsConfiguration? {
    actions.trailingSwipe.configuration(entry, isThere: isThere)
  }
}

/// The menu and the swipe actions of a row. The row holds the items and buttons strongly. They have an effect only in
/// static rows and in ``TableSections``, not in the cells of an app's own data source.
extension UITableViewCell {
  /// Sets the menu that a long press on the row opens.
  public func setMenu(_ entries: [MenuEntry]) {
    SceneFault.report(entries)
    actions.menu = entries
  }

  /// Sets the buttons that a swipe from the row's leading edge reveals.
  public func setLeadingSwipe(_ actions: [SwipeAction]) {
    SceneFault.report(actions)
    self.actions.leadingSwipe = actions
  }

  /// Sets the buttons that a swipe from the row's trailing edge reveals.
  public func setTrailingSwipe(_ actions: [SwipeAction]) {
    SceneFault.report(actions)
    self.actions.trailingSwipe = actions
  }

  /// The actions of the row.
  var actions: RowActions {
    get { self[decorator: \CellDecorator.actions] ?? RowActions() }
    set {
      self[decorator: \CellDecorator.actions] = newValue.isEmpty ? nil : newValue
      sections?.offerActions()
    }
  }
}

/// The menus and the swipe actions of the rows of a list. The list holds the items and buttons strongly.
extension ListRows {
  /// Sets the menu that a long press on a row opens.
  public func setMenu(_ entries: [MenuEntry]) { actions.menu = entries }

  /// Sets the buttons that a swipe from a row's leading edge reveals.
  public func setLeadingSwipe(_ actions: [SwipeAction]) { self.actions.leadingSwipe = actions }

  /// Sets the buttons that a swipe from a row's trailing edge reveals.
  public func setTrailingSwipe(_ actions: [SwipeAction]) { self.actions.trailingSwipe = actions }
}

extension ListRows {
  /// Returns the actions of the row for the entry with a number.
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

  /// Makes the table ask for the actions of its rows, if any row has actions.
  func offerActions() {
    guard let tableView, tableView[\.actingRows] == nil, hasActions else { return }
    tableView[\.actingRows] = { [weak self] in self?.actingRow(at: $0) }
  }

  /// Returns the actions of a row that is shown, if it has any.
  private func actingRow(at indexPath: IndexPath) -> ActingRow? {
    switch row(at: indexPath) {
    case (.text, _)?, nil: nil
    case (.cell(let cell), _)?:
      ActingRow(actions: cell.actions, entry: { nil }, isThere: { [weak cell] in cell?.isShown == true })
    case (.list(let list), let entry)?: list.actingRow(entry)
    }
  }
}

/// Casts the entry of a row. Returns `nil` if there is none because the row was removed, and if the entry has another
/// type, which is logged as a fault.
@MainActor
func typed<Entry>(_ entry: Any?) -> Entry? {
  guard let entry else { return nil }
  let known = entry as? Entry
  if known == nil { SceneFault.report(entry: entry, insteadOf: Entry.self) }
  return known
}

/// The properties of a menu item or a swipe button that depend on the entry of a list. They are set before it is shown.
@MainActor
struct EntryAdaptation {
  /// The entry of the row for which the object was shown last; `nil` if it has been removed.
  fileprivate(set) var entry: Any?
  private var parts: [(name: String, set: @MainActor (Any) -> Void)] = []

  /// Adds a closure that sets a property. It replaces an earlier one of the same name.
  mutating func set(_ name: String, _ set: @escaping @MainActor (Any) -> Void) {
    parts.removeAll { $0.name == name }
    parts.append((name, set))
  }

  /// Sets all properties for an entry. Does nothing if the entry has been removed.
  func apply(to entry: Any?) {
    if let entry { for part in parts { part.set(entry) } }
  }
}

/// An object with properties that depend on the entry of a row.
@MainActor
protocol EntryAdapting: NSObject {
  /// The properties that depend on the entry.
  var adaptation: EntryAdaptation { get set }
}

extension EntryAdapting {
  /// Sets what depends on the entry of a row, and keeps the entry for the handlers of other events.
  func adapt(to entry: Any?) {
    adaptation.entry = entry
    adaptation.apply(to: entry)
  }

  /// Adds a closure that sets a property for entries of a type.
  fileprivate func adapt<Entry>(
    _ part: String, to _: Entry.Type, _ set: @escaping @MainActor (Self, Entry) -> Void
  ) {
    adaptation.set(part) { [weak self] entry in
      if let self, let entry: Entry = typed(entry) { set(self, entry) }
    }
  }
}

extension MenuEntry: EntryAdapting {}
extension SwipeAction: EntryAdapting {}

/// An item, a submenu or a button that rows of a list show: an ``EntryMenuItem``, an ``EntrySubmenu`` or an
/// ``EntrySwipeAction``.
@MainActor
public protocol EntryAction<Entry>: NSObject {
  /// The type of the list's entries.
  associatedtype Entry
}

extension EntryMenuItem: EntryAction {}
extension EntrySubmenu: EntryAction {}
extension EntrySwipeAction: EntryAction {}

extension EntryAction where Self: MenuEntry {
  /// Configures the item or the submenu for the entry of a row, each time the menu is opened.
  ///
  /// - Parameter part: A name for what the closure configures. The closure replaces an earlier one of this name.
  public func adapt(_ part: String, _ set: @escaping @MainActor (Self, Entry) -> Void) {
    adapt(part, to: Entry.self, set)
  }
}

extension EntryAction where Self: SwipeAction {
  /// Configures the button for the entry of a row, each time the user swipes over the row.
  ///
  /// - Parameter part: A name for what the closure configures. The closure replaces an earlier one of this name.
  public func adapt(_ part: String, _ set: @escaping @MainActor (Self, Entry) -> Void) {
    adapt(part, to: Entry.self, set)
  }
}
