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
