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
        ])
    }
  }
#endif
