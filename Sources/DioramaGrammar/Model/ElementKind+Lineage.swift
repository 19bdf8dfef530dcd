extension ElementKind {
  /// The element and those that it extends, up to the root.
  func lineage(in grammar: Grammar) -> [ElementKind] {
    var lineage = [self]
    while let base = lineage.last?.base, let element = grammar.element(named: base) {
      lineage.append(element)
    }
    return lineage
  }

  /// The attributes that the element does not inherit.
  func ownAttributes(in grammar: Grammar) -> [Attribute] {
    let inherited = inheritance(in: grammar)
    return attributes.filter { inherited?.attribute(named: $0.name) != $0 }
  }

  /// The events that the element does not inherit.
  func ownEvents(in grammar: Grammar) -> [Event] {
    let inherited = inheritance(in: grammar)
    return events.filter { inherited?.event(named: $0.name) == nil }
  }

  /// The roles that the element does not inherit.
  func ownRoles(in grammar: Grammar) -> [Role] {
    let inherited = inheritance(in: grammar)
    return roles.filter { inherited?.role(named: $0.name) == nil }
  }

  /// The constraints that the element does not inherit.
  func ownConstraints(in grammar: Grammar) -> [Constraint] {
    let inherited = inheritance(in: grammar)?.constraints.compactMap { $0.without(without) } ?? []
    return Array(constraints.dropFirst(inherited.count))
  }

  /// The attributes that the element itself declares.
  package func declaredAttributes(in grammar: Grammar) -> [Attribute] {
    ownAttributes(in: grammar).filter { $0.decorator == nil }
  }

  /// The events that the element itself declares.
  package func declaredEvents(in grammar: Grammar) -> [Event] {
    let decorators = grammar.decorators.filter { $0.decorates.contains(name) }
    let added = Set(decorators.flatMap(\.events).map(\.name))
    return ownEvents(in: grammar).filter { !added.contains($0.name) }
  }

  /// The inherited attributes that the element itself does without, sorted.
  package func declaredWithout(in grammar: Grammar) -> [String] {
    without.subtracting(inheritance(in: grammar)?.without ?? []).sorted()
  }

  private func inheritance(in grammar: Grammar) -> ElementKind? {
    base.flatMap { grammar.element(named: $0) }
  }
}
