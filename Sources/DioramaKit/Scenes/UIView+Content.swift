/// The view's `alpha` before it became invisible.
private final class InvisibilityDecorator: StoringDecorator<UIView>, ViewDecorator {
  var visibleAlpha: CGFloat?
}

extension UIView {
  /// Whether the view is invisible and ignores touches, but keeps its place in the layout.
  ///
  /// An invisible view has an `alpha` of 0. Its earlier `alpha` is restored afterwards.
  public var isInvisible: Bool {
    get { self[decorator: \InvisibilityDecorator.visibleAlpha] != nil }
    set {
      guard newValue else {
        if let alpha = self[decorator: \InvisibilityDecorator.visibleAlpha] { self.alpha = alpha }
        self[decorator: \InvisibilityDecorator.visibleAlpha] = nil
        return
      }
      if alpha > 0 || !isInvisible { self[decorator: \InvisibilityDecorator.visibleAlpha] = alpha }
      alpha = 0
    }
  }
}

@_spi(Generated)
extension UIView {
  /// Adds a view as content. In a scroll view, views are stacked vertically and scroll. In any other view, each one
  /// fills it.
  public func addSceneContent(_ view: UIView) {
    if let scrollView = self as? UIScrollView {
      scrollView.contentStack.addArrangedSubview(view)
    } else {
      becomeGroup()
      add(content: view)
    }
  }

  /// Fixes the view's width in points, regardless of its content. A stack can still hide the view.
  public func constrainWidth(to width: CGFloat) {
    constrain(widthAnchor, to: width.extent, identifier: Self.fixedWidth)
  }

  /// Fixes the view's height in points, regardless of its content. A stack can still hide the view. For a table's row,
  /// fixes the height of the content view.
  public func constrainHeight(to height: CGFloat) {
    if let cell = self as? UITableViewCell { return cell.contentView.constrainHeight(to: height) }
    constrain(heightAnchor, to: height.extent, identifier: Self.fixedHeight)
  }

  /// Returns whether the size along an axis is fixed.
  func hasFixedExtent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let identifier = axis == .vertical ? Self.fixedHeight : Self.fixedWidth
    return constraints.contains { $0.identifier == identifier } || hasRelativeExtent(axis)
  }

  private static let fixedWidth = "diorama.width"
  private static let fixedHeight = "diorama.height"
  private static let aspectRatio = "diorama.aspectRatio"

  /// Keeps the view at least this wide, in points.
  public func constrainWidth(atLeast width: CGFloat) {
    constrain(widthAnchor, to: width.extent, identifier: "diorama.width.minimum", .greaterThanOrEqual)
  }

  /// Keeps the view at most this wide, in points.
  public func constrainWidth(atMost width: CGFloat) {
    constrain(widthAnchor, to: width.extent, identifier: "diorama.width.maximum", .lessThanOrEqual)
  }

  /// Keeps the view, or the content view of a row, at least this tall, in points.
  public func constrainHeight(atLeast height: CGFloat) {
    if let cell = self as? UITableViewCell { return cell.contentView.constrainHeight(atLeast: height) }
    constrain(heightAnchor, to: height.extent, identifier: "diorama.height.minimum", .greaterThanOrEqual)
  }

  /// Keeps the view, or the content view of a row, at most this tall, in points.
  public func constrainHeight(atMost height: CGFloat) {
    if let cell = self as? UITableViewCell { return cell.contentView.constrainHeight(atMost: height) }
    constrain(heightAnchor, to: height.extent, identifier: "diorama.height.maximum", .lessThanOrEqual)
  }

  /// Fixes the view's aspect ratio: its width divided by its height.
  public func constrainAspectRatio(to ratio: CGFloat) {
    NSLayoutConstraint.deactivate(constraints.filter { $0.identifier == Self.aspectRatio })
    let constraint = widthAnchor.constraint(
      equalTo: heightAnchor, multiplier: ratio.finite.clamped(atLeast: 0.001))
    constraint.identifier = Self.aspectRatio
    constraint.prioritized(.fixedExtent).isActive = true
  }

  /// Sets the content hugging priority, clamped to the range from 1 to 1000.
  public func setHugging(_ priority: Float, for axis: NSLayoutConstraint.Axis) {
    setContentHuggingPriority(UILayoutPriority(priority.clamped(atLeast: 1, atMost: 1000)), for: axis)
  }

  /// Sets the content compression resistance priority, clamped to the range from 1 to 1000.
  public func setCompressionResistance(_ priority: Float, for axis: NSLayoutConstraint.Axis) {
    setContentCompressionResistancePriority(
      UILayoutPriority(priority.clamped(atLeast: 1, atMost: 1000)), for: axis)
  }

  /// Whether the view has a fixed aspect ratio.
  fileprivate var hasAspectRatio: Bool { constraints.contains { $0.identifier == Self.aspectRatio } }

  private func constrain(
    _ dimension: NSLayoutDimension, to extent: CGFloat, identifier: String,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) {
    let extent = extent.distance
    if let constraint = constraints.first(where: { $0.identifier == identifier }) {
      constraint.constant = extent
      return
    }
    let constraint =
      switch relation {
      case .lessThanOrEqual: dimension.constraint(lessThanOrEqualToConstant: extent)
      case .greaterThanOrEqual: dimension.constraint(greaterThanOrEqualToConstant: extent)
      default: dimension.constraint(equalToConstant: extent)
      }
    constraint.identifier = identifier
    constraint.priority = .fixedExtent
    constraint.isActive = true
  }
}

