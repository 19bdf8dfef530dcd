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
