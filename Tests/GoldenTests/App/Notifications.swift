import DioramaKit
import SceneDriving

/// Says what the row of the notifications shows.
public struct NotificationsDataSource: SwitchWithTextCellDataSource {
  /// What the row says.
  public var title: String { "Notifications" }

  /// Nobody is notified at first.
  public var switchOn: Bool { false }
}

/// An object that owns screens, and is told of a switch on one of them.
public final class Coordinator: SwitchWithTextCellDelegate {
  /// The screen that the coordinator owns.
  public var screen: UIViewController?

  /// Says that the switch was used.
  public func onSwitchToggleOn(_ on: Bool) { say("The coordinator heard \(on).") }
}
