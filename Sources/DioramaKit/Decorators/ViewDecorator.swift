/// Attaches behaviour to a view without subclassing it. A decorator is a view of no size that is added to the view it
/// decorates, so that it lives and dies with it.
@MainActor
public protocol ViewDecorator: UIView {
  /// The class of views that can be decorated.
  associatedtype View: UIView

  /// Creates the decorator of a view, which it must not keep alive. ``UIKit/UIView/viewDecorator(type:)`` calls this and
  /// adds the decorator to the view.
  init(object: View)
}
