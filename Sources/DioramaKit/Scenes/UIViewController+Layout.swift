extension UIViewController {
  /// Lays out views in a column or a row inside the safe area, from the top leading corner. If the controller's view
  /// has no background colour, it gets the system's.
  ///
  /// Along the axis, views have their natural size. Views that scroll or have no natural size, such as a plain view
  /// without content, share the remaining space. A distribution other than `fill` uses all the space.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: NSDirectionalEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) {
    guard let container = view else { return }
    if container.backgroundColor == nil { container.backgroundColor = .systemBackground }
    let stack = UIStackView(
      views, axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    container.addSubview(stack)
    container.place(stack, padding: padding.finite)
    stack.shareRoom(isNested: false)
  }

  /// Changes the layout of the views that ``layOut(_:axis:spacing:padding:alignment:distribution:)`` laid out: those
  /// parts that are given. Does nothing, and loads no view, before.
  public func updateLayout(
    axis: NSLayoutConstraint.Axis? = nil, spacing: CGFloat? = nil, padding: NSDirectionalEdgeInsets? = nil,
    alignment: UIStackView.Alignment? = nil, distribution: UIStackView.Distribution? = nil
  ) {
    guard let container = viewIfLoaded, let stack = container.placedStack else { return }
    stack.update(axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    container.place(stack, padding: padding?.finite ?? container.padding)
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets, clamped to finite numbers.
  var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
  }
}

/// The priorities of the constraints in a scene's layout, from high to low. A priority below `defaultLow` never
/// stretches a view that has a natural size.
extension UILayoutPriority {
  /// A width or height from the scene. It is broken when a stack hides the view.
  static let fixedExtent = UILayoutPriority(999)
  /// The views end inside the scene's area, unless their fixed sizes do not fit.
  static let withinArea = UILayoutPriority(998)
  /// The views use all the space, since they are distributed over it.
  static let allRoom = UILayoutPriority(997)
  /// A stack stretches this view before others.
  static let stretchedFirst = UILayoutPriority(249)
  /// An image view without an image takes no space.
  static let emptyPicture = UILayoutPriority(245)
  /// The views use all the space if any of them grows.
  static let room = UILayoutPriority(240)
  /// A scroll view is as high as its visible area.
  static let visiblePart = UILayoutPriority(235)
  /// Views that grow share the space equally.
  static let equalShare = UILayoutPriority(230)
  /// The image does not determine the size of its view.
  static let imageExtent = UILayoutPriority(1)
}

extension NSLayoutConstraint {
  /// Returns the constraint, not yet active, with a priority.
  func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UIView {
  /// Returns the width or height anchor for an axis.
  func extentAnchor(_ axis: NSLayoutConstraint.Axis) -> NSLayoutDimension {
    axis == .vertical ? heightAnchor : widthAnchor
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .vertical ? .horizontal : .vertical }
}
