import DioramaTree

extension SceneSchema {
  /// The definitions of the elements that scenes can use.
  var elementDefinitions: [JSON.Member] {
    elements.filter { grammar.isWritten($0) || grammar.isTable($0) }.map {
      JSON.Member("element.\($0.name)", element($0))
    }
  }

  /// The definitions of the attributes, events, roles and constraints that supertypes declare.
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
    let summary = element.summary + Markdown.since(element.since)
    let key = grammar.key(of: element)
    let isList = key == grammar.rowList
    let name = isList ? "The name of a list of the state." : summary
    let id = JSON.Member(key, .described(name, .reference("name")))
    var parts = attributes.map { part in
      let value = shared(part.name, part, of: element) { attribute(part) }
      guard let slot = element.content.first(where: { $0.under == part.name }) else {
        return JSON.Member(part.name, value)
      }
      return JSON.Member(part.name, ["anyOf": [value, self.slot(slot)]])
    }
    for part in element.roles {
      parts.append(JSON.Member(part.name, shared(part.name, of: element) { role(part, of: element) }))
    }
    parts += element.content.filter { $0.under == nil }.map { JSON.Member($0.name, slot($0)) }
    if let object = element.contained {
      parts.append(JSON.Member(object.key, .described(object.summary, .reference("swiftType"))))
    }
    let rules = constraints(of: element) + stateRules(of: element)
    if element.placement == .screen || grammar.isTable(element) {
      return .mapping(
        title: element.swiftClass, summary, parts + [handlers(of: element), styles] + edits(of: element),
        rules: rules.isEmpty ? [] : [JSON.Member("allOf", .array(rules))])
    }
    let isNamed = grammar.unnamedElement(in: element.placement) == nil
    let required = attributes.filter(\.isRequired).map(\.name)
    return .mapping(
      title: element.swiftClass, summary,
      (isNamed ? [id] : []) + parts + [isList ? listHandlers(of: element) : handlers(of: element)]
        + edits(of: element) + [styles, fallback(of: element)],
      required: (isNamed ? [key] : []) + (element.isComponent ? [] : required)
        + [element.contained?.key].compactMap(\.self),
      rules: rules.isEmpty ? [] : [JSON.Member("allOf", .array(rules))])
  }

  // MARK: Attributes and events

  /// Returns a reference to a definition that elements share, or an inline schema.
  private func shared(
    _ part: String, _ attribute: Attribute? = nil, of element: ElementKind, _ schema: () -> JSON
  ) -> JSON {
    let owner = bases.owner(of: part, attribute, in: element)
    return bases.contains(owner) ? .reference("element.\(owner).\(part)") : schema()
  }

  private func event(_ event: Event) -> JSON {
    .described(event.summary + Markdown.since(event.since), .reference("handler"))
  }

  private func handlers(of element: ElementKind) -> JSON.Member {
    let events = element.events.map { part in
      JSON.Member(part.name, shared(part.name, of: element) { event(part) })
    }
    return JSON.Member("handlers", .mapping("The methods that handle the view's events.", events))
  }

  /// The handlers of a list, among them those of its component's events.
  private func listHandlers(of element: ElementKind) -> JSON.Member {
    JSON.Member(
      "handlers",
      [
        "description": "The methods that handle the events of the rows and of their component.",
        "type": "object",
        "properties": .object(element.events.map { JSON.Member($0.name, event($0)) }),
        "additionalProperties": .reference("handler"),
      ])
  }

  private var styles: JSON.Member { JSON.Member("styles", .reference("styles")) }

  private func fallback(of element: ElementKind) -> JSON.Member {
    JSON.Member("fallback", .reference(element.placement.fallbackDefinition))
  }

  // MARK: Roles and content

  private func role(_ role: Role, of element: ElementKind) -> JSON {
    let roles = role.fills.compactMap { element.role(named: $0) }
    let members = roles.flatMap(\.members)
    let inline = JSON.mapping(
      "The role, written in place.",
      members.map { JSON.Member($0.name, attribute($0)) }
        + roles.flatMap(\.methods).map { JSON.Member($0.name, event($0)) },
      required: members.filter(\.isRequired).map(\.name))
    let schema: JSON = ["anyOf": [.reference("swiftType"), .reference("reference"), inline]]
    return .described(role.summary + Markdown.since(role.since), schema)
  }

  private func slot(_ slot: ContentSlot) -> JSON {
    let view = JSON.reference(slot.accepts.definition)
    let summary = slot.summary + Markdown.since(slot.since)
    guard slot.acceptsText else {
      return .described(summary, .list(of: view, maximum: slot.isSingle ? 1 : nil))
    }
    let items = JSON.list(of: ["anyOf": [.reference("text"), view]])
    return .described(summary, ["anyOf": [items, .reference("reference")]])
  }
}

