/// An alert or an action sheet.
@MainActor
open class UIAlertController: UIViewController {
  /// How the actions are offered.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The style.
  open private(set) var preferredStyle = Style.actionSheet

  /// The text below the title.
  open var message: String?

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action that the return key of a keyboard performs.
  open var preferredAction: UIAlertAction?

  /// The text fields, in the order in which they were added; `nil` without any.
  open private(set) var textFields: [UITextField]?

  /// Creates an alert or an action sheet without actions.
  public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field to an alert. Action sheets have none.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "an action sheet cannot have text fields")
    let field = UITextField()
    view.addSubview(field)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of an alert or an action sheet.
@MainActor
open class UIAlertAction: NSObject {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  open private(set) var title: String?

  /// The look.
  open private(set) var style = Style.default

  /// Whether the user can tap the button.
  open var isEnabled = true

  private(set) var handler: ((UIAlertAction) -> Void)?

  /// Creates a button. The alert is dismissed before the closure is called.
  public convenience init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