extension CGFloat {
  /// The number as a width or a height.
  fileprivate var extent: CGFloat { finite.clamped(atLeast: 0) }
}

extension UIView {
  /// Returns whether the view fills remaining space along an axis: it has no natural size, or something in it grows.
  func grows(along axis: NSLayoutConstraint.Axis, _ growth: Growth = Growth()) -> Bool {
    if let known = growth.known[axis]?[ObjectIdentifier(self)] { return known }
    let grows = findsGrowth(along: axis, growth)
    growth.known[axis, default: [:]][ObjectIdentifier(self)] = grows
    return grows
  }

  private func findsGrowth(along axis: NSLayoutConstraint.Axis, _ growth: Growth) -> Bool {
    if hasFixedExtent(axis) { return false }
    if let wantsToGrow { return wantsToGrow }
    if self is SpacerView { return (outermost.superview as? UIStackView).map { $0.axis == axis } ?? true }
    if hasAspectRatio || self is UIImageView { return false }
    let views = laidOutViews
    if self is UIStackView || !views.isEmpty { return views.contains { $0.grows(along: axis, growth) } }
    let size = intrinsicContentSize
    return (axis == .vertical ? size.height : size.width) == UIView.noIntrinsicMetric
  }

  /// Distributes the space inside among the subviews and their subviews. The views must be complete.
  func shareRoomInside(_ growth: Growth = Growth()) {
    switch self {
    case let stack as UIStackView: stack.shareRoom(isNested: true, growth)
    case let scrollView as UIScrollView: scrollView.shareVisiblePart(growth)
    case is UIImageView:
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where !hasFixedExtent(axis) {
        extentAnchor(axis).constraint(equalToConstant: 0).prioritized(.emptyPicture).isActive = true
      }
    default:
      for view in laidOutViews { view.shareRoomInside(growth) }
    }
  }

  /// The subviews that determine the size.
  private var laidOutViews: [UIView] {
    (self as? UIStackView)?.arrangedSubviews ?? placedStack.map { [$0] } ?? contents
  }
}

/// Which views grow, while the space among views inside each other is distributed. Otherwise, each view would ask all
/// views inside it again.
@MainActor
final class Growth {
  fileprivate var known: [NSLayoutConstraint.Axis: [ObjectIdentifier: Bool]] = [:]
}

extension UIStackView {
  /// Makes the views that grow share the space along the axis equally. If none grows, decides which view is stretched.
  ///
  /// - Parameter isNested: Whether another view may stretch the stack even if nothing in it grows.
  func shareRoom(isNested: Bool, _ growth: Growth = Growth()) {
    // A list that gets a frame follows the stack when it enters the frame.
    let hasTurned = letListsFollow()
    placeChildren()
    if letListsFollow() || hasTurned { growth.known = [:] }
    for view in arrangedSubviews { view.shareRoomInside(growth) }
    shareOwnRoom(isNested: isNested, growth)
  }

  /// Passes the axis and the spacing on to the views of lists. Returns whether any list has turned.
  private func letListsFollow() -> Bool {
    let lists = arrangedSubviews.compactMap { (($0 as? PlacementView)?.held ?? $0) as? ListViews }
    return lists.reduce(false) { hasTurned, list in list.follow() || hasTurned }
  }

  private func shareOwnRoom(isNested: Bool, _ growth: Growth = Growth()) {
    keepFixedExtents()
    if alignment != .fill {
      for view in arrangedSubviews where view is PlacementView || view.grows(along: axis.across, growth) {
        let fills = (view as? PlacementView)?.held?.mustFill == true
        constrain(view, fills ? .filling : .room, Self.share)
      }
    }
    guard distribution == .fill else { return }
    let growing = arrangedSubviews.filter { $0.grows(along: axis, growth) }
    if growing.isEmpty {
      if isNested { rankForStretching() }
    } else {
      share(among: growing.prefix(Self.equalShares))
    }
  }

  /// The maximum number of views with exactly equal shares.
  static let equalShares = 16

