/// Keeps the handlers of a text field and stands in for its delegate.
final class TextFieldDecorator: UIView, ViewDecorator {
  private static let lengthAction = UIAction.Identifier("diorama.maxLength")

  private weak var field: UITextField?
  private let delegate: DelegateSlot<UITextField, TextFieldForwarder>

  init(object: UITextField) {
    let forwarder = TextFieldForwarder()
    field = object
    delegate = DelegateSlot(object, \.delegate, forwarder, as: forwarder)
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The handlers.
  var handlers: TextFieldHandlers {
    get { delegate.forwarder.handlers }
    set {
      delegate.forwarder.handlers = newValue
      delegate.install()
    }
  }

  /// How many characters the user can enter.
  var maxLength: Int? {
    get { delegate.forwarder.limit.maximum }
    set {
      delegate.forwarder.limit.maximum = newValue
      delegate.install()
      field?.removeAction(identifiedBy: Self.lengthAction, for: .editingChanged)
      guard newValue != nil else { return }
      let action = UIAction(identifier: Self.lengthAction) { [weak self] _ in self?.textDidChange() }
      field?.addAction(action, for: .editingChanged)
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { delegate.remove() }
  }

  private func textDidChange() {
    if let field { delegate.forwarder.limit.textDidChange(in: field) }
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
