// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerSwipe() {
    var element = SceneElement<SwipeAction>(abstract: "swipe", extends: nil)
    element.attribute("title", .optional(.string)) { $0.title = $1 }
    element.attribute("image", .optional(.image)) { $0.image = $1 }
    element.attribute("style", .enumeration(["normal": .normal, "destructive": .destructive])) { $0.style = $1 }
    element.attribute("background", .optional(.color)) { $0.background = $1 }
    element.attribute("fullSwipe", .boolean) { $0.allowsFullSwipe = $1 }
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.require(.needsOneOf([["title"], ["image"]]))
    register(element)
  }

  mutating func registerSwipeAction() {
    var element = SceneElement("swipeAction", extends: "swipe") { RowSwipeAction() }
    element.event("select") { view, callback in
      view.selectHandler = { callback() }
    }
    element.require(.needsOneOf([["title"], ["image"]]))
    register(element)
  }
}
