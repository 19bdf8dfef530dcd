import DioramaTree

extension SceneSchema {
  /// One definition for each element that scenes can use.
  var elementDefinitions: [JSON.Member] {
    elements.filter { !$0.isAbstract }.map { JSON.Member("element.\($0.name)", element($0)) }
  }

  /// One definition for each attribute and event that heirs share.
  var sharedDefinitions: [JSON.Member] {
    elements.filter { bases.contains($0.name) }.flatMap { element in
      element.ownAttributes(in: grammar).map {
        JSON.Member("element.\(element.name).\($0.name)", attribute($0))
      }
        + element.ownEvents(in: grammar).map { JSON.Member("element.\(element.name).\($0.name)", event($0)) }
    }
  }

  private func element(_ element: ElementKind) -> JSON {
    let attributes = element.attributes.filter { $0.name != element.name }
    let id = JSON.Member(element.name, Self.described(element.summary, Self.reference("name")))
    let parts =
      attributes.map { JSON.Member($0.name, shared($0, of: element)) }
      + element.roles.map { JSON.Member($0.name, role($0, of: element)) }
      + element.content.map { JSON.Member($0.name, slot($0)) }
    let rules = element.constraints.flatMap { constraint($0, of: element) }
    return Self.mapping(
      title: element.swiftClass, element.summary, [id] + parts + [handlers(of: element)],
      required: [element.name] + attributes.filter(\.isRequired).map(\.name),
      rules: rules.isEmpty ? [] : [JSON.Member("allOf", .array(rules))])
  }

  // MARK: Attributes and events

  private func shared(_ part: Attribute, of element: ElementKind) -> JSON {
    let owner = element.lineage(in: grammar).prefix { $0.attribute(named: part.name) == part }.last ?? element
    return bases.contains(owner.name) ? Self.reference("element.\(owner.name).\(part.name)") : attribute(part)
  }

  private func shared(_ part: Event, of element: ElementKind) -> JSON {
    let owner = element.lineage(in: grammar).last { $0.event(named: part.name) != nil } ?? element
    return bases.contains(owner.name) ? Self.reference("element.\(owner.name).\(part.name)") : event(part)
  }

  private func event(_ event: Event) -> JSON {
    Self.described(event.summary, Self.reference("handler"))
  }

  private func handlers(of element: ElementKind) -> JSON.Member {
    let events = element.events.map { JSON.Member($0.name, shared($0, of: element)) }
    return JSON.Member("handlers", Self.mapping("The methods that answer the view's events.", events))
  }

  // MARK: Roles and content

  private func role(_ role: Role, of element: ElementKind) -> JSON {
    let roles = role.fills.compactMap { element.role(named: $0) }
    let members = roles.flatMap(\.members)
    let inline = Self.mapping(
      "The role, written in place.",
      members.map { JSON.Member($0.name, attribute($0)) }
        + roles.flatMap(\.methods).map { JSON.Member($0.name, event($0)) },
      required: members.filter(\.isRequired).map(\.name))
    let schema: JSON = ["anyOf": [Self.reference("swiftType"), Self.reference("reference"), inline]]
    return Self.described(role.summary, schema)
  }

  private func slot(_ slot: ContentSlot) -> JSON {
    let view = Self.reference(slot.accepts.definition)
    guard slot.acceptsText else { return Self.described(slot.summary, Self.list(of: view)) }
    let items = Self.list(of: ["anyOf": [Self.reference("scalarText"), view]])
    return Self.described(slot.summary, ["anyOf": [items, Self.reference("reference")]])
  }
}

extension ElementKind.Placement {
  /// The name of the definition that stands for any element of this placement.
  var definition: String {
    switch self {
    case .view: "anyView"
    case .row: "anyRow"
    }
  }
}
