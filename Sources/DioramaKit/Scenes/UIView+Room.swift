extension UIView {
  /// Whether the view takes remaining room along an axis: it has no natural size, or something inside it grows.
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
  /// Makes the content as high as the visible part if something in it grows. A nested scroll view gets that height
  /// itself.
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

extension UIStackView {
  /// Makes the views that grow share the room along the axis equally. If none grows, decides which view is stretched.
  ///
  /// - Parameter isNested: Whether another view may stretch the stack, although nothing in it grows.
  func shareRoom(isNested: Bool) {
    keepFixedExtents()
    for view in arrangedSubviews { view.shareRoomInside() }
    if alignment != .fill {
      for view in arrangedSubviews where view.grows(along: axis.across) {
        constrain(view, .room)
      }
    }
    guard distribution == .fill else { return }
    let growing = arrangedSubviews.filter { $0.grows(along: axis) }
    if growing.isEmpty {
      if isNested { rankForStretching() }
    } else {
      share(among: growing.prefix(Self.equalShares))
    }
  }

  /// How many views at most have exactly equal shares.
  static let equalShares = 16

  /// Each pair has the same extent, so that the others share alike while one is hidden.
  private func share(among views: ArraySlice<UIView>) {
    for (place, view) in zip(views.indices, views) {
      for other in views[(place + 1)...] {
        view.extentAnchor(axis).constraint(equalTo: other.extentAnchor(axis))
          .prioritized(.equalShare).isActive = true
      }
    }
  }

  /// A view of a fixed extent across the axis is not stretched, where the others fill the stack.
  private func keepFixedExtents() {
    let others = arrangedSubviews.filter { !$0.hasFixedExtent(axis.across) }
    guard alignment == .fill, others.count < arrangedSubviews.count else { return }
    alignment = .leading
    for view in others { constrain(view, .required) }
  }

  private func constrain(_ view: UIView, _ priority: UILayoutPriority) {
    view.extentAnchor(axis.across).constraint(equalTo: extentAnchor(axis.across))
      .prioritized(priority).isActive = true
  }

  /// If the stack is stretched, its last text field is, or else the last label, or else the last view; while that one
  /// is hidden, the one before it. A view whose priority the app has changed keeps it.
  private func rankForStretching() {
    let views = arrangedSubviews.reversed()
    let ranked =
      views.filter { $0 is UITextField } + views.filter { $0 is UILabel }
      + views.filter { !($0 is UITextField) && !($0 is UILabel) }
    for (rank, view) in ranked.prefix(100).enumerated()
    where view.contentHuggingPriority(for: axis) == .defaultLow {
      view.setContentHuggingPriority(
        UILayoutPriority(UILayoutPriority.stretchedFirst.rawValue + Float(rank) / 100), for: axis)
    }
  }
}
