// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

import DioramaTree

extension SceneElements {
  /// The elements of the language.
  public static let builtIn: SceneElements = {
    var elements = SceneElements()
    elements.registerActivityIndicator()
    elements.registerAvatar()
    elements.registerBarAction()
    elements.registerBarButton()
    elements.registerBarItem()
    elements.registerBarSpace()
    elements.registerButton()
    elements.registerCell()
    elements.registerChild()
    elements.registerCollection()
    elements.registerControl()
    elements.registerDatePicker()
    elements.registerDivider()
    elements.registerEach()
    elements.registerEachItem()
    elements.registerEachView()
    elements.registerImageView()
    elements.registerLabel()
    elements.registerLikeButton()
    elements.registerMenuAction()
    elements.registerMenuEntry()
    elements.registerMenuItem()
    elements.registerPageControl()
    elements.registerPickerView()
    elements.registerProgressView()
    elements.registerRow()
    elements.registerScreen()
    elements.registerScroll()
    elements.registerSearchBar()
    elements.registerSection()
    elements.registerSegmentedControl()
    elements.registerSlider()
    elements.registerSlot()
    elements.registerSpacer()
    elements.registerStack()
    elements.registerStepper()
    elements.registerSubmenu()
    elements.registerSwipe()
    elements.registerSwipeAction()
    elements.registerSwitch()
    elements.registerSwitchCell()
    elements.registerSystemBarButton()
    elements.registerTable()
    elements.registerTextField()
    elements.registerTextView()
    elements.registerView()
    elements.registerVisualEffect()
    elements.registerDecorator(of: "label", property: "url", .optional(.url)) { (view: UILabel, value) in
      view.url = value
    }
    return elements
  }()
}
