// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerMenuAction() {
    var element = SceneElement<MenuAction>(abstract: "menuAction", extends: "menuEntry")
    element.attribute("style", .enumeration(["normal": .normal, "destructive": .destructive])) { $0.style = $1 }
    element.attribute("enabled", .boolean) { $0.isEnabled = $1 }
    element.attribute("checked", .boolean) { $0.isChecked = $1 }
    element.require(.exactlyOneOf(["title"]))
    register(element)
  }

  mutating func registerMenuItem() {
    var element = SceneElement("menuItem", extends: "menuAction") { MenuItem() }
    element.event("select") { view, callback in
      view.selectHandler = { callback() }
    }
    element.require(.exactlyOneOf(["title"]))
    register(element)
  }
}
