@_spi(Generated)
extension UIViewController {
  /// Lays out views in a column or a row inside the safe area, from the top leading corner, in place of those of an
  /// earlier call. If the controller's view has no background colour, it gets the system's.
  ///
  /// While the keyboard covers part of the safe area or the margins, scrolling views end above it.
  ///
  /// Along the axis, views have their natural sizes. Views that scroll or have no natural size, such as a plain view
  /// without content, share the remaining space. A distribution other than `fill` uses all of the space.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: NSDirectionalEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, edges: ScreenEdges = .safeArea,
    background: UIColor? = nil,
    accessibilityOrder: [UIView] = []
  ) {
    guard let container = view else { return }
    if let background { container.backgroundColor = background }
    if container.backgroundColor == nil { container.backgroundColor = .systemBackground }
    container.placedStack?.removeFromSuperview()
    let stack = UIStackView(
      views, axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    container.addSubview(stack)
    container.place(stack, in: edges, padding: padding.distances)
    stack.shareRoom(isNested: false)
    stack.relateSizes()
    container.setAccessibilityOrder(accessibilityOrder)
  }

  /// Changes those properties of the layout that are not `nil`. Does nothing, and does not load the view, before
  /// ``layOut(_:axis:spacing:padding:alignment:distribution:edges:background:accessibilityOrder:)`` has been called.
  public func updateLayout(
    axis: NSLayoutConstraint.Axis? = nil, spacing: CGFloat? = nil, padding: NSDirectionalEdgeInsets? = nil,
    alignment: UIStackView.Alignment? = nil, distribution: UIStackView.Distribution? = nil,
    edges: ScreenEdges? = nil, background: UIColor? = nil
  ) {
    guard let container = viewIfLoaded, let stack = container.placedStack else { return }
    if let background { container.backgroundColor = background }
    stack.update(axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    container.place(stack, in: edges ?? container.edges, padding: padding?.distances ?? container.padding)
  }
}

@_spi(Generated)
extension UIView {
  /// Lays out views in a column or a row that fills this view, as in a component, in place of those of an earlier call.
  /// The view is as large as they require.
  public func layOut(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0,
    padding: NSDirectionalEdgeInsets = .zero, alignment: UIStackView.Alignment = .fill,
    distribution: UIStackView.Distribution = .fill, accessibilityOrder: [UIView] = []
  ) {
    placedStack?.removeFromSuperview()
    let stack = UIStackView(
      views, axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    addSubview(stack)
    pin(stack, padding: padding.distances)
    relateSizes()
    setAccessibilityOrder(accessibilityOrder)
  }

  /// Changes those properties of the layout that are not `nil`. Does nothing before
  /// ``layOut(_:axis:spacing:padding:alignment:distribution:accessibilityOrder:)`` has been called.
  public func updateLayout(
    axis: NSLayoutConstraint.Axis? = nil, spacing: CGFloat? = nil, padding: NSDirectionalEdgeInsets? = nil,
    alignment: UIStackView.Alignment? = nil, distribution: UIStackView.Distribution? = nil
  ) {
    guard let stack = placedStack else { return }
    stack.update(axis: axis, spacing: spacing, alignment: alignment, distribution: distribution)
    if let padding { pin(stack, padding: padding.distances) }
  }
}

extension UIStackView {
  /// Creates the stack of the views of a scene or a component.
  convenience init(
    _ views: [UIView], axis: NSLayoutConstraint.Axis, spacing: CGFloat, alignment: UIStackView.Alignment,
    distribution: UIStackView.Distribution
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing.distance
    self.alignment = alignment
    self.distribution = distribution
    translatesAutoresizingMaskIntoConstraints = false
  }

  /// Changes those properties of the layout that are not `nil`.
  func update(
    axis: NSLayoutConstraint.Axis?, spacing: CGFloat?, alignment: UIStackView.Alignment?,
    distribution: UIStackView.Distribution?
  ) {
    if let spacing { self.spacing = spacing.distance }
    guard axis != nil || alignment != nil || distribution != nil else { return }
    rearrange { stack in
      if let axis { stack.axis = axis }
      if let alignment { stack.alignment = alignment }
      if let distribution { stack.distribution = distribution }
    }
  }
}

extension UIView {
  private static let placement = "diorama.layout"
  private static let keyboard = "diorama.keyboard"

  /// The constraints between the edges of a scene's views and the safe area.
  private var placements: [NSLayoutConstraint] { constraints.filter { $0.identifier == Self.placement } }

  /// The stack of a scene's views.
  var placedStack: UIStackView? { placement(.top)?.firstItem as? UIStackView }

  private func placement(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    placements.first { $0.firstAttribute == edge }
  }

  /// The area that a scene's views are in.
  fileprivate var edges: ScreenEdges {
    switch placement(.top)?.secondItem {
    case let guide? where guide === layoutMarginsGuide: .margins
    case let view? where view === self: .full
    default: .safeArea
    }
  }

  /// The distances of a scene's views from the edges, in points.
  fileprivate var padding: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: placement(.top)?.constant ?? 0, leading: placement(.leading)?.constant ?? 0,
      bottom: placement(.bottom)?.constant ?? 0, trailing: placement(.trailing)?.constant ?? 0)
  }

  /// Constrains a screen's stack to an area.
  fileprivate func place(_ stack: UIStackView, in edges: ScreenEdges, padding: NSDirectionalEdgeInsets) {
    let area = area(edges)
    let (axis, pull) = (stack.axis, stack.distribution == .fill ? UILayoutPriority.room : .allRoom)
    fix(
      stack, in: area, padding,
      ends: [
        area.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor).prioritized(.withinArea),
        area.bottomAnchor.constraint(equalTo: stack.bottomAnchor)
          .prioritized(axis == .vertical ? pull : .room),
        area.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor).prioritized(.withinArea),
        area.trailingAnchor.constraint(equalTo: stack.trailingAnchor)
          .prioritized(axis == .vertical ? .required : pull),
      ])
    stayAboveKeyboard(stack, in: edges, padding)
  }

  /// Makes a stack end above the keyboard, as far as this does not compress views with a natural size. Without a
  /// keyboard, the keyboard guide begins where the safe area ends.
  private func stayAboveKeyboard(
    _ stack: UIStackView, in edges: ScreenEdges, _ padding: NSDirectionalEdgeInsets
  ) {
    NSLayoutConstraint.deactivate(constraints.filter { $0.identifier == Self.keyboard })
    if edges == .full { return }
    let end = keyboardLayoutGuide.topAnchor.constraint(
      greaterThanOrEqualTo: stack.bottomAnchor, constant: padding.bottom
    ).prioritized(.aboveKeyboard)
    end.identifier = Self.keyboard
    end.isActive = true
  }

  /// Constrains a component's stack to the component itself. A stack that hides the component can break the second
  /// constraint of each axis.
  func pin(_ stack: UIStackView, padding: NSDirectionalEdgeInsets) {
    fix(
      stack, in: self, padding,
      ends: [
        bottomAnchor.constraint(equalTo: stack.bottomAnchor).prioritized(.fixedExtent),
        trailingAnchor.constraint(equalTo: stack.trailingAnchor).prioritized(.fixedExtent),
      ])
  }

  /// Replaces the constraints between the edges of a stack and an area.
  private func fix(
    _ stack: UIStackView, in area: some LayoutArea, _ padding: NSDirectionalEdgeInsets,
    ends: [NSLayoutConstraint]
  ) {
    NSLayoutConstraint.deactivate(placements)
    let starts = [
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: padding.top),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: padding.leading),
    ]
    for end in ends { end.constant = end.firstAttribute == .bottom ? padding.bottom : padding.trailing }
    for constraint in starts + ends { constraint.identifier = Self.placement }
    NSLayoutConstraint.activate(starts + ends)
  }

  private func area(_ edges: ScreenEdges) -> any LayoutArea {
    switch edges {
    case .safeArea: safeAreaLayoutGuide
    case .full: self
    case .margins: layoutMarginsGuide
    }
  }
}

