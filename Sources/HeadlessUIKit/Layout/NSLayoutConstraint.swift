/// A relation between two edges, centres or extents.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A measure of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where text starts.
    case leading = 5
    /// The edge where text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The last line's baseline.
    case lastBaseline = 11
    /// The first line's baseline.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where text starts.
    case leadingMargin = 17
    /// The margin where text ends.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// None.
    case notAnAttribute = 0
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// What of it is measured.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The view or guide on the right side.
  open private(set) weak var secondItem: AnyObject?
  /// What of it is measured.
  public let secondAttribute: Attribute
  /// What the right side is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the right side.
  open var constant: CGFloat
  /// How strongly the constraint is wished.
  open var priority = UILayoutPriority.required
  /// A name for the constraint.
  open var identifier: String?

  /// Whether the constraint is at work.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  private weak var holder: UIView?

  /// Creates a constraint, not yet at work.
  public init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Puts constraints to work.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes constraints out of work.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether one side of the constraint is the view or something inside it.
  func refers(toSomethingIn view: UIView) -> Bool {
    [firstItem, secondItem].contains { Self.view(of: $0)?.isDescendant(of: view) == true }
  }

  private func activate() {
    guard let first = Self.view(of: firstItem) else { return }
    let second = Self.view(of: secondItem) ?? first
    let common = sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
    precondition(common != nil, "the views of a constraint need a common ancestor")
    holder = common
    common?.constraints.append(self)
  }

  private func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
