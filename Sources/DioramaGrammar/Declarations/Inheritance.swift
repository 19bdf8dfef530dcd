import DioramaSyntax

/// Combines an element's declaration with the parts that it inherits and that decorators add.
enum Inheritance {
  static func flatten(
    _ declaration: ElementDeclaration, base: ElementKind?, decorators: [DecoratorKind], isOfProject: Bool
  ) -> (element: ElementKind, diagnostics: [Diagnostic]) {
    let names = Set(declaration.without)
    let withoutEvents = names.filter { base?.event(named: $0) != nil }
    let content = (base?.content ?? []).filter { !$0.isKept || !names.contains($0.name) }
    let replaced = declaration.content.map { own in
      content.filter { slot in !slot.isKept && !own.contains { $0.name == slot.name } }.map(\.name)
    }
    let missing = names.union(replaced ?? [])
    let without = names.subtracting(withoutEvents)
    var inheritedAttributes = (base?.attributes ?? []).filter {
      !$0.isInitial && !without.contains($0.name)
        && !($0.isOfContainers && declaration.content?.isEmpty == true)
    }
    // The class of a component is generated, and keeps the defaults of a view.
    if isOfProject, !declaration.isComponent, declaration.swiftClass != base?.swiftClass {
      inheritedAttributes = inheritedAttributes.map { $0.inheritedByApp() }
    }
    let element = ElementKind(
      name: declaration.name,
      swiftClass: declaration.swiftClass,
      summary: declaration.summary,
      base: base?.name,
      without: without.union(base?.without ?? []),
      withoutEvents: withoutEvents.union(base?.withoutEvents ?? []),
      isAbstract: declaration.isAbstract,
      isStructural: declaration.isStructural,
      placement: declaration.placement ?? base?.placement ?? .view,
      initializer: declaration.initializer,
      attributes: declaration.attributes + decorators.flatMap(\.attributes) + inheritedAttributes,
      events: declaration.events + decorators.flatMap(\.events)
        + (base?.events ?? []).filter { !withoutEvents.contains($0.name) },
      roles: declaration.roles + (base?.roles ?? []),
      content: declaration.content.map { $0 + content.filter(\.isKept) } ?? content,
      constraints: (base?.constraints ?? []).compactMap { $0.without(missing) } + declaration.constraints,
      configurations: declaration.configurations ?? base?.configurations ?? [],
      accessibility: declaration.accessibility ?? base?.accessibility,
      example: declaration.example,
      synonyms: declaration.synonyms, hints: declaration.hints, since: declaration.since,
      state: declaration.state,
      contained: declaration.contained,
      modules: (base?.modules ?? []) + [declaration.module].compactMap(\.self),
      grows: declaration.grows ?? base?.grows, list: nil, listClass: declaration.listClass, entry: nil)
    let checks = declaration.places.map { places in
      InheritanceChecks(
        places: places, declaration: declaration, base: base, element: element, isOfProject: isOfProject)
    }
    return (element, checks?.diagnostics ?? [])
  }
}

extension ElementKind {
  /// The names of all attributes, events, roles and slots.
  package var partNames: [String] {
    attributes.map(\.name) + events.map(\.name) + roles.map(\.name) + content.map(\.name)
  }
}

extension ElementKind {
  /// Returns the element and its supertypes, up to the root.
  package func lineage(in grammar: Grammar) -> [ElementKind] {
    var lineage = [self]
    while let base = lineage.last?.base, let element = grammar.element(named: base) {
      lineage.append(element)
    }
    return lineage
  }

  /// Returns the attributes that are not inherited.
  func ownAttributes(in grammar: Grammar) -> [Attribute] {
    let inherited = inheritance(in: grammar)
    return attributes.filter { attribute in
      if case .inherited = attribute.defaultValue { return false }
      return inherited?.attribute(named: attribute.name) !== attribute
    }
  }

  /// Returns the events that are not inherited.
  func ownEvents(in grammar: Grammar) -> [Event] {
    let inherited = inheritance(in: grammar)
    return events.filter { inherited?.event(named: $0.name) == nil }
  }

  /// Returns the roles that are not inherited.
  func ownRoles(in grammar: Grammar) -> [Role] {
    let inherited = inheritance(in: grammar)
    return roles.filter { inherited?.role(named: $0.name) == nil }
  }

