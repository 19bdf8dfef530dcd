extension UIViewController {
  /// Lays out views below or beside each other inside the safe area, from the top and the leading edge on. A view without a
  /// background gets the system's.
  ///
  /// Along the axis, views have their natural size. What scrolls and what has no size of its own, such as a plain view
  /// without content, shares the room that is left; a distribution other than `fill` takes all the room.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: NSDirectionalEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill
  ) {
    guard let container = view else { return }
    if container.backgroundColor == nil { container.backgroundColor = .systemBackground }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing.finite
    let padding = padding.finite
    stack.alignment = alignment
    stack.distribution = distribution
    stack.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(stack)
    let area = container.safeAreaLayoutGuide
    let pull = distribution == .fill ? UILayoutPriority.room : .allRoom
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: padding.top),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: padding.leading),
      area.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: padding.bottom)
        .prioritized(.withinArea),
      area.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: padding.bottom)
        .prioritized(axis == .vertical ? pull : .room),
      area.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: padding.trailing)
        .prioritized(.withinArea),
      area.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: padding.trailing)
        .prioritized(axis == .vertical ? .required : pull),
    ])
    stack.shareRoom(isNested: false)
  }
}

extension NSDirectionalEdgeInsets {
  /// The distances, each of them finite.
  var finite: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.finite, leading: leading.finite, bottom: bottom.finite, trailing: trailing.finite)
  }
}

/// How strongly the parts of a scene's layout are wished, from strong to weak. What is below `defaultLow` never stretches a
/// view that has a natural size.
extension UILayoutPriority {
  /// A width or height that the scene gives. It gives way to a stack that hides the view.
  static let fixedExtent = UILayoutPriority(999)
  /// The views end inside the area of the scene. They reach beyond it if their fixed extents leave no other way.
  static let withinArea = UILayoutPriority(998)
  /// The views take all the room, since they are distributed over it.
  static let allRoom = UILayoutPriority(997)
  /// A view that a stack stretches before others.
  static let stretchedFirst = UILayoutPriority(249)
  /// A picture without an image takes no room.
  static let emptyPicture = UILayoutPriority(245)
  /// The views take all the room if something among them grows.
  static let room = UILayoutPriority(240)
  /// What scrolls is as high as what is seen of it.
  static let visiblePart = UILayoutPriority(235)
  /// Views that grow have the same share of the room.
  static let equalShare = UILayoutPriority(230)
  /// The image has no say in how large the picture is.
  static let imageExtent = UILayoutPriority(1)
}

extension NSLayoutConstraint {
  /// The constraint, not yet active, with a priority.
  func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension UIView {
  /// The extent along an axis.
  func extentAnchor(_ axis: NSLayoutConstraint.Axis) -> NSLayoutDimension {
    axis == .vertical ? heightAnchor : widthAnchor
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .vertical ? .horizontal : .vertical }
}
