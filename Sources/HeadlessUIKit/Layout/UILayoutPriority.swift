/// The priority of a constraint.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  /// The priority, from 1 to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority with which a button resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority with which a button hugs its content.
  public static let defaultLow = UILayoutPriority(250)
}

extension UIView {
  /// Stands for no natural width or height.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// How strongly the view resists becoming larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis.rawValue] ?? .defaultLow
  }

  /// Sets how strongly the view resists becoming larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis.rawValue] = priority
  }

  /// How strongly the view resists becoming smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistancePriorities[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how strongly the view resists becoming smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistancePriorities[axis.rawValue] = priority
  }
}
