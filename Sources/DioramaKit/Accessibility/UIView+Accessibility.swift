@_spi(Generated)
extension UIView {
  /// Sets the views that VoiceOver reads inside this view, and their order. VoiceOver skips views that are hidden or
  /// inside a hidden view. Views outside this view are ignored. With no views, VoiceOver reads everything in UIKit's
  /// order.
  public func setAccessibilityOrder(_ views: [UIView]) {
    guard !views.isEmpty || existingViewDecorator(type: AccessibilityOrder.self) != nil else { return }
    viewDecorator(type: AccessibilityOrder.self).views = views
  }

  /// Sets the custom actions that VoiceOver offers: the items of a menu and its submenus that are shown and enabled.
  /// The view holds the items strongly.
  public func setAccessibilityActions(_ entries: [MenuEntry]) {
    SceneFault.report(entries)
    let made = MadeMenu(entries) { [weak self] in self?.accessibilityCustomActions = $0.accessibilityActions }
    accessibilityCustomActions = made.accessibilityActions
    viewDecorator(type: AccessibilityAdditions.self).menu = made
  }

  /// Adds traits to the view's own accessibility traits, and removes those that an earlier call added.
  public func setAccessibilityTraits(_ traits: [UIAccessibilityTraits]) {
    var own = accessibilityTraits.subtracting(self[decorator: \AccessibilityAdditions.traits] ?? [])
    // UIKit adds these to what a control or a cell returns, for the state that it has now.
    if self is UIControl || self is UITableViewCell { own.subtract([.notEnabled, .selected]) }
    if isTappable || (self as? UITableViewCell)?.isButton == true { own.insert(.button) }
    if (self as? UILabel)?.url != nil { own.insert(.link) }
    let added = UIAccessibilityTraits(traits).subtracting(own)
    self[decorator: \AccessibilityAdditions.traits] = added
    accessibilityTraits = own.union(added)
  }

  /// Sets the view's accessibility label.
  ///
  /// A single view, such as an image, becomes an accessibility element, unless the label is empty, which marks the view
  /// as decorative. A container, or a control with parts such as a stepper, becomes a group with that label, whose
  /// content stays accessible, unless the user can tap it. A search bar passes the label to its text field, and a
  /// picker to its component. Other controls and cells are always accessibility elements.
  public func setVoiceOverLabel(_ label: String?) {
    accessibilityLabel = label
    defer { existingViewDecorator(type: Adjustment.self)?.replaceObject() }
    if isTappable { return viewDecorator(type: GestureHandlers.self).markButton() }
    (self as? UISearchBar)?.searchTextField.accessibilityLabel = label
    if self is UIControl, !hasElementsInside, label?.isEmpty == false { isAccessibilityElement = true }
    guard let label, !isReadByItself else { return }
    if hasElementsInside {
      accessibilityContainerType = label.isEmpty ? .none : .semanticGroup
    } else {
      isAccessibilityElement = !label.isEmpty
      if self is UIImageView { accessibilityTraits.insert(.image) }
    }
  }

  /// Turns an accessibility element into a group, so that VoiceOver can reach the views inside.
  func becomeGroup() {
    guard isAccessibilityElement, !isTappable else { return }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
  }

  /// Whether VoiceOver reads parts of the view instead of the view itself.
  private var hasElementsInside: Bool {
    self is UIStackView || (self is UIScrollView && !(self is UITextView))
      || self is UISegmentedControl || self is UIStepper || self is UIDatePicker
  }

  private var isReadByItself: Bool {
    (self is UIControl && !hasElementsInside) || self is UITableViewCell || self is UITextView
      || self is UIPickerView || self is UISearchBar || accessibilityTraits.contains(.button)
  }
}

/// Keeps what VoiceOver reads in a view up to date.
final class AccessibilityOrder: StoringDecorator<UIView>, ViewDecorator {
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

  private var entries: [Entry] = []
  private var observations: [NSKeyValueObservation] = []

  /// Observes the current superviews of the views.
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

  /// Makes VoiceOver read the views that are shown, unless it reads the whole view as one adjustable element.
  func show() {
    guard let object, object.existingViewDecorator(type: Adjustment.self)?.element == nil else { return }
    let inside = views.filter { $0.isDescendant(of: object) && $0 !== object }
    object.accessibilityElements =
      entries.isEmpty ? nil : inside.filter { !$0.lineage(in: object).contains(where: \.isHidden) }
  }
}

extension UIView {
  /// The view and its superviews, up to but not including another view.
  fileprivate func lineage(in container: UIView?) -> some Sequence<UIView> {
    sequence(first: self) { $0.superview }.prefix { $0 !== container }
  }
}

/// Holds the actions that VoiceOver offers for a view, and the traits that were added to its own.
private final class AccessibilityAdditions: StoringDecorator<UIView>, ViewDecorator {
  var menu: MadeMenu?
  var traits: UIAccessibilityTraits?
}
