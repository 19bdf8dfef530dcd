/// Handlers in place of the methods of `UITextViewDelegate`.
///
/// The view's `delegate` becomes an object of DioramaKit. It calls the handlers or, if there is none, the app's
/// delegate, which can be set before or after. Setting `nil` removes the app's delegate and keeps the handlers.
///
/// The view holds the closures strongly. A closure that captures the view causes a retain cycle, so neither is ever
/// freed: use the argument, and capture an owner of the view weakly.
extension UITextView {
  /// Returns whether editing may begin; `true` without a handler.
  public var shouldBeginEditingHandler: (@MainActor (UITextView) -> Bool)? {
    get { self[\.shouldBeginEditing] }
    set { self[\.shouldBeginEditing] = newValue }
  }

  /// Called when editing begins.
  public var didBeginEditingHandler: (@MainActor (UITextView) -> Void)? {
    get { self[\.didBeginEditing] }
    set { self[\.didBeginEditing] = newValue }
  }

  /// Returns whether editing may end; `true` without a handler.
  public var shouldEndEditingHandler: (@MainActor (UITextView) -> Bool)? {
    get { self[\.shouldEndEditing] }
    set { self[\.shouldEndEditing] = newValue }
  }

  /// Called when editing ends.
  public var didEndEditingHandler: (@MainActor (UITextView) -> Void)? {
    get { self[\.didEndEditing] }
    set { self[\.didEndEditing] = newValue }
  }

  /// Returns whether the text in a range may be replaced; `true` without a handler.
  public var shouldChangeTextHandler: (@MainActor (UITextView, NSRange, String) -> Bool)? {
    get { self[\.shouldChangeText] }
    set { self[\.shouldChangeText] = newValue }
  }

  /// Called when the caret moves or the selection changes.
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
    let constraint = object.heightAnchor.constraint(equalToConstant: object.contentSize.height.distance)
    constraint.identifier = "diorama.growth"
    constraint.priority = .defaultHigh
    height = constraint
    observation = object.observe(\.contentSize) { [weak constraint] view, _ in
      MainActor.assumeIsolated { constraint?.constant = view.contentSize.height.distance }
    }
  }
}

/// Holds the handlers of a text view and replaces its delegate.
final class TextViewDecorator: StoringDecorator<UITextView>, ViewDecorator {
  private let delegate: DelegateSlot<UITextView, TextViewForwarder>

  required init(object: UITextView) {
    let forwarder = TextViewForwarder()
    delegate = DelegateSlot(object, \.delegate, forwarder, as: forwarder)
    super.init(object: object)
  }

  /// The handlers.
  var handlers: TextViewHandlers {
    get { delegate.forwarder.handlers }
    set {
      delegate.forwarder.handlers = newValue
      delegate.install()
    }
  }

  /// The maximum number of characters that the user can enter.
  var maxLength: Int? {
    get { delegate.forwarder.limit.maximum }
    set {
      delegate.forwarder.limit.maximum = newValue
      delegate.install()
      if newValue != nil { object?.declinePredictions() }
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { delegate.remove() }
  }
}

/// The closures of a text view.
@MainActor
struct TextViewHandlers {
  var shouldBeginEditing: (@MainActor (UITextView) -> Bool)?
  var didBeginEditing: (@MainActor (UITextView) -> Void)?
  var shouldEndEditing: (@MainActor (UITextView) -> Bool)?
  var didEndEditing: (@MainActor (UITextView) -> Void)?
  var shouldChangeText: (@MainActor (UITextView, NSRange, String) -> Bool)?
  var didChangeSelection: (@MainActor (UITextView) -> Void)?
}

/// Implements a text view's delegate with a handler, with the app's delegate, or with UIKit's default behaviour.
final class TextViewForwarder: DelegateForwarder, ForwardingDelegate, UITextViewDelegate {
  var handlers = TextViewHandlers()
  let limit = TextLengthLimit()
  weak var original: (any UITextViewDelegate)?

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    answer(handlers.shouldBeginEditing, original?.textViewShouldBeginEditing(_:), textView) ?? true
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    _ = answer(handlers.didBeginEditing, original?.textViewDidBeginEditing(_:), textView)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    answer(handlers.shouldEndEditing, original?.textViewShouldEndEditing(_:), textView) ?? true
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    limit.textDidChange(in: textView)
    textView.existingViewDecorator(type: TextEditing.self)?.follow(.editingDidEnd)
    _ = answer(handlers.didEndEditing, original?.textViewDidEndEditing(_:), textView)
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard limit.allows(text, at: range, in: textView) else { return false }
    return answer(
      handlers.shouldChangeText, original?.textView(_:shouldChangeTextIn:replacementText:), textView, range,
      text) ?? true
  }

  func textViewDidChange(_ textView: UITextView) {
    limit.textDidChange(in: textView)
    textView.existingViewDecorator(type: TextEditing.self)?.follow(.editingChanged)
    _ = answer(nil, original?.textViewDidChange(_:), textView)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    _ = answer(handlers.didChangeSelection, original?.textViewDidChangeSelection(_:), textView)
  }

  #if !canImport(UIKit)
    func scrollViewDidScroll(_ scrollView: UIScrollView) { original?.scrollViewDidScroll(scrollView) }
  #endif
}

#if canImport(UIKit)
  extension TextViewForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(textViewShouldBeginEditing(_:)): handlers.shouldBeginEditing != nil,
          #selector(textViewDidBeginEditing(_:)): handlers.didBeginEditing != nil,
          #selector(textViewShouldEndEditing(_:)): handlers.shouldEndEditing != nil,
          #selector(textViewDidChangeSelection(_:)): handlers.didChangeSelection != nil,
        ],
        hiding: limit.maximum == nil && handlers.shouldChangeText == nil
          ? [] : ["textView:shouldChangeTextInRanges:replacementText:"])
    }
  }
#endif
