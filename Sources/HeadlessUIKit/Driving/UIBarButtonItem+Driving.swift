extension UIBarButtonItem {
  /// Taps the button, unless it is disabled.
  public func tap() {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
  }
}
