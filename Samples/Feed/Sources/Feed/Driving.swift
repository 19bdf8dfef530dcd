#if !canImport(UIKit)
  import DioramaKit

  /// Uses the app as a user would, and prints what the screens show.
  @MainActor
  func drive(_ navigation: UINavigationController) async {
    show(navigation, "At first")
    field("SignIn.passwordField", navigation)?.type("analytical engine")
    button("SignIn.signIn", navigation)?.tap()
    await settle { navigation.topViewController is FeedScene && find("GlimpseRow.like", navigation) != nil }
    show(navigation, "The feed")

    row(0, navigation)?.tap()
    show(navigation, "A glimpse")
    button("Detail.like", navigation)?.tap()
    await settle { (navigation.topViewController as? DetailScene)?.like.isPending == false }
    show(navigation, "A liked glimpse")

    navigation.popViewController(animated: false)
    show(navigation, "The feed again")
  }

  /// Prints what the user reads.
  @MainActor
  private func show(_ navigation: UINavigationController, _ step: String) {
    print("— \(step) —")
    guard let view = navigation.topViewController?.view else { return }
    for view in view.shown {
      switch view {
      case let label as UILabel: print(label.text ?? "")
      case let button as UIButton: print("[\(button.currentTitle ?? "")]\(button.isEnabled ? "" : " disabled")")
      default: break
      }
    }
  }

  /// Waits for the service.
  @MainActor
  private func settle(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @MainActor
  private func find(_ id: String, _ navigation: UINavigationController) -> UIView? {
    navigation.topViewController?.view.shown.first { $0.accessibilityIdentifier == id }
  }

  @MainActor
  private func field(_ id: String, _ navigation: UINavigationController) -> UITextField? {
    find(id, navigation) as? UITextField
  }

  @MainActor
  private func button(_ id: String, _ navigation: UINavigationController) -> UIButton? {
    find(id, navigation) as? UIButton
  }

  @MainActor
  private func row(_ number: Int, _ navigation: UINavigationController) -> UITableViewCell? {
    (find("Feed.feed", navigation) as? UITableView)?.cellForRow(at: IndexPath(row: number, section: 0))
  }

  extension UIView {
    /// The views inside that are not hidden, from top to bottom.
    fileprivate var shown: [UIView] {
      subviews.filter { !$0.isHidden }.flatMap { [$0] + ($0 is UIControl ? [] : $0.shown) }
    }
  }
#endif