  /// Gives each pair of views equal sizes, so that the others keep equal shares while one is hidden.
  private func share(among views: ArraySlice<UIView>) {
    for (place, view) in zip(views.indices, views) {
      for other in views[(place + 1)...] {
        let constraint = view.extentAnchor(axis).constraint(equalTo: other.extentAnchor(axis))
        constraint.identifier = Self.share
        constraint.prioritized(.equalShare).isActive = true
      }
    }
  }

  /// Prevents views with a fixed size across the axis from being stretched in a stack whose alignment is `fill`.
  private func keepFixedExtents() {
    let others = arrangedSubviews.filter { !$0.hasFixedExtent(axis.across) }
    guard alignment == .fill, others.count < arrangedSubviews.count else { return }
    alignment = .leading
    for view in others { constrain(view, .required, Self.fillAcross) }
    guard others.isEmpty else { return }
    // Marks the stack as one that fills, although there is no view to fill it.
    let mark = extentAnchor(axis.across).constraint(greaterThanOrEqualToConstant: 0)
    mark.identifier = Self.fillAcross
    mark.isActive = true
  }

  private func constrain(_ view: UIView, _ priority: UILayoutPriority, _ identifier: String) {
    let own =
      isLayoutMarginsRelativeArrangement
      ? layoutMarginsGuide.extentAnchor(axis.across) : extentAnchor(axis.across)
    let constraint = view.extentAnchor(axis.across).constraint(equalTo: own)
    constraint.identifier = identifier
    constraint.prioritized(priority).isActive = true
  }

  private static let share = "diorama.share"
  private static let fillAcross = "diorama.fill"

  /// Restores the hugging priorities along an axis in which the views are no longer arranged.
  private func restoreHugging(along axis: NSLayoutConstraint.Axis) {
    let ranks = UILayoutPriority.stretchedFirst.rawValue..<UILayoutPriority.defaultLow.rawValue
    for view in arrangedSubviews.map({ ($0 as? PlacementView)?.held ?? $0 })
    where ranks.contains(view.contentHuggingPriority(for: axis).rawValue) {
      view.setContentHuggingPriority(.defaultLow, for: axis)
    }
  }

  /// Decides which view is stretched with the stack: the last text field, otherwise the last label, otherwise the last
  /// view. While that view is hidden, the one before it is stretched. A view keeps a priority that the app has set.
  private func rankForStretching() {
    let views = arrangedSubviews.reversed().map { ($0 as? PlacementView)?.held ?? $0 }
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

/// Properties that can change after the views have been laid out. Setting one distributes the space again.
@_spi(Generated)
extension UIStackView {
  /// The direction in which views are arranged.
  public var liveAxis: NSLayoutConstraint.Axis {
    get { axis }
    set { if newValue != axis { rearrange { $0.axis = newValue } } }
  }

  /// The alignment of views across the axis.
  public var liveAlignment: Alignment {
    get { constraints.contains { $0.identifier == Self.fillAcross } ? .fill : alignment }
    set { if newValue != liveAlignment { rearrange { $0.alignment = newValue } } }
  }

  /// How views share the space along the axis.
  public var liveDistribution: Distribution {
    get { distribution }
    set { if newValue != distribution { rearrange { $0.distribution = newValue } } }
  }

  /// Changes how the views are arranged.
  func rearrange(_ change: (UIStackView) -> Void) {
    alignment = liveAlignment
    NSLayoutConstraint.deactivate(
      constraints.filter { $0.identifier == Self.share || $0.identifier == Self.fillAcross })
    let former = axis
    change(self)
    if axis != former { restoreHugging(along: former) }
    for case let frame as PlacementView in arrangedSubviews { frame.turn(to: axis) }
    _ = letListsFollow()
    if isLaidOut { shareOwnRoom(isNested: superview?.placedStack !== self) }
  }

  /// Whether the space of the stack, or of one that contains it, has been distributed.
  var isLaidOut: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      $0.superview?.placedStack === $0 || ($0 as? CompletableStack)?.isComplete == true
    }
  }
}

/// A stack of views outside of a screen's or a component's stack, such as in a row. Its space is distributed once the
/// views are complete.
class CompletableStack: UIStackView {
  /// Whether the space has been distributed among the views.
  final var isComplete = false

  /// Distributes the space among the views, which must be complete.
  final func complete() {
    if isComplete { return }
    isComplete = true
    shareRoomInside()
    relateSizes()
  }
}

extension UIView {
  /// Calls a closure whenever the view is hidden or shown, as long as the result is held.
  func observeVisibility(_ change: @escaping @MainActor () -> Void) -> NSKeyValueObservation {
    observe(\.isHidden) { _, _ in MainActor.assumeIsolated { change() } }
  }
}
