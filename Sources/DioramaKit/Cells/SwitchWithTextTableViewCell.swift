/// A cell with a text and a switch, which asks two roles instead of having a method with many parameters.
open class SwitchWithTextTableViewCell: UITableViewCell {
  /// The switch.
  public private(set) lazy var switchControl = makeSwitch()

  private var delegate: HeldRole<any SwitchWithTextCellDelegate>?

  /// Asks the roles for everything that the cell shows, and from now on tells the delegate about the switch. A delegate
  /// that is an object is held weakly, since it may own the table: something else has to keep it alive. Former roles are
  /// forgotten.
  open func configure(
    withDataSource dataSource: any SwitchWithTextCellDataSource,
    delegate: (any SwitchWithTextCellDelegate)? = nil
  ) {
    self.delegate = delegate.map { HeldRole($0) }
    textLabel?.text = dataSource.title
    switchControl.isOn = dataSource.switchOn
    let look = delegate ?? DefaultSwitchWithTextCellDelegate()
    switchControl.onTintColor = look.switchColor
    textLabel?.textColor = look.textColor
    textLabel?.applyFont(look.font)
  }

  /// Lets one view model fill both roles. The cell keeps it until it is reused or configured anew, so that an instance may
  /// be made in place; it must not own the table.
  open func configure(withViewModel viewModel: any SwitchWithTextCellViewModel) {
    configure(withDataSource: viewModel, delegate: viewModel)
    delegate = .kept(viewModel)
  }

  /// Forgets the delegate, so that nothing of this row reaches it any more.
  open override func prepareForReuse() {
    super.prepareForReuse()
    delegate = nil
  }

  private func makeSwitch() -> UISwitch {
    let control = UISwitch()
    control.addAction(UIAction { [weak self] _ in self?.switchChanged() }, for: .valueChanged)
    accessoryView = control
    selectionStyle = .none
    return control
  }

  private func switchChanged() { delegate?.role?.onSwitchToggleOn(switchControl.isOn) }
}
