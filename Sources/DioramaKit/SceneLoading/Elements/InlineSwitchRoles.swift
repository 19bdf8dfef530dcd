/// A data source that was written in a scene.
struct InlineSwitchDataSource: SwitchWithTextCellDataSource {
  let title: String
  let switchOn: Bool

  init(_ parts: SceneParts) {
    title = parts.value("title", .string) ?? ""
    switchOn = parts.value("switchOn", .boolean) ?? false
  }
}

/// A delegate that was written in a scene.
struct InlineSwitchDelegate: SwitchWithTextCellDelegate {
  let switchColor: UIColor
  let textColor: UIColor
  let font: UIFont
  private let toggled: SceneCallback?

  init(_ parts: SceneParts) {
    let look = DefaultSwitchWithTextCellDelegate()
    switchColor = parts.value("switchColor", .color) ?? look.switchColor
    textColor = parts.value("textColor", .color) ?? look.textColor
    font = parts.value("font", .font) ?? look.font
    toggled = parts.handler("onSwitchToggleOn")
  }

  func onSwitchToggleOn(_ on: Bool) { toggled?(on) }
}

/// A view model that was written in a scene.
struct InlineSwitchViewModel: SwitchWithTextCellViewModel {
  private let dataSource: InlineSwitchDataSource
  private let delegate: InlineSwitchDelegate

  init(_ parts: SceneParts) {
    dataSource = InlineSwitchDataSource(parts)
    delegate = InlineSwitchDelegate(parts)
  }

  var title: String { dataSource.title }
  var switchOn: Bool { dataSource.switchOn }
  var switchColor: UIColor { delegate.switchColor }
  var textColor: UIColor { delegate.textColor }
  var font: UIFont { delegate.font }

  func onSwitchToggleOn(_ on: Bool) { delegate.onSwitchToggleOn(on) }
}
