// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerEachItem() {
    var element = SceneElement<UITableViewCell>(abstract: "eachItem", extends: nil)
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.event("select") { view, callback in
      view.selectHandler = { callback() }
    }
    element.content("menu", items: { $0.setMenu($1) })
    register(element)
  }
}
