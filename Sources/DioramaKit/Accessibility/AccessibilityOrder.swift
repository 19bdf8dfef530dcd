extension UIView {
  /// Lets VoiceOver read these views, in this order, and nothing else in the view. Those that are hidden, alone or
  /// with what is around them, are not read, and those outside of the view are left out. Without views, VoiceOver reads
  /// all of them in UIKit's order.
  public func setAccessibilityOrder(_ views: [UIView]) {
    guard !views.isEmpty || existingViewDecorator(type: AccessibilityOrder.self) != nil else { return }
    viewDecorator(type: AccessibilityOrder.self).views = views
  }

  /// Offers actions to users of VoiceOver: the items of a menu, and of the menus in it, that are shown and enabled. The
  /// view holds the items.
  public func setAccessibilityActions(_ entries: [MenuEntry]) {
    let made = MadeMenu(entries) { [weak self] in self?.accessibilityCustomActions = $0.accessibilityActions }
    accessibilityCustomActions = made.accessibilityActions
    viewDecorator(type: AccessibilityActions.self).menu = made
  }
}

/// Keeps what VoiceOver reads in a view up to date.
final class AccessibilityOrder: UIView, ViewDecorator {
  /// The views, in their order.
  var views: [UIView] {
    get { entries.compactMap(\.view) }
    set {
      entries = newValue.map(Entry.init)
      follow()
    }
  }

  private struct Entry {
    weak var view: UIView?
  }

  private weak var object: UIView?
  private var entries: [Entry] = []
  private var observations: [NSKeyValueObservation] = []

  init(object: UIView) {
    self.object = object
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Follows the views that are around the others by now.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  private func follow() {
    var seen: Set<ObjectIdentifier> = []
    let followed = views.flatMap { Array($0.lineage(in: object)) }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    observations = followed.map { view in view.observeVisibility { [weak self] in self?.show() } }
    show()
  }

  private func show() {
    let inside = views.filter { object.map($0.isDescendant) ?? false && $0 !== object }
    object?.accessibilityElements =
      entries.isEmpty ? nil : inside.filter { !$0.lineage(in: object).contains(where: \.isHidden) }
  }
}

extension UIView {
  /// The view and those around it, inside another view.
  fileprivate func lineage(in container: UIView?) -> some Sequence<UIView> {
    sequence(first: self) { $0.superview }.prefix { $0 !== container }
  }
}

/// Holds the actions that VoiceOver offers for a view.
private final class AccessibilityActions: UIView, ViewDecorator {
  var menu: MadeMenu?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