/// The area of a screen that its views are in.
public enum ScreenEdges: Sendable {
  /// The area that bars do not cover.
  case safeArea
  /// The whole screen.
  case full
  /// The area inside the margins.
  case margins
}

/// What has edges: a view, or a part of one.
@MainActor
protocol LayoutArea {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension LayoutArea {
  /// Returns the width or height anchor for an axis.
  func extentAnchor(_ axis: NSLayoutConstraint.Axis) -> NSLayoutDimension {
    axis == .vertical ? heightAnchor : widthAnchor
  }
}

extension UIView: LayoutArea {}
extension UILayoutGuide: LayoutArea {}

extension NSDirectionalEdgeInsets {
  /// The insets as distances that constraints can have. No sum of a few of them is infinite.
  var distances: NSDirectionalEdgeInsets { map(\.distance) }

  /// Returns the insets with each one changed.
  func map(_ change: (CGFloat) -> CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: change(top), leading: change(leading), bottom: change(bottom), trailing: change(trailing))
  }
}

/// The priorities of the constraints in a scene's layout. A priority below `defaultLow` never stretches a view that has
/// a natural size.
extension UILayoutPriority {
  /// A width or height from the scene. It is broken when a stack hides the view.
  static let fixedExtent = UILayoutPriority(999)
  /// The views fill the space, but keep their natural sizes.
  static let sharedExtent = UILayoutPriority(240)
  /// The views end inside the scene's area, unless their fixed sizes do not fit.
  static let withinArea = UILayoutPriority(998)
  /// A view fills its place although it has a natural size, but is not compressed.
  static let filling = UILayoutPriority(746)
  /// The views end above the keyboard, but are not compressed.
  static let aboveKeyboard = UILayoutPriority(745)
  /// The views use all the space that the keyboard leaves, since they are distributed over it.
  static let allRoom = UILayoutPriority(744)
  /// A line is as thin as the screen can show it, but does not compress other views.
  static let thickness = UILayoutPriority(700)
  /// A view that grows although it has a natural size.
  static let growing = UILayoutPriority(200)
  /// A stack stretches this view before others.
  static let stretchedFirst = UILayoutPriority(249)
  /// An image view without an image takes no space.
  static let emptyPicture = UILayoutPriority(245)
  /// The views use all the space if any of them grows.
  static let room = UILayoutPriority(240)
  /// A scroll view's content is as tall as its visible area.
  static let visiblePart = UILayoutPriority(235)
  /// Views that grow share the space equally.
  static let equalShare = UILayoutPriority(230)
  /// The content does not determine the size of its view.
  static let contentExtent = UILayoutPriority(1)
}

extension NSLayoutConstraint {
  /// Returns the constraint, not yet active, with a priority.
  func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

extension NSLayoutConstraint.Axis {
  /// The other axis.
  var across: NSLayoutConstraint.Axis { self == .vertical ? .horizontal : .vertical }
}
