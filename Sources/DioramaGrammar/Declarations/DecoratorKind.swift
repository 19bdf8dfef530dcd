import DioramaSyntax

/// A decorator, which adds properties and events for scenes: the content of a `*.decorator.yaml` file.
package struct DecoratorKind: Sendable {
  /// The Swift class.
  package let name: String
  /// The elements that it adds properties and events to; their subtypes inherit them.
  package let decorates: [String]
  /// The members of the Swift class: first those for properties, then the closures of events.
  package let members: [String]
  /// The properties as attributes for scenes.
  package let attributes: [Attribute]
  /// The events.
  package let events: [Event]

  /// The Swift properties that it adds to views, in the order of the members.
  package var swiftProperties: [String] {
    attributes.map(\.name)
      + events.map { event in if case .property(let name) = event.wiring { name } else { event.name } }
  }

  /// The names of the properties and events, in the order of the members.
  var partNames: [String] { attributes.map(\.name) + events.map(\.name) }
}

/// The content of a decorator's file, with source locations.
struct DecoratorDeclaration {
  var kind: DecoratorKind
  var decorates: [SyntaxNode]
  /// The nodes with the names of the properties and events, in order.
  var names: [SyntaxNode]
}

extension DeclarationReader {
  private static let decoratorKeys: NameIndex = [
    "decorator", "decorates", "property", "member", "type", "cases", "swiftType", "summary", "minimum",
    "maximum", "greaterThan", "lessThan", "divides", "properties", "events", "since",
  ]
  private static let propertyKeys: NameIndex = [
    "type", "member", "cases", "swiftType", "summary", "minimum", "maximum", "greaterThan", "lessThan",
    "divides", "since",
  ]
  /// The keys that describe the property in the short form.
  private static let keysOfOneProperty = ["type", "member", "cases", "swiftType", "since"] + boundKeys

  /// A property or an event.
  private typealias Part<Content> = (content: Content, member: String, name: SyntaxNode)

  /// Reads a decorator file whose root is a mapping: one property next to the other keys, or several below
  /// `properties`.
  func decorator(_ root: SyntaxNode) -> DecoratorDeclaration? {
    let fields = fields(root, "a decorator", Self.decoratorKeys)
    let name = swift(fields["decorator"], .typeName)
    let decorates = names(fields.required("decorates"))
    var properties: [Part<Attribute>?]
    if fields["property"] != nil || fields["properties"] == nil && fields["events"] == nil {
      fields.reject("properties", besides: "property")
      let property = fields.required("property")
      properties = [self.property(property.map { ($0, $0.value) }, fields, of: root, member: "value", name)]
    } else {
      let list = fields["properties"] == nil ? "events" : "properties"
      for key in Self.keysOfOneProperty { fields.reject(key, besides: list) }
      properties = entries(fields["properties"], "properties").map { entry in
        let short = entry.value.kind != .mapping
        let inner = short ? nil : self.fields(entry.value, "a property", Self.propertyKeys)
        return self.property((entry, entry.key), inner, of: entry.value, member: entry.name, name)
      }
    }
    let events = entries(fields["events"], "events").map { event($0) }
    guard let name, !properties.contains(where: { $0 == nil }), !events.contains(where: { $0 == nil }) else {
      return nil
    }
    let (attributes, handlers) = (properties.compactMap(\.self), events.compactMap(\.self))
    reportSharedMembers(
      attributes.map { ($0.member, $0.name) } + handlers.map { ($0.member, $0.name) }, of: name)
    return DecoratorDeclaration(
      kind: DecoratorKind(
        name: name, decorates: decorates.map(\.text),
        members: attributes.map(\.member) + handlers.map(\.member),
        attributes: attributes.map(\.content), events: handlers.map(\.content)),
      decorates: decorates.map(\.node), names: attributes.map(\.name) + handlers.map(\.name))
  }

  /// Reports members that hold the values of several parts. A repeated name is reported otherwise.
  private func reportSharedMembers(_ parts: [(member: String, name: SyntaxNode)], of decorator: String) {
    var owners: [String: String] = [:]
    for (member, name) in parts {
      guard let owner = owners.updateValue(name.text, forKey: member), owner != name.text else { continue }
      diagnostics.add(RedeclaredPart(name: member, element: decorator), at: name.range)
    }
  }

  /// Reads a property: its name, and the keys that describe it, or its type alone.
  private func property(
    _ named: (entry: MappingEntry, name: SyntaxNode)?, _ fields: FieldReader?, of node: SyntaxNode,
    member: String,
    _ decorator: String?
  ) -> Part<Attribute>? {
    let name = named.flatMap { named in
      checkedName(named.name, .lowerCamelCase, of: "a property", diagnostics)
        .flatMap { _ in swift(key: named.name, .member) }
    }
    let type: ValueType?
    if let fields {
      type = fields.required("type").flatMap { valueType($0, in: fields, mayBeOptional: false) }
    } else {
      type = named.flatMap { valueType($0.entry, in: nil, mayBeOptional: false) }
    }
    if let fields, let type { checkKeys(ofType: type, fields) }
    guard let named, let name, let type, let decorator else { return nil }
    if case .enumeration(let enumeration) = type, enumeration.swiftType == nil, !node.isIncomplete {
      diagnostics.add(
        MissingKey(name: "swiftType", place: "a property with its own cases"), at: node.headRange)
      return nil
    }
    let attribute = Attribute(
      name: name, summary: fields?["summary"].flatMap { text($0) } ?? "", type: type, isOptional: true,
      setter: .property(name), swiftType: swift(fields?["swiftType"], .type), decorator: decorator,
      since: fields.flatMap { since($0) })
    return (attribute, swift(fields?["member"], .member) ?? member, named.name)
  }

  /// Reads an event. Its closure has one type for all decorated views, so it cannot use `Self`.
  private func event(_ entry: MappingEntry) -> Part<Event>? {
    guard let event = decoratorEvent(entry) else { return nil }
    let types = event.content.arguments.map(\.type) + [event.content.result].compactMap(\.self)
    if types.contains(where: { $0.split { "[]?. ".contains($0) }.contains("Self") }) {
      diagnostics.add(
        InvalidSwift(
          written: "Self", expected: "the class of the views, since a decorator has one closure for all"),
        at: entry.key.range)
      return nil
    }
    return (event.content, event.member, entry.key)
  }
}
