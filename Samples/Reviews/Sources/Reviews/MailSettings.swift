import DioramaKit

/// Provides the contents of the newsletter's row and handles its switch.
struct NewsletterViewModel: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  var title: String { "Newsletter" }
  var switchOn: Bool { false }
  var switchColor: UIColor { .systemYellow }

  func onSwitchToggleOn(_ on: Bool) {
    print(on ? "The newsletter is on its way." : "No more newsletters.")
  }
}

/// The setting for the weekly digest, which outlives the screen.
final class DigestSetting: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  /// Whether the user wants the digest.
  private(set) var isWanted = true

  var title: String { "Weekly digest" }
  var switchOn: Bool { isWanted }

  func onSwitchToggleOn(_ on: Bool) {
    isWanted = on
    print("The weekly digest is \(on ? "on" : "off").")
  }
}
