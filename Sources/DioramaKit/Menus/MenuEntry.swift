/// An entry of a menu: an item or a submenu. Changes appear the next time the menu is opened.
@MainActor
open class MenuEntry: NSObject {
  /// The text.
  public final var title = "" {
    didSet { if title != oldValue { changed() } }
  }

  /// The image next to the text.
  public final var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }

  /// Whether the entry is in its menu.
  public final var isShown = true {
    didSet { if isShown != oldValue { changed() } }
  }

  /// The properties that depend on the entry of a list's row.
  final var adaptation = EntryAdaptation()

  /// The menus that contain the entry and are created in advance.
  fileprivate final var menus: [WeakMenu] = []

  fileprivate struct WeakMenu {
    weak var menu: MadeMenu?
  }

  /// Creates the menus that contain the entry again.
  final func changed() { for menu in menus { menu.menu?.make() } }

  /// Returns the entry as UIKit's class. In the menu of a list's row, `entry` returns the list's entry, or `nil` if it
  /// has been removed.
  func element(_ entry: @escaping @MainActor () -> Any?) -> UIMenuElement {
    UIMenu(title: title, image: image)
  }

  /// Whether the entry has an effect only in the menu of a list's row.
  var needsEntry: Bool { false }

  /// The actions that VoiceOver offers for the entry.
  var accessibilityActions: [UIAccessibilityCustomAction] { [] }
}

/// The kind of action of a menu item or a swipe button.
public enum ActionStyle: Sendable {
  /// Any action.
  case normal
  /// An action that removes something.
  case destructive
}

/// A menu item that the user can select: a ``MenuItem`` or, in lists, an ``EntryMenuItem``.
open class MenuAction: MenuEntry {
  /// The kind of action, which determines the look.
  public final var style = ActionStyle.normal {
    didSet { if style != oldValue { changed() } }
  }

  /// Whether the user can select the item.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// Whether the item has a check mark.
  public final var isChecked = false {
    didSet { if isChecked != oldValue { changed() } }
  }

  override func element(_ entry: @escaping @MainActor () -> Any?) -> UIMenuElement {
    var attributes: UIMenuElement.Attributes = []
    if style == .destructive { attributes.insert(.destructive) }
    if !isEnabled { attributes.insert(.disabled) }
    return UIAction(title: title, image: image, attributes: attributes, state: isChecked ? .on : .off) {
      [weak self] _ in
      self?.select(entry())
    }
  }

  override var accessibilityActions: [UIAccessibilityCustomAction] {
    guard isEnabled else { return [] }
    let action = UIAccessibilityCustomAction(name: title, image: image) { [weak self] _ in
      self?.select(nil)
      return self != nil
    }
    return [action]
  }

  /// Calls the handler.
  func select(_ entry: Any?) {}
}

/// An item of a menu.
open class MenuItem: MenuAction {
  /// Called when the user selects the item.
  public final var selectHandler: (@MainActor () -> Void)?
  final var entryHandler: (@MainActor (Any) -> Void)?

  override func select(_ entry: Any?) {
    selectHandler?()
    if let entry { entryHandler?(entry) }
  }
}

extension MenuItem: EntryHandling {}

/// An object that handles entries of any type, in loaded scenes.
@MainActor
protocol EntryHandling: NSObject {
  /// Called with the entry of the row.
  var entryHandler: (@MainActor (Any) -> Void)? { get set }
}

/// An item in the menus of the rows of a list. In any other menu, it has no effect.
open class EntryMenuItem<Entry>: MenuAction {
  /// Called with the entry of the row when the user selects the item.
  public final var selectHandler: (@MainActor (Entry) -> Void)?

  override var needsEntry: Bool { true }

  override func select(_ entry: Any?) {
    if let entry: Entry = typed(entry) { selectHandler?(entry) }
  }
}

/// A menu inside a menu. In the menus of a list's rows, use an ``EntrySubmenu``.
open class Submenu: MenuEntry {
  /// Whether the items appear in the enclosing menu, between separators.
  public final var isInline = false {
    didSet { if isInline != oldValue { changed() } }
  }

