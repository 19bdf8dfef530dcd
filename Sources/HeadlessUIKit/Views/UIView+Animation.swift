extension UIView {
  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view receives touches while the animation runs.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The old look fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Animates changes. The properties change immediately, before the animation would be visible.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Animates changes. Nothing is drawn, so the animation ends immediately.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    perform(animations, for: duration)
    completion?(true)
  }

  /// Animates a transition of a view. Nothing is drawn, so the transition ends immediately.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    view.transitions += 1
    perform(animations ?? {}, for: duration)
    completion?(true)
  }

  /// The duration of the current animation; 0 if there is none.
  public class var inheritedAnimationDuration: TimeInterval { animationDuration }

  private static var animationDuration: TimeInterval = 0

  /// Whether changes are animated.
  public private(set) static var areAnimationsEnabled = true

  /// Makes changes without animations.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    defer { areAnimationsEnabled = wereEnabled }
    actionsWithoutAnimation()
  }

  /// Makes changes. A nested animation has the duration of the outer one.
  private static func perform(_ animations: () -> Void, for duration: TimeInterval) {
    let outer = animationDuration
    if outer == 0 { animationDuration = max(0, duration) }
    defer { animationDuration = outer }
    animations()
  }

  /// Removes the animations of the view and of those inside it. Of these, only indicators turn here.
  func removeAnimations() {
    (self as? UIActivityIndicatorView)?.turns = false
    for view in subviews { view.removeAnimations() }
  }
}
