import DioramaTree

extension SceneSchema {
  /// What the constraints of an element ask for, those that it shares with others by their definition.
  func constraints(of element: ElementKind) -> [JSON] {
    if bases.contains(element.name) { return sharedConstraints(of: element.name) }
    let own = element.ownConstraints(in: grammar).flatMap { constraint($0, of: element) }
    return (element.base.map { sharedConstraints(of: $0) } ?? []) + own
  }

  /// The definition of the constraints of an element that others extend; none if it has none.
  func constraintDefinition(of element: ElementKind) -> [JSON.Member] {
    let own = element.ownConstraints(in: grammar).flatMap { constraint($0, of: element) }
    let inherited = element.base.map { sharedConstraints(of: $0) } ?? []
    if element.constraints.isEmpty { return [] }
    return [JSON.Member("constraints.\(element.name)", ["allOf": .array(inherited + own)])]
  }

  private func sharedConstraints(of base: String) -> [JSON] {
    grammar.element(named: base)?.constraints.isEmpty == false ? [Self.reference("constraints.\(base)")] : []
  }

  /// What a constraint asks for; nothing where a schema cannot say it.
  private func constraint(_ constraint: Constraint, of element: ElementKind) -> [JSON] {
    switch constraint {
    case .exactlyOneOf(let parts):
      return [["oneOf": .array(parts.map { presence(of: $0, in: element) })]]
    case .needsOneOf(let groups):
      return [["anyOf": .array(groups.map { all($0, in: element) })]]
    case .atMostOneOf(let parts):
      let choices = parts.map { presence(of: $0, in: element) }
      return [["oneOf": .array(choices + [["not": ["anyOf": .array(choices)]]])]]
    case .ordered, .increasing, .index:
      return []
    }
  }

  private func all(_ parts: [String], in element: ElementKind) -> JSON {
    guard parts.count != 1 else { return presence(of: parts[0], in: element) }
    return ["allOf": .array(parts.map { presence(of: $0, in: element) })]
  }

  /// Whether a part is given: a key of the view, or an event among its handlers.
  private func presence(of part: String, in element: ElementKind) -> JSON {
    guard element.event(named: part) != nil else { return Self.has(part) }
    return ["required": ["handlers"], "properties": ["handlers": Self.has(part)]]
  }
}
