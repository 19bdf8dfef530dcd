extension UIView {
  /// How often a change of the view was animated.
  public var transitionCount: Int { transitions }
}
