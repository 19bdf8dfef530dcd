// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerBarItem() {
    var element = SceneElement<UIBarButtonItem>(abstract: "barItem", extends: nil)
    element.attribute("width", .number.atLeast(0)) { $0.width = $1 }
    element.attribute("tag", .integer) { $0.tag = $1 }
    element.attribute("accessibilityIdentifier", .optional(.string)) { $0.accessibilityIdentifier = $1 }
    register(element)
  }

  mutating func registerBarSpace() {
    var element = SceneElement("barSpace", extends: "barItem") { sceneParts in UIBarButtonItem(systemItem: sceneParts.initial("kind", .enumeration(["flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace]), default: .flexibleSpace)) }
    element.attribute("kind", .enumeration(["flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace])) { (_, _: UIBarButtonItem.SystemItem) in }
    register(element)
  }
}
