/// Something in a menu: an item or a menu of its own. Changes are shown when the menu is opened next.
@MainActor
public class MenuEntry: NSObject {
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

  /// What is set for the entry of a list's row.
  final var adaptation = EntryAdaptation()

  /// The menu that the entry is in, if the menu is made in advance.
  fileprivate weak var menu: MadeMenu?

  /// Makes the menu again that the entry is in.
  final func changed() { menu?.make() }

  /// Returns the entry as UIKit shows it. In the menu of a list's row, `entry` returns the entry of the list, or `nil`
  /// once it is gone.
  func element(_ entry: @escaping @MainActor () -> Any?) -> UIMenuElement {
    UIMenu(title: title, image: image)
  }

  /// The actions that VoiceOver offers for the entry.
  var accessibilityActions: [UIAccessibilityCustomAction] { [] }
}

/// What an item of a menu, or a button of a swipe, does.
public enum ActionStyle: Sendable {
  /// Any action.
  case normal
  /// An action that removes something.
  case destructive
}

/// An item of a menu, which does something when the user selects it: a ``MenuItem`` or, in lists, an
/// ``EntryMenuItem``.
public class MenuAction: MenuEntry {
  /// What the item does.
  public final var style = ActionStyle.normal {
    didSet { if style != oldValue { changed() } }
  }

  /// Whether the user can select the item.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// Whether a check mark stands next to the text.
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
public final class MenuItem: MenuAction {
  /// Called when the user selects the item.
  public var selectHandler: (@MainActor () -> Void)?
  var entryHandler: (@MainActor (Any) -> Void)?

  override func select(_ entry: Any?) {
    selectHandler?()
    if let entry { entryHandler?(entry) }
  }
}

extension MenuItem: EntryHandling {}

/// What handles entries of any type, in loaded scenes.
@MainActor
protocol EntryHandling: NSObject {
  /// Called with the entry of the row.
  var entryHandler: (@MainActor (Any) -> Void)? { get set }
}

/// An item in the menus of the rows of a list.
public final class EntryMenuItem<Entry>: MenuAction {
  /// Called when the user selects the item, with the entry of the row.
  public var selectHandler: (@MainActor (Entry) -> Void)?

  override func select(_ entry: Any?) {
    if let entry = entry as? Entry { selectHandler?(entry) }
  }
}

/// A menu in a menu: by itself or, in the menus of the rows of a list, an ``EntrySubmenu``.
public class Submenu: MenuEntry {
  /// Whether the items stand in the menu around this one, between lines.
  public final var isInline = false {
    didSet { if isInline != oldValue { changed() } }
  }

  private var items: MadeMenu?

  /// Shows items. The menu holds them.
  public final func setItems(_ entries: [MenuEntry]) {
    items = MadeMenu(entries) { [weak self] _ in self?.changed() }
    changed()
  }

  override var accessibilityActions: [UIAccessibilityCustomAction] { items?.accessibilityActions ?? [] }

  override func element(_ entry: @escaping @MainActor () -> Any?) -> UIMenuElement {
    UIMenu(
      title: title, image: image, options: isInline ? .displayInline : [],
      children: items?.entries.elements(entry) ?? [])
  }
}

/// A menu in the menus of the rows of a list.
public final class EntrySubmenu<Entry>: Submenu {}

extension [MenuEntry] {
  /// The actions that VoiceOver offers for the entries that are shown.
  @MainActor
  var accessibilityActions: [UIAccessibilityCustomAction] {
    filter(\.isShown).flatMap(\.accessibilityActions)
  }

  /// Returns the entries that are shown, as UIKit shows them.
  @MainActor
  func elements(_ entry: @escaping @MainActor () -> Any? = { nil }) -> [UIMenuElement] {
    adapt(to: entry())
    return filter(\.isShown).map { $0.element(entry) }
  }

  /// Sets what depends on the entry of a row.
  @MainActor
  func adapt(to entry: Any?) {
    for item in self { item.adaptation.apply(to: entry) }
  }
}

/// A menu that is made in advance, and made again whenever one of its entries changes. It holds them.
@MainActor
final class MadeMenu {
  fileprivate let entries: [MenuEntry]
  private let show: @MainActor (MadeMenu) -> Void

  /// Takes over entries from an earlier menu. The closure is called whenever one of them changes.
  init(_ entries: [MenuEntry], _ show: @escaping @MainActor (MadeMenu) -> Void) {
    self.entries = entries
    self.show = show
    for entry in entries { entry.menu = self }
  }

  /// The actions that VoiceOver offers for the entries.
  var accessibilityActions: [UIAccessibilityCustomAction] { entries.accessibilityActions }

  /// The menu as UIKit shows it; `nil` without entries.
  var menu: UIMenu? { entries.isEmpty ? nil : UIMenu(children: entries.elements()) }

  fileprivate func make() { show(self) }
}

extension UIButton {
  /// Opens a menu when the user taps the button, or presses it for a while if there is a ``clickHandler``. The button
  /// holds the entries.
  public func setMenu(_ entries: [MenuEntry]) {
    let made = MadeMenu(entries) { [weak self] in self?.menu = $0.menu }
    menu = made.menu
    viewDecorator(type: ControlHandlers.self).menu = made
  }
}
