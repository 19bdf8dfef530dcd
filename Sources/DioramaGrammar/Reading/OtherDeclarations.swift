import DioramaSyntax

extension DeclarationReader {
  private static let decoratorKeys: NameIndex = [
    "decorator", "decorates", "property", "member", "type", "cases", "swiftType", "summary", "minimum",
    "maximum",
  ]
  private static let enumerationKeys: NameIndex = ["enumeration", "swift", "summary", "cases"]
  private static let controllerKeys: NameIndex = [
    "controller", "swift", "summary", "initializer", "content", "layout", "members",
  ]

  /// Reads a decorator file whose root is a mapping.
  func decorator(_ root: SyntaxNode) -> (kind: DecoratorKind, decorates: [SyntaxNode], property: SyntaxNode)?
  {
    let fields = fields(root, "a decorator", Self.decoratorKeys)
    let name = swift(fields["decorator"], .typeName)
    let decorates = names(fields.required("decorates"))
    let property = fields.required("property").flatMap { entry in
      self.name(entry, .lowerCamelCase, of: "a property").flatMap { _ in swift(entry, .member) }
    }
    let type = fields.required("type").flatMap { valueType($0, in: fields) }
    if let type { checkKeys(ofType: type, fields) }
    guard let name, let property, let type, let propertyNode = fields["property"]?.value else { return nil }
    if case .enumeration(let enumeration) = type, enumeration.swiftType == nil, !root.isIncomplete {
      diagnostics.add(
        MissingKey(name: "swiftType", place: "a decorator with cases of its own"), at: root.headRange)
      return nil
    }
    let attribute = Attribute(
      name: property, summary: fields["summary"].flatMap { text($0) } ?? "", type: type, isRequired: false,
      isOptional: true, defaultValue: nil, setter: .property(property),
      swiftType: swift(fields["swiftType"], .type),
      decorator: name, isVerbatim: false)
    return (
      DecoratorKind(
        name: name, decorates: decorates.map(\.text), member: swift(fields["member"], .member) ?? "value",
        attribute: attribute),
      decorates.map(\.node),
      propertyNode
    )
  }

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
