import DioramaSyntax

extension DeclarationReader {
  private static let enumerationKeys: NameIndex = ["enumeration", "swift", "summary", "cases"]
  private static let controllerKeys: NameIndex = [
    "controller", "swift", "summary", "initializer", "content", "layout", "members",
  ]

  /// Reads an enumeration file whose root is a mapping.
  func enumeration(_ root: SyntaxNode) -> Enumeration? {
    let fields = fields(root, "an enumeration", Self.enumerationKeys)
    guard let name = fields["enumeration"].flatMap({ self.name($0, .lowerCamelCase, of: "an enumeration") })
    else {
      return nil
    }
    return Enumeration(
      name: name,
      swiftType: swift(fields["swift"], .type),
      summary: fields["summary"].flatMap { text($0) } ?? "",
      cases: cases(fields.required("cases")))
  }

  /// Reads a controller file whose root is a mapping.
  func controller(_ root: SyntaxNode) -> ControllerKind? {
    let fields = fields(root, "a controller", Self.controllerKeys)
    let name = fields["controller"].flatMap { self.name($0, .lowerCamelCase, of: "a controller") }
    let content = choice(fields.required("content"), ControllerKind.Content.self)
    guard let name, let content, let swiftClass = swift(fields.required("swift"), .typeName) else {
      return nil
    }
    let layout = attributes(fields["layout"])
    return ControllerKind(
      name: name,
      swiftClass: swiftClass,
      summary: fields["summary"].flatMap { text($0) } ?? "",
      initializer: fixedArguments(fields["initializer"]),
      content: content,
      layout: layout,
      layoutNames: NameIndex(layout.map(\.name)),
      members: NameIndex(names(fields["members"]).map(\.text)))
  }
}
