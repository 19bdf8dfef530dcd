// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerEach() {
    var element = SceneElement<UITableViewCell>(abstract: "each", extends: "row")
    element.without("accessibilityActions", "accessibilityIdentifier")
    element.attribute("accessory", .accessoryType) { $0.accessoryType = $1 }
    element.event("select") { view, callback in
      view.selectHandler = { callback() }
    }
    register(element)
  }
}
