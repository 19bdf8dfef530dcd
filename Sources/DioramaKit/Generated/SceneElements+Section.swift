// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerSection() {
    var element = SceneElement("section", extends: nil) { CollectionSection() }
    element.attribute("header", .optional(.string)) { $0.header = $1 }
    element.attribute("footer", .optional(.string)) { $0.footer = $1 }
    element.attribute("shown", .boolean) { $0.isShown = $1 }
    element.content("headerViews", all: { $0.setHeaderViews($1) })
    element.content("items", collectionItems: { $0.setItems($1) })
    element.content("footerViews", all: { $0.setFooterViews($1) })
    element.require(.needsOneOf([["items"]]))
    register(element)
  }
}
