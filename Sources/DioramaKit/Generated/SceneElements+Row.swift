// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerCell() {
    var element = SceneElement("cell", extends: "row") { sceneParts in UITableViewCell(style: sceneParts.initial("style", .enumeration(["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle]), default: .value1), reuseIdentifier: nil) }
    element.attribute("style", .enumeration(["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle])) { (_, _: UITableViewCell.CellStyle) in }
    element.attribute("title", .optional(.string)) { $0.setTitle($1) }
    element.attribute("detail", .optional(.string)) { $0.setDetail($1) }
    element.attribute("titleColor", .color) { $0.textLabel?.textColor = $1 }
    element.attribute("titleFont", .font) { $0.applyTitleFont($1) }
    element.attribute("titleLines", .integer.atLeast(0)) { $0.setTitleLines($1) }
    element.attribute("titleAlignment", .textAlignment) { $0.textLabel?.textAlignment = $1 }
    element.attribute("titleLineBreakMode", .lineBreakMode) { $0.textLabel?.lineBreakMode = $1 }
    element.attribute("detailColor", .color) { $0.detailTextLabel?.textColor = $1 }
    element.attribute("detailFont", .font) { $0.applyDetailFont($1) }
    element.attribute("detailLines", .integer.atLeast(0)) { $0.setDetailLines($1) }
    element.attribute("detailAlignment", .textAlignment) { $0.detailTextLabel?.textAlignment = $1 }
    element.attribute("detailLineBreakMode", .lineBreakMode) { $0.detailTextLabel?.lineBreakMode = $1 }
    element.attribute("adjustsFontForContentSizeCategory", .boolean) { $0.setAdjustsFontForContentSizeCategory($1) }
    element.attribute("image", .optional(.image)) { $0.setImage($1) }
    element.attribute("accessory", .accessoryType) { $0.accessoryType = $1 }
    element.event("select") { view, callback in
      view.selectHandler = { callback() }
    }
    register(element)
  }

  mutating func registerContentCell() {
    var element = SceneElement("contentCell", extends: "row") { ContentCell() }
    element.attribute("axis", .axis) { $0.axis = $1 }
    element.attribute("spacing", .number) { $0.spacing = $1 }
    element.attribute("alignment", .stackAlignment) { $0.alignment = $1 }
    element.attribute("accessory", .accessoryType) { $0.accessoryType = $1 }
    element.event("select") { view, callback in
      view.selectHandler = { callback() }
    }
    element.content("children", each: { $0.addArrangedSubview($1) })
    register(element)
  }

  mutating func registerRow() {
    var element = SceneElement<UITableViewCell>(abstract: "row", extends: "view")
    element.without("accessibilityDecrement", "accessibilityIncrement", "align", "aspectRatio", "doubleTap", "grows", "horizontalCompression", "horizontalHugging", "inset", "longPress", "maximumWidth", "minimumWidth", "pan", "shown", "spacingAfter", "swipeDown", "swipeLeading", "swipeTrailing", "swipeUp", "tap", "verticalCompression", "verticalHugging", "width")
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.attribute("selectionStyle", .enumeration(["none": .none, "blue": .blue, "gray": .gray, "default": .default])) { $0.selectionStyle = $1 }
    element.attribute("separatorInset", .insets) { $0.setSeparatorInset($1) }
    element.attribute("shouldIndentWhileEditing", .boolean) { $0.shouldIndentWhileEditing = $1 }
    element.attribute("indentationLevel", .integer.atLeast(0)) { $0.indentationLevel = $1 }
    element.attribute("indentationWidth", .number) { $0.indentationWidth = $1 }
    element.content("menu", isKept: true, items: { $0.setMenu($1) })
    element.content("leadingSwipe", isKept: true, items: { $0.setLeadingSwipe($1) })
    element.content("trailingSwipe", isKept: true, items: { $0.setTrailingSwipe($1) })
    register(element)
  }

  mutating func registerSwitchCell() {
    var element = SceneElement("switchCell", extends: "row") { SwitchWithTextTableViewCell() }
    element.attribute("isOn", .boolean) { $0.isOn = $1 }
    element.edit("isOn", by: "toggled") { $0.isOn }
    element.event("toggled") { view, callback in
      view.toggledHandler = { callback($0) }
    }
    element.configure(when: "viewModel", ["viewModel"]) { sceneParts in
      let viewModel = sceneParts.role("viewModel", (any SwitchWithTextCellDataSource & SwitchWithTextCellDelegate).self) { InlineSwitchCellViewModel($0) }
      guard let viewModel else { return nil }
      return {
        $0.configure(withViewModel: viewModel)
      }
    }
    element.configure(["dataSource", "delegate"]) { sceneParts in
      let dataSource = sceneParts.role("dataSource", (any SwitchWithTextCellDataSource).self) { InlineSwitchCellDataSource($0) }
      let delegate = sceneParts.role("delegate", (any SwitchWithTextCellDelegate).self) { InlineSwitchCellDelegate($0) }
      guard let dataSource else { return nil }
      return {
        if let delegate {
          $0.configure(withDataSource: dataSource, delegate: delegate)
        } else {
          $0.configure(withDataSource: dataSource)
        }
      }
    }
    element.require(.exactlyOneOf(["dataSource", "viewModel"]))
    element.require(.atMostOneOf(["delegate", "viewModel"]))
    register(element)
  }
}

/// A `dataSource` of a `switchCell` that a scene writes in place.
private struct InlineSwitchCellDataSource: SwitchWithTextCellDataSource {
  let title: String
  let switchOn: Bool

  @MainActor init?(_ sceneParts: SceneParts) {
    guard let title: String = sceneParts.value("title", .string) else { return nil }
    self.title = title
    guard let switchOn: Bool = sceneParts.value("switchOn", .boolean) else { return nil }
    self.switchOn = switchOn
  }
}

/// A `delegate` of a `switchCell` that a scene writes in place.
private struct InlineSwitchCellDelegate: SwitchWithTextCellDelegate {
  let switchColor: UIColor
  let textColor: UIColor
  let font: UIFont
  private let handlers: [String: SceneCallback]

  @MainActor init?(_ sceneParts: SceneParts) {
    self.switchColor = sceneParts.value("switchColor", .color) ?? .purple
    self.textColor = sceneParts.value("textColor", .color) ?? .label
    self.font = sceneParts.value("font", .font) ?? .preferredFont(forTextStyle: .body)
    handlers = sceneParts.callbacks("onSwitchToggleOn")
  }

  func onSwitchToggleOn(_ isOn: Bool) {
    handlers["onSwitchToggleOn", default: SceneCallback()](isOn)
  }
}

/// A `viewModel` of a `switchCell` that a scene writes in place.
private struct InlineSwitchCellViewModel: SwitchWithTextCellDataSource, SwitchWithTextCellDelegate {
  let title: String
  let switchOn: Bool
  let switchColor: UIColor
  let textColor: UIColor
  let font: UIFont
  private let handlers: [String: SceneCallback]

  @MainActor init?(_ sceneParts: SceneParts) {
    guard let title: String = sceneParts.value("title", .string) else { return nil }
    self.title = title
    guard let switchOn: Bool = sceneParts.value("switchOn", .boolean) else { return nil }
    self.switchOn = switchOn
    self.switchColor = sceneParts.value("switchColor", .color) ?? .purple
    self.textColor = sceneParts.value("textColor", .color) ?? .label
    self.font = sceneParts.value("font", .font) ?? .preferredFont(forTextStyle: .body)
    handlers = sceneParts.callbacks("onSwitchToggleOn")
  }

  func onSwitchToggleOn(_ isOn: Bool) {
    handlers["onSwitchToggleOn", default: SceneCallback()](isOn)
  }
}
