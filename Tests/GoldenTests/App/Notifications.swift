public import DioramaKit
import SceneDriving

/// Provides the contents of the row for notifications.
public struct NotificationsDataSource: SwitchWithTextCellDataSource {
  /// The row's title.
  public var title: String { "Notifications" }

  /// Notifications are off at first.
  public var switchOn: Bool { false }
}

/// Registers the device for notifications. It is passed to a screen, which may be the only one to hold it.
public final class Registration: SwitchWithTextCellDelegate {
  /// The states of the switch, in order.
  public private(set) var answers: [Bool] = []

  /// Records the state of the switch and prints it.
  public func onSwitchToggleOn(_ on: Bool) {
    answers.append(on)
    say("The registration heard \(on).")
  }
}