  /// Returns the slots, without inherited ones that subtypes always keep.
  package func ownContent(in grammar: Grammar) -> [ContentSlot] {
    let inherited = inheritance(in: grammar)
    return content.filter { !$0.isKept || inherited?.slot(named: $0.name) == nil }
  }

  /// Returns the constraints that are not inherited.
  func ownConstraints(in grammar: Grammar) -> [Constraint] {
    let inherited =
      inheritance(in: grammar)?.constraints.compactMap { $0.without(without.union(withoutEvents)) } ?? []
    return Array(constraints.dropFirst(inherited.count))
  }

  /// Returns the attributes that the element itself declares.
  package func declaredAttributes(in grammar: Grammar) -> [Attribute] {
    ownAttributes(in: grammar).filter { $0.decorator == nil }
  }

  /// Returns the events that the element itself declares.
  package func declaredEvents(in grammar: Grammar) -> [Event] {
    let decorators = grammar.decorators.filter { $0.decorates.contains(name) }
    let added = Set(decorators.flatMap(\.events).map(\.name))
    return ownEvents(in: grammar).filter { !added.contains($0.name) }
  }

  /// Returns the names in the element's own `without` list, sorted.
  package func declaredWithout(in grammar: Grammar) -> [String] {
    let inherited = inheritance(in: grammar)
    return without.subtracting(inherited?.without ?? [])
      .union(withoutEvents.subtracting(inherited?.withoutEvents ?? [])).sorted()
  }

  /// Returns the supertype; `nil` without one.
  func inheritance(in grammar: Grammar) -> ElementKind? {
    base.flatMap { grammar.element(named: $0) }
  }
}

/// Elements with their inherited parts.
extension GrammarState {
  mutating func element(named name: String) -> ElementKind? {
    elements.names.index(of: name).flatMap { element($0) }
  }

  /// Returns the element with this number among all element names.
  mutating func element(_ number: Int) -> ElementKind? {
    if case .read(let known) = elements[number] { return known }
    let element = declaration(named: elements.names.names[number]).map { flattened($0) }
    elements[number] = .read(element)
    return element
  }

  /// Returns an element with its inherited parts.
  private mutating func flattened(_ declaration: ElementDeclaration) -> ElementKind {
    path.append(declaration.name)
    let base = base(of: declaration)
    path.removeLast()
    let isOfProject = isOfProject(.element, declaration.name)
    let flattened = Inheritance.flatten(
      declaration, base: base, decorators: decorators().decorating(declaration.name),
      isOfProject: isOfProject)
    var diagnostics = flattened.diagnostics + eventsOfLists(in: declaration, base)
    if isOfProject { diagnostics += hiddenClass(of: declaration, base) }
    report(diagnostics, in: declaration.isComponent ? .component : .element, declaration.name)
    return flattened.element
  }

  /// Returns diagnostics for the events of a component that the rows and items of lists have themselves.
  private mutating func eventsOfLists(
    in declaration: ElementDeclaration, _ base: ElementKind?
  ) -> [Diagnostic] {
    guard declaration.isComponent, !declaration.events.isEmpty else { return [] }
    let lists = [settings.rowList, settings.itemList].compactMap { element(named: $0) }
    let taken = Set(lists.flatMap(\.events).map(\.name)).subtracting(base?.events.map(\.name) ?? [])
    let parts = declaration.places?.parts.filter { part in
      taken.contains(part.name) && declaration.events.contains { $0.name == part.name }
    }
    return (parts ?? []).map {
      Diagnostic(RedeclaredPart(name: $0.name, element: settings.rowList), at: $0.range)
    }
  }

  /// Returns the declaration of an element from its file, or the built-in one.
  mutating func declaration(named name: String) -> ElementDeclaration? {
    if isBuiltIn, let declaration = LanguageDeclarations.element(named: name) { return declaration }
    if let known = declarations[name] { return known }
    let slot = settings.slot
    let isComponent = isOfProject(.component, name)
    let components = isComponent ? NameIndex(names(of: .component)) : .empty
    // An element with the name of a component cannot be used, but has errors of its own.
    let element = read(.element, name) { reader, root in reader.element(root) }
    let declaration =
      isComponent
      ? read(.component, name) { reader, root in reader.component(root, slot: slot, among: components) }
      : element
    declarations[name] = declaration
    return declaration
  }

