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
