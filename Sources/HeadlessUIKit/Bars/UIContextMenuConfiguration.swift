/// Returns the menu, given what the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// Returns the preview above the menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What a long press opens.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The configuration's identifier.
  public let identifier: any NSCopying

  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
    super.init()
  }
}
