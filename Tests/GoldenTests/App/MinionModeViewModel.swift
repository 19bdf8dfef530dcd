public import DioramaKit
import SceneDriving

/// One type that fills both roles of a row.
public struct MinionModeViewModel: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  /// The row's title.
  public var title: String { "Minion Mode!!!" }

  /// Minion mode is on.
  public var switchOn: Bool { true }

  /// The colour of minions.
  public var switchColor: UIColor { .yellow }

  /// Prints what the minions do.
  public func onSwitchToggleOn(_ on: Bool) {
    say(on ? "The Minions are here to stay!" : "The Minions went out to play!")
  }
}
