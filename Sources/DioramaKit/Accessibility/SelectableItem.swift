/// A cell that VoiceOver can read as a button.
@MainActor
protocol SelectableItem: UICollectionViewCell {
  var selection: ItemSelection { get }
}

/// An item of a collection that the user can select. VoiceOver reads it like a row of a table: its text is one element,
/// here a button, and each control inside is a separate element.
@MainActor
final class ItemSelection {
  /// Called when the item is selected; `nil` if selecting it does nothing.
  var select: (@MainActor () -> Void)?

  private var button: ItemButton?

  /// Returns the accessibility elements of a cell, or `nil` if selecting it does nothing or is not allowed.
  func elements(in cell: UICollectionViewCell) -> [Any]? {
    let collection = sequence(first: cell as UIView, next: \.superview).first { $0 is UICollectionView }
    guard let select, (collection as? UICollectionView)?.allowsSelection != false else { return nil }
    let parts = cell.contentView.readParts
    if parts.texts.isEmpty, !parts.controls.isEmpty { return nil }
    let button = button ?? ItemButton(accessibilityContainer: cell)
    self.button = button
    button.select = select
    button.accessibilityFrameInContainerSpace = cell.bounds
    return [button] + parts.controls
  }
}

/// The text of an item as one button.
private final class ItemButton: UIAccessibilityElement {
  var select: (@MainActor () -> Void)?

  override var accessibilityLabel: String? {
    get {
      let cell = accessibilityContainer as? UICollectionViewCell
      return cell?.contentView.readParts.texts.joined(separator: ", ")
    }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    select?()
    return select != nil
  }
}

extension UIView {
  /// The text and the controls that VoiceOver reads in the view, in the order of the views.
  fileprivate var readParts: (texts: [String], controls: [Any]) {
    var (texts, controls): ([String], [Any]) = ([], [])
    var pending = [self]
    while let view = pending.popLast() {
      if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { continue }
      if let element = view.existingViewDecorator(type: Adjustment.self)?.element {
        controls.append(element)
      } else if view.isOperable {
        controls.append(view)
      } else if view.isAccessibilityElement {
        texts += [view.accessibilityLabel, view.accessibilityValue].compactMap(\.self).filter { !$0.isEmpty }
      } else {
        if view.accessibilityContainerType == .semanticGroup {
          texts += [view.accessibilityLabel].compactMap(\.self)
        }
        let ordered = view.accessibilityElements?.compactMap { $0 as? UIView }
        pending += (ordered ?? (view as? UIStackView)?.arrangedSubviews ?? view.subviews).reversed()
      }
    }
    return (texts, controls)
  }

  /// The text that VoiceOver reads inside the view, without the view's own.
  var textsInside: [String] {
    ((self as? UIStackView)?.arrangedSubviews ?? subviews).flatMap(\.readParts.texts)
  }

  /// Whether VoiceOver must be able to reach the view, or views inside it, separately.
  private var isOperable: Bool {
    if self is UIControl || self is UIScrollView || self is UISearchBar || self is UIPickerView {
      return true
    }
    let traits: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .allowsDirectInteraction]
    return isAccessibilityElement
      && (!accessibilityTraits.isDisjoint(with: traits) || accessibilityCustomActions?.isEmpty == false)
  }
}