  private mutating func base(of declaration: ElementDeclaration) -> ElementKind? {
    guard declaration.name != settings.root, declaration.base != ElementDeclaration.noBase else { return nil }
    let name = declaration.base ?? settings.root
    let places = declaration.places
    let range = places.map { $0.base?.range ?? $0.name }
    if path.contains(name) {
      if let range {
        report(
          [Diagnostic(InheritanceCycle(name: declaration.name), at: range)], in: .element, declaration.name)
      }
      return nil
    }
    if let range, hasTooManySupertypes(declaration) {
      report(
        [Diagnostic(InheritanceLimit(name: declaration.name), at: range)], in: .element, declaration.name)
      return nil
    }
    if let base = element(named: name) {
      if isBroken(.element, name) { markBroken(.element, declaration.name) }
      guard let range, base.partNames.count > Limits.inheritedParts else { return base }
      report(
        [Diagnostic(DeclarationLimit.inheritedParts(base: name), at: range)], in: .element, declaration.name)
      return nil
    }
    if isBroken(.element, name) {
      markBroken(.element, declaration.name)
    } else if let range {
      let suggestion = suggestedElement(for: name)
      let unknown =
        places?.base.map { UnknownBase.diagnostic(at: $0, suggestion: suggestion) }
        ?? Diagnostic(UnknownBase(name: name, suggestion: suggestion), at: range)
      report([unknown], in: .element, declaration.name)
    }
    return nil
  }

  /// Returns whether an element has too many supertypes, which is checked before any of them is flattened.
  private mutating func hasTooManySupertypes(_ declaration: ElementDeclaration) -> Bool {
    var current = declaration
    var names: Set = [declaration.name]
    for _ in 0..<Limits.inheritance {
      guard let name = current.base, name != settings.root, isOfProject(.element, name),
        names.insert(name).inserted, let base = self.declaration(named: name)
      else { return false }
      current = base
    }
    return true
  }

  private func suggestedElement(for name: String) -> String? {
    Spelling.closest(to: name, in: names(of: .element))
  }

  mutating func report(_ diagnostics: [Diagnostic], in kind: DeclarationKind, _ name: String) {
    guard let number = index[Key(kind: kind, name: name)], !diagnostics.isEmpty else { return }
    collectors[number].formUnion(diagnostics)
    if diagnostics.contains(where: { $0.severity == .error }) { markBroken(kind, name) }
  }

  /// Checks that a decorator's elements exist and do not declare the same properties themselves.
  mutating func check(_ decorator: DecoratorKind) {
    let nodes = read(.decorator, decorator.name) { reader, root in reader.decorator(root) }
    guard let nodes else { return }
    var diagnostics: [Diagnostic] = []
    for node in nodes.decorates where element(named: node.text) == nil {
      if isBroken(.element, node.text) { continue }
      diagnostics.append(UnknownBase.diagnostic(at: node, suggestion: suggestedElement(for: node.text)))
    }
    var seen: Set<String> = []
    for node in nodes.decorates where !seen.insert(node.text).inserted {
      diagnostics.append(Diagnostic(RedeclaredPart(name: node.text, element: "the list"), at: node.range))
    }
    var namesSubtype = false
    for node in nodes.decorates {
      guard let element = element(named: node.text) else { continue }
      let supertype = lineage(of: element).dropFirst().first { seen.contains($0.name) }
      let remedy: String
      if ![.view, .row].contains(element.placement) {
        remedy = "names views; remove '\(element.name)', which is not one"
      } else if let supertype {
        remedy = "includes subtypes, so remove '\(element.name)', which is a subtype of '\(supertype.name)'"
        namesSubtype = true
      } else {
        continue
      }
      diagnostics.append(Diagnostic(WrongType(name: "decorates", remedy: remedy), at: node.range))
    }
    if !namesSubtype, let clash = clash(of: decorator),
      let place = decorator.partNames.firstIndex(of: clash.part)
    {
      diagnostics.append(
        Diagnostic(RedeclaredPart(name: clash.part, element: clash.element), at: nodes.names[place].range))
    }
    if decorator.decorates.contains(settings.root) {
      for (name, (property, member)) in zip(nodes.names, zip(decorator.swiftProperties, decorator.members))
      where property == member {
        diagnostics.append(Diagnostic(MemberOfAllViews(name: property), at: name.range))
      }
    }
    report(diagnostics, in: .decorator, decorator.name)
  }

