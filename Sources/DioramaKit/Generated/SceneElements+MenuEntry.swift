// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerMenuEntry() {
    var element = SceneElement<MenuEntry>(abstract: "menuEntry", extends: nil)
    element.attribute("title", .string) { $0.title = $1 }
    element.attribute("image", .optional(.image)) { $0.image = $1 }
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.require(.exactlyOneOf(["title"]))
    register(element)
  }

  mutating func registerSubmenu() {
    var element = SceneElement("submenu", extends: "menuEntry") { Submenu() }
    element.attribute("inline", .boolean) { $0.isInline = $1 }
    element.content("items", items: { $0.setItems($1) })
    element.require(.exactlyOneOf(["title"]))
    register(element)
  }
}
