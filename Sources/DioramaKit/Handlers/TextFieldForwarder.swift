/// Answers a text field with a handler, with the app's delegate, or as UIKit does by default.
final class TextFieldForwarder: DelegateForwarder, DelegateStandIn, UITextFieldDelegate {
  var handlers = TextFieldHandlers()
  let limit = TextLengthLimit()
  weak var original: (any UITextFieldDelegate)?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(handlers.shouldBeginEditing, original?.textFieldShouldBeginEditing(_:), textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    _ = answer(handlers.didBeginEditing, original?.textFieldDidBeginEditing(_:), textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer(handlers.shouldEndEditing, original?.textFieldShouldEndEditing(_:), textField) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    limit.textDidChange(in: textField)
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
          #selector(UITextFieldDelegate.textFieldShouldBeginEditing(_:)): handlers.shouldBeginEditing != nil,
          #selector(UITextFieldDelegate.textFieldDidBeginEditing(_:)): handlers.didBeginEditing != nil,
          #selector(UITextFieldDelegate.textFieldShouldEndEditing(_:)): handlers.shouldEndEditing != nil,
          #selector(UITextFieldDelegate.textFieldDidChangeSelection(_:)): handlers.didChangeSelection != nil,
          #selector(UITextFieldDelegate.textFieldShouldClear(_:)): handlers.shouldClear != nil,
        ])
    }
  }
#endif
