/// Says what a cell with a text and a switch shows.
@MainActor
public protocol SwitchWithTextCellDataSource {
  /// The text.
  var title: String { get }
  /// Whether the switch is on.
  var switchOn: Bool { get }
}

/// Is told about the switch in a cell, and decides how the cell looks. The look has defaults; the method is required, so that
/// a misspelt one does not compile.
@MainActor
public protocol SwitchWithTextCellDelegate {
  /// The user turned the switch on or off.
  func onSwitchToggleOn(_ on: Bool)
  /// The colour of the switch while it is on.
  var switchColor: UIColor { get }
  /// The colour of the text.
  var textColor: UIColor { get }
  /// The font of the text.
  var font: UIFont { get }
}

/// Fills both roles of a cell with a text and a switch.
public typealias SwitchWithTextCellViewModel = SwitchWithTextCellDataSource & SwitchWithTextCellDelegate

extension SwitchWithTextCellDelegate {
  /// Purple.
  public var switchColor: UIColor { .purple }
  /// The label colour, which follows the appearance.
  public var textColor: UIColor { .label }
  /// The system's font in 17 points.
  public var font: UIFont { .systemFont(ofSize: 17) }
}

/// The delegate of a cell that has none: the default look.
struct DefaultSwitchWithTextCellDelegate: SwitchWithTextCellDelegate {
  func onSwitchToggleOn(_ on: Bool) {}
}
