/// The closures of a text field, and the longest text it accepts.
@MainActor
struct TextFieldHandlers {
  var shouldBeginEditing: (@MainActor (UITextField) -> Bool)?
  var didBeginEditing: (@MainActor (UITextField) -> Void)?
  var shouldEndEditing: (@MainActor (UITextField) -> Bool)?
  var didEndEditing: (@MainActor (UITextField) -> Void)?
  var shouldChangeCharacters: (@MainActor (UITextField, NSRange, String) -> Bool)?
  var shouldClear: (@MainActor (UITextField) -> Bool)?
  var shouldReturn: (@MainActor (UITextField) -> Bool)?
  var maxLength: Int?
}

/// Keeps the handlers of a text field and answers in the place of its delegate.
final class TextFieldDecorator: UIView, ViewDecorator {
  private weak var field: UITextField?
  private let forwarder = TextFieldForwarder()

  init(object: UITextField) {
    field = object
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The handlers. A delegate that the app has set meanwhile is asked where there is no handler.
  var handlers: TextFieldHandlers {
    get { forwarder.handlers }
    set {
      forwarder.handlers = newValue
      if field?.delegate !== forwarder { forwarder.original = field?.delegate }
      forwarder.prepare()
      field?.delegate = nil
      field?.delegate = forwarder
    }
  }
}