  fileprivate private(set) var items: MadeMenu?

  /// Sets the items, which the menu holds strongly. Does nothing if the menu would contain itself.
  public final func setItems(_ entries: [MenuEntry]) {
    guard !entries.contain(self) else { return SceneFault.reportCircularMenu() }
    items = MadeMenu(entries) { [weak self] _ in self?.changed() }
    changed()
  }

  override var needsEntry: Bool { items?.entries.contains(where: \.needsEntry) ?? false }

  override var accessibilityActions: [UIAccessibilityCustomAction] { items?.accessibilityActions ?? [] }

  override func element(_ entry: @escaping @MainActor () -> Any?) -> UIMenuElement {
    UIMenu(
      title: title, image: image, options: isInline ? .displayInline : [],
      children: items?.entries.elements(entry) ?? [])
  }
}

/// A submenu in the menus of the rows of a list.
open class EntrySubmenu<Entry>: Submenu {
  override var needsEntry: Bool { true }
}

extension [MenuEntry] {
  /// Returns whether an entry is among the entries or in one of their menus.
  @MainActor
  fileprivate func contain(_ entry: MenuEntry) -> Bool {
    var (pending, seen) = (self, Set<MenuEntry>())
    while let next = pending.popLast() {
      if next === entry { return true }
      if seen.insert(next).inserted { pending += (next as? Submenu)?.items?.entries ?? [] }
    }
    return false
  }

  /// The actions that VoiceOver offers for the entries that are shown.
  @MainActor
  var accessibilityActions: [UIAccessibilityCustomAction] {
    filter(\.isShown).flatMap(\.accessibilityActions)
  }

  /// Returns the entries that are shown, as UIKit's classes.
  @MainActor
  func elements(_ entry: @escaping @MainActor () -> Any? = { nil }) -> [UIMenuElement] {
    adapt(to: entry())
    return filter(\.isShown).map { $0.element(entry) }
  }

  /// Sets the properties that depend on the entry of a row.
  @MainActor
  func adapt(to entry: Any?) {
    for item in self { item.adapt(to: entry) }
  }
}

/// A menu that is created in advance, and again when any of its entries changes. Holds the entries strongly.
@MainActor
final class MadeMenu {
  fileprivate let entries: [MenuEntry]
  private let show: @MainActor (MadeMenu) -> Void
  private let identifier = UIMenu.Identifier(ReuseIdentifier.unique("menu"))

  /// Creates a menu. The closure is called when any of the entries changes.
  init(_ entries: [MenuEntry], _ show: @escaping @MainActor (MadeMenu) -> Void) {
    self.entries = entries
    self.show = show
    for entry in entries {
      entry.menus.removeAll { $0.menu == nil }
      entry.menus.append(MenuEntry.WeakMenu(menu: self))
    }
  }

  /// The actions that VoiceOver offers for the entries.
  var accessibilityActions: [UIAccessibilityCustomAction] { entries.accessibilityActions }

  /// The menu as UIKit's class; `nil` without entries.
  var menu: UIMenu? {
    entries.isEmpty ? nil : UIMenu(identifier: identifier, children: entries.elements())
  }

  /// Returns whether a button's menu is this one, which UIKit may have copied. The app may have removed or replaced it.
  func isShown(as menu: UIMenu?) -> Bool { menu?.identifier == identifier }

  fileprivate func make() { show(self) }
}

extension UIButton {
  /// Sets the menu, which opens on a tap or, if there is a ``clickHandler`` or a tap changes a ``LikeButton``, on a
  /// long press. The button holds the entries strongly.
  public func setMenu(_ entries: [MenuEntry]) {
    SceneFault.report(entries)
    let made = MadeMenu(entries) { [weak self] in
      if $0.isShown(as: self?.menu) { self?.menu = $0.menu }
    }
    menu = made.menu
    viewDecorator(type: ControlHandlers.self).menu = made
  }
}
