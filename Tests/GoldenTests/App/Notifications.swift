import DioramaKit
import SceneDriving

/// Says what the row of the notifications shows.
public struct NotificationsDataSource: SwitchWithTextCellDataSource {
  /// What the row says.
  public var title: String { "Notifications" }

  /// Nobody is notified at first.
  public var switchOn: Bool { false }
}

/// Registers the device for notifications: an object that a screen is given, and that nothing else may keep.
public final class Registration: SwitchWithTextCellDelegate {
  /// What the switch was set to, in order.
  public private(set) var answers: [Bool] = []

  /// Keeps what the switch was set to, and says so.
  public func onSwitchToggleOn(_ on: Bool) {
    answers.append(on)
    say("The registration heard \(on).")
  }
}