  /// Returns the first element with another part or Swift property of the same name as one that a decorator adds to it.
  private mutating func clash(of decorator: DecoratorKind) -> Clash? {
    if let clash = clashes()[decorator.name] { return clash }
    for element in decorator.decorates.sorted() {
      for part in decorator.partNames where isTaken(part, element) {
        return Clash(element: element, part: part)
      }
    }
    return clashInClass(of: decorator)
  }

  /// Returns the first Swift class to which a decorator and another one add properties of the same name, through
  /// different elements.
  private mutating func clashInClass(of decorator: DecoratorKind) -> Clash? {
    var classes: [String] = []
    for name in decorator.decorates { classes += [element(named: name)?.swiftClass].compactMap(\.self) }
    for other in decorators().all where other.name != decorator.name {
      let shared = decorator.swiftProperties.firstIndex { other.swiftProperties.contains($0) }
      guard let shared else { continue }
      for name in other.decorates {
        guard let viewClass = element(named: name)?.swiftClass, classes.contains(viewClass) else { continue }
        return Clash(element: viewClass, part: decorator.partNames[shared])
      }
    }
    return nil
  }

  /// Returns whether an element that a decorator adds a property to has another part or Swift property with that
  /// name.
  private mutating func isTaken(_ property: String, _ name: String) -> Bool {
    guard let element = element(named: name) else { return false }
    return element.partNames.count { $0 == property } > 1
      || element.attributes.contains { $0.decorator == nil && $0.setter == .property(property) }
      || element.events.contains { $0.wiring == .property(property) }
  }

  /// Returns the first built-in element with a conflicting part for each decorator, by the decorator's name.
  private mutating func clashes() -> [String: Clash] {
    if let known = foundClashes { return known }
    var clashes: [String: Clash] = [:]
    for name in names(of: .element) where !isOfProject(.element, name) {
      guard let element = element(named: name) else { continue }
      let counts = Dictionary(element.partNames.map { ($0, 1) }, uniquingKeysWith: +)
      for decorator in decorators(ofElement: element) where clashes[decorator.name] == nil {
        if let part = decorator.partNames.first(where: { counts[$0] != 1 }) {
          clashes[decorator.name] = Clash(element: name, part: part)
        }
      }
    }
    foundClashes = clashes
    return clashes
  }

  /// Returns the decorators of an element and of its supertypes.
  private mutating func decorators(ofElement element: ElementKind) -> [DecoratorKind] {
    let decorators = decorators()
    return lineage(of: element).flatMap { decorators.decorating($0.name) }
  }

  /// Returns an element and its supertypes.
  private mutating func lineage(of element: ElementKind) -> [ElementKind] {
    var lineage = [element]
    while let base = lineage[lineage.count - 1].base.flatMap({ self.element(named: $0) }) {
      lineage.append(base)
    }
    return lineage
  }
}

extension ElementDeclaration {
  /// Whether it is a component, and not a view class.
  var isComponent: Bool { state != nil }
}

/// The decorators of a grammar, indexed by the elements that they decorate.
struct ReadDecorators: Sendable {
  /// All decorators, the built-in ones first.
  let all: [DecoratorKind]
  /// The indices of the decorators, by the name of an element.
  private let places: [String: [Int]]

  /// Indexes decorators by the elements that they decorate.
  init(_ all: [DecoratorKind]) {
    self.all = all
    var places: [String: [Int]] = [:]
    for (place, decorator) in all.enumerated() {
      for element in Set(decorator.decorates) { places[element, default: []].append(place) }
    }
    self.places = places
  }

  /// Returns the decorators of an element itself, without those of its supertypes.
  func decorating(_ element: String) -> [DecoratorKind] { (places[element] ?? []).map { all[$0] } }
}
