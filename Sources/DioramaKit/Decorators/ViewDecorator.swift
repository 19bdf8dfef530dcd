/// Attaches behaviour to a view without subclassing it. A decorator is itself a view of no size inside the view that it
/// decorates, so it lives and dies with it.
///
/// ```swift
/// final class BadgeDecorator: UIView, ViewDecorator {
///   var value: Int?
///
///   init(object: UIView) {
///     super.init(frame: .zero)
///     attach(to: object)
///   }
/// }
/// ```
@MainActor
public protocol ViewDecorator: UIView {
  /// The class of views that can be decorated.
  associatedtype View: UIView

  /// Creates the decorator of a view, which it must not keep alive, and adds it to the view with
  /// ``ViewDecorator/attach(to:)``.
  init(object: View)
}

extension ViewDecorator {
  /// Adds the decorator to the view that it decorates. A view has one decorator of a class at most: an earlier one leaves
  /// the view, and takes what it did to the view back in `willMove(toSuperview:)`.
  public func attach(to view: View) {
    guard superview !== view else { return }
    for case let earlier as Self in view.subviews { earlier.removeFromSuperview() }
    view.addSubview(self)
  }
}
