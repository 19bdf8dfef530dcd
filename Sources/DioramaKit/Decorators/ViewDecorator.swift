/// Adds behaviour to a view without subclassing it. A decorator is itself a subview of zero size, so it lives exactly
/// as long as the view that it decorates. In a visual effect view, it is in the content view.
///
/// ```swift
/// final class BadgeDecorator: UIView, ViewDecorator {
///   var value: Int?
///
///   init(object: UIView) {
///     super.init(frame: .zero)
///     attach(to: object)
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
///
/// The handlers of a view are in decorators, and so are other things that UIKit's views cannot store, such as the `url`
/// of a label. A view that loses its decorators loses these. So to clear a view, remove only the subviews that you
/// added, or skip decorators:
///
/// ```swift
/// for view in card.subviews where !(view is any ViewDecorator) { view.removeFromSuperview() }
/// ```
@MainActor
public protocol ViewDecorator: UIView {
  /// The class of views that can be decorated.
  associatedtype View: UIView

  /// Creates the decorator of a view, and adds it to the view with ``ViewDecorator/attach(to:)``, unless only
  /// `viewDecorator(type:)` creates it. The decorator must not hold the view strongly.
  init(object: View)
}

extension ViewDecorator {
  /// Adds the decorator to the view that it decorates.
  ///
  /// A view has at most one decorator of each class. An earlier one is removed, and must revert its changes to the view
  /// in `willMove(toSuperview:)`.
  public func attach(to view: View) {
    let holder = view.contentHolder
    guard superview !== holder else { return }
    for case let earlier as Self in holder.subviews { earlier.removeFromSuperview() }
    holder.addSubview(self)
  }
}

/// A decorator that `viewDecorator(type:)` creates and adds to its view.
class StoringDecorator<Decorated: UIView>: UIView {
  /// The decorated view.
  final weak var object: Decorated?

  required init(object: Decorated) {
    self.object = object
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The view that subviews are added to: for a visual effect view, its content view.
  var contentHolder: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

  /// The view that this one was added to: the one whose ``contentHolder`` is the superview.
  var container: UIView? { superview?.superview as? UIVisualEffectView ?? superview }
}

extension UIView {
  /// Returns the first subview of a type. The type can be inferred: `let stack: UIStackView? = view.subview()`.
  package func subview<Subview: UIView>(type: Subview.Type = Subview.self) -> Subview? {
    for case let view as Subview in subviews { return view }
    return nil
  }

  /// Returns the view's decorator of a type, or `nil`. Does not create one.
  public func existingViewDecorator<Decorator: ViewDecorator>(
    type: Decorator.Type = Decorator.self
  ) -> Decorator? {
    contentHolder.subview(type: type)
  }

  /// Returns the view's decorator of a type, and creates it on first use. The type can be inferred: `let link:
  /// HyperlinkDecorator = label.viewDecorator()`. The decorator must accept views of this class.
  public func viewDecorator<Decorator: ViewDecorator>(type: Decorator.Type = Decorator.self) -> Decorator {
    if let decorator = existingViewDecorator(type: type) { return decorator }
    guard let view = self as? Decorator.View else {
      preconditionFailure("\(Decorator.self) decorates a \(Decorator.View.self), not a \(Self.self)")
    }
    let decorator = Decorator(object: view)
    decorator.attach(to: view)
    return decorator
  }

  /// A property of one of the view's decorators. Reading it, or setting it to `nil`, does not create a decorator.
  public subscript<Decorator: ViewDecorator, Value>(
    decorator property: ReferenceWritableKeyPath<Decorator, Value?>
  ) -> Value? {
    get { existingViewDecorator(type: Decorator.self)?[keyPath: property] }
    set {
      if let newValue {
        viewDecorator(type: Decorator.self)[keyPath: property] = newValue
      } else {
        existingViewDecorator(type: Decorator.self)?[keyPath: property] = nil
      }
    }
  }
}
