import DioramaTree

extension SceneSchema {
  /// One definition for each element that scenes can use.
  var elementDefinitions: [JSON.Member] {
    elements.filter { !$0.isAbstract }.map { JSON.Member("element.\($0.name)", element($0)) }
  }

  /// Definitions of what each element declares that others extend: its attributes, events and roles, and its constraints.
  var sharedDefinitions: [JSON.Member] {
    elements.filter { bases.contains($0.name) }.flatMap { sharedDefinitions(of: $0) }
  }

  private func sharedDefinitions(of element: ElementKind) -> [JSON.Member] {
    var definitions: [JSON.Member] = []
    func isOwn(_ part: String, _ attribute: Attribute? = nil) -> Bool {
      bases.owner(of: part, attribute, in: element) == element.name
    }
    for part in element.attributes where isOwn(part.name, part) {
      definitions.append(definition(part.name, of: element, attribute(part)))
    }
    for part in element.events where isOwn(part.name) {
      definitions.append(definition(part.name, of: element, event(part)))
    }
    for part in element.roles where isOwn(part.name) {
      definitions.append(definition(part.name, of: element, role(part, of: element)))
    }
    return definitions + constraintDefinition(of: element)
  }

  private func definition(_ part: String, of element: ElementKind, _ schema: JSON) -> JSON.Member {
    JSON.Member("element.\(element.name).\(part)", schema)
  }

  private func element(_ element: ElementKind) -> JSON {
    let attributes = element.attributes.filter { $0.name != element.name }
    let id = JSON.Member(element.name, Self.described(element.summary, Self.reference("name")))
    var parts = attributes.map { part in
      JSON.Member(part.name, shared(part.name, part, of: element) { attribute(part) })
    }
    for part in element.roles {
      parts.append(JSON.Member(part.name, shared(part.name, of: element) { role(part, of: element) }))
    }
    parts += element.content.map { JSON.Member($0.name, slot($0)) }
    let rules = constraints(of: element)
    return Self.mapping(
      title: element.swiftClass, element.summary, [id] + parts + [handlers(of: element)],
      required: [element.name] + attributes.filter(\.isRequired).map(\.name),
      rules: rules.isEmpty ? [] : [JSON.Member("allOf", .array(rules))])
  }

  // MARK: Attributes and events

  /// The definition that an element shares with others, or a schema of its own.
  private func shared(
    _ part: String, _ attribute: Attribute? = nil, of element: ElementKind, _ schema: () -> JSON
  ) -> JSON {
    let owner = bases.owner(of: part, attribute, in: element)
    return bases.contains(owner) ? Self.reference("element.\(owner).\(part)") : schema()
  }

  private func event(_ event: Event) -> JSON {
    Self.described(event.summary, Self.reference("handler"))
  }

  private func handlers(of element: ElementKind) -> JSON.Member {
    let events = element.events.map { part in
      JSON.Member(part.name, shared(part.name, of: element) { event(part) })
    }
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
