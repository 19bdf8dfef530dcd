/// Says what a cell with a text and a switch shows.
@MainActor
public protocol SwitchWithTextCellDataSource {
  /// The text.
  var title: String { get }
  /// Whether the switch is on.
  var switchOn: Bool { get }
}

/// Hears of the switch in a cell, and decides about the cell's look. Everything has a default.
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

extension SwitchWithTextCellDelegate {
  /// Does nothing.
  public func onSwitchToggleOn(_ on: Bool) {}
  /// Purple.
  public var switchColor: UIColor { .purple }
  /// Black.
  public var textColor: UIColor { .black }
  /// The system's font in 17 points.
  public var font: UIFont { .systemFont(ofSize: 17) }
}

/// The look of a cell for which nobody decides.
struct DefaultSwitchWithTextCellDelegate: SwitchWithTextCellDelegate {}
