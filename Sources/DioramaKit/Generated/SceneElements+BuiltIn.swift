// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

import DioramaTree

extension SceneElements {
  /// The elements of the language.
  public static var builtIn: SceneElements {
    var elements = SceneElements()
    elements.registerActivityIndicator()
    elements.registerAvatar()
    elements.registerButton()
    elements.registerCell()
    elements.registerControl()
    elements.registerImageView()
    elements.registerLabel()
    elements.registerLikeButton()
    elements.registerProgressView()
    elements.registerRow()
    elements.registerScroll()
    elements.registerSegmentedControl()
    elements.registerSlider()
    elements.registerStack()
    elements.registerStepper()
    elements.registerSwitch()
    elements.registerSwitchCell()
    elements.registerTable()
    elements.registerTextField()
    elements.registerTextView()
    elements.registerView()
    elements.registerDecorator(of: "label", property: "url", .optional(.url)) { (view: UILabel, value) in
      view.url = value
    }
    return elements
  }

  private mutating func registerActivityIndicator() {
    var element = SceneElement("activityIndicator", extends: "view") { UIActivityIndicatorView() }
    element.attribute("style", .activityIndicatorStyle, default: .enumeration("medium")) { $0.style = $1 }
    element.attribute("hidesWhenStopped", .boolean, default: .boolean(true)) { $0.hidesWhenStopped = $1 }
    element.attribute("animating", .boolean, default: .boolean(false)) { $0.setAnimating($1) }
    register(element)
  }

  private mutating func registerAvatar() {
    var element = SceneElement("avatar", extends: "view") { AvatarView() }
    element.configure(when: "uid", ["url", "vip", "uid"]) { sceneParts in
      let url: URL?? = sceneParts.value("url", .optional(.url))
      let vip: Bool = sceneParts.value("vip", .boolean) ?? false
      let uid: String? = sceneParts.value("uid", .string)
      guard let url, let uid else { return nil }
      return {
        $0.selfManagedConfigure(avatarURL: url, vipInfo: vip, uid: uid)
      }
    }
    element.configure(["url", "vip", "tapped"]) { sceneParts in
      let url: URL?? = sceneParts.value("url", .optional(.url))
      let vip: Bool = sceneParts.value("vip", .boolean) ?? false
      let tapped = sceneParts.handler("tapped")
      guard let url, let tapped else { return nil }
      return {
        $0.configure(avatarURL: url, vipInfo: vip, tapped: { tapped() })
      }
    }
    element.require(.exactlyOneOf(["url"]))
    element.require(.exactlyOneOf(["uid", "tapped"]))
    register(element)
  }

  private mutating func registerButton() {
    var element = SceneElement("button", extends: "control") { UIButton(type: .system) }
    element.attribute("title", .optional(.string)) { $0.setTitle($1, for: .normal) }
    element.attribute("image", .optional(.image)) { $0.setImage($1, for: .normal) }
    element.event("click") { view, callback in
      view.clickHandler = { callback($0) }
    }
    element.require(.atMostOneOf(["click", "touchUpInside"]))
    register(element)
  }

  private mutating func registerCell() {
    var element = SceneElement("cell", extends: "row") { UITableViewCell(style: .value1, reuseIdentifier: nil) }
    element.attribute("title", .optional(.string)) { $0.textLabel?.text = $1 }
    element.attribute("detail", .optional(.string)) { $0.detailTextLabel?.text = $1 }
    element.attribute("image", .optional(.image)) { $0.imageView?.image = $1 }
    element.attribute("accessory", .accessoryType, default: .enumeration("none")) { $0.accessoryType = $1 }
    element.event("select") { view, callback in
      view.selectHandler = { callback() }
    }
    register(element)
  }

