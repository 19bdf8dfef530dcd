// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerButton() {
    var element = SceneElement("button", extends: "control") { sceneParts in UIButton(type: sceneParts.initial("type", .enumeration(["custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close]), default: .system)) }
    element.without("editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit", "valueChanged")
    element.attribute("type", .enumeration(["custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close])) { (_, _: UIButton.ButtonType) in }
    element.attribute("configuration", .enumeration(["none": .none, "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled, "borderless": .borderless, "bordered": .bordered, "borderedTinted": .borderedTinted, "borderedProminent": .borderedProminent])) { $0.setConfiguration($1) }
    element.attribute("subtitle", .optional(.string)) { $0.setSubtitle($1) }
    element.attribute("imagePlacement", .enumeration(["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])) { $0.setImagePlacement($1) }
    element.attribute("imagePadding", .number) { $0.setImagePadding($1) }
    element.attribute("titlePadding", .number) { $0.setTitlePadding($1) }
    element.attribute("padding", .insets) { $0.setPadding($1) }
    element.attribute("cornerStyle", .enumeration(["fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule])) { $0.setCornerStyle($1) }
    element.attribute("buttonSize", .enumeration(["mini": .mini, "small": .small, "medium": .medium, "large": .large])) { $0.setButtonSize($1) }
    element.attribute("foregroundColor", .optional(.color)) { $0.setForegroundColor($1) }
    element.attribute("fillColor", .optional(.color)) { $0.setFillColor($1) }
    element.attribute("showsActivityIndicator", .boolean) { $0.setShowsActivityIndicator($1) }
    element.attribute("title", .optional(.string)) { $0.setTitle($1, for: .normal) }
    element.attribute("image", .optional(.image)) { $0.setImage($1, for: .normal) }
    element.attribute("font", .optional(.font)) { $0.applyFont($1) }
    element.attribute("titleColor", .optional(.color)) { $0.applyTitleColor($1, for: .normal) }
    element.attribute("titleShadowColor", .optional(.color)) { $0.setTitleShadowColor($1, for: .normal) }
    element.attribute("backgroundImage", .optional(.image)) { $0.setBackgroundImage($1, for: .normal) }
    element.attribute("highlightedTitle", .optional(.string)) { $0.setTitle($1, for: .highlighted) }
    element.attribute("highlightedTitleColor", .optional(.color)) { $0.applyTitleColor($1, for: .highlighted) }
    element.attribute("highlightedImage", .optional(.image)) { $0.setImage($1, for: .highlighted) }
    element.attribute("selectedTitle", .optional(.string)) { $0.setTitle($1, for: .selected) }
    element.attribute("selectedTitleColor", .optional(.color)) { $0.applyTitleColor($1, for: .selected) }
    element.attribute("selectedImage", .optional(.image)) { $0.setImage($1, for: .selected) }
    element.attribute("disabledTitle", .optional(.string)) { $0.setTitle($1, for: .disabled) }
    element.attribute("disabledTitleColor", .optional(.color)) { $0.applyTitleColor($1, for: .disabled) }
    element.attribute("disabledImage", .optional(.image)) { $0.setImage($1, for: .disabled) }
    element.attribute("symbolFont", .font) { $0.applySymbolFont($1) }
    element.attribute("symbolWeight", .symbolWeight) { $0.applySymbolWeight($1) }
    element.attribute("symbolScale", .symbolScale) { $0.applySymbolScale($1) }
    element.attribute("adjustsImageSizeForAccessibilityContentSizeCategory", .boolean) { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 }
    element.attribute("lineBreakMode", .lineBreakMode) { $0.setTitleLineBreakMode($1) }
    element.attribute("lines", .integer.atLeast(0)) { $0.setTitleLines($1) }
    element.attribute("titleAlignment", .textAlignment) { $0.setTitleAlignment($1) }
    element.attribute("adjustsFontSizeToFitWidth", .boolean) { $0.titleLabel?.adjustsFontSizeToFitWidth = $1 }
    element.attribute("minimumScaleFactor", .number.atLeast(0).atMost(1)) { $0.titleLabel?.minimumScaleFactor = $1 }
    element.attribute("selected", .boolean) { $0.isSelected = $1 }
    element.attribute("pointerInteraction", .boolean) { $0.isPointerInteractionEnabled = $1 }
    element.event("click") { view, callback in
      view.clickHandler = { callback($0) }
    }
    element.content("menu", items: { $0.setMenu($1) })
    element.require(.atMostOneOf(["click", "touchUpInside"]))
    register(element)
  }

  mutating func registerControl() {
    var element = SceneElement<UIControl>(abstract: "control", extends: "view")
    element.without("accessibilityDecrement", "accessibilityIncrement", "doubleTap", "tap")
    element.attribute("enabled", .boolean) { $0.isEnabled = $1 }
    element.attribute("contentHorizontalAlignment", .horizontalAlignment) { $0.contentHorizontalAlignment = $1 }
    element.attribute("contentVerticalAlignment", .verticalAlignment) { $0.contentVerticalAlignment = $1 }
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
    element.event("primaryActionTriggered") { view, callback in
      view.setHandler({ callback($0) }, for: .primaryActionTriggered)
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

  mutating func registerDatePicker() {
    var element = SceneElement("datePicker", extends: "control") { UIDatePicker() }
    element.without("editingChanged", "editingDidEndOnExit", "touchCancel", "touchDown", "touchDownRepeat", "touchDragEnter", "touchDragExit", "touchDragInside", "touchDragOutside", "touchUpInside", "touchUpOutside")
    element.attribute("mode", .enumeration(["time": .time, "date": .date, "dateAndTime": .dateAndTime])) { $0.datePickerMode = $1 }
    element.attribute("style", .enumeration(["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])) { $0.preferredDatePickerStyle = $1 }
    element.attribute("minimumDate", .optional(.date)) { $0.setEarliestDate($1) }
    element.attribute("maximumDate", .optional(.date)) { $0.setLatestDate($1) }
    element.attribute("minuteInterval", .integer.atLeast(1).atMost(30)) { $0.minuteInterval = $1 }
    element.attribute("date", .date) { $0.liveDate = $1 }
    element.edit("date", by: "valueChanged") { $0.liveDate }
    register(element)
  }

  mutating func registerLikeButton() {
    var element = SceneElement("likeButton", extends: "button") { LikeButton() }
    element.without("buttonSize", "configuration", "cornerStyle", "disabledImage", "disabledTitle", "disabledTitleColor", "fillColor", "foregroundColor", "highlightedImage", "highlightedTitle", "highlightedTitleColor", "image", "imagePadding", "imagePlacement", "padding", "selected", "selectedImage", "selectedTitle", "selectedTitleColor", "showsActivityIndicator", "subtitle", "title", "titlePadding")
    element.edit("liked", by: "changed") { $0.isLiked }
    element.edit("count", by: "changed") { $0.count }
    element.event("changed") { view, callback in
      view.changedHandler = { callback($0) }
    }
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

  mutating func registerPageControl() {
    var element = SceneElement("pageControl", extends: "control") { UIPageControl() }
    element.without("editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit")
    element.attribute("pages", .integer.atLeast(0).atMost(1000)) { $0.numberOfPages = $1 }
    element.attribute("page", .integer.atLeast(0)) { $0.currentPage = $1 }
    element.attribute("pageIndicatorTintColor", .optional(.color)) { $0.pageIndicatorTintColor = $1 }
    element.attribute("currentPageIndicatorTintColor", .optional(.color)) { $0.currentPageIndicatorTintColor = $1 }
    element.attribute("hidesForSinglePage", .boolean) { $0.hidesForSinglePage = $1 }
    element.edit("page", by: "valueChanged") { $0.currentPage }
    register(element)
  }

  mutating func registerSegmentedControl() {
    var element = SceneElement("segmentedControl", extends: "control") { UISegmentedControl() }
    element.without("editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit", "touchCancel", "touchDown", "touchDownRepeat", "touchDragEnter", "touchDragExit", "touchDragInside", "touchDragOutside", "touchUpInside", "touchUpOutside")
    element.attribute("segments", .list(.string)) { $0.setSegments($1) }
    element.attribute("selected", .integer.atLeast(-1)) { $0.selectedIndex = $1 }
    element.attribute("selectedSegmentTintColor", .optional(.color)) { $0.selectedSegmentTintColor = $1 }
    element.attribute("momentary", .boolean) { $0.isMomentary = $1 }
    element.attribute("apportionsSegmentWidthsByContent", .boolean) { $0.apportionsSegmentWidthsByContent = $1 }
    element.edit("selected", by: "valueChanged") { $0.selectedIndex }
    element.require(.exactlyOneOf(["segments"]))
    element.require(.index("selected", of: "segments"))
    register(element)
  }

  mutating func registerSlider() {
    var element = SceneElement("slider", extends: "control") { UISlider() }
    element.without("editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit")
    element.attribute("minimum", .number) { $0.minimumValue = $1 }
    element.attribute("maximum", .number) { $0.maximumValue = $1 }
    element.attribute("value", .number) { $0.value = $1 }
    element.attribute("minimumTrackTintColor", .optional(.color)) { $0.minimumTrackTintColor = $1 }
    element.attribute("maximumTrackTintColor", .optional(.color)) { $0.maximumTrackTintColor = $1 }
    element.attribute("thumbTintColor", .optional(.color)) { $0.thumbTintColor = $1 }
    element.attribute("minimumImage", .optional(.image)) { $0.minimumValueImage = $1 }
    element.attribute("maximumImage", .optional(.image)) { $0.maximumValueImage = $1 }
    element.attribute("continuous", .boolean) { $0.isContinuous = $1 }
    element.edit("value", by: "valueChanged", \.value)
    element.require(.ordered(["minimum", "value", "maximum"]))
    register(element)
  }

  mutating func registerStepper() {
    var element = SceneElement("stepper", extends: "control") { UIStepper() }
    element.without("editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit")
    element.attribute("minimum", .number) { $0.setLowerBound($1) }
    element.attribute("maximum", .number) { $0.setUpperBound($1) }
    element.attribute("step", .number.greaterThan(0)) { $0.stepValue = $1 }
    element.attribute("value", .number) { $0.value = $1 }
    element.attribute("wraps", .boolean) { $0.wraps = $1 }
    element.attribute("autorepeat", .boolean) { $0.autorepeat = $1 }
    element.attribute("continuous", .boolean) { $0.isContinuous = $1 }
    element.edit("value", by: "valueChanged", \.value)
    element.require(.increasing(["minimum", "maximum"]))
    element.require(.ordered(["minimum", "value", "maximum"]))
    register(element)
  }

  mutating func registerSwitch() {
    var element = SceneElement("switch", extends: "control") { UISwitch() }
    element.without("editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit")
    element.attribute("isOn", .boolean) { $0.isTurnedOn = $1 }
    element.attribute("onTintColor", .optional(.color)) { $0.onTintColor = $1 }
    element.attribute("thumbTintColor", .optional(.color)) { $0.thumbTintColor = $1 }
    element.edit("isOn", by: "valueChanged") { $0.isTurnedOn }
    register(element)
  }

  mutating func registerTextField() {
    var element = SceneElement("textField", extends: "control") { UITextField() }
    element.without("touchUpInside", "touchUpOutside", "valueChanged")
    element.attribute("text", .optional(.string)) { $0.editedText = $1 }
    element.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    element.attribute("font", .optional(.font)) { $0.applyFont($1) }
    element.attribute("adjustsFontForContentSizeCategory", .boolean) { $0.adjustsFontForContentSizeCategory = $1 }
    element.attribute("alignment", .textAlignment) { $0.textAlignment = $1 }
    element.attribute("adjustsFontSizeToFitWidth", .boolean) { $0.adjustsFontSizeToFitWidth = $1 }
    element.attribute("minimumFontSize", .number.atLeast(0)) { $0.minimumFontSize = $1 }
    element.attribute("placeholder", .optional(.string)) { $0.placeholder = $1 }
    element.attribute("maxLength", .optional(.integer.atLeast(1))) { $0.maxLength = $1 }
    element.attribute("secure", .boolean) { $0.liveSecure = $1 }
    element.attribute("keyboard", .keyboardType) { $0.liveKeyboard = $1 }
    element.attribute("returnKey", .returnKeyType) { $0.liveReturnKey = $1 }
    element.attribute("autocapitalization", .capitalization) { $0.autocapitalizationType = $1 }
    element.attribute("autocorrection", .autocorrection) { $0.autocorrectionType = $1 }
    element.attribute("spellChecking", .spellChecking) { $0.spellCheckingType = $1 }
    element.attribute("smartQuotes", .smartQuotes) { $0.smartQuotesType = $1 }
    element.attribute("smartDashes", .smartDashes) { $0.smartDashesType = $1 }
    element.attribute("smartInsertDelete", .smartInsertDelete) { $0.smartInsertDeleteType = $1 }
    element.attribute("contentType", .optional(.textContentType)) { $0.textContentType = $1 }
    element.attribute("keyboardAppearance", .keyboardAppearance) { $0.keyboardAppearance = $1 }
    element.attribute("enablesReturnKeyAutomatically", .boolean) { $0.enablesReturnKeyAutomatically = $1 }
    element.attribute("clearsOnBeginEditing", .boolean) { $0.clearsOnBeginEditing = $1 }
    element.attribute("clearsOnInsertion", .boolean) { $0.clearsOnInsertion = $1 }
    element.attribute("leadingImage", .optional(.image)) { $0.setLeadingImage($1) }
    element.attribute("trailingImage", .optional(.image)) { $0.setTrailingImage($1) }
    element.attribute("background", .optional(.image)) { $0.background = $1 }
    element.attribute("clearButton", .textFieldViewMode) { $0.clearButtonMode = $1 }
    element.attribute("borderStyle", .textFieldBorderStyle) { $0.borderStyle = $1 }
    element.edit("text", by: "textChanged") { $0.editedText }
    element.event("textChanged") { view, callback in
      view.textChangedHandler = { callback($0) }
    }
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
}
