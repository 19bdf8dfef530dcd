// Generated from the folder Grammar by `make export`. Do not edit.
// swift-format-ignore-file

extension SceneElements {
  mutating func registerSectionTable() {
    var element = SceneElement("sectionTable", extends: "table") { sceneParts in UITableView(frame: .zero, style: sceneParts.initial("style", .enumeration(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]), default: .grouped)) }
    element.without("accessibilityActions", "accessibilityIdentifier", "align", "aspectRatio", "cellForRow", "didSelectRow", "grows", "height", "horizontalCompression", "horizontalHugging", "inset", "invisible", "longPress", "maximumHeight", "maximumWidth", "minimumHeight", "minimumWidth", "numberOfRows", "numberOfSections", "shown", "spacingAfter", "style", "titleForFooter", "titleForHeader", "verticalCompression", "verticalHugging", "viewForFooter", "viewForHeader", "width")
    element.attribute("style", .enumeration(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])) { (_, _: UITableView.Style) in }
    register(element)
  }
}
