extension UIView {
  /// How a view's content fills it.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's shape.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As small as covers the view.
    case scaleAspectFill = 2
    /// Redrawn when the view's shape changes.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top.
    case top = 5
    /// At the bottom.
    case bottom = 6
    /// At the left.
    case left = 7
    /// At the right.
    case right = 8
    /// In the upper left corner.
    case topLeft = 9
    /// In the upper right corner.
    case topRight = 10
    /// In the lower left corner.
    case bottomLeft = 11
    /// In the lower right corner.
    case bottomRight = 12
  }
}

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches get through while the animation runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from where the view is seen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The old look fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes in a view and animates the transition. Nothing is drawn, so it is over at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.transitions += 1
    animations?()
    completion?(true)
  }
}