extension ElementKind.Placement {
  /// The name of the definition of a fallback for elements with this placement.
  var fallbackDefinition: String { rawValue + "Fallback" }

  /// The name of the definition of all elements with this placement.
  var definition: String { "any" + rawValue.capitalized }
}

extension SceneSchema {
  /// Returns the schemas of an element's constraints, with references to shared definitions.
  func constraints(of element: ElementKind) -> [JSON] {
    if bases.contains(element.name) { return sharedConstraints(of: element.name) }
    let base = element.inheritance(in: grammar)
    guard let base,
      base.constraints.allSatisfy({ $0.neededGroups.isEmpty || element.constraints.contains($0) })
    else {
      return element.constraints.flatMap { constraint($0, of: element) }
    }
    let own = element.ownConstraints(in: grammar).flatMap { constraint($0, of: element) }
    return sharedConstraints(of: base.name) + own
  }

  /// Returns the definition of a supertype's constraints, or nothing if a schema can express none.
  func constraintDefinition(of element: ElementKind) -> [JSON.Member] {
    let own = element.ownConstraints(in: grammar).flatMap { constraint($0, of: element) }
    let inherited = element.base.map { sharedConstraints(of: $0) } ?? []
    if own.isEmpty, inherited.isEmpty { return [] }
    return [JSON.Member("constraints.\(element.name)", ["allOf": .array(inherited + own)])]
  }

  private func sharedConstraints(of base: String) -> [JSON] {
    guard let element = grammar.element(named: base),
      element.constraints.contains(where: { !constraint($0, of: element).isEmpty })
    else { return [] }
    return [.reference("constraints.\(base)")]
  }

  /// Returns the schema of a constraint, or nothing if a schema cannot express it.
  private func constraint(_ constraint: Constraint, of element: ElementKind) -> [JSON] {
    switch constraint {
    case .exactlyOneOf(let parts):
      return [["oneOf": .array(parts.map { presence(of: $0, in: element) })]]
    case .needsOneOf(let groups):
      return [["anyOf": .array(groups.map { all($0, in: element) })]]
    case .atMostOneOf(let parts):
      let choices = parts.map { presence(of: $0, in: element) }
      return [["oneOf": .array(choices + [["not": ["anyOf": .array(choices)]]])]]
    case .ordered, .increasing, .index, .steps, .ascending:
      return []
    }
  }

  private func all(_ parts: [String], in element: ElementKind) -> JSON {
    guard parts.count != 1 else { return presence(of: parts[0], in: element) }
    return ["allOf": .array(parts.map { presence(of: $0, in: element) })]
  }

  /// Returns a schema that requires a part: a key of the view, or an event among its handlers.
  private func presence(of part: String, in element: ElementKind) -> JSON {
    guard element.event(named: part) != nil else { return .has(part) }
    return ["required": ["handlers"], "properties": ["handlers": .has(part)]]
  }
}

/// The supertypes in a grammar, and the elements that declare their parts.
struct PartOwners {
  /// A part of a supertype.
  private struct Part {
    /// The element that declares it.
    let owner: String
    /// The attribute, if it is one: a subtype may redeclare it.
    let attribute: Attribute?
  }

  /// The parts by name, for each supertype's name.
  private var parts: [String: [String: Part]] = [:]
  private let byName: [String: ElementKind]

  /// Finds the parts of all supertypes in a grammar.
  init(_ elements: [ElementKind]) {
    byName = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
    for base in elements.compactMap(\.base) { find(base) }
  }

  /// Returns whether an element is a supertype.
  func contains(_ element: String) -> Bool { parts[element] != nil }

  /// Returns the element that declares a part: the element itself or one of its supertypes.
  func owner(of part: String, _ attribute: Attribute? = nil, in element: ElementKind) -> String {
    guard let inherited = element.base.flatMap({ parts[$0]?[part] }), inherited.attribute === attribute else {
      return element.name
    }
    return inherited.owner
  }

  /// Finds the owners of an element's parts, after those of its supertypes.
  private mutating func find(_ name: String) {
    var line: [ElementKind] = []
    var next = byName[name]
    while let element = next, parts[element.name] == nil {
      line.append(element)
      next = element.base.flatMap { byName[$0] }
    }
    for element in line.reversed() {
      var found: [String: Part] = [:]
      for attribute in element.attributes where found[attribute.name] == nil {
        let owner = owner(of: attribute.name, attribute, in: element)
        found[attribute.name] = Part(owner: owner, attribute: attribute)
      }
      for part in element.partNames where found[part] == nil {
        found[part] = Part(owner: owner(of: part, in: element), attribute: nil)
      }
      parts[element.name] = found
    }
  }
}
