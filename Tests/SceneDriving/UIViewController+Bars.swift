import DioramaKit

extension UIViewController {
  /// What bars and containers show for the controller, and what it overrides, as lines of text.
  public var bars: [String] {
    let item = navigationItem
    return [
      "title \(title ?? "-")", "prompt \(item.prompt ?? "-")", "large \(item.largeTitleDisplayMode)",
      "back \(item.backButtonTitle ?? "-") \(item.backButtonDisplayMode) \(item.hidesBackButton)",
      "keeps \(item.leftItemsSupplementBackButton)", "bottom \(hidesBottomBarWhenPushed)",
      "status \(preferredStatusBarStyle) \(prefersStatusBarHidden) \(prefersHomeIndicatorAutoHidden)",
      "orientations \(supportedInterfaceOrientations.rawValue)",
      "modal \(modalPresentationStyle) \(modalTransitionStyle) \(isModalInPresentation)",
      "context \(definesPresentationContext) \(providesPresentationContextTransitionStyle)",
      "edges \(edgesForExtendedLayout.rawValue) \(extendedLayoutIncludesOpaqueBars)",
      "size \(preferredContentSize)", "title view \(item.titleView?.comparableSnapshot ?? "-")",
      "tab \(tabBarItem.words) \(tabBarItem.selectedImage.map { "\($0)" } ?? "-")",
      "badge \(tabBarItem.badgeValue ?? "-") \(tabBarItem.badgeColor.map { "\($0)" } ?? "-")",
      "hidden \(navigationController?.isNavigationBarHidden ?? false)",
      "toolbar \(navigationController?.isToolbarHidden ?? false)",
      "search \(item.searchController?.searchBar.text ?? "-") \(item.searchController?.searchBar.placeholder ?? "-")",
      "hides search \(item.hidesSearchBarWhenScrolling)",
      "tint \(viewIfLoaded.map { String(describing: $0.tintColor) } ?? "-")",
    ] + (item.leftBarButtonItems ?? []).map { "left \($0.words)" }
      + (item.rightBarButtonItems ?? []).map { "right \($0.words)" }
      + (toolbarItems ?? []).map { "bottom \($0.words)" }
  }
}

extension UIBarItem {
  fileprivate var words: String {
    let button = self as? UIBarButtonItem
    return [
      accessibilityIdentifier ?? "-", title ?? "-", image.map { "\($0)" } ?? "-", "\(isEnabled)", "\(tag)",
      accessibilityLabel ?? "-", button.map { "\($0.style) \($0.width)" } ?? "",
      button?.shownSystemItem.map { "\($0)" } ?? "", button?.tintColor.map { "\($0)" } ?? "-",
      button?.customView?.comparableSnapshot ?? "-", button?.menu?.words ?? "-",
    ].joined(separator: " ")
  }
}
