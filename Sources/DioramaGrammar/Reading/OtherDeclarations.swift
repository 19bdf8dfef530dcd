import DioramaSyntax

extension DeclarationReader {
  /// Reads a decorator file whose root is a mapping.
  func decorator(_ root: SyntaxNode) -> (kind: DecoratorKind, decorates: [SyntaxNode], property: SyntaxNode)?
  {
    let known = [
      "decorator", "decorates", "property", "member", "type", "cases", "swiftType", "summary", "minimum",
      "maximum",
    ]
    let fields = fields(root, "a decorator", known)
    let name = swift(fields["decorator"], .typeName)
    let decorates = names(fields.required("decorates"))
    let property = fields.required("property").flatMap { self.name($0, .lowerCamelCase, of: "a property") }
    let type = fields.required("type").flatMap { valueType($0, in: fields) }
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
        name: name, decorates: decorates.map(\.text), member: swift(fields["member"], .identifier) ?? "value",
        attribute: attribute),
      decorates.map(\.node),
      propertyNode
    )
  }

  /// Reads an enumeration file whose root is a mapping.
  func enumeration(_ root: SyntaxNode) -> Enumeration? {
    let fields = fields(root, "an enumeration", ["enumeration", "swift", "summary", "cases"])
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
    let fields = fields(
      root, "a controller", ["controller", "swift", "summary", "initializer", "content", "layout", "members"])
    let name = fields["controller"].flatMap { self.name($0, .lowerCamelCase, of: "a controller") }
    let content = choice(fields.required("content"), ControllerKind.Content.self)
    guard let name, let content, let swiftClass = swift(fields.required("swift"), .typeName) else {
      return nil
    }
    return ControllerKind(
      name: name,
      swiftClass: swiftClass,
      summary: fields["summary"].flatMap { text($0) } ?? "",
      initializer: fixedArguments(fields["initializer"]),
      content: content,
      layout: attributes(fields["layout"]),
      members: Set(names(fields["members"]).map(\.text)))
  }
}
