/// Handlers in place of the methods of `UITextFieldDelegate`.
///
/// The field's `delegate` becomes an object of DioramaKit. It calls the handlers or, if there is none, the app's
/// delegate, which can be set before or after. Setting `nil` removes the app's delegate and keeps the handlers.
///
/// The field holds the closures strongly. A closure that captures the field causes a retain cycle, so neither is ever
/// freed: `{ _ in field.resignFirstResponder() }` leaks, and `{ field in field.resignFirstResponder() }` does not.
/// Capture an owner of the field weakly.
extension UITextField {
  /// Returns whether editing may begin; `true` without a handler.
  public var shouldBeginEditingHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldBeginEditing] }
    set { self[\.shouldBeginEditing] = newValue }
  }

  /// Called when editing begins.
  public var didBeginEditingHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didBeginEditing] }
    set { self[\.didBeginEditing] = newValue }
  }

  /// Returns whether editing may end; `true` without a handler.
  public var shouldEndEditingHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldEndEditing] }
    set { self[\.shouldEndEditing] = newValue }
  }

  /// Called when editing ends.
  public var didEndEditingHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didEndEditing] }
    set { self[\.didEndEditing] = newValue }
  }

  /// Called when editing ends, with the reason. It does not replace ``didEndEditingHandler``, which is called first.
  public var didEndEditingWithReasonHandler:
    (@MainActor (UITextField, UITextField.DidEndEditingReason) -> Void)?
  {
    get { self[\.didEndEditingWithReason] }
    set { self[\.didEndEditingWithReason] = newValue }
  }

  /// Returns whether the characters in a range may be replaced; `true` without a handler.
  public var shouldChangeCharactersHandler: (@MainActor (UITextField, NSRange, String) -> Bool)? {
    get { self[\.shouldChangeCharacters] }
    set { self[\.shouldChangeCharacters] = newValue }
  }

  /// Called when the caret moves or the selection changes.
  public var didChangeSelectionHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didChangeSelection] }
    set { self[\.didChangeSelection] = newValue }
  }

  /// Returns whether the text may be cleared; `true` without a handler.
  public var shouldClearHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldClear] }
    set { self[\.shouldClear] = newValue }
  }

  /// Returns whether the return key performs its default action; `true` without a handler.
  public var shouldReturnHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldReturn] }
    set { self[\.shouldReturn] = newValue }
  }

  /// The maximum number of characters that the user can enter; `nil` for no limit.
  ///
  /// A change that would make the text longer, such as a paste, is rejected as a whole. Text that is too long can be
  /// shortened. Marked text is never rejected, but the excess is removed when its composition ends.
  /// ``shouldChangeCharactersHandler`` and the app's delegate are called for every change that is not rejected.
  public var maxLength: Int? {
    get { self[decorator: \TextFieldDecorator.maxLength] }
    set { self[decorator: \TextFieldDecorator.maxLength] = newValue }
  }

  private subscript<Value>(part: WritableKeyPath<TextFieldHandlers, Value?>) -> Value? {
    get { self[decorator: (\TextFieldDecorator.handlers).appending(path: part)] }
    set { self[decorator: (\TextFieldDecorator.handlers).appending(path: part)] = newValue }
  }
}

/// Holds the handlers of a text field and replaces its delegate.
final class TextFieldDecorator: StoringDecorator<UITextField>, ViewDecorator {
  private static let lengthAction = UIAction.Identifier("diorama.maxLength")

  private let delegate: DelegateSlot<UITextField, TextFieldForwarder>

  required init(object: UITextField) {
    let forwarder = TextFieldForwarder()
    delegate = DelegateSlot(object, \.delegate, forwarder, as: forwarder)
    super.init(object: object)
  }

  /// The handlers.
  var handlers: TextFieldHandlers {
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
      object?.removeAction(identifiedBy: Self.lengthAction, for: .editingChanged)
      guard newValue != nil else { return }
      object?.declinePredictions()
      let action = UIAction(identifier: Self.lengthAction) { [weak self] _ in self?.textDidChange() }
      object?.addAction(action, for: .editingChanged)
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { delegate.remove() }
  }

  private func textDidChange() {
    if let object { delegate.forwarder.limit.textDidChange(in: object) }
  }
}

/// The closures of a text field.
@MainActor
struct TextFieldHandlers {
  var shouldBeginEditing: (@MainActor (UITextField) -> Bool)?
  var didBeginEditing: (@MainActor (UITextField) -> Void)?
  var shouldEndEditing: (@MainActor (UITextField) -> Bool)?
  var didEndEditing: (@MainActor (UITextField) -> Void)?
  var didEndEditingWithReason: (@MainActor (UITextField, UITextField.DidEndEditingReason) -> Void)?
  var shouldChangeCharacters: (@MainActor (UITextField, NSRange, String) -> Bool)?
  var didChangeSelection: (@MainActor (UITextField) -> Void)?
  var shouldClear: (@MainActor (UITextField) -> Bool)?
  var shouldReturn: (@MainActor (UITextField) -> Bool)?
}

/// Implements a text field's delegate with a handler, with the app's delegate, or with UIKit's default behaviour.
final class TextFieldForwarder: DelegateForwarder, ForwardingDelegate, UITextFieldDelegate {
  var handlers = TextFieldHandlers()
  let limit = TextLengthLimit()
  weak var original: (any UITextFieldDelegate)?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(handlers.shouldBeginEditing, original?.textFieldShouldBeginEditing(_:), textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.existingViewDecorator(type: TextEditing.self)?.follow(.editingDidBegin)
    _ = answer(handlers.didBeginEditing, original?.textFieldDidBeginEditing(_:), textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer(handlers.shouldEndEditing, original?.textFieldShouldEndEditing(_:), textField) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    limit.textDidChange(in: textField)
    textField.existingViewDecorator(type: TextEditing.self)?.follow(.editingDidEnd)
    handlers.didEndEditing?(textField)
    handlers.didEndEditingWithReason?(textField, reason)
    guard handlers.didEndEditing == nil, handlers.didEndEditingWithReason == nil else { return }
    if answer(nil, original?.textFieldDidEndEditing(_:reason:), textField, reason) == nil {
      _ = answer(nil, original?.textFieldDidEndEditing(_:), textField)
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard limit.allows(string, at: range, in: textField) else { return false }
    return answer(
      handlers.shouldChangeCharacters,
      original?.textField(_:shouldChangeCharactersIn:replacementString:),
      textField, range, string) ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    _ = answer(handlers.didChangeSelection, original?.textFieldDidChangeSelection(_:), textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    answer(handlers.shouldClear, original?.textFieldShouldClear(_:), textField) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    limit.textDidChange(in: textField)
    return answer(handlers.shouldReturn, original?.textFieldShouldReturn(_:), textField) ?? true
  }
}

#if canImport(UIKit)
  extension TextFieldForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(textFieldShouldBeginEditing(_:)): handlers.shouldBeginEditing != nil,
          #selector(textFieldDidBeginEditing(_:)): handlers.didBeginEditing != nil,
          #selector(textFieldShouldEndEditing(_:)): handlers.shouldEndEditing != nil,
          #selector(textFieldDidChangeSelection(_:)): handlers.didChangeSelection != nil,
          #selector(textFieldShouldClear(_:)): handlers.shouldClear != nil,
        ],
        hiding: limit.maximum == nil && handlers.shouldChangeCharacters == nil
          ? [] : ["textField:shouldChangeCharactersInRanges:replacementString:"])
    }
  }
#endif
