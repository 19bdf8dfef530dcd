/// The sizes of a view that are relative to other views.
private final class RelativeSizes: StoringDecorator<UIView>, ViewDecorator {
  var sizes: [RelativeExtent] = []

  /// Other views in the same hierarchy are then in the window, too.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { follow() }
  }

  func follow() {
    for size in sizes { size.follow() }
  }
}

/// Sizes relative to other views. A size applies while both views are shown in the same hierarchy. It replaces an
/// earlier one for the same dimension: an exact one, a minimum or a maximum.
@_spi(Generated)
extension UIView {
  /// Makes the view's width a multiple of another dimension, plus a constant in points.
  public func constrainWidth(to other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0) {
    relate(.width, .equal, to: other, multiplier, constant)
  }

  /// Makes the view's height a multiple of another dimension, plus a constant in points.
  public func constrainHeight(to other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0) {
    relate(.height, .equal, to: other, multiplier, constant)
  }

  /// Keeps the view at least as wide as a multiple of another dimension, plus a constant in points.
  public func constrainWidth(
    atLeast other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    relate(.width, .greaterThanOrEqual, to: other, multiplier, constant)
  }

  /// Keeps the view at most as wide as a multiple of another dimension, plus a constant in points.
  public func constrainWidth(
    atMost other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    relate(.width, .lessThanOrEqual, to: other, multiplier, constant)
  }

  /// Keeps the view at least as tall as a multiple of another dimension, plus a constant in points.
  public func constrainHeight(
    atLeast other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    relate(.height, .greaterThanOrEqual, to: other, multiplier, constant)
  }

  /// Keeps the view at most as tall as a multiple of another dimension, plus a constant in points.
  public func constrainHeight(
    atMost other: NSLayoutDimension, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    relate(.height, .lessThanOrEqual, to: other, multiplier, constant)
  }

  private func relate(
    _ dimension: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    to other: NSLayoutDimension, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    let own = dimension == .width ? widthAnchor : heightAnchor
    let (factor, distance) = (multiplier.distance.clamped(atLeast: 0.001), constant.distance)
    let constraint =
      switch relation {
      case .lessThanOrEqual:
        own.constraint(lessThanOrEqualTo: other, multiplier: factor, constant: distance)
      case .greaterThanOrEqual:
        own.constraint(greaterThanOrEqualTo: other, multiplier: factor, constant: distance)
      default: own.constraint(equalTo: other, multiplier: factor, constant: distance)
      }
    constraint.priority = .fixedExtent
    let (decorator, size): (RelativeSizes, _) = (viewDecorator(), RelativeExtent(constraint))
    for former in decorator.sizes where former.isReplaced(by: size) { former.end() }
    decorator.sizes.removeAll { $0.isReplaced(by: size) }
    decorator.sizes.append(size)
    size.follow()
  }

  /// Returns whether the size along an axis equals that of another view.
  func hasRelativeExtent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    existingViewDecorator(type: RelativeSizes.self)?.sizes.contains { $0.fixes(axis) } ?? false
  }

  /// Activates the relative sizes of the view and of all views inside it.
  func relateSizes() { forEachInside { ($0 as? RelativeSizes)?.follow() } }
}

/// The width or height of a view, relative to another view.
@MainActor
private final class RelativeExtent {
  private let constraint: NSLayoutConstraint
  // Weak, because a constraint may refer to views that have been freed.
  private weak var view: UIView?
  private weak var other: UIView?
  private var observations: [NSKeyValueObservation] = []

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    view = constraint.firstItem as? UIView
    other = constraint.secondItem as? UIView ?? (constraint.secondItem as? UILayoutGuide)?.owningView
  }

  func fixes(_ axis: NSLayoutConstraint.Axis) -> Bool {
    constraint.relation == .equal
      && constraint.firstAttribute == (axis == .vertical ? .height : .width)
  }

  /// Whether another size is about the same dimension and bound.
  func isReplaced(by other: RelativeExtent) -> Bool {
    constraint.firstAttribute == other.constraint.firstAttribute
      && constraint.relation == other.constraint.relation
  }

  /// No longer applies the size.
  func end() {
    observations = []
    constraint.isActive = false
  }

  /// Applies the size from now on, while both views are shown.
  func follow() {
    observations = (path ?? []).map { view in view.observeVisibility { [weak self] in self?.update() } }
    update()
  }

  private func update() {
    let isShown = path.map { views in !views.contains(where: \.isHidden) } ?? false
    if constraint.isActive != isShown { constraint.isActive = isShown }
  }

  /// Both views and their superviews, up to the nearest common ancestor; `nil` if there is none.
  private var path: [UIView]? {
    guard let view, let other else { return nil }
    let around = sequence(first: view, next: \.superview)
    guard let common = around.first(where: other.isDescendant) else { return nil }
    return around.prefix { $0 !== common }
      + sequence(first: other, next: \.superview).prefix { $0 !== common }
  }
}
