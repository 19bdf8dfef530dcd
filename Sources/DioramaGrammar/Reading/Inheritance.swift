import DioramaSyntax

/// Puts together what an element declares, what its decorators add, and what it inherits.
enum Inheritance {
  static func flatten(
    _ declaration: ElementDeclaration, base: ElementKind?, decorators: [DecoratorKind], isOfProject: Bool
  ) -> (element: ElementKind, diagnostics: [Diagnostic]) {
    let inheritedAttributes = base?.attributes ?? []
    let element = ElementKind(
      name: declaration.name,
      swiftClass: declaration.swiftClass,
      summary: declaration.summary,
      base: base?.name,
      isAbstract: declaration.isAbstract,
      placement: declaration.placement ?? base?.placement ?? .view,
      initializer: declaration.initializer,
      attributes: declaration.attributes + decorators.map(\.attribute) + inheritedAttributes,
      events: declaration.events + (base?.events ?? []),
      roles: declaration.roles + (base?.roles ?? []),
      content: declaration.content ?? base?.content ?? [],
      constraints: (base?.constraints ?? []) + declaration.constraints,
      configurations: declaration.configurations ?? base?.configurations ?? [],
      accessibility: declaration.accessibility ?? base?.accessibility,
      example: declaration.example)
    let diagnostics = declaration.places.map {
      redeclared($0, declaration, base, isOfProject) + unknown($0, element)
    }
    return (element, diagnostics ?? [])
  }

  /// The parts that are there already. What a project's decorator adds to the language's own elements is not their
  /// mistake: the decorator is told.
  private static func redeclared(
    _ places: ElementDeclaration.Places, _ declaration: ElementDeclaration, _ base: ElementKind?,
    _ isOfProject: Bool
  ) -> [Diagnostic] {
    var names = base.map(\.partNames) ?? []
    names.removeAll { name in
      declaration.content != nil && base?.slot(named: name) != nil
        || !isOfProject && base?.attribute(named: name)?.decorator != nil
    }
    var seen = Set(names)
    return places.parts.compactMap { part in
      seen.insert(part.name).inserted
        ? nil : Diagnostic(RedeclaredPart(name: part.name, element: declaration.name), at: part.range)
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
