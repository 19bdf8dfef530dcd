extension UINavigationController {
  /// The controllers that were pushed, in order, whether they are still on the stack or not. One that was freed is gone
  /// from here, too.
  public var pushedViewControllers: [UIViewController] { pushes.compactMap(\.controller) }
}
