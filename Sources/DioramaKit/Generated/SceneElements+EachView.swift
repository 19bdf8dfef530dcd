// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerEachView() {
    var element = SceneElement<ListViews>(abstract: "eachView", extends: "stack")
    element.without("accessibilityActions", "accessibilityIdentifier", "axis", "shown", "spacing")
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.attribute("axis", .axis) { $0.listAxis = $1 }
    element.attribute("spacing", .number) { $0.listSpacing = $1 }
    element.require(.atMostOneOf(["padding", "margins"]))
    register(element)
  }
}
