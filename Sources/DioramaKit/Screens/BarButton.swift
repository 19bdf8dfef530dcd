/// A bar button item that calls a closure and can be removed from its bar.
open class BarButton: UIBarButtonItem {
  /// Called when the user taps the button.
  public var clickHandler: (@MainActor (UIBarButtonItem) -> Void)? {
    didSet {
      // An action would replace the title and the image.
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

  /// Whether the bar of a scene shows the button. While it does not, hold the button strongly: its bar does not. A
  /// button that the app itself adds to a bar is always shown.
  public var isShown = true {
    didSet {
      if isShown != oldValue { bar?.arrange() }
    }
  }

  /// Sets the menu, which opens on a tap or, if there is a ``clickHandler``, on a long press.
  public func setMenu(_ entries: [MenuEntry]) {
    SceneFault.report(entries)
    let made = MadeMenu(entries) { [weak self] in
      if $0.isShown(as: self?.menu) { self?.menu = $0.menu }
    }
    shownMenu = made
    menu = made.menu
  }

  /// Shows the first of the views in place of a title. VoiceOver reads the view with the button's label.
  public func setView(_ views: [UIView]) {
    customView = views.first?.sizedByItsLayout
    nameView()
  }

  /// The accessibility label of the button, or of the view in its place.
  open override var accessibilityLabel: String? {
    didSet { nameView() }
  }

  private func nameView() {
    if let accessibilityLabel { customView?.setVoiceOverLabel(accessibilityLabel) }
  }

  private var shownMenu: MadeMenu?

  /// The bar that the button belongs to, even while it is not shown.
  fileprivate var bar: BarButtons?
}

/// The buttons of a bar, including those that are not shown. Their owner holds those strongly.
@MainActor
private final class BarButtons {
  private struct Entry {
    weak var item: UIBarButtonItem?
  }

  private let entries: [Entry]
  private weak var controller: UIViewController?
  private let path: Path
  /// The number of the app's items before the first of the buttons, when one was last shown.
  private var itemsBefore = 0

  /// Where a controller stores the items of a bar.
  typealias Path = ReferenceWritableKeyPath<UIViewController, [UIBarButtonItem]?>

  @discardableResult
  init(_ items: [UIBarButtonItem], at path: Path, of controller: UIViewController) {
    entries = items.map(Entry.init)
    self.controller = controller
    self.path = path
    controller[keyPath: path] = items.filter(Self.isShown)
    for case let button as BarButton in items { button.bar = self }
  }

  /// Adds and removes buttons. Items that the app has added to the bar stay.
  func arrange() {
    let items = entries.compactMap(\.item)
    var arranged = controller?[keyPath: path] ?? []
    itemsBefore = arranged.firstIndex(where: items.contains) ?? min(itemsBefore, arranged.count)
    for (index, item) in items.enumerated() where Self.isShown(item) && !arranged.contains(item) {
      let previous = items[..<index].lazy.reversed().compactMap { arranged.firstIndex(of: $0) }.first
      let next = items[index...].lazy.compactMap { arranged.firstIndex(of: $0) }.first
      arranged.insert(item, at: previous.map { $0 + 1 } ?? next ?? itemsBefore)
    }
    controller?[keyPath: path] = arranged.filter { Self.isShown($0) || !items.contains($0) }
  }

  private static func isShown(_ item: UIBarButtonItem) -> Bool { (item as? BarButton)?.isShown ?? true }
}

@_spi(Generated)
extension UIViewController {
  /// Sets the buttons at the leading edge of the navigation bar, from the edge inwards.
  public func setLeftItems(_ items: [UIBarButtonItem]) {
    BarButtons(items, at: \.navigationItem.leftBarButtonItems, of: self)
  }

  /// Sets the buttons at the trailing edge of the navigation bar, from the edge inwards.
  public func setRightItems(_ items: [UIBarButtonItem]) {
    BarButtons(items, at: \.navigationItem.rightBarButtonItems, of: self)
  }

  /// Sets the buttons of the toolbar, from the leading edge on.
  public func setToolbar(_ items: [UIBarButtonItem]) { BarButtons(items, at: \.toolbarItems, of: self) }

  /// Shows the first of the views in place of the title.
  public func setTitleView(_ views: [UIView]) { navigationItem.titleView = views.first?.sizedByItsLayout }
}

extension UIView {
  /// The view itself, as large as the constraints inside make it. A bar would give a view without a natural size, such
  /// as one with others inside, the size of its frame, which is empty.
  fileprivate var sizedByItsLayout: UIView {
    let size = intrinsicContentSize
    if size.width == UIView.noIntrinsicMetric, size.height == UIView.noIntrinsicMetric {
      translatesAutoresizingMaskIntoConstraints = false
    }
    return self
  }
}
