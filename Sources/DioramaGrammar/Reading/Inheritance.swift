import DioramaSyntax

/// Puts together what an element declares, what its decorators add, and what it inherits.
enum Inheritance {
  static func flatten(
    _ declaration: ElementDeclaration, base: ElementKind?, decorators: [DecoratorKind], isOfProject: Bool
  ) -> (element: ElementKind, diagnostics: [Diagnostic]) {
    let without = Set(declaration.without)
    let inheritedAttributes = (base?.attributes ?? []).filter { !without.contains($0.name) }
    let element = ElementKind(
      name: declaration.name,
      swiftClass: declaration.swiftClass,
      summary: declaration.summary,
      base: base?.name,
      without: without.union(base?.without ?? []),
      isAbstract: declaration.isAbstract,
      isStructural: declaration.isStructural,
      placement: declaration.placement ?? base?.placement ?? .view,
      initializer: declaration.initializer,
      attributes: declaration.attributes + decorators.flatMap(\.attributes) + inheritedAttributes,
      events: declaration.events + decorators.flatMap(\.events) + (base?.events ?? []),
      roles: declaration.roles + (base?.roles ?? []),
      content: declaration.content ?? base?.content ?? [],
      constraints: (base?.constraints ?? []).compactMap { $0.without(without) } + declaration.constraints,
      configurations: declaration.configurations ?? base?.configurations ?? [],
      accessibility: declaration.accessibility ?? base?.accessibility,
      example: declaration.example,
      synonyms: declaration.synonyms)
    let diagnostics = declaration.places.map {
      redeclared($0, declaration, base, isOfProject) + unknown($0, element)
        + uninherited($0, declaration, base)
    }
    return (element, diagnostics ?? [])
  }

  /// The parts that are there already. What a project's decorator adds to the language's own elements is not their
  /// mistake: it is reported at the decorator.
  private static func redeclared(
    _ places: ElementDeclaration.Places, _ declaration: ElementDeclaration, _ base: ElementKind?,
    _ isOfProject: Bool
  ) -> [Diagnostic] {
    var names = base.map(\.partNames) ?? []
    names.removeAll { name in
      declaration.content != nil && base?.slot(named: name) != nil
        || declaration.without.contains(name)
        || !isOfProject && base?.attribute(named: name)?.decorator != nil
    }
    var seen = Set(names)
    return places.parts.compactMap { part in
      seen.insert(part.name).inserted
        ? nil : Diagnostic(RedeclaredPart(name: part.name, element: declaration.name), at: part.range)
    }
  }

  /// The attributes that the element does without although it has not inherited them, or although an inherited call
  /// passes them.
  private static func uninherited(
    _ places: ElementDeclaration.Places, _ declaration: ElementDeclaration, _ base: ElementKind?
  ) -> [Diagnostic] {
    guard let base else { return [] }
    let configurations = declaration.configurations == nil ? base.configurations : []
    let names = base.attributes.map(\.name)
    var suggestions = Suggestions()
    return places.without.compactMap { name, node in
      if let call = configurations.first(where: { $0.arguments.contains { $0.part == name } }) {
        return Diagnostic(PassedAttribute(name: name, method: call.method), at: node.range)
      }
      if names.contains(name) { return nil }
      let suggestion = suggestions.closest(to: name) { names }
      return Diagnostic(
        UninheritedAttribute(name: name, base: base.name, suggestion: suggestion), at: node.range,
        fixIts: renaming(node, to: suggestion))
    }
  }

  private static func unknown(_ places: ElementDeclaration.Places, _ element: ElementKind) -> [Diagnostic] {
    let names = element.partNames
    var suggestions = Suggestions()
    return places.mentions.filter { !names.contains($0.name) }.map { mention in
      let suggestion = suggestions.closest(to: mention.name) { names }
      return Diagnostic(
        UnknownPart(name: mention.name, element: element.name, suggestion: suggestion),
        at: mention.node.range,
        fixIts: renaming(mention.node, to: suggestion))
    }
  }
}

extension ElementKind {
  /// The names of all attributes, events, roles and slots.
  public var partNames: [String] {
    attributes.map(\.name) + events.map(\.name) + roles.map(\.name) + content.map(\.name)
  }

  /// Whether an event, a role or a slot has a name.
  func hasOtherPart(named name: String) -> Bool {
    event(named: name) != nil || role(named: name) != nil || slot(named: name) != nil
  }
}
