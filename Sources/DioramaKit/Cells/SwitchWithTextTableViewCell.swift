/// A cell with a label and a switch. Two roles provide its content and behaviour. VoiceOver names the switch like the
/// cell.
open class SwitchWithTextTableViewCell: UITableViewCell {
  /// The switch.
  public var switchControl: UISwitch { madeSwitch ?? makeSwitch() }

  /// Whether the switch is on. Setting it overrides the data source until the cell is reused.
  public var isOn: Bool {
    get { madeSwitch?.isOn ?? false }
    set {
      ignoresRoles = true
      let control = switchControl
      if newValue != control.isOn { control.isOn = newValue }
    }
  }

  /// Called when the user has toggled the switch, before the delegate is called.
  ///
  /// The closure gets the cell and need not capture it. Capture an owner of the cell weakly.
  public var toggledHandler: (@MainActor (SwitchWithTextTableViewCell) -> Void)?

  private var delegate: HeldRole<any SwitchWithTextCellDelegate>?
  private var ignoresRoles = false
  /// The switch, once it has been used.
  private var madeSwitch: UISwitch?
  /// The accessibility label, if one has been set.
  private var ownLabel: String?

  /// The accessibility label: by default, the texts of the cell.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set {
      super.accessibilityLabel = newValue
      ownLabel = newValue
      nameSwitch()
    }
  }

  /// The selection style. Setting `default` sets `none`.
  open override var selectionStyle: UITableViewCell.SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue == .default ? .none : newValue }
  }

  /// Sets the roles that provide the content and handle the switch. Replaces earlier roles.
  ///
  /// A delegate that is an object is held weakly, because it may own the table. Something else must hold it strongly.
  open func configure(
    withDataSource dataSource: any SwitchWithTextCellDataSource,
    delegate: (any SwitchWithTextCellDelegate)? = nil
  ) {
    self.delegate = delegate.map { HeldRole($0) }
    textLabel?.text = dataSource.title
    nameSwitch()
    if !ignoresRoles { switchControl.isOn = dataSource.switchOn }
    let look = delegate ?? DefaultSwitchWithTextCellDelegate()
    switchControl.onTintColor = look.switchColor
    textLabel?.textColor = look.textColor
    textLabel?.applyFont(look.font)
  }

  /// Configures the cell with one view model for both roles.
  ///
  /// The cell holds the view model strongly until it is reused or configured again, so you can create it in the call.
  /// The view model must not own the table.
  open func configure(withViewModel viewModel: any SwitchWithTextCellViewModel) {
    configure(withDataSource: viewModel, delegate: viewModel)
    delegate = .strong(viewModel)
  }

  /// Removes the delegate and the closure, so that the cell no longer calls them.
  open override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
    toggledHandler = nil
    ignoresRoles = false
  }

  private func makeSwitch() -> UISwitch {
    let control = UISwitch()
    control.addAction(UIAction { [weak self] _ in self?.switchChanged() }, for: .valueChanged)
    madeSwitch = control
    accessoryView = control
    nameSwitch()
    // A style that has been set stays.
    selectionStyle = super.selectionStyle
    return control
  }

  private func nameSwitch() {
    let label = ownLabel.flatMap { $0.isEmpty ? nil : $0 }
    madeSwitch?.accessibilityLabel = label ?? textLabel?.text
  }

  private func switchChanged() {
    toggledHandler?(self)
    delegate?.role?.onSwitchToggleOn(switchControl.isOn)
  }
}

/// The content of a cell with a label and a switch.
@MainActor
public protocol SwitchWithTextCellDataSource {
  /// The text of the label.
  var title: String { get }
  /// Whether the switch is on.
  var switchOn: Bool { get }
}

/// Handles the switch of a cell, and decides how the cell looks.
///
/// The properties have defaults. The method has none, so a misspelled implementation does not compile.
@MainActor
public protocol SwitchWithTextCellDelegate {
  /// Called when the user turns the switch on or off.
  func onSwitchToggleOn(_ on: Bool)
  /// The tint colour of the switch while it is on.
  var switchColor: UIColor { get }
  /// The colour of the text.
  var textColor: UIColor { get }
  /// The font of the text.
  var font: UIFont { get }
}

/// Fills both roles of a cell with a label and a switch.
public typealias SwitchWithTextCellViewModel = SwitchWithTextCellDataSource & SwitchWithTextCellDelegate

extension SwitchWithTextCellDelegate {
  /// Purple.
  public var switchColor: UIColor { .purple }
  /// The label colour, which adapts to light and dark mode.
  public var textColor: UIColor { .label }
  /// The font of body text, which follows the user's text size.
  public var font: UIFont { .preferredFont(forTextStyle: .body) }
}

/// The delegate of a cell that has no other, with the default look.
struct DefaultSwitchWithTextCellDelegate: SwitchWithTextCellDelegate {
  func onSwitchToggleOn(_ on: Bool) {}
}

/// An object or value that fills a role of a view.
private enum HeldRole<Role> {
  /// A value, or an object that only the view holds.
  case strong(Role)
  /// An object that something else holds.
  case weak(WeakReference)

  /// A weak reference to an object.
  struct WeakReference {
    weak var object: AnyObject?
  }

  /// Holds an object weakly, since it may own the view, and a value strongly.
  init(_ role: Role) {
    if type(of: role as Any) is AnyClass {
      self = .weak(WeakReference(object: role as AnyObject))
    } else {
      self = .strong(role)
    }
  }

  /// What fills the role, or `nil` if it was an object that has been freed.
  var role: Role? {
    switch self {
    case .strong(let role): role
    case .weak(let reference): reference.object as? Role
    }
  }
}
