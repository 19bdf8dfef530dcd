/// The text that VoiceOver reads, in the order in which a user who swipes through a screen hears it. For each element,
/// it contains the label, value and hint, the names of the traits, and the custom actions.
extension UIView {
  /// The text that VoiceOver reads in the view. For a window, this includes the bars of the visible controller.
  public var voiceOver: [String] {
    let screen = (self as? UIWindow)?.rootViewController?.frontmost
    return (screen?.spokenElements ?? spokenElements).map(\.text)
  }

  /// Performs a custom action of the view. Returns whether there is one and it succeeded.
  @discardableResult
  public func performAccessibilityAction(_ name: String) -> Bool {
    guard let action = accessibilityCustomActions?.first(where: { $0.name == name }) else { return false }
    return action.actionHandler?(action) ?? false
  }
}

extension UIView {
  /// Increments or decrements the view's value. Returns whether it is adjustable.
  @discardableResult
  public func adjustAccessibility(up isIncrement: Bool) -> Bool {
    if isAccessibilityElement, accessibilityTraits.contains(.adjustable) {
      if isIncrement { accessibilityIncrement() } else { accessibilityDecrement() }
      return true
    }
    let elements = accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
    guard let element = elements.first(where: { $0.accessibilityTraits.contains(.adjustable) }) else {
      return false
    }
    if isIncrement { element.accessibilityIncrement() } else { element.accessibilityDecrement() }
    return true
  }
}

/// An element that VoiceOver reads.
struct SpokenElement {
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = []
  /// The kind of element, if its traits do not determine it.
  var kind: String?
  var actions: [String] = []

  private static let words: [(UIAccessibilityTraits, String)] = [
    (.button, "Button"), (.link, "Link"), (.image, "Image"), (.header, "Heading"),
    (.searchField, "Search Field"), (.notEnabled, "Dimmed"), (.adjustable, "Adjustable"),
  ]

  /// Whether the user can interact with the element.
  var isInteractive: Bool {
    kind != nil || !traits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
  }

  var text: String {
    let traits = Self.words.filter { self.traits.contains($0.0) }.map(\.1)
    let spoken =
      [self.traits.contains(.selected) ? "Selected" : nil, label, value, kind].compactMap(\.self) + traits
      + [hint].compactMap(\.self)
    let text = spoken.filter { !$0.isEmpty }.joined(separator: ", ")
    return actions.isEmpty ? text : "\(text) [\(actions.joined(separator: ", "))]"
  }
}

extension SpokenElement {
  @MainActor fileprivate init(_ element: UIAccessibilityElement) {
    self.init(
      label: element.accessibilityLabel, value: element.accessibilityValue, hint: element.accessibilityHint,
      traits: element.accessibilityTraits, actions: element.accessibilityCustomActions?.map(\.name) ?? [])
  }
}

extension UIView {
  /// The elements in the view, in VoiceOver's order.
  var spokenElements: [SpokenElement] {
    if isHidden || alpha < 0.01 || accessibilityElementsHidden { return [] }
    if isAccessibilityElement { return spoken.map { [$0] } ?? [] }
    var elements = spokenElementsInside
    if accessibilityContainerType == .semanticGroup, let accessibilityLabel, !elements.isEmpty {
      elements[0].label = [accessibilityLabel, elements[0].label].compactMap(\.self).joined(separator: ": ")
    }
    return elements
  }

