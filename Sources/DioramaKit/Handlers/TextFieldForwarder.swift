/// Answers a text field: with a handler, with the delegate that the app has set, or as UIKit does by default.
final class TextFieldForwarder: DelegateForwarder, UITextFieldDelegate {
  var handlers = TextFieldHandlers()
  weak var original: (any UITextFieldDelegate)?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    handlers.shouldBeginEditing?(textField) ?? original?.asksToBegin(textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let handler = handlers.didBeginEditing { return handler(textField) }
    original?.hearsOfBegin(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    handlers.shouldEndEditing?(textField) ?? original?.asksToEnd(textField) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if let handler = handlers.didEndEditing { return handler(textField) }
    original?.hearsOfEnd(textField, reason)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard fits(textField.text ?? "", range, string) else { return false }
    return handlers.shouldChangeCharacters?(textField, range, string)
      ?? original?.asksToChange(textField, range, string) ?? true
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    handlers.shouldClear?(textField) ?? original?.asksToClear(textField) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    handlers.shouldReturn?(textField) ?? original?.asksToReturn(textField) ?? true
  }

  private func fits(_ text: String, _ range: NSRange, _ replacement: String) -> Bool {
    guard let maxLength = handlers.maxLength, !replacement.isEmpty else { return true }
    guard let place = Range(range, in: text) else { return false }
    return text.replacingCharacters(in: place, with: replacement).count <= maxLength
  }
}
