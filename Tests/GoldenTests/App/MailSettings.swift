public import DioramaKit
import SceneDriving

/// Provides the contents of the newsletter's row and handles its switch.
public struct NewsletterViewModel: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  /// The row's title.
  public var title: String { "Newsletter" }

  /// The newsletter is opt-in.
  public var switchOn: Bool { false }

  /// The colour of the switch.
  public var switchColor: UIColor { .systemYellow }

  /// Prints whether the newsletter is on.
  public func onSwitchToggleOn(_ on: Bool) {
    say(on ? "The newsletter is on its way." : "No more newsletters.")
  }
}

/// The setting for the weekly digest, which outlives the screen.
public final class DigestSetting: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  /// Whether the user wants the digest.
  public private(set) var isWanted = true

  /// The row's title.
  public var title: String { "Weekly digest" }

  /// Whether the user wants the digest.
  public var switchOn: Bool { isWanted }

  /// Stores the setting.
  public func onSwitchToggleOn(_ on: Bool) {
    isWanted = on
    say("The weekly digest is \(on ? "on" : "off").")
  }
}
