extension UIView {
  /// Whether the view takes the room that is left along an axis: it has no natural size, or something inside grows.
  func grows(along axis: NSLayoutConstraint.Axis) -> Bool {
    if hasFixedExtent(axis) || self is UIImageView { return false }
    let views = laidOutViews
    if self is UIStackView || !views.isEmpty { return views.contains { $0.grows(along: axis) } }
    let size = intrinsicContentSize
    return (axis == .vertical ? size.height : size.width) == UIView.noIntrinsicMetric
  }

  /// Shares the room inside among the views there, and inside them. The views are complete.
  func shareRoomInside() {
    switch self {
    case let stack as UIStackView: stack.shareRoom(isNested: true)
    case let scrollView as UIScrollView: scrollView.shareVisiblePart()
    case is UIImageView:
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where !hasFixedExtent(axis) {
        extentAnchor(axis).constraint(equalToConstant: 0).prioritized(.emptyPicture).isActive = true
      }
    default:
      for view in laidOutViews { view.shareRoomInside() }
    }
  }

  /// The views inside on which the size depends.
  private var laidOutViews: [UIView] { (self as? UIStackView)?.arrangedSubviews ?? contents }
}

extension UIScrollView {
  /// Lets the content be as high as what is seen of it, if something in it grows. What scrolls itself is that high by itself.
  fileprivate func shareVisiblePart() {
    guard let stack = subview(type: ContentStackView.self) else { return }
    let visible = frameLayoutGuide.heightAnchor
    stack.heightAnchor.constraint(equalTo: visible).prioritized(.visiblePart).isActive = true
    for view in stack.arrangedSubviews where view is UIScrollView && view.grows(along: .vertical) {
      view.heightAnchor.constraint(equalTo: visible).prioritized(.room).isActive = true
    }
    stack.shareRoom(isNested: false)
  }
}