  private var spokenElementsInside: [SpokenElement] {
    if let accessibilityElements {
      return accessibilityElements.flatMap { element in
        if let element = element as? UIAccessibilityElement { return [SpokenElement(element)] }
        guard let view = element as? UIView, view.isDescendant(of: self) else { return [] }
        return view.spokenElements
      }
    }
    switch self {
    case let table as UITableView: return table.spokenRows
    case let collection as UICollectionView: return collection.spokenItems
    case let cell as UITableViewCell: return cell.spokenRow
    case let control as UISegmentedControl: return control.spokenSegments
    case let stepper as UIStepper:
      return ["Decrement", "Increment"].map {
        SpokenElement(label: $0, traits: stepper.isEnabled ? .button : [.button, .notEnabled])
      }
    case let bar as UISearchBar:
      let text = bar.text.flatMap { $0.isEmpty ? nil : $0 } ?? bar.placeholder
      return [SpokenElement(label: bar.searchTextField.accessibilityLabel, value: text, traits: .searchField)]
    case is UIDatePicker: return [SpokenElement(traits: .adjustable, kind: "Date Picker")]
    case let picker as UIPickerView: return picker.spokenComponents
    default: break
    }
    let views = (self as? UIStackView)?.arrangedSubviews ?? subviews
    if let modal = views.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return modal.spokenElements
    }
    return views.flatMap(\.spokenElements)
  }

  /// The view as an element; `nil` for one without text.
  private var spoken: SpokenElement? {
    var spoken = SpokenElement(
      label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits, actions: accessibilityCustomActions?.map(\.name) ?? [])
    switch self {
    case let label as UILabel:
      spoken.label = spoken.label ?? label.text
      if spoken.label?.isEmpty ?? true { return nil }
    case let button as UIButton:
      spoken.label = spoken.label ?? button.currentTitle
    case let control as UISwitch:
      spoken.value = spoken.value ?? (control.isOn ? "on" : "off")
      spoken.kind = "Switch Button"
    case let slider as UISlider:
      let range = slider.maximumValue - slider.minimumValue
      let share = range > 0 ? (slider.value - slider.minimumValue) / range : 0
      spoken.value = spoken.value ?? "\(Int((share * 100).rounded()))%"
    case let field as UITextField:
      let text = field.text ?? ""
      let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
      spoken.value = spoken.value ?? (text.isEmpty ? field.placeholder : shown)
      if text.isEmpty, spoken.value == spoken.label { spoken.value = nil }
      spoken.kind = field.isSecureTextEntry ? "Secure Text Field" : "Text Field"
    case let view as UITextView:
      spoken.value = spoken.value ?? view.text
      if view.isEditable { spoken.kind = "Text Field" }
    case let view as UIProgressView:
      spoken.value = spoken.value ?? "\(Int((view.progress * 100).rounded()))%"
    case let view as UIActivityIndicatorView:
      spoken.label = spoken.label ?? (view.isAnimating ? "In progress" : "Progress halted")
    case let control as UIPageControl:
      spoken.value = spoken.value ?? "page \(control.currentPage + 1) of \(control.numberOfPages)"
    default:
      // An element without a label is named by its content.
      spoken.label = spoken.label ?? spokenLabel(of: spokenElementsInside)
    }
    return spoken
  }
}

/// Returns the labels and values of elements as one string; `nil` if there are none.
private func spokenLabel(of elements: [SpokenElement]) -> String? {
  let texts = elements.flatMap { [$0.label, $0.value] }.compactMap(\.self).filter { !$0.isEmpty }
  return texts.isEmpty ? nil : texts.joined(separator: ", ")
}

extension UISegmentedControl {
  fileprivate var spokenSegments: [SpokenElement] {
    (0..<numberOfSegments).map { index in
      let isSelected = index == selectedSegmentIndex && !isMomentary
      var traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
      if !isEnabled { traits.insert(.notEnabled) }
      return SpokenElement(
        label: titleForSegment(at: index), value: "\(index + 1) of \(numberOfSegments)", traits: traits)
    }
  }
}

extension UIPickerView {
  fileprivate var spokenComponents: [SpokenElement] {
    let names = delegate as? any UIPickerViewAccessibilityDelegate
    return (0..<numberOfComponents).map { component in
      SpokenElement(
        label: names?.pickerView(self, accessibilityLabelForComponent: component),
        value: delegate?.pickerView(
          self, titleForRow: selectedRow(inComponent: component), forComponent: component),
        hint: names?.pickerView(self, accessibilityHintForComponent: component), traits: .adjustable)
    }
  }
}

extension UITableView {
  /// The headers and footers of the table and its sections, and the rows on the screen between them.
  fileprivate var spokenRows: [SpokenElement] {
    layoutIfNeeded()
    var elements = tableHeaderView?.spokenElements ?? []
    for section in 0..<numberOfSections {
      let title = dataSource?.tableView(self, titleForHeaderInSection: section)
      elements +=
        title.map { [SpokenElement(label: $0, traits: .header)] } ?? spoken(header(ofSection: section))
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        guard let cell = cellForRow(at: path) else { continue }
        var spoken = cell.spokenElements
        let swipes = (leadingSwipeActions(at: path) + trailingSwipeActions(at: path)).compactMap(\.title)
        if !spoken.isEmpty { spoken[0].actions += swipes }
        elements += spoken
      }
      let footer = dataSource?.tableView(self, titleForFooterInSection: section)
      elements += footer.map { [SpokenElement(label: $0)] } ?? spoken(self.footer(ofSection: section))
    }
    return (backgroundView?.spokenElements ?? []) + elements + (tableFooterView?.spokenElements ?? [])
  }

  private func spoken(_ view: UIView?) -> [SpokenElement] { view?.spokenElements ?? [] }
}

