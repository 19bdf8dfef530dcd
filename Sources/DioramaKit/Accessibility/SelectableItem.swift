/// An item of a collection that the user can select. VoiceOver reads it like a row of a table: its texts are one
/// element, here a button, and what the user can operate in it are elements of their own.
@MainActor
final class ItemSelection {
  /// What a selection does; `nil` for nothing.
  var select: (@MainActor () -> Void)?

  private var button: ItemButton?

  /// Returns what VoiceOver reads in a cell, or `nil` if nothing is to be selected.
  func elements(in cell: UICollectionViewCell) -> [Any]? {
    guard let select else { return nil }
    let parts = cell.contentView.readParts
    if parts.texts.isEmpty, !parts.controls.isEmpty { return nil }
    let button = button ?? ItemButton(accessibilityContainer: cell)
    self.button = button
    button.select = select
    button.accessibilityFrameInContainerSpace = cell.bounds
    return [button] + parts.controls
  }
}

/// A cell that VoiceOver can read as a button.
@MainActor
protocol SelectableItem: UICollectionViewCell {
  var selection: ItemSelection { get }
}

/// The texts of an item as one button.
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
  /// What VoiceOver reads in the view, in the order of the views: texts, and what the user can operate.
  fileprivate var readParts: (texts: [String], controls: [UIView]) {
    var (texts, controls): ([String], [UIView]) = ([], [])
    var pending = [self]
    while let view = pending.popLast() {
      if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden { continue }
      if view.isOperable {
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

  /// The texts that VoiceOver reads in the view, besides its own.
  var textsInside: [String] {
    ((self as? UIStackView)?.arrangedSubviews ?? subviews).flatMap(\.readParts.texts)
  }

  /// Whether VoiceOver must reach the view by itself, or what is in it.
  private var isOperable: Bool {
    if self is UIControl || self is UIScrollView || self is UISearchBar || self is UIPickerView {
      return true
    }
    let traits: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .allowsDirectInteraction]
    return isAccessibilityElement
      && (!accessibilityTraits.isDisjoint(with: traits) || accessibilityCustomActions?.isEmpty == false)
  }
}
