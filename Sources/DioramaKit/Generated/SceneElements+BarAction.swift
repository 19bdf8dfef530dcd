// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerBarAction() {
    var element = SceneElement<BarButton>(abstract: "barAction", extends: "barItem")
    element.attribute("style", .enumeration(["plain": .plain, "done": .done])) { $0.style = $1 }
    element.attribute("enabled", .boolean) { $0.isEnabled = $1 }
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.attribute("tintColor", .optional(.color)) { $0.tintColor = $1 }
    element.attribute("accessibilityLabel", .optional(.string)) { $0.accessibilityLabel = $1 }
    element.event("click") { view, callback in
      view.clickHandler = { callback($0) }
    }
    element.content("menu", items: { $0.setMenu($1) })
    register(element)
  }

  mutating func registerBarButton() {
    var element = SceneElement("barButton", extends: "barAction") { BarButton() }
    element.attribute("title", .optional(.string)) { $0.title = $1 }
    element.attribute("image", .optional(.image)) { $0.image = $1 }
    element.content("menu", items: { $0.setMenu($1) })
    element.content("view", all: { $0.setView($1) })
    element.require(.atMostOneOf(["view", "title"]))
    element.require(.atMostOneOf(["view", "image"]))
    element.require(.atMostOneOf(["view", "menu"]))
    element.require(.atMostOneOf(["view", "click"]))
    register(element)
  }

  mutating func registerSystemBarButton() {
    var element = SceneElement("systemBarButton", extends: "barAction") { sceneParts in BarButton(systemItem: sceneParts.initial("item", .enumeration(["done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close]), default: .done)) }
    element.attribute("item", .enumeration(["done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close])) { (_, _: UIBarButtonItem.SystemItem) in }
    element.content("menu", items: { $0.setMenu($1) })
    register(element)
  }
}
