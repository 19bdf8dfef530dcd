/// A relation between two edges, centres or sizes.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An edge, centre or size of a view.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The view or guide on the right side.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the right side.
  public let multiplier: CGFloat
  /// The constant that is added to the right side.
  open var constant: CGFloat
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required
  /// An identifier for debugging.
  open var identifier: String?

  /// Whether the constraint is active.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  private weak var holder: UIView?

  /// Creates an inactive constraint.
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

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Returns whether either side of the constraint is the view or one of its descendants.
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

/// The priority of a constraint.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// The priority, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which a button resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view keeps the target size while it is measured.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
  /// The value for a dimension without a natural size.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Returns how strongly the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis.rawValue] ?? .defaultLow
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    // A view tells nobody whether its default was set, so comparisons of views must not see a difference either.
    huggingPriorities[axis.rawValue] = priority == .defaultLow ? nil : priority
  }

  /// Returns how strongly the view resists being smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistancePriorities[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistancePriorities[axis.rawValue] = priority == .defaultHigh ? nil : priority
  }
}

extension UIView {
  /// Returns the size that fits the content. Nothing is laid out here, so the size is nominal: the width of the target,
  /// and the natural heights of the views inside, one below the other.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: naturalHeight)
  }

  private var naturalHeight: CGFloat {
    if isHidden { return 0 }
    let height = intrinsicContentSize.height
    return height == Self.noIntrinsicMetric ? subviews.map(\.naturalHeight).reduce(0, +) : height
  }
}
