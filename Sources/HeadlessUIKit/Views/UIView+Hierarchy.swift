extension UIView {
  /// Leaves the superview, without a word to the view itself.
  func leaveSuperview() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    for ancestor in sequence(first: old, next: \.superview) {
      NSLayoutConstraint.deactivate(ancestor.constraints.filter { $0.refers(toSomethingIn: self) })
    }
    old.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Tells the view and everything inside that the window has changed.
  func announceWindow() {
    didMoveToWindow()
    for view in subviews { view.announceWindow() }
  }
}
