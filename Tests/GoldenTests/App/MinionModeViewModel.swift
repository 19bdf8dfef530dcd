import DioramaKit
import SceneDriving

/// One type that plays both roles of a row.
public struct MinionModeViewModel: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  /// What the row says.
  public var title: String { "Minion Mode!!!" }

  /// Minion mode is on.
  public var switchOn: Bool { true }

  /// The colour of minions.
  public var switchColor: UIColor { .yellow }

  /// Says what the minions do.
  public func onSwitchToggleOn(_ on: Bool) {
    say(on ? "The Minions are here to stay!" : "The Minions went out to play!")
  }
}