  private mutating func registerControl() {
    var element = SceneElement<UIControl>(abstract: "control", extends: "view")
    element.attribute("enabled", .boolean, default: .boolean(true)) { $0.isEnabled = $1 }
    element.event("touchDown") { view, callback in
      view.setHandler({ callback($0) }, for: .touchDown)
    }
    element.event("touchDownRepeat") { view, callback in
      view.setHandler({ callback($0) }, for: .touchDownRepeat)
    }
    element.event("touchDragInside") { view, callback in
      view.setHandler({ callback($0) }, for: .touchDragInside)
    }
    element.event("touchDragOutside") { view, callback in
      view.setHandler({ callback($0) }, for: .touchDragOutside)
    }
    element.event("touchDragEnter") { view, callback in
      view.setHandler({ callback($0) }, for: .touchDragEnter)
    }
    element.event("touchDragExit") { view, callback in
      view.setHandler({ callback($0) }, for: .touchDragExit)
    }
    element.event("touchUpInside") { view, callback in
      view.setHandler({ callback($0) }, for: .touchUpInside)
    }
    element.event("touchUpOutside") { view, callback in
      view.setHandler({ callback($0) }, for: .touchUpOutside)
    }
    element.event("touchCancel") { view, callback in
      view.setHandler({ callback($0) }, for: .touchCancel)
    }
    element.event("valueChanged") { view, callback in
      view.setHandler({ callback($0) }, for: .valueChanged)
    }
    element.event("editingDidBegin") { view, callback in
      view.setHandler({ callback($0) }, for: .editingDidBegin)
    }
    element.event("editingChanged") { view, callback in
      view.setHandler({ callback($0) }, for: .editingChanged)
    }
    element.event("editingDidEnd") { view, callback in
      view.setHandler({ callback($0) }, for: .editingDidEnd)
    }
    element.event("editingDidEndOnExit") { view, callback in
      view.setHandler({ callback($0) }, for: .editingDidEndOnExit)
    }
    register(element)
  }

  private mutating func registerImageView() {
    var element = SceneElement("imageView", extends: "view") { UIImageView() }
    element.attribute("image", .optional(.image)) { $0.image = $1 }
    element.attribute("contentMode", .contentMode, default: .enumeration("scaleToFill")) { $0.contentMode = $1 }
    register(element)
  }

  private mutating func registerLabel() {
    var element = SceneElement("label", extends: "view") { UILabel() }
    element.attribute("text", .optional(.string)) { $0.text = $1 }
    element.attribute("textColor", .optional(.color), default: .color(.named("label"))) { $0.textColor = $1 }
    element.attribute("font", .optional(.font), default: .font(.system(size: 17, weight: "regular"))) { $0.applyFont($1) }
    element.attribute("alignment", .textAlignment, default: .enumeration("natural")) { $0.textAlignment = $1 }
    element.attribute("lines", .integer.atLeast(0), default: .integer(1)) { $0.numberOfLines = $1 }
    register(element)
  }

  private mutating func registerLikeButton() {
    var element = SceneElement("likeButton", extends: "button") { LikeButton() }
    element.without("image", "title")
    element.configure(when: "itemID", ["liked", "count", "itemID"]) { sceneParts in
      let liked: Bool = sceneParts.value("liked", .boolean) ?? false
      let count: Int = sceneParts.value("count", .integer.atLeast(0)) ?? 0
      let itemID: String? = sceneParts.value("itemID", .string)
      guard let itemID else { return nil }
      return {
        $0.selfManagedConfigure(likeStatus: liked, count: count, itemID: itemID)
      }
    }
    element.configure(when: "toggled", ["liked", "count", "toggled"]) { sceneParts in
      let liked: Bool = sceneParts.value("liked", .boolean) ?? false
      let count: Int = sceneParts.value("count", .integer.atLeast(0)) ?? 0
      let toggled = sceneParts.handler("toggled")
      guard let toggled else { return nil }
      return {
        $0.selfManagedConfigure(
          likeStatus: liked, count: count, toggled: { try await toggled.send($0) }
        )
      }
    }
    element.configure(["liked", "count"]) { sceneParts in
      let liked: Bool = sceneParts.value("liked", .boolean) ?? false
      let count: Int = sceneParts.value("count", .integer.atLeast(0)) ?? 0
      return {
        $0.configure(likeStatus: liked, count: count)
      }
    }
    element.require(.atMostOneOf(["click", "touchUpInside"]))
    element.require(.atMostOneOf(["itemID", "toggled"]))
    register(element)
  }

  private mutating func registerProgressView() {
    var element = SceneElement("progressView", extends: "view") { UIProgressView() }
    element.attribute("progress", .number.atLeast(0).atMost(1), default: .number(0)) { $0.progress = $1 }
    register(element)
  }

  private mutating func registerRow() {
    let element = SceneElement<UITableViewCell>(abstract: "row", extends: "view")
    register(element)
  }

  private mutating func registerScroll() {
    var element = SceneElement("scroll", extends: "view") { UIScrollView() }
    element.content("children", each: { $0.addContent($1) })
    register(element)
  }

