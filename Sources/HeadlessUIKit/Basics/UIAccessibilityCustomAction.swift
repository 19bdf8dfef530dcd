/// An action that assistive technology offers for an element.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The closure of an action, which returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name, which is read.
  open var name: String

  /// The image next to the name.
  open var image: UIImage?

  /// What is called when the user chooses the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: @escaping Handler) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
