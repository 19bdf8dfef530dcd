// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerScreen() {
    var element = SceneElement<UIViewController>(abstract: "screen", extends: nil)
    element.attribute("title", .optional(.string)) { $0.title = $1 }
    element.attribute("prompt", .optional(.string)) { $0.navigationItem.prompt = $1 }
    element.attribute("largeTitle", .largeTitleDisplay) { $0.navigationItem.largeTitleDisplayMode = $1 }
    element.attribute("backTitle", .optional(.string)) { $0.navigationItem.backButtonTitle = $1 }
    element.attribute("backDisplay", .enumeration(["default": .default, "generic": .generic, "minimal": .minimal])) { $0.navigationItem.backButtonDisplayMode = $1 }
    element.attribute("hidesBackButton", .boolean) { $0.navigationItem.hidesBackButton = $1 }
    element.attribute("keepsBackButton", .boolean) { $0.navigationItem.leftItemsSupplementBackButton = $1 }
    element.attribute("hidesNavigationBar", .boolean) { (screen: UIViewController, value: Bool) in LoadedScreen.of(screen)?.setWhileShown("hidesNavigationBar", of: screen) { $0.setHidesNavigationBar(value, animated: $1) } revert: { $0.restoreNavigationBar(animated: $1) } }
    element.attribute("showsToolbar", .boolean) { (screen: UIViewController, value: Bool) in LoadedScreen.of(screen)?.setWhileShown("showsToolbar", of: screen) { $0.setShowsToolbar(value, animated: $1) } revert: { $0.restoreToolbar(animated: $1) } }
    element.attribute("hidesBottomBar", .boolean) { $0.hidesBottomBarWhenPushed = $1 }
    element.attribute("statusBarStyle", .enumeration(["default": .default, "lightContent": .lightContent, "darkContent": .darkContent])) { (screen: UIViewController, value: UIStatusBarStyle) in LoadedScreen.of(screen)?.override("preferredStatusBarStyle", with: value); screen.setNeedsStatusBarAppearanceUpdate() }
    element.attribute("statusBarHidden", .boolean) { (screen: UIViewController, value: Bool) in LoadedScreen.of(screen)?.override("prefersStatusBarHidden", with: value); screen.setNeedsStatusBarAppearanceUpdate() }
    element.attribute("homeIndicatorHidden", .boolean) { (screen: UIViewController, value: Bool) in LoadedScreen.of(screen)?.override("prefersHomeIndicatorAutoHidden", with: value); screen.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    element.attribute("orientations", .enumeration(["all": .all, "allButUpsideDown": .allButUpsideDown, "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscape": .landscape, "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight])) { (screen: UIViewController, value: UIInterfaceOrientationMask) in LoadedScreen.of(screen)?.override("supportedInterfaceOrientations", with: value); screen.updateSupportedOrientations() }
    element.attribute("presentation", .enumeration(["automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext])) { $0.modalPresentationStyle = $1 }
    element.attribute("transition", .enumeration(["coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve])) { $0.modalTransitionStyle = $1 }
    element.attribute("detents", .list(.sheetDetent)) { (screen: UIViewController, value: [SheetDetent]) in LoadedScreen.of(screen)?.setWhileShown("detents", of: screen) { $0.setSheetDetents(value, animated: $1) } }
    element.attribute("showsGrabber", .boolean) { (screen: UIViewController, value: Bool) in LoadedScreen.of(screen)?.setWhileShown("showsGrabber", of: screen) { $0.setShowsGrabber(value, animated: $1) } }
    element.attribute("tintColor", .color) { (screen: UIViewController, value: UIColor) in LoadedScreen.of(screen)?.setWhileShown("tintColor", of: screen) { $0.setScreenTintColor(value, animated: $1) } }
    element.attribute("dismissible", .boolean) { $0.isModalInPresentation = !$1 }
    element.attribute("definesPresentationContext", .boolean) { $0.definesPresentationContext = $1 }
    element.attribute("transitionStyleFromContext", .boolean) { $0.providesPresentationContextTransitionStyle = $1 }
    element.attribute("extendsUnderOpaqueBars", .boolean) { $0.extendedLayoutIncludesOpaqueBars = $1 }
    element.attribute("extendedEdges", .list(.rectEdge)) { $0.sceneExtendedEdges = $1 }
    element.attribute("preferredSize", .size) { $0.preferredContentSize = $1 }
    element.attribute("tabTitle", .optional(.string)) { $0.tabBarItem.title = $1 }
    element.attribute("tabImage", .optional(.image)) { $0.tabBarItem.image = $1 }
    element.attribute("selectedTabImage", .optional(.image)) { $0.tabBarItem.selectedImage = $1 }
    element.attribute("tabBadge", .optional(.string)) { $0.tabBarItem.badgeText = $1 }
    element.attribute("tabBadgeColor", .optional(.color)) { $0.tabBarItem.badgeColor = $1 }
    element.attribute("searchText", .optional(.string)) { $0.sceneSearchText = $1 }
    element.attribute("searchPlaceholder", .optional(.string)) { $0.sceneSearchPlaceholder = $1 }
    element.attribute("hidesSearchBarWhenScrolling", .boolean) { $0.navigationItem.hidesSearchBarWhenScrolling = $1 }
    element.edit("searchText", by: "searchChanged") { $0.sceneSearchText }
    element.event("searchChanged") { view, callback in
      view.sceneSearchChangedHandler = { callback($0) }
    }
    element.event("searched") { view, callback in
      view.sceneSearchHandler = { callback($0) }
    }
    element.event("searchCancelled") { view, callback in
      view.sceneSearchCancelHandler = { callback($0) }
    }
    element.event("loaded") { view, callback in
      LoadedScreen.of(view)?.setHandler(callback, of: "viewDidLoad")
    }
    element.event("willAppear") { view, callback in
      LoadedScreen.of(view)?.setHandler(callback, of: "viewWillAppear")
    }
    element.event("appeared") { view, callback in
      LoadedScreen.of(view)?.setHandler(callback, of: "viewDidAppear")
    }
    element.event("willDisappear") { view, callback in
      LoadedScreen.of(view)?.setHandler(callback, of: "viewWillDisappear")
    }
    element.event("disappeared") { view, callback in
      LoadedScreen.of(view)?.setHandler(callback, of: "viewDidDisappear")
    }
    element.event("laidOut") { view, callback in
      LoadedScreen.of(view)?.setHandler(callback, of: "viewDidLayoutSubviews")
    }
    element.content("leftItems", items: { $0.setLeftItems($1) })
    element.content("rightItems", items: { $0.setRightItems($1) })
    element.content("toolbar", items: { $0.setToolbar($1) })
    element.content("titleView", all: { $0.setTitleView($1) })
    register(element)
  }
}