extension UICollectionView {
  /// The headers and footers of sections, and the items on the screen between them.
  fileprivate var spokenItems: [SpokenElement] {
    layoutIfNeeded()
    var elements = backgroundView?.spokenElements ?? []
    for section in 0..<numberOfSections {
      let edges = [Self.elementKindSectionHeader, Self.elementKindSectionFooter].map { kind in
        supplementaryViews[SupplementaryPlace(section: section, kind: kind)]?.spokenElements ?? []
      }
      let items = cells.filter { $0.key.section == section }.sorted { $0.key < $1.key }
      elements += edges[0] + items.flatMap(\.value.spokenElements) + edges[1]
    }
    return elements
  }
}

extension UITableViewCell {
  /// The text of the cell as one element, followed by its controls.
  fileprivate var spokenRow: [SpokenElement] {
    let inside = subviews.flatMap(\.spokenElements)
    let texts = inside.filter { !$0.isInteractive && $0.actions.isEmpty }
    let row = SpokenElement(
      label: accessibilityLabel ?? spokenLabel(of: texts), value: accessibilityValue, hint: accessibilityHint,
      traits: accessibilityTraits, actions: accessibilityCustomActions?.map(\.name) ?? [])
    var elements = row.label == nil ? [] : [row]
    elements += inside.filter { $0.isInteractive || !$0.actions.isEmpty }
    if [.detailButton, .detailDisclosureButton].contains(accessoryType) {
      elements.append(SpokenElement(label: "More Info", traits: .button))
    }
    return elements
  }
}

/// The text that VoiceOver reads for controllers and their bars.
extension UIViewController {
  /// The controller in front of all others.
  var frontmost: UIViewController { presentedViewController?.frontmost ?? self }

  /// The elements of the controller, with the bars that containers show for it.
  var spokenElements: [SpokenElement] {
    switch self {
    case let navigation as UINavigationController: navigation.spokenScreen
    case let tabs as UITabBarController:
      (tabs.selectedViewController?.spokenElements ?? []) + tabs.spokenTabs
    default: view.spokenElements
    }
  }
}

extension UINavigationController {
  fileprivate var spokenScreen: [SpokenElement] {
    guard let top = topViewController else { return [] }
    let bar = isNavigationBarHidden ? [] : spokenBar(of: top)
    let tools = isToolbarHidden ? [] : top.toolbarItems ?? []
    return bar + top.spokenElements + tools.flatMap(\.spokenElements)
  }

  private func spokenBar(of top: UIViewController) -> [SpokenElement] {
    let item = top.navigationItem
    let left = item.leftBarButtonItems ?? []
    var elements: [SpokenElement] = []
    let earlier = viewControllers.dropLast().last?.navigationItem
    if let earlier, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      let title = earlier.backButtonTitle ?? earlier.title ?? "Back"
      elements.append(SpokenElement(label: title, traits: .button, kind: "Back"))
    }
    elements += left.flatMap(\.spokenElements)
    if let view = item.titleView {
      elements += view.spokenElements
    } else if let title = item.title, !title.isEmpty {
      elements.append(SpokenElement(label: title, traits: .header))
    }
    elements += (item.rightBarButtonItems ?? []).reversed().flatMap(\.spokenElements)
    return elements + (item.searchController?.searchBar.spokenElements ?? [])
  }
}

extension UITabBarController {
  fileprivate var spokenTabs: [SpokenElement] {
    let controllers = viewControllers ?? []
    return controllers.enumerated().map { index, controller in
      SpokenElement(
        label: controller.tabBarItem.title ?? controller.title,
        value: controller.tabBarItem.badgeValue, traits: index == selectedIndex ? .selected : [],
        kind: "Tab, \(index + 1) of \(controllers.count)")
    }
  }
}

extension UIBarButtonItem {
  fileprivate var spokenElements: [SpokenElement] {
    if let customView { return customView.spokenElements }
    guard let label = accessibilityLabel ?? title ?? spokenSystemItem else { return [] }
    return [SpokenElement(label: label, traits: isEnabled ? .button : [.button, .notEnabled])]
  }

  /// The name of a button that the system provides.
  private var spokenSystemItem: String? {
    guard let systemItem, systemItem != .flexibleSpace, systemItem != .fixedSpace else { return nil }
    let name = "\(systemItem)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
