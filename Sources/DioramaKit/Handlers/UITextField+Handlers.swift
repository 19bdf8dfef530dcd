/// Handlers in place of the methods of `UITextFieldDelegate`.
///
/// The field's `delegate` becomes an object of DioramaKit. It calls the handlers or, if there is none, the app's
/// delegate, which can be set before or after. Setting `nil` removes the app's delegate and keeps the handlers.
///
/// The field holds the closures strongly. A closure that captures the field causes a retain cycle, so neither is ever
/// freed: `{ _ in field.resignFirstResponder() }` leaks, and `{ field in field.resignFirstResponder() }` does not.
/// Capture an owner of the field weakly.
extension UITextField {
  /// Returns whether editing may begin; `true` without a handler. A closure that captures the field leaks it: use the
  /// argument.
  public var shouldBeginEditingHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldBeginEditing] }
    set { self[\.shouldBeginEditing] = newValue }
  }

  /// Called when editing begins.
  /// A closure that captures the field leaks it: use the argument.
  public var didBeginEditingHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didBeginEditing] }
    set { self[\.didBeginEditing] = newValue }
  }

  /// Returns whether editing may end; `true` without a handler. A closure that captures the field leaks it: use the
  /// argument.
  public var shouldEndEditingHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldEndEditing] }
    set { self[\.shouldEndEditing] = newValue }
  }

  /// Called when editing ends.
  /// A closure that captures the field leaks it: use the argument.
  public var didEndEditingHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didEndEditing] }
    set { self[\.didEndEditing] = newValue }
  }

  /// Called when editing ends, with the reason. It does not replace ``didEndEditingHandler``, which is called first.
  /// A closure that captures the field leaks it: use the argument.
  public var didEndEditingWithReasonHandler:
    (@MainActor (UITextField, UITextField.DidEndEditingReason) -> Void)?
  {
    get { self[\.didEndEditingWithReason] }
    set { self[\.didEndEditingWithReason] = newValue }
  }

  /// Returns whether the characters in a range may be replaced; `true` without a handler. A closure that captures the
  /// field leaks it: use the argument.
  public var shouldChangeCharactersHandler: (@MainActor (UITextField, NSRange, String) -> Bool)? {
    get { self[\.shouldChangeCharacters] }
    set { self[\.shouldChangeCharacters] = newValue }
  }

  /// Called when the caret moves or the selection changes.
  /// A closure that captures the field leaks it: use the argument.
  public var didChangeSelectionHandler: (@MainActor (UITextField) -> Void)? {
    get { self[\.didChangeSelection] }
    set { self[\.didChangeSelection] = newValue }
  }

  /// Returns whether the text may be cleared; `true` without a handler. A closure that captures the field leaks it: use
  /// the argument.
  public var shouldClearHandler: (@MainActor (UITextField) -> Bool)? {
    get { self[\.shouldClear] }
    set { self[\.shouldClear] = newValue }
  }

  /// Returns whether the return key performs its default action; `true` without a handler. A closure that captures the
  /// field leaks it: use the argument.
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
