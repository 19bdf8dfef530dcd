/// The layout that a scene sets for a view and for the views inside it.
private final class ChildLayout: StoringDecorator<UIView>, ViewDecorator {
  var alignment: ChildAlignment?
  var inset: NSDirectionalEdgeInsets?
  var spacingAfter: CGFloat?
  var grows: Bool?
  var padding: NSDirectionalEdgeInsets?
}

/// The position of a view in its container.
public enum ChildAlignment: Sendable {
  /// Fills the width or height of the container.
  case fill
  /// At the leading edge; in a row, at the top.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge; in a row, at the bottom.
  case trailing
  /// At the top; in a column, at the leading edge.
  case top
  /// At the bottom; in a column, at the trailing edge.
  case bottom
  /// In a corner; in a stack, only across the stack's axis.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

@_spi(Generated)
extension UIView {
  /// The position of the view in its container.
  public var sceneAlignment: ChildAlignment {
    get { self[decorator: \ChildLayout.alignment] ?? .fill }
    set {
      self[decorator: \ChildLayout.alignment] = newValue
      placeAgain()
    }
  }

  /// The distances between the view and its surroundings in the container, in points.
  public var sceneInset: NSDirectionalEdgeInsets {
    get { self[decorator: \ChildLayout.inset] ?? .zero }
    set {
      self[decorator: \ChildLayout.inset] = newValue.distances
      placeAgain()
    }
  }

  /// The distance to the next view in a stack, in points, instead of the stack's spacing.
  public var sceneSpacingAfter: CGFloat {
    get { self[decorator: \ChildLayout.spacingAfter] ?? UIStackView.spacingUseDefault }
    set {
      self[decorator: \ChildLayout.spacingAfter] = newValue.finite
      (outermost.superview as? UIStackView)?.setCustomSpacing(newValue.finite, after: outermost)
    }
  }

  /// Whether the view grows to fill remaining space.
  public var sceneGrows: Bool {
    get { self[decorator: \ChildLayout.grows] ?? false }
    set {
      let isNew = self[decorator: \ChildLayout.grows] != newValue
      self[decorator: \ChildLayout.grows] = newValue
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if newValue { loosen(axis) } else { tighten(axis) }
      }
      if isNew, let stack = outermost.superview as? UIStackView { stack.rearrange { _ in } }
    }
  }

  /// The distances between the views inside and the edges, in points.
  public var scenePadding: NSDirectionalEdgeInsets {
    get { self[decorator: \ChildLayout.padding] ?? .zero }
    set {
      self[decorator: \ChildLayout.padding] = newValue.distances
      switch self {
      case let stack as UIStackView: stack.pad(by: newValue.distances)
      case let scrollView as UIScrollView: scrollView.contentStack.pad(by: newValue.distances)
      case let cell as ContentCell: cell.pad(by: newValue.distances)
      default: placeContents()
      }
    }
  }

  /// The distances of the layout margins from the edges, in points. Setting them makes a stack arrange its views within
  /// the margins.
  public var sceneMargins: NSDirectionalEdgeInsets {
    get { directionalLayoutMargins }
    set {
      directionalLayoutMargins = newValue
      guard let stack = self as? UIStackView, !stack.isLayoutMarginsRelativeArrangement else { return }
      stack.rearrange { $0.isLayoutMarginsRelativeArrangement = true }
    }
  }

  /// Whether the scene makes the view grow; `nil` if it does not say.
  var wantsToGrow: Bool? { self[decorator: \ChildLayout.grows] }

  /// Whether the view needs a position that a stack alone cannot give it.
  fileprivate var needsFrame: Bool {
    self[decorator: \ChildLayout.alignment] != nil || self[decorator: \ChildLayout.inset] != nil
  }

  /// Whether the scene says that the view fills its place.
  var mustFill: Bool { self[decorator: \ChildLayout.alignment] == .fill }

  /// The view itself, or the frame that holds it in a stack.
  var outermost: UIView { superview as? PlacementView ?? self }

  /// Positions the view again in its container, if the views in the container have been laid out.
  private func placeAgain() {
    guard let stack = superview as? UIStackView else {
      container?.placeAgain(self)
      return
    }
    guard stack.isLaidOut else { return }
    stack.rearrange { $0.placeChildren() }
    // A view that moves into a frame loses constraints to any other view.
    sequence(first: self, next: \.superview).reversed().first?.relateSizes()
  }

  /// Lets the view become larger than its content, unless the app or the scene has set its hugging priority.
  private func loosen(_ axis: NSLayoutConstraint.Axis) {
    let ranks = UILayoutPriority.stretchedFirst.rawValue...UILayoutPriority.defaultLow.rawValue
    guard ranks.contains(contentHuggingPriority(for: axis).rawValue) else { return }
    setContentHuggingPriority(.growing, for: axis)
  }

  /// Restores the hugging priority of a view that no longer grows.
  private func tighten(_ axis: NSLayoutConstraint.Axis) {
    if contentHuggingPriority(for: axis) == .growing { setContentHuggingPriority(.defaultLow, for: axis) }
  }
}

extension UIStackView {
  /// Keeps the views inside away from the edges.
  fileprivate func pad(by insets: NSDirectionalEdgeInsets) {
    insetsLayoutMarginsFromSafeArea = false
    sceneMargins = insets
  }

  /// Puts each view with its own position into a frame, and sets the spacing after views.
  func placeChildren() {
    for view in arrangedSubviews {
      if view.needsFrame, let index = arrangedSubviews.firstIndex(of: view) {
        let frame = PlacementView(axis: axis)
        insertArrangedSubview(frame, at: index)
        frame.hold(view)
      }
      if let spacing = view[decorator: \ChildLayout.spacingAfter] {
        setCustomSpacing(spacing, after: view.outermost)
      }
    }
  }
}

