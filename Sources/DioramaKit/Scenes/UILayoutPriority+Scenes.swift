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
