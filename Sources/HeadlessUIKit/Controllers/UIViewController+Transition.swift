extension UIViewController {
  /// Exchanges what is seen, and tells both controllers before and after.
  static func transition(
    from old: UIViewController?, to new: UIViewController?, animated: Bool, _ exchange: () -> Void
  ) {
    new?.loadViewIfNeeded()
    old?.viewWillDisappear(animated)
    new?.viewWillAppear(animated)
    exchange()
    old?.viewDidDisappear(animated)
    new?.viewDidAppear(animated)
  }
}
