/// A button of a navigation bar or a toolbar that calls a closure, and that can be taken out of its bar.
public final class BarButton: UIBarButtonItem {
  /// Called when the user taps the button.
  public var clickHandler: (@MainActor (UIBarButtonItem) -> Void)? {
    didSet {
      // An action sets the title and the image, which stay as they are.
      let (ownTitle, ownImage) = (title, image)
      primaryAction = clickHandler.map { handler in
        UIAction(title: ownTitle ?? "", image: ownImage) { [weak self] _ in
          if let self { handler(self) }
        }
      }
      if title != ownTitle { title = ownTitle }
      if image !== ownImage { image = ownImage }
    }
  }

  /// Whether the button is in its bar.
  public var isShown = true {
    didSet {
      if isShown != oldValue { bar?.arrange() }
    }
  }

  /// Opens a menu when the user taps the button, or presses it for a while if there is a ``clickHandler``.
  public func setMenu(_ entries: [MenuEntry]) {
    let made = MadeMenu(entries) { [weak self] in self?.menu = $0.menu }
    shownMenu = made
    menu = made.menu
  }

  /// Shows a view in place of a title. VoiceOver reads the view, by the label of the button.
  public func setView(_ views: [UIView]) {
    customView = views.first
    nameView()
  }

  /// What VoiceOver calls the button, or the view in its place.
  public override var accessibilityLabel: String? {
    didSet { nameView() }
  }

  private func nameView() {
    if let accessibilityLabel { customView?.setVoiceOverLabel(accessibilityLabel) }
  }

  private var shownMenu: MadeMenu?

  /// The bar that the button is in, or would be if it were shown.
  fileprivate var bar: BarButtons?
}

/// The buttons of a bar, including those that are not shown. A scene holds its buttons itself.
@MainActor
private final class BarButtons {
  private struct Entry {
    weak var item: UIBarButtonItem?
  }

  private let entries: [Entry]
  private let show: @MainActor ([UIBarButtonItem]) -> Void

  init(_ items: [UIBarButtonItem], _ show: @escaping @MainActor ([UIBarButtonItem]) -> Void) {
    entries = items.map(Entry.init)
    self.show = show
    for case let button as BarButton in items { button.bar = self }
    arrange()
  }

  func arrange() { show(entries.compactMap(\.item).filter { ($0 as? BarButton)?.isShown ?? true }) }
}

extension UIViewController {
  /// Puts buttons at the leading edge of the navigation bar, from there on.
  public func setLeftItems(_ items: [UIBarButtonItem]) {
    _ = BarButtons(items) { [weak self] in self?.navigationItem.leftBarButtonItems = $0 }
  }

  /// Puts buttons at the trailing edge of the navigation bar, from there on.
  public func setRightItems(_ items: [UIBarButtonItem]) {
    _ = BarButtons(items) { [weak self] in self?.navigationItem.rightBarButtonItems = $0 }
  }

  /// Puts buttons into the toolbar, from the leading edge on.
  public func setToolbar(_ items: [UIBarButtonItem]) {
    _ = BarButtons(items) { [weak self] in self?.toolbarItems = $0 }
  }

  /// Shows a view in place of the title.
  public func setTitleView(_ views: [UIView]) { navigationItem.titleView = views.first }
}
