extension UIView {
  /// Puts a view in front of the others.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the others.
  public func insertSubview(_ view: UIView, at index: Int) {
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    if oldWindow !== window { view.announceWindow() }
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    leaveSuperview()
    didMoveToSuperview()
    if oldWindow != nil { announceWindow() }
  }

  /// Moves a view in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Whether the view is the other one or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view with a tag, here or inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func leaveSuperview() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func announceWindow() {
    didMoveToWindow()
    for view in subviews { view.announceWindow() }
  }
}
