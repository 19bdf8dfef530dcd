extension UIView {
  /// The first subview of a type.
  public func subview<Subview: UIView>(type: Subview.Type) -> Subview? {
    for case let view as Subview in subviews { return view }
    return nil
  }

  /// The view's decorator of a type, if it has one. Asking creates nothing.
  public func existingViewDecorator<Decorator: ViewDecorator>(type: Decorator.Type) -> Decorator? {
    subview(type: type)
  }

  /// The view's decorator of a type, which is created when it is first asked for. The view must be one that the type
  /// decorates.
  public func viewDecorator<Decorator: ViewDecorator>(type: Decorator.Type) -> Decorator {
    if let decorator = existingViewDecorator(type: type) { return decorator }
    guard let view = self as? Decorator.View else {
      preconditionFailure("\(Decorator.self) decorates a \(Decorator.View.self), not a \(Self.self)")
    }
    let decorator = Decorator(object: view)
    addSubview(decorator)
    return decorator
  }
}
