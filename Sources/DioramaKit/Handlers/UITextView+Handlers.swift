/// Handlers in place of the methods of `UITextViewDelegate`.
///
/// The view's `delegate` becomes an object of DioramaKit. It calls the handlers or, if there is none, the app's
/// delegate, which can be set before or after. Setting `nil` removes the app's delegate and keeps the handlers.
///
/// The view holds the closures strongly. A closure that captures the view causes a retain cycle, so neither is ever
/// freed: use the argument, and capture an owner of the view weakly.
extension UITextView {
  /// Returns whether editing may begin; `true` without a handler. A closure that captures the view leaks it: use the
  /// argument.
  public var shouldBeginEditingHandler: (@MainActor (UITextView) -> Bool)? {
    get { self[\.shouldBeginEditing] }
    set { self[\.shouldBeginEditing] = newValue }
  }

  /// Called when editing begins.
  /// A closure that captures the view leaks it: use the argument.
  public var didBeginEditingHandler: (@MainActor (UITextView) -> Void)? {
    get { self[\.didBeginEditing] }
    set { self[\.didBeginEditing] = newValue }
  }

  /// Returns whether editing may end; `true` without a handler. A closure that captures the view leaks it: use the
  /// argument.
  public var shouldEndEditingHandler: (@MainActor (UITextView) -> Bool)? {
    get { self[\.shouldEndEditing] }
    set { self[\.shouldEndEditing] = newValue }
  }

  /// Called when editing ends.
  /// A closure that captures the view leaks it: use the argument.
  public var didEndEditingHandler: (@MainActor (UITextView) -> Void)? {
    get { self[\.didEndEditing] }
    set { self[\.didEndEditing] = newValue }
  }

  /// Returns whether the text in a range may be replaced; `true` without a handler. A closure that captures the view
  /// leaks it: use the argument.
  public var shouldChangeTextHandler: (@MainActor (UITextView, NSRange, String) -> Bool)? {
    get { self[\.shouldChangeText] }
    set { self[\.shouldChangeText] = newValue }
  }

  /// Called when the caret moves or the selection changes.
  /// A closure that captures the view leaks it: use the argument.
  public var didChangeSelectionHandler: (@MainActor (UITextView) -> Void)? {
    get { self[\.didChangeSelection] }
    set { self[\.didChangeSelection] = newValue }
  }

  /// The maximum number of characters that the user can enter; `nil` for no limit. It works as for a text field.
  public var maxLength: Int? {
    get { self[decorator: \TextViewDecorator.maxLength] }
    set { self[decorator: \TextViewDecorator.maxLength] = newValue }
  }

  /// Whether the view is as tall as its text, between its minimum and maximum height. It then does not grow to fill
  /// remaining space.
  public var growsWithText: Bool {
    get { self[decorator: \TextGrowth.isActive] ?? false }
    set {
      self[decorator: \TextGrowth.isActive] = newValue ? true : nil
      sceneGrows = !newValue
    }
  }

  private subscript<Value>(part: WritableKeyPath<TextViewHandlers, Value?>) -> Value? {
    get { self[decorator: (\TextViewDecorator.handlers).appending(path: part)] }
    set { self[decorator: (\TextViewDecorator.handlers).appending(path: part)] = newValue }
  }
}

/// Makes a text view as tall as its text.
private final class TextGrowth: StoringDecorator<UITextView>, ViewDecorator {
  var isActive: Bool? {
    didSet { height?.isActive = isActive == true }
  }

  private var height: NSLayoutConstraint?
  private var observation: NSKeyValueObservation?

  required init(object: UITextView) {
    super.init(object: object)
    let constraint = object.heightAnchor.constraint(equalToConstant: object.contentSize.height)
    constraint.identifier = "diorama.growth"
    constraint.priority = .defaultHigh
    height = constraint
    observation = object.observe(\.contentSize) { [weak constraint] view, _ in
      MainActor.assumeIsolated { constraint?.constant = view.contentSize.height }
    }
  }
}