  private mutating func registerSegmentedControl() {
    var element = SceneElement("segmentedControl", extends: "control") { UISegmentedControl() }
    element.attribute("segments", .list(.string)) { $0.setSegments($1) }
    element.attribute("selected", .integer.atLeast(-1), default: .integer(-1)) { $0.selectSegment(at: $1) }
    element.require(.exactlyOneOf(["segments"]))
    element.require(.index("selected", of: "segments"))
    register(element)
  }

  private mutating func registerSlider() {
    var element = SceneElement("slider", extends: "control") { UISlider() }
    element.attribute("minimum", .number, default: .number(0)) { $0.minimumValue = $1 }
    element.attribute("maximum", .number, default: .number(1)) { $0.maximumValue = $1 }
    element.attribute("value", .number, default: .number(0)) { $0.value = $1 }
    element.require(.ordered(["minimum", "value", "maximum"]))
    register(element)
  }

  private mutating func registerStack() {
    var element = SceneElement("stack", extends: "view") { UIStackView() }
    element.attribute("axis", .axis, default: .enumeration("horizontal")) { $0.axis = $1 }
    element.attribute("spacing", .number, default: .number(0)) { $0.spacing = $1 }
    element.attribute("alignment", .stackAlignment, default: .enumeration("fill")) { $0.alignment = $1 }
    element.attribute("distribution", .stackDistribution, default: .enumeration("fill")) { $0.distribution = $1 }
    element.content("children", each: { $0.addArrangedSubview($1) })
    register(element)
  }

  private mutating func registerStepper() {
    var element = SceneElement("stepper", extends: "control") { UIStepper() }
    element.attribute("minimum", .number, default: .number(0)) { $0.setLowerBound($1) }
    element.attribute("maximum", .number, default: .number(100)) { $0.setUpperBound($1) }
    element.attribute("step", .number.greaterThan(0), default: .number(1)) { $0.stepValue = $1 }
    element.attribute("value", .number, default: .number(0)) { $0.value = $1 }
    element.attribute("wraps", .boolean, default: .boolean(false)) { $0.wraps = $1 }
    element.attribute("autorepeat", .boolean, default: .boolean(true)) { $0.autorepeat = $1 }
    element.attribute("continuous", .boolean, default: .boolean(true)) { $0.isContinuous = $1 }
    element.require(.increasing(["minimum", "maximum"]))
    element.require(.ordered(["minimum", "value", "maximum"]))
    register(element)
  }

  private mutating func registerSwitch() {
    var element = SceneElement("switch", extends: "control") { UISwitch() }
    element.attribute("isOn", .boolean, default: .boolean(false)) { $0.isOn = $1 }
    register(element)
  }

