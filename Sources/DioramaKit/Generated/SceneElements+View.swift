// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerActivityIndicator() {
    var element = SceneElement("activityIndicator", extends: "view") { UIActivityIndicatorView() }
    element.without("accessibilityDecrement", "accessibilityIncrement", "shown")
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.attribute("style", .activityIndicatorStyle) { $0.style = $1 }
    element.attribute("hidesWhenStopped", .boolean) { $0.setHidesWhenStopped($1) }
    element.attribute("animating", .boolean) { $0.setAnimating($1) }
    element.attribute("color", .optional(.color)) { $0.color = $1 }
    register(element)
  }

  mutating func registerAvatar() {
    var element = SceneElement("avatar", extends: "view") { AvatarView() }
    element.without("doubleTap", "tap")
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

  mutating func registerChild() {
    var element = SceneElement("child", extends: "view") { ChildView<UIViewController>() }
    element.without("accessibilityDecrement", "accessibilityIncrement")
    element.event("controller") { view, callback in
      view.makeHandler = { callback.answer(otherwise: nil) }
    }
    element.loaded { $0.contain(in: $1) }
    register(element)
  }

  mutating func registerCollection() {
    var element = SceneElement("collection", extends: "scroll") { sceneParts in UICollectionView(frame: .zero, collectionViewLayout: sceneParts.initial("layout", .enumeration(["list": .list, "grid": .grid, "row": .row, "pages": .pages]), default: .list)) }
    element.without("doubleTap", "padding", "tap")
    element.attribute("layout", .enumeration(["list": .list, "grid": .grid, "row": .row, "pages": .pages])) { (_, _: UICollectionViewLayout) in }
    element.attribute("columns", .integer.atLeast(1).atMost(100)) { $0.columns = $1 }
    element.attribute("minimumItemWidth", .number.atLeast(1)) { $0.minimumItemWidth = $1 }
    element.attribute("spacing", .number.atLeast(0)) { $0.itemSpacing = $1 }
    element.attribute("itemInsets", .insets) { $0.itemInsets = $1 }
    element.attribute("allowsSelection", .boolean) { $0.allowsSelection = $1 }
    element.attribute("allowsMultipleSelection", .boolean) { $0.allowsMultipleSelection = $1 }
    element.content("items", collectionItems: { $0.setItems($1) })
    element.content("sections", items: { $0.setSections($1) })
    element.content("empty", all: { $0.setEmptyViews($1) })
    element.require(.needsOneOf([["items"], ["sections"]]))
    element.require(.atMostOneOf(["items", "sections"]))
    register(element)
  }

  mutating func registerDivider() {
    var element = SceneElement("divider", extends: "view") { DividerView() }
    element.without("accessibilityDecrement", "accessibilityIncrement")
    register(element)
  }

  mutating func registerImageView() {
    var element = SceneElement("imageView", extends: "view") { UIImageView() }
    element.attribute("image", .optional(.image)) { $0.image = $1 }
    element.attribute("highlightedImage", .optional(.image)) { $0.highlightedImage = $1 }
    element.attribute("highlighted", .boolean) { $0.isHighlighted = $1 }
    element.attribute("symbolFont", .font) { $0.applySymbolFont($1) }
    element.attribute("symbolWeight", .symbolWeight) { $0.applySymbolWeight($1) }
    element.attribute("symbolScale", .symbolScale) { $0.applySymbolScale($1) }
    element.attribute("adjustsImageSizeForAccessibilityContentSizeCategory", .boolean) { $0.adjustsImageSizeForAccessibilityContentSizeCategory = $1 }
    register(element)
  }

  mutating func registerLabel() {
    var element = SceneElement("label", extends: "view") { UILabel() }
    element.attribute("text", .optional(.string)) { $0.text = $1 }
    element.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    element.attribute("font", .optional(.font)) { $0.applyFont($1) }
    element.attribute("alignment", .textAlignment) { $0.textAlignment = $1 }
    element.attribute("lines", .integer.atLeast(0)) { $0.numberOfLines = $1 }
    element.attribute("lineBreakMode", .lineBreakMode) { $0.lineBreakMode = $1 }
    element.attribute("lineSpacing", .number.atLeast(0)) { $0.setLineSpacing($1) }
    element.attribute("lineHeightMultiple", .number.atLeast(0)) { $0.setLineHeightMultiple($1) }
    element.attribute("adjustsFontSizeToFitWidth", .boolean) { $0.adjustsFontSizeToFitWidth = $1 }
    element.attribute("minimumScaleFactor", .number.atLeast(0).atMost(1)) { $0.minimumScaleFactor = $1 }
    element.attribute("baselineAdjustment", .enumeration(["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])) { $0.baselineAdjustment = $1 }
    element.attribute("allowsDefaultTighteningForTruncation", .boolean) { $0.allowsDefaultTighteningForTruncation = $1 }
    element.attribute("adjustsFontForContentSizeCategory", .boolean) { $0.adjustsFontForContentSizeCategory = $1 }
    element.attribute("highlightedTextColor", .optional(.color)) { $0.highlightedTextColor = $1 }
    element.attribute("highlighted", .boolean) { $0.isHighlighted = $1 }
    element.attribute("enabled", .boolean) { $0.isEnabled = $1 }
    element.attribute("textShadowColor", .optional(.color)) { $0.shadowColor = $1 }
    element.attribute("textShadowOffset", .size) { $0.shadowOffset = $1 }
    element.attribute("preferredMaxLayoutWidth", .number.atLeast(0)) { $0.preferredMaxLayoutWidth = $1 }
    element.require(.atMostOneOf(["url", "tap"]))
    register(element)
  }

  mutating func registerPickerView() {
    var element = SceneElement("pickerView", extends: "view") { UIPickerView() }
    element.without("accessibilityDecrement", "accessibilityIncrement", "doubleTap", "pan", "swipeDown", "swipeUp", "tap")
    element.attribute("titles", .list(.string)) { $0.setTitles($1) }
    element.attribute("selected", .integer.atLeast(0)) { $0.selectedRowIndex = $1 }
    element.edit("selected", by: "chosen") { $0.selectedRowIndex }
    element.event("chosen") { view, callback in
      view.chosenHandler = { callback($0, $1) }
    }
    element.require(.exactlyOneOf(["titles"]))
    element.require(.index("selected", of: "titles"))
    register(element)
  }

  mutating func registerProgressView() {
    var element = SceneElement("progressView", extends: "view") { UIProgressView() }
    element.attribute("progress", .number.atLeast(0).atMost(1)) { $0.progress = $1 }
    element.attribute("style", .enumeration(["default": .default, "bar": .bar])) { $0.progressViewStyle = $1 }
    element.attribute("progressTintColor", .optional(.color)) { $0.progressTintColor = $1 }
    element.attribute("trackTintColor", .optional(.color)) { $0.trackTintColor = $1 }
    register(element)
  }

  mutating func registerScroll() {
    var element = SceneElement("scroll", extends: "view") { UIScrollView() }
    element.without("accessibilityDecrement", "accessibilityIncrement", "pan", "swipeDown", "swipeLeading", "swipeTrailing", "swipeUp")
    element.attribute("contentInset", .insets) { $0.setContentInset($1) }
    element.attribute("scrollIndicatorInsets", .insets) { $0.setScrollIndicatorInsets($1) }
    element.attribute("scrollEnabled", .boolean) { $0.isScrollEnabled = $1 }
    element.attribute("pagingEnabled", .boolean) { $0.isPagingEnabled = $1 }
    element.attribute("directionalLockEnabled", .boolean) { $0.isDirectionalLockEnabled = $1 }
    element.attribute("bounces", .boolean) { $0.bounces = $1 }
    element.attribute("alwaysBounceVertical", .boolean) { $0.alwaysBounceVertical = $1 }
    element.attribute("alwaysBounceHorizontal", .boolean) { $0.alwaysBounceHorizontal = $1 }
    element.attribute("showsVerticalScrollIndicator", .boolean) { $0.showsVerticalScrollIndicator = $1 }
    element.attribute("showsHorizontalScrollIndicator", .boolean) { $0.showsHorizontalScrollIndicator = $1 }
    element.attribute("indicatorStyle", .enumeration(["default": .default, "black": .black, "white": .white])) { $0.indicatorStyle = $1 }
    element.attribute("keyboardDismissMode", .enumeration(["none": .none, "onDrag": .onDrag, "interactive": .interactive])) { $0.keyboardDismissMode = $1 }
    element.attribute("contentInsetAdjustmentBehavior", .enumeration(["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always])) { $0.contentInsetAdjustmentBehavior = $1 }
    element.attribute("delaysContentTouches", .boolean) { $0.delaysContentTouches = $1 }
    element.attribute("canCancelContentTouches", .boolean) { $0.canCancelContentTouches = $1 }
    element.attribute("scrollsToTop", .boolean) { $0.scrollsToTop = $1 }
    element.attribute("refreshing", .boolean) { $0.isRefreshing = $1 }
    element.edit("refreshing", by: "refresh") { $0.isRefreshing }
    element.event("refresh") { view, callback in
      view.refreshHandler = { callback($0) }
    }
    element.content("children", each: { $0.addSceneContent($1) })
    register(element)
  }

  mutating func registerSearchBar() {
    var element = SceneElement("searchBar", extends: "view") { UISearchBar() }
    element.without("accessibilityDecrement", "accessibilityIncrement", "doubleTap", "tap")
    element.attribute("text", .optional(.string)) { $0.editedText = $1 }
    element.attribute("placeholder", .optional(.string)) { $0.placeholder = $1 }
    element.attribute("prompt", .optional(.string)) { $0.prompt = $1 }
    element.attribute("style", .enumeration(["default": .default, "prominent": .prominent, "minimal": .minimal])) { $0.searchBarStyle = $1 }
    element.attribute("showsCancelButton", .boolean) { $0.showsCancelButton = $1 }
    element.attribute("barTintColor", .optional(.color)) { $0.barTintColor = $1 }
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
    element.attribute("translucent", .boolean) { $0.isTranslucent = $1 }
    element.edit("text", by: "textChanged") { $0.editedText }
    element.event("textChanged") { view, callback in
      view.textChangedHandler = { callback($0) }
    }
    element.event("search") { view, callback in
      view.searchHandler = { callback($0) }
    }
    element.event("cancel") { view, callback in
      view.cancelHandler = { callback($0) }
    }
    element.event("didBeginEditing") { view, callback in
      view.didBeginEditingHandler = { callback($0) }
    }
    element.event("didEndEditing") { view, callback in
      view.didEndEditingHandler = { callback($0) }
    }
    register(element)
  }

  mutating func registerSlot() {
    var element = SceneElement("slot", extends: "stack") { SlotView() }
    element.without("shown")
    element.require(.atMostOneOf(["padding", "margins"]))
    register(element)
  }

  mutating func registerSpacer() {
    var element = SceneElement("spacer", extends: "view") { SpacerView() }
    element.without("accessibilityDecrement", "accessibilityIncrement")
    register(element)
  }

  mutating func registerStack() {
    var element = SceneElement("stack", extends: "view") { UIStackView() }
    element.attribute("axis", .axis) { $0.liveAxis = $1 }
    element.attribute("spacing", .number) { $0.spacing = $1 }
    element.attribute("systemSpacing", .boolean) { $0.usesSystemSpacing = $1 }
    element.attribute("alignment", .stackAlignment) { $0.liveAlignment = $1 }
    element.attribute("distribution", .stackDistribution) { $0.liveDistribution = $1 }
    element.content("children", each: { $0.addArrangedSubview($1) })
    element.require(.atMostOneOf(["padding", "margins"]))
    register(element)
  }

  mutating func registerTable() {
    var element = SceneElement("table", extends: "scroll") { sceneParts in UITableView(frame: .zero, style: sceneParts.initial("style", .enumeration(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]), default: .plain)) }
    element.without("doubleTap", "padding", "tap")
    element.attribute("style", .enumeration(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])) { (_, _: UITableView.Style) in }
    element.attribute("separatorStyle", .enumeration(["none": .none, "singleLine": .singleLine])) { $0.separatorStyle = $1 }
    element.attribute("separatorColor", .optional(.color)) { $0.separatorColor = $1 }
    element.attribute("separatorInset", .insets) { $0.setSeparatorInset($1) }
    element.attribute("rowHeight", .number.atLeast(0)) { $0.rowHeight = $1 }
    element.attribute("sectionHeaderHeight", .number.atLeast(0)) { $0.sectionHeaderHeight = $1 }
    element.attribute("sectionFooterHeight", .number.atLeast(0)) { $0.sectionFooterHeight = $1 }
    element.attribute("estimatedRowHeight", .number.atLeast(0)) { $0.estimatedRowHeight = $1 }
    element.attribute("estimatedSectionHeaderHeight", .number.atLeast(0)) { $0.estimatedSectionHeaderHeight = $1 }
    element.attribute("estimatedSectionFooterHeight", .number.atLeast(0)) { $0.estimatedSectionFooterHeight = $1 }
    element.attribute("sectionHeaderTopPadding", .number.atLeast(0)) { $0.sectionHeaderTopPadding = $1 }
    element.attribute("allowsSelection", .boolean) { $0.allowsSelection = $1 }
    element.attribute("allowsMultipleSelection", .boolean) { $0.allowsMultipleSelection = $1 }
    element.attribute("allowsSelectionDuringEditing", .boolean) { $0.allowsSelectionDuringEditing = $1 }
    element.attribute("allowsMultipleSelectionDuringEditing", .boolean) { $0.allowsMultipleSelectionDuringEditing = $1 }
    element.attribute("editing", .boolean) { $0.liveEditing = $1 }
    element.attribute("sectionIndexColor", .optional(.color)) { $0.sectionIndexColor = $1 }
    element.attribute("sectionIndexBackgroundColor", .optional(.color)) { $0.sectionIndexBackgroundColor = $1 }
    element.attribute("cellLayoutMarginsFollowReadableWidth", .boolean) { $0.cellLayoutMarginsFollowReadableWidth = $1 }
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
    element.content("header", isKept: true, all: { $0.setHeader($1) })
    element.content("footer", isKept: true, all: { $0.setFooter($1) })
    element.content("empty", all: { $0.setEmptyViews($1) })
    element.require(.needsOneOf([["rows"], ["numberOfRows", "cellForRow"]]))
    element.require(.atMostOneOf(["rows", "numberOfSections"]))
    element.require(.atMostOneOf(["rows", "numberOfRows"]))
    element.require(.atMostOneOf(["rows", "cellForRow"]))
    element.require(.atMostOneOf(["empty", "cellForRow"]))
    register(element)
  }

  mutating func registerTextView() {
    var element = SceneElement("textView", extends: "scroll") { UITextView() }
    element.without("doubleTap", "longPress", "tap")
    element.attribute("text", .optional(.string)) { $0.editedText = $1 }
    element.attribute("textColor", .optional(.color)) { $0.textColor = $1 }
    element.attribute("font", .optional(.font)) { $0.applyFont($1) }
    element.attribute("alignment", .textAlignment) { $0.textAlignment = $1 }
    element.attribute("adjustsFontForContentSizeCategory", .boolean) { $0.adjustsFontForContentSizeCategory = $1 }
    element.attribute("editable", .boolean) { $0.isEditable = $1 }
    element.attribute("keyboard", .keyboardType) { $0.liveKeyboard = $1 }
    element.attribute("returnKey", .returnKeyType) { $0.liveReturnKey = $1 }
    element.attribute("secure", .boolean) { $0.isSecureTextEntry = $1 }
    element.attribute("autocapitalization", .capitalization) { $0.autocapitalizationType = $1 }
    element.attribute("autocorrection", .autocorrection) { $0.autocorrectionType = $1 }
    element.attribute("spellChecking", .spellChecking) { $0.spellCheckingType = $1 }
    element.attribute("smartQuotes", .smartQuotes) { $0.smartQuotesType = $1 }
    element.attribute("smartDashes", .smartDashes) { $0.smartDashesType = $1 }
    element.attribute("smartInsertDelete", .smartInsertDelete) { $0.smartInsertDeleteType = $1 }
    element.attribute("contentType", .optional(.textContentType)) { $0.textContentType = $1 }
    element.attribute("keyboardAppearance", .keyboardAppearance) { $0.keyboardAppearance = $1 }
    element.attribute("enablesReturnKeyAutomatically", .boolean) { $0.enablesReturnKeyAutomatically = $1 }
    element.attribute("selectable", .boolean) { $0.isSelectable = $1 }
    element.attribute("dataDetectors", .list(.dataDetector)) { $0.setDataDetectors($1) }
    element.attribute("textInsets", .insets) { $0.setTextInsets($1) }
    element.attribute("clearsOnInsertion", .boolean) { $0.clearsOnInsertion = $1 }
    element.attribute("maxLength", .optional(.integer.atLeast(1))) { $0.maxLength = $1 }
    element.attribute("growsWithText", .boolean) { $0.growsWithText = $1 }
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
    element.event("shouldChangeText") { view, callback in
      view.shouldChangeTextHandler = { callback.answer($0, $1, $2, otherwise: true) }
    }
    element.event("didChangeSelection") { view, callback in
      view.didChangeSelectionHandler = { callback($0) }
    }
    register(element)
  }

  mutating func registerView() {
    var element = SceneElement("view", extends: nil) { UIView() }
    element.attribute("shown", .boolean) { $0.sceneHidden = !$1 }
    element.attribute("alpha", .number.atLeast(0).atMost(1)) { $0.alpha = $1 }
    element.attribute("invisible", .boolean) { $0.isInvisible = $1 }
    element.attribute("interaction", .boolean) { $0.isUserInteractionEnabled = $1 }
    element.attribute("multipleTouch", .boolean) { $0.isMultipleTouchEnabled = $1 }
    element.attribute("clips", .boolean) { $0.clipsToBounds = $1 }
    element.attribute("contentMode", .contentMode) { $0.contentMode = $1 }
    element.attribute("semanticContent", .enumeration(["unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft])) { $0.semanticContentAttribute = $1 }
    element.attribute("tag", .integer) { $0.tag = $1 }
    element.attribute("margins", .insets) { $0.sceneMargins = $1 }
    element.attribute("preservesSuperviewLayoutMargins", .boolean) { $0.preservesSuperviewLayoutMargins = $1 }
    element.attribute("insetsLayoutMarginsFromSafeArea", .boolean) { $0.insetsLayoutMarginsFromSafeArea = $1 }
    element.attribute("cornerRadius", .number.atLeast(0)) { $0.layer.cornerRadius = $1 }
    element.attribute("borderWidth", .number.atLeast(0)) { $0.layer.borderWidth = $1 }
    element.attribute("borderColor", .optional(.color)) { $0.layerBorderColor = $1 }
    element.attribute("shadowColor", .optional(.color)) { $0.layerShadowColor = $1 }
    element.attribute("shadowOpacity", .number.atLeast(0).atMost(1)) { $0.layer.shadowOpacity = $1 }
    element.attribute("shadowRadius", .number.atLeast(0)) { $0.layer.shadowRadius = $1 }
    element.attribute("shadowOffset", .size) { $0.layer.shadowOffset = $1 }
    element.attribute("backgroundColor", .optional(.color)) { $0.backgroundColor = $1 }
    element.attribute("opaque", .boolean) { $0.isOpaque = $1 }
    element.attribute("tintColor", .optional(.color)) { $0.tintColor = $1 }
    element.attribute("padding", .insets) { $0.scenePadding = $1 }
    element.attribute("align", .childAlignment) { $0.sceneAlignment = $1 }
    element.attribute("inset", .insets) { $0.sceneInset = $1 }
    element.attribute("spacingAfter", .number) { $0.sceneSpacingAfter = $1 }
    element.attribute("grows", .boolean) { $0.sceneGrows = $1 }
    element.attribute("width", .number.atLeast(0), dimension: .width, relative: { $0.constrainWidth(to: $1, multiplier: $2, constant: $3) }) { $0.constrainWidth(to: $1) }
    element.attribute("height", .number.atLeast(0), dimension: .height, relative: { $0.constrainHeight(to: $1, multiplier: $2, constant: $3) }) { $0.constrainHeight(to: $1) }
    element.attribute("minimumWidth", .number.atLeast(0), dimension: .width, relative: { $0.constrainWidth(atLeast: $1, multiplier: $2, constant: $3) }) { $0.constrainWidth(atLeast: $1) }
    element.attribute("maximumWidth", .number.atLeast(0), dimension: .width, relative: { $0.constrainWidth(atMost: $1, multiplier: $2, constant: $3) }) { $0.constrainWidth(atMost: $1) }
    element.attribute("minimumHeight", .number.atLeast(0), dimension: .height, relative: { $0.constrainHeight(atLeast: $1, multiplier: $2, constant: $3) }) { $0.constrainHeight(atLeast: $1) }
    element.attribute("maximumHeight", .number.atLeast(0), dimension: .height, relative: { $0.constrainHeight(atMost: $1, multiplier: $2, constant: $3) }) { $0.constrainHeight(atMost: $1) }
    element.attribute("aspectRatio", .number.greaterThan(0)) { $0.constrainAspectRatio(to: $1) }
    element.attribute("horizontalHugging", .number.atLeast(1).atMost(1000)) { $0.setHugging($1, for: .horizontal) }
    element.attribute("verticalHugging", .number.atLeast(1).atMost(1000)) { $0.setHugging($1, for: .vertical) }
    element.attribute("horizontalCompression", .number.atLeast(1).atMost(1000)) { $0.setCompressionResistance($1, for: .horizontal) }
    element.attribute("verticalCompression", .number.atLeast(1).atMost(1000)) { $0.setCompressionResistance($1, for: .vertical) }
    element.attribute("minimumContentSizeCategory", .optional(.contentSizeCategory)) { $0.minimumContentSizeCategory = $1 }
    element.attribute("maximumContentSizeCategory", .optional(.contentSizeCategory)) { $0.maximumContentSizeCategory = $1 }
    element.attribute("accessibilityLabel", .optional(.string)) { $0.setVoiceOverLabel($1) }
    element.attribute("accessibilityHint", .optional(.string)) { $0.accessibilityHint = $1 }
    element.attribute("accessibilityValue", .optional(.string)) { $0.accessibilityValue = $1 }
    element.attribute("accessibilityElement", .boolean) { $0.setAccessibilityElement($1) }
    element.attribute("accessibilityTraits", .list(.accessibilityTrait)) { $0.setAccessibilityTraits($1) }
    element.attribute("accessibilityHidden", .boolean) { $0.accessibilityElementsHidden = $1 }
    element.attribute("accessibilityGroup", .boolean) { $0.shouldGroupAccessibilityChildren = $1 }
    element.attribute("accessibilityModal", .boolean) { $0.accessibilityViewIsModal = $1 }
    element.attribute("accessibilityOrder", .list(.viewID)) { $0.setAccessibilityOrder($1) }
    element.attribute("accessibilityIdentifier", .optional(.string)) { $0.accessibilityIdentifier = $1 }
    element.event("tap") { view, callback in
      view.tapHandler = { callback($0) }
    }
    element.event("doubleTap") { view, callback in
      view.doubleTapHandler = { callback($0) }
    }
    element.event("longPress") { view, callback in
      view.longPressHandler = { callback($0) }
    }
    element.event("swipeLeading") { view, callback in
      view.swipeLeadingHandler = { callback($0) }
    }
    element.event("swipeTrailing") { view, callback in
      view.swipeTrailingHandler = { callback($0) }
    }
    element.event("swipeUp") { view, callback in
      view.swipeUpHandler = { callback($0) }
    }
    element.event("swipeDown") { view, callback in
      view.swipeDownHandler = { callback($0) }
    }
    element.event("pan") { view, callback in
      view.panHandler = { callback($0) }
    }
    element.event("accessibilityIncrement") { view, callback in
      view.accessibilityIncrementHandler = { callback() }
    }
    element.event("accessibilityDecrement") { view, callback in
      view.accessibilityDecrementHandler = { callback() }
    }
    element.content("children", each: { $0.addSceneContent($1) })
    element.content("accessibilityActions", isKept: true, items: { $0.setAccessibilityActions($1) })
    register(element)
  }

  mutating func registerVisualEffect() {
    var element = SceneElement("visualEffect", extends: "view") { UIVisualEffectView() }
    element.attribute("blur", .blurStyle) { $0.setBlur($1) }
    element.content("children", each: { $0.addSceneContent($1) })
    register(element)
  }
}