/// The frame that holds a view with its own position in a stack. It is hidden while the view is.
final class PlacementView: UIView {
  fileprivate var axis: NSLayoutConstraint.Axis
  private var observation: NSKeyValueObservation?

  fileprivate init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  fileprivate func hold(_ view: UIView) {
    add(content: view)
    sceneHidden = view.isHidden
    observation = view.observeVisibility { [weak self, weak view] in
      if let view { self?.sceneHidden = view.isHidden }
    }
  }

  /// The view inside.
  var held: UIView? { contents.first }

  /// The view whose text determines the first baseline.
  override var forFirstBaselineLayout: UIView { held?.forFirstBaselineLayout ?? self }

  /// The view whose text determines the last baseline.
  override var forLastBaselineLayout: UIView { held?.forLastBaselineLayout ?? self }

  /// Arranges the view for a stack with another axis.
  func turn(to axis: NSLayoutConstraint.Axis) {
    guard axis != self.axis else { return }
    self.axis = axis
    placeContents()
  }
}

/// The position of a view along one axis.
private enum Span {
  case fill, start, center, end
}

extension UIView {
  /// Adds a view, positioned as the scene describes.
  func add(content view: UIView) {
    contentHolder.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    place(view)
  }

  /// The views that this view positions.
  var contents: [UIView] {
    constraints.compactMap {
      $0.identifier == Self.content && $0.firstAttribute == .top ? $0.firstItem as? UIView : nil
    }
  }

  /// Positions the content views again, as the scene describes.
  fileprivate func placeContents() {
    let views = contents
    NSLayoutConstraint.deactivate(constraints.filter { $0.identifier == Self.content })
    for view in views { place(view) }
  }

  /// Positions one of the content views again, as the scene describes. Does nothing for other views.
  fileprivate func placeAgain(_ view: UIView) {
    let edges = constraints.filter { $0.identifier == Self.content && $0.firstItem === view }
    guard !edges.isEmpty else { return }
    NSLayoutConstraint.deactivate(edges)
    place(view)
  }

  private static let content = "diorama.content"

  private func place(_ view: UIView) {
    let (alignment, insets) = (view.sceneAlignment, view.sceneInset + scenePadding)
    var (horizontal, vertical) = alignment.spans
    if let frame = self as? PlacementView {
      let span = alignment.span(across: frame.axis)
      (horizontal, vertical) = frame.axis == .vertical ? (span, .fill) : (.fill, span)
    }
    let edges =
      Self.constraints(
        vertical, start: (view.topAnchor, topAnchor, insets.top),
        end: (view.bottomAnchor, bottomAnchor, insets.bottom),
        middle: (view.centerYAnchor, centerYAnchor, insets.top - insets.bottom))
      + Self.constraints(
        horizontal, start: (view.leadingAnchor, leadingAnchor, insets.leading),
        end: (view.trailingAnchor, trailingAnchor, insets.trailing),
        middle: (view.centerXAnchor, centerXAnchor, rightwards(insets.leading - insets.trailing)))
    for edge in edges { edge.identifier = Self.content }
    NSLayoutConstraint.activate(edges)
  }

  /// Converts a trailing distance to a distance to the right, as centre constraints use.
  private func rightwards(_ distance: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? -distance : distance
  }

  private typealias Edge<Axis: AnyObject> = (own: NSLayoutAnchor<Axis>, other: NSLayoutAnchor<Axis>, CGFloat)

  private static func constraints<Axis: AnyObject>(
    _ span: Span, start: Edge<Axis>, end: Edge<Axis>, middle: Edge<Axis>
  ) -> [NSLayoutConstraint] {
    let (beginning, ending) = (start.2.distance, -end.2.distance)
    let first =
      span == .fill || span == .start
      ? start.own.constraint(equalTo: start.other, constant: beginning)
      : start.own.constraint(greaterThanOrEqualTo: start.other, constant: beginning)
    let last =
      span == .fill || span == .end
      ? end.own.constraint(equalTo: end.other, constant: ending)
      : end.own.constraint(lessThanOrEqualTo: end.other, constant: ending)
    // A stack that hides this view gives it no extent, in which the insets do not fit.
    last.priority = .fixedExtent
    guard span == .center else { return [first, last] }
    return [first, last, middle.own.constraint(equalTo: middle.other, constant: middle.2.distance / 2)]
  }
}

extension ChildAlignment {
  /// The position in a view that is not a stack.
  fileprivate var spans: (horizontal: Span, vertical: Span) {
    switch self {
    case .fill: (.fill, .fill)
    case .center: (.center, .center)
    case .leading: (.start, .center)
    case .trailing: (.end, .center)
    case .top: (.center, .start)
    case .bottom: (.center, .end)
    case .topLeading: (.start, .start)
    case .topTrailing: (.end, .start)
    case .bottomLeading: (.start, .end)
    case .bottomTrailing: (.end, .end)
    }
  }

  /// Returns the position across the axis of a stack.
  fileprivate func span(across axis: NSLayoutConstraint.Axis) -> Span {
    switch self {
    case .fill: .fill
    case .leading, .top: .start
    case .center: .center
    case .trailing, .bottom: .end
    case .topLeading, .topTrailing, .bottomLeading, .bottomTrailing:
      axis == .vertical ? spans.horizontal : spans.vertical
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate static func + (left: Self, right: Self) -> Self {
    Self(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }
}
