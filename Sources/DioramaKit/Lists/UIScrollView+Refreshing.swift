extension UIScrollView {
  /// Whether a wheel above the content shows that it is being refreshed.
  public var isRefreshing: Bool {
    get { refreshControl?.isRefreshing ?? false }
    set {
      guard newValue != isRefreshing else { return }
      if newValue { refreshable.beginRefreshing() } else { refreshControl?.endRefreshing() }
    }
  }

  /// Called when the user pulls the content down to refresh it. The wheel stays until ``isRefreshing`` is `false`.
  ///
  /// A closure that captures the scroll view leaks it: use the argument.
  public var refreshHandler: (@MainActor (UIScrollView) -> Void)? {
    get {
      guard let handler = refreshControl?.handler(for: .valueChanged) else { return nil }
      return { scrollView in
        if let control = scrollView.refreshControl { handler(control) }
      }
    }
    set {
      var handler: (@MainActor (UIRefreshControl) -> Void)?
      if let newValue {
        handler = { [weak self] _ in
          if let self { newValue(self) }
        }
      }
      if handler != nil || refreshControl != nil { refreshable.setHandler(handler, for: .valueChanged) }
    }
  }

  private var refreshable: UIRefreshControl {
    if let refreshControl { return refreshControl }
    let control = UIRefreshControl()
    refreshControl = control
    return control
  }
}
