import DioramaKit
import SceneDriving

/// The newsletter's row: what it shows and what its switch does, in one type.
public struct NewsletterViewModel: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  /// What the row says.
  public var title: String { "Newsletter" }

  /// Nobody gets the newsletter unasked.
  public var switchOn: Bool { false }

  /// Yellow.
  public var switchColor: UIColor { .systemYellow }

  /// Says whether the newsletter comes.
  public func onSwitchToggleOn(_ on: Bool) {
    say(on ? "The newsletter is on its way." : "No more newsletters.")
  }
}

/// The weekly digest, an object that outlives the screen.
public final class DigestSetting: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  /// Whether the user wants the digest.
  public private(set) var isWanted = true

  /// What the row says.
  public var title: String { "Weekly digest" }

  /// Whether the user wants the digest.
  public var switchOn: Bool { isWanted }

  /// Keeps what the user wants.
  public func onSwitchToggleOn(_ on: Bool) {
    isWanted = on
    say("The weekly digest is \(on ? "on" : "off").")
  }
}