  private mutating func registerSwitchCell() {
    var element = SceneElement("switchCell", extends: "row") { SwitchWithTextTableViewCell() }
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

  private mutating func registerTable() {
    var element = SceneElement("table", extends: "scroll") { UITableView() }
    element.event("numberOfSections") { view, callback in
      view.numberOfSectionsHandler = { callback.answer($0, otherwise: 1) }
    }
    element.event("numberOfRows") { view, callback in
      view.numberOfRowsHandler = { callback.answer($0, $1, otherwise: 0) }
    }
    element.event("cellForRow") { view, callback in
      view.cellForRowHandler = { callback.answer($0, $1, otherwise: UITableViewCell()) }
    }
    element.event("titleForHeader") { view, callback in
      view.titleForHeaderHandler = { callback.answer($0, $1, otherwise: nil) }
    }
    element.event("titleForFooter") { view, callback in
      view.titleForFooterHandler = { callback.answer($0, $1, otherwise: nil) }
    }
    element.event("canEditRow") { view, callback in
      view.canEditRowHandler = { callback.answer($0, $1, otherwise: true) }
    }
    element.event("commitEditing") { view, callback in
      view.commitEditingHandler = { callback($0, $1, $2) }
    }
    element.event("canMoveRow") { view, callback in
      view.canMoveRowHandler = { callback.answer($0, $1, otherwise: true) }
    }
    element.event("moveRow") { view, callback in
      view.moveRowHandler = { callback($0, $1, $2) }
    }
    element.event("heightForRow") { view, callback in
      view.heightForRowHandler = { callback.answer($0, $1, otherwise: UITableView.automaticDimension) }
    }
    element.event("heightForHeader") { view, callback in
      view.heightForHeaderHandler = { callback.answer($0, $1, otherwise: UITableView.automaticDimension) }
    }
    element.event("heightForFooter") { view, callback in
      view.heightForFooterHandler = { callback.answer($0, $1, otherwise: UITableView.automaticDimension) }
    }
    element.event("estimatedHeightForRow") { view, callback in
      view.estimatedHeightForRowHandler = { callback.answer($0, $1, otherwise: UITableView.automaticDimension) }
    }
    element.event("estimatedHeightForHeader") { view, callback in
      view.estimatedHeightForHeaderHandler = { callback.answer($0, $1, otherwise: UITableView.automaticDimension) }
    }
    element.event("estimatedHeightForFooter") { view, callback in
      view.estimatedHeightForFooterHandler = { callback.answer($0, $1, otherwise: UITableView.automaticDimension) }
    }
    element.event("viewForHeader") { view, callback in
      view.viewForHeaderHandler = { callback.answer($0, $1, otherwise: nil) }
    }
    element.event("viewForFooter") { view, callback in
      view.viewForFooterHandler = { callback.answer($0, $1, otherwise: nil) }
    }
    element.event("willDisplay") { view, callback in
      view.willDisplayHandler = { callback($0, $1, $2) }
    }
    element.event("willDisplayHeaderView") { view, callback in
      view.willDisplayHeaderViewHandler = { callback($0, $1, $2) }
    }
    element.event("willDisplayFooterView") { view, callback in
      view.willDisplayFooterViewHandler = { callback($0, $1, $2) }
    }
    element.event("didEndDisplaying") { view, callback in
      view.didEndDisplayingHandler = { callback($0, $1, $2) }
    }
    element.event("didEndDisplayingHeaderView") { view, callback in
      view.didEndDisplayingHeaderViewHandler = { callback($0, $1, $2) }
    }
    element.event("didEndDisplayingFooterView") { view, callback in
      view.didEndDisplayingFooterViewHandler = { callback($0, $1, $2) }
    }
    element.event("shouldHighlightRow") { view, callback in
      view.shouldHighlightRowHandler = { callback.answer($0, $1, otherwise: true) }
    }
    element.event("didHighlightRow") { view, callback in
      view.didHighlightRowHandler = { callback($0, $1) }
    }
    element.event("didUnhighlightRow") { view, callback in
      view.didUnhighlightRowHandler = { callback($0, $1) }
    }
    element.event("willSelectRow") { view, callback in
      view.willSelectRowHandler = { callback.answer($0, $1, otherwise: $1 as IndexPath?) }
    }
    element.event("didSelectRow") { view, callback in
      view.didSelectRowHandler = { callback($0, $1) }
    }
    element.event("willDeselectRow") { view, callback in
      view.willDeselectRowHandler = { callback.answer($0, $1, otherwise: $1 as IndexPath?) }
    }
    element.event("didDeselectRow") { view, callback in
      view.didDeselectRowHandler = { callback($0, $1) }
    }
    element.event("editingStyleForRow") { view, callback in
      view.editingStyleForRowHandler = { callback.answer($0, $1, otherwise: UITableViewCell.EditingStyle.delete) }
    }
    element.event("leadingSwipeActionsConfigurationForRow") { view, callback in
      view.leadingSwipeActionsConfigurationForRowHandler = { callback.answer($0, $1, otherwise: nil) }
    }
    element.event("trailingSwipeActionsConfigurationForRow") { view, callback in
      view.trailingSwipeActionsConfigurationForRowHandler = { callback.answer($0, $1, otherwise: nil) }
    }
    element.event("accessoryButtonTappedForRow") { view, callback in
      view.accessoryButtonTappedForRowHandler = { callback($0, $1) }
    }
    element.content("rows", rows: { $0.setRows($1) })
    element.require(.needsOneOf([["rows"], ["numberOfRows", "cellForRow"]]))
    element.require(.atMostOneOf(["rows", "numberOfSections"]))
    element.require(.atMostOneOf(["rows", "numberOfRows"]))
    element.require(.atMostOneOf(["rows", "cellForRow"]))
    register(element)
  }

  private mutating func registerTextField() {
    var element = SceneElement("textField", extends: "control") { UITextField() }
    element.attribute("text", .optional(.string), default: .literal("")) { $0.text = $1 }
    element.attribute("placeholder", .optional(.string)) { $0.placeholder = $1 }
    element.attribute("maxLength", .optional(.integer.atLeast(1))) { $0.maxLength = $1 }
    element.attribute("secure", .boolean, default: .boolean(false)) { $0.isSecureTextEntry = $1 }
    element.attribute("keyboard", .keyboardType, default: .enumeration("default")) { $0.keyboardType = $1 }
    element.attribute("returnKey", .returnKeyType, default: .enumeration("default")) { $0.returnKeyType = $1 }
    element.attribute("clearButton", .textFieldViewMode, default: .enumeration("never")) { $0.clearButtonMode = $1 }
    element.attribute("borderStyle", .textFieldBorderStyle, default: .enumeration("none")) { $0.borderStyle = $1 }
    element.event("shouldBeginEditing") { view, callback in
      view.shouldBeginEditingHandler = { callback.answer($0, otherwise: true) }
    }
    element.event("didBeginEditing") { view, callback in
      view.didBeginEditingHandler = { callback($0) }
    }
    element.event("shouldEndEditing") { view, callback in
      view.shouldEndEditingHandler = { callback.answer($0, otherwise: true) }
    }
    element.event("didEndEditing") { view, callback in
      view.didEndEditingHandler = { callback($0) }
    }
    element.event("didEndEditingWithReason") { view, callback in
      view.didEndEditingWithReasonHandler = { callback($0, $1) }
    }
    element.event("shouldChangeCharacters") { view, callback in
      view.shouldChangeCharactersHandler = { callback.answer($0, $1, $2, otherwise: true) }
    }
    element.event("didChangeSelection") { view, callback in
      view.didChangeSelectionHandler = { callback($0) }
    }
    element.event("shouldClear") { view, callback in
      view.shouldClearHandler = { callback.answer($0, otherwise: true) }
    }
    element.event("shouldReturn") { view, callback in
      view.shouldReturnHandler = { callback.answer($0, otherwise: true) }
    }
    register(element)
  }

  private mutating func registerTextView() {
    var element = SceneElement("textView", extends: "scroll") { UITextView() }
    element.attribute("text", .optional(.string), default: .literal("")) { $0.text = $1 }
    element.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    element.attribute("font", .optional(.font)) { $0.applyFont($1) }
    element.attribute("alignment", .textAlignment, default: .enumeration("natural")) { $0.textAlignment = $1 }
    element.attribute("editable", .boolean, default: .boolean(true)) { $0.isEditable = $1 }
    element.attribute("keyboard", .keyboardType, default: .enumeration("default")) { $0.keyboardType = $1 }
    register(element)
  }

  private mutating func registerView() {
    var element = SceneElement("view", extends: nil) { UIView() }
    element.attribute("hidden", .boolean, default: .boolean(false)) { $0.isHidden = $1 }
    element.attribute("alpha", .number.atLeast(0).atMost(1), default: .number(1)) { $0.alpha = $1 }
    element.attribute("backgroundColor", .optional(.color)) { $0.backgroundColor = $1 }
    element.attribute("tintColor", .optional(.color)) { $0.tintColor = $1 }
    element.attribute("width", .number.atLeast(0)) { $0.constrainWidth(to: $1) }
    element.attribute("height", .number.atLeast(0)) { $0.constrainHeight(to: $1) }
    element.attribute("accessibilityLabel", .optional(.string)) { $0.setVoiceOverLabel($1) }
    element.attribute("accessibilityHint", .optional(.string)) { $0.accessibilityHint = $1 }
    element.attribute("accessibilityIdentifier", .optional(.string)) { $0.accessibilityIdentifier = $1 }
    element.content("children", each: { $0.addContent($1) })
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
    self.font = sceneParts.value("font", .font) ?? .systemFont(ofSize: 17)
    handlers = sceneParts.callbacks
  }

  func onSwitchToggleOn(_ isOn: Bool) {
    let handler = handlers["onSwitchToggleOn", default: SceneCallback()]
    handler(isOn)
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
    self.font = sceneParts.value("font", .font) ?? .systemFont(ofSize: 17)
    handlers = sceneParts.callbacks
  }

  func onSwitchToggleOn(_ isOn: Bool) {
    let handler = handlers["onSwitchToggleOn", default: SceneCallback()]
    handler(isOn)
  }
}
