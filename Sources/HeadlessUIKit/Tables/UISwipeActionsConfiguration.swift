/// What a swipe over a row shows.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that a swipe over a row shows.
@MainActor
open class UIContextualAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal = 0
    /// Something that removes the row.
    case destructive = 1
  }

  /// Performs an action, and calls its last argument with whether that succeeded.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button is for.
  open private(set) var style: Style

  /// The text on the button.
  open var title: String?

  /// The picture on the button.
  open var image: UIImage?

  /// The background of the button.
  open var backgroundColor: UIColor!

  /// What the button does.
  open private(set) var handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
