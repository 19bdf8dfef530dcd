// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

import DioramaTree

extension SceneElements {
  mutating func registerActivityIndicator() {
    var element = SceneElement("activityIndicator", extends: "view") { UIActivityIndicatorView() }
    element.attribute("style", .activityIndicatorStyle, default: .enumeration("medium")) { $0.style = $1 }
    element.attribute("hidesWhenStopped", .boolean, default: .boolean(true)) { $0.hidesWhenStopped = $1 }
    element.attribute("animating", .boolean, default: .boolean(false)) { $0.setAnimating($1) }
    register(element)
  }

  mutating func registerAvatar() {
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

  mutating func registerImageView() {
    var element = SceneElement("imageView", extends: "view") { UIImageView() }
    element.attribute("image", .optional(.image)) { $0.image = $1 }
    element.attribute("contentMode", .contentMode, default: .enumeration("scaleToFill")) { $0.contentMode = $1 }
    register(element)
  }

  mutating func registerLabel() {
    var element = SceneElement("label", extends: "view") { UILabel() }
    element.attribute("text", .optional(.string)) { $0.text = $1 }
    element.attribute("textColor", .optional(.color), default: .color(.named("label"))) { $0.textColor = $1 }
    element.attribute("font", .optional(.font), default: .font(.system(size: 17, weight: "regular"))) { $0.applyFont($1) }
    element.attribute("alignment", .textAlignment, default: .enumeration("natural")) { $0.textAlignment = $1 }
    element.attribute("lines", .integer.atLeast(0), default: .integer(1)) { $0.numberOfLines = $1 }
    register(element)
  }

  mutating func registerProgressView() {
    var element = SceneElement("progressView", extends: "view") { UIProgressView() }
    element.attribute("progress", .number.atLeast(0).atMost(1), default: .number(0)) { $0.progress = $1 }
    register(element)
  }

  mutating func registerScroll() {
    var element = SceneElement("scroll", extends: "view") { UIScrollView() }
    element.content("children", each: { $0.addContent($1) })
    register(element)
  }

  mutating func registerSlot() {
    var element = SceneElement("slot", extends: "stack") { SlotView() }
    element.without("shown")
    register(element)
  }

  mutating func registerStack() {
    var element = SceneElement("stack", extends: "view") { UIStackView() }
    element.attribute("axis", .axis, default: .enumeration("horizontal")) { $0.liveAxis = $1 }
    element.attribute("spacing", .number, default: .number(0)) { $0.spacing = $1 }
    element.attribute("alignment", .stackAlignment, default: .enumeration("fill")) { $0.liveAlignment = $1 }
    element.attribute("distribution", .stackDistribution, default: .enumeration("fill")) { $0.liveDistribution = $1 }
    element.content("children", each: { $0.addArrangedSubview($1) })
    register(element)
  }

  mutating func registerTable() {
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

  mutating func registerTextView() {
    var element = SceneElement("textView", extends: "scroll") { UITextView() }
    element.attribute("text", .optional(.string), default: .literal("")) { $0.editedText = $1 }
    element.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    element.attribute("font", .optional(.font)) { $0.applyFont($1) }
    element.attribute("alignment", .textAlignment, default: .enumeration("natural")) { $0.textAlignment = $1 }
    element.attribute("editable", .boolean, default: .boolean(true)) { $0.isEditable = $1 }
    element.attribute("keyboard", .keyboardType, default: .enumeration("default")) { $0.keyboardType = $1 }
    element.edit("text", by: "textChanged") { $0.editedText }
    element.event("textChanged") { view, callback in
      view.textChangedHandler = { callback($0) }
    }
    register(element)
  }

  mutating func registerView() {
    var element = SceneElement("view", extends: nil) { UIView() }
    element.attribute("shown", .boolean, default: .boolean(true)) { $0.isHidden = !$1 }
    element.attribute("alpha", .number.atLeast(0).atMost(1), default: .number(1)) { $0.alpha = $1 }
    element.attribute("invisible", .boolean, default: .boolean(false)) { $0.isInvisible = $1 }
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
