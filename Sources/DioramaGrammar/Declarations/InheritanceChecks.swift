import DioramaSyntax

/// The checks of a declaration's parts together with the inherited ones.
struct InheritanceChecks {
  /// The source locations of the declaration.
  let places: ElementDeclaration.Places
  let declaration: ElementDeclaration
  /// The element that it extends; `nil` without one.
  let base: ElementKind?
  /// The element with the inherited parts.
  let element: ElementKind
  let isOfProject: Bool

  /// The diagnostics of all checks.
  var diagnostics: [Diagnostic] {
    redeclared + unknown + unpassable + unusable + unknownCases + incomparable + uninherited + unpassed
      + ambiguousCalls + (isOfProject ? notView + misplacedSwift : [])
  }

  /// Diagnostics for the parts that exist already. If a project's decorator conflicts with a built-in element,
  /// the error is reported at the decorator instead.
  private var redeclared: [Diagnostic] {
    var names = base.map(\.partNames) ?? []
    names.removeAll { name in
      declaration.content != nil && base?.slot(named: name)?.isKept == false
        || declaration.without.contains(name)
        || !isOfProject && base?.attribute(named: name)?.decorator != nil
    }
    if declaration.isComponent { names.append(ElementKind.wholeState) }
    names += ViewKey.words
    var seen = Set(names)
    return places.parts.compactMap { part in
      seen.insert(part.name).inserted
        ? nil : Diagnostic(RedeclaredPart(name: part.name, element: declaration.name), at: part.range)
    }
  }

  /// Diagnostics for the attributes in an element's `without` list that it does not inherit, or that an
  /// inherited call passes.
  private var uninherited: [Diagnostic] {
    guard let base else { return [] }
    let configurations = declaration.configurations == nil ? base.configurations : []
    let names =
      base.attributes.map(\.name) + base.events.map(\.name) + base.content.filter(\.isKept).map(\.name)
    var suggestions = Suggestions()
    return places.without.compactMap { name, node in
      if let call = configurations.first(where: { $0.arguments.contains { $0.part == name } }) {
        return Diagnostic(PassedAttribute(name: name, method: call.method), at: node.range)
      }
      if names.contains(name) { return nil }
      let suggestion = suggestions.closest(to: name) { names }
      return Diagnostic(
        UninheritedAttribute(name: name, base: base.name, suggestion: suggestion), at: node.range,
        fixIts: renaming(node, to: suggestion, isClosest: true))
    }
  }

  /// Diagnostics for the roles in a declaration that no call passes to the view.
  private var unpassed: [Diagnostic] {
    let own = declaration.configurations
    // A call with an error may pass any role.
    if let own, own.count < places.mentions.calls.count { return [] }
    let passed = Set(element.configurations.flatMap { $0.arguments.map(\.part) })
    let unpassed = places.parts.filter { part in
      guard let role = element.role(named: part.name), !passed.contains(role.name) else { return false }
      return role.fills.isEmpty || !passed.isSuperset(of: role.fills)
    }
    if own?.isEmpty ?? true, let first = unpassed.first {
      return [Diagnostic(UnpassedRole(names: unpassed.map(\.name)), at: first.range)]
    }
    return unpassed.map {
      Diagnostic(UnpassedRole(names: [$0.name], method: own?.first?.method), at: $0.range)
    }
  }

  /// Diagnostics for attributes and events that reach the view in a way for other kinds of elements: what a
  /// controller overrides belongs to a screen, and the events of `UIControl` to a control.
  private var misplacedSwift: [Diagnostic] {
    let isControl =
      base?.events.contains { if case .controlEvent = $0.wiring { true } else { false } } ?? false
    func key(_ name: String) -> (name: String, place: String)? {
      let isScreen = element.placement == .screen
      if let attribute = declaration.attributes.first(where: { $0.name == name }) {
        switch attribute.setter {
        case .overriding where !isScreen: return ("overrides", "a screen")
        case .appearing where !isScreen: return ("appearing", "a screen")
        default: return nil
        }
      }
      switch declaration.events.first(where: { $0.name == name })?.wiring {
      case .overriding where !isScreen: return ("override", "a screen")
      case .controlEvent where !isControl: return ("controlEvent", "an element that extends 'control'")
      default: return nil
      }
    }
    return places.parts.compactMap { part in
      key(part.name).map {
        Diagnostic(KeyWithoutEffect(name: $0.name, place: "belongs to \($0.place)"), at: part.range)
      }
    }
  }

  /// Diagnostics for arguments of calls that are content, or that an earlier argument passes.
  private var unpassable: [Diagnostic] {
    places.mentions.calls.flatMap { call -> [Diagnostic] in
      var seen: Set<String> = []
      let parts = call.value(for: "arguments")?.entries.map(\.value) ?? []
      return parts.filter { $0.kind == .scalar }.compactMap { part in
        if element.slot(named: part.text) != nil {
          let remedy = "is content, which has a method of its own; remove the argument"
          return Diagnostic(WrongType(name: part.text, remedy: remedy), at: part.range)
        }
        return seen.insert(part.text).inserted
          ? nil
          : Diagnostic(RedeclaredPart(name: part.text, element: "the list of arguments"), at: part.range)
      }
    }
  }

  /// Diagnostics for calls with many arguments that scenes can leave out, since a loader needs the call without
  /// each combination of them.
  private var ambiguousCalls: [Diagnostic] {
    let calls = places.mentions.calls
    // Calls with errors are not among the configurations.
    guard calls.count == element.configurations.count else { return [] }
    return zip(calls.indices, calls).compactMap { index, node in
      let configuration = element.configurations[index]
      let open = configuration.arguments.map(\.part).filter { element.mayLack($0, inConfiguration: index) }
      guard open.count > AmbiguousCall.maximum else { return nil }
      return Diagnostic(AmbiguousCall(method: configuration.method, count: open.count), at: node.headRange)
    }
  }

  /// A diagnostic for an element among views that is not one.
  private var notView: [Diagnostic] {
    guard declaration.base == ElementDeclaration.noBase, [.view, .row, .item].contains(element.placement),
      let base = places.base
    else { return [] }
    let remedy = "is 'none', so this is not a view; extend 'view', or write the 'placement' of what it is"
    return [Diagnostic(WrongType(name: "extends", remedy: remedy), at: base.range)]
  }

  /// Diagnostics for names that the element has no part of.
  private var unknown: [Diagnostic] {
    let names = element.partNames
    var suggestions = Suggestions()
    return places.mentions.names.filter { !names.contains($0.text) }.map { node in
      let suggestion = suggestions.closest(to: node.text) { names }
      return Diagnostic(
        UnknownPart(name: node.text, element: element.name, suggestion: suggestion), at: node.range,
        fixIts: renaming(node, to: suggestion, isClosest: true))
    }
  }

  /// Diagnostics for parts whose values a constraint cannot compare.
  private var incomparable: [Diagnostic] {
    func misfits(_ nodes: [SyntaxNode], _ phrase: String, fits: (ValueType) -> Bool) -> [Diagnostic] {
      nodes.filter { element.partNames.contains($0.text) }.compactMap { node in
        if let attribute = element.attribute(named: node.text), fits(attribute.type) { return nil }
        return Diagnostic(
          WrongType(name: node.text, remedy: "is not \(phrase); name an attribute that is"), at: node.range)
      }
    }
    return places.mentions.constraints.flatMap { key, entry -> [Diagnostic] in
      let pair = entry.value.entries.first
      switch key {
      case .exactlyOneOf, .atMostOneOf, .needsOneOf: return []
      case .ascending:
        return misfits(entry.value.items, "a list of cases") { $0.isList && $0.caseNames != nil }
      case .steps:
        return misfits([pair?.key, pair?.value].compactMap(\.self), "a number") { $0.isNumber }
      case .index:
        return misfits([pair?.key].compactMap(\.self), "a whole number") { $0.isInteger }
          + misfits([pair?.value].compactMap(\.self), "a list or a whole number") {
            $0.isList || $0.isInteger
          }
      case .ordered, .increasing:
        return misfits(entry.value.items, "a number or a date") { $0.isNumber || $0 == .date }
      }
    }
  }

  /// Diagnostics for cases and truth values that attributes need, but that do not exist.
  private var unknownCases: [Diagnostic] {
    var suggestions = Suggestions()
    return places.mentions.needs.flatMap { need -> [Diagnostic] in
      guard element.partNames.contains(need.name) else { return [] }
      let cases: [String]
      switch element.attribute(named: need.name)?.type {
      case .enumeration(let enumeration): cases = enumeration.cases
      case .boolean: cases = ["true", "false"]
      default:
        let remedy = "is not an enumeration or a boolean; name an attribute that has cases"
        return [Diagnostic(WrongType(name: need.name, remedy: remedy), at: need.key.range)]
      }
      let unknown = need.value.items.filter {
        $0.kind == .scalar && !$0.isEmptyPlain && !cases.contains($0.text)
      }
      return unknown.map { node in
        let suggestion = suggestions.closest(to: node.text) { cases }
        return Diagnostic(
          UnknownCase(name: need.name, written: node.text, suggestion: suggestion, cases: cases),
          at: node.range, fixIts: renaming(node, to: suggestion, isClosest: true))
      }
    }
  }

  /// Diagnostics for events that report a user's change, but do not pass the view that holds the value, or need
  /// a result.
  private var unusable: [Diagnostic] {
    let edited = Set(element.attributes.compactMap(\.edited))
    return places.mentions.names.filter { edited.contains($0.text) }.compactMap { node in
      guard let event = element.event(named: node.text) else { return nil }
      let remedy: String
      if event.arguments.first?.mayBeView != true {
        remedy =
          "does not pass the view, from which the state takes the value; begin its 'arguments' with 'Self'"
      } else if event.result != nil {
        remedy = "has a result, which the state cannot give; name an event without 'result'"
      } else {
        return nil
      }
      return Diagnostic(WrongType(name: node.text, remedy: remedy), at: node.range)
    }
  }
}

/// A check of a declaration's class together with those of the language's elements.
extension GrammarState {
  /// Returns a diagnostic for a class of a project's element that would hide another one in generated Swift.
  mutating func hiddenClass(
    of declaration: ElementDeclaration, _ base: ElementKind?
  ) -> [Diagnostic] {
    let name = declaration.swiftClass
    guard let place = declaration.places?.swift, name != base?.swiftClass, !name.hasPrefix("UI") else {
      return []
    }
    let remedy: String
    if let owner = languageElements()[name] {
      remedy = "the class of '\(owner)'; rename your class, or extend '\(owner)'"
    } else if settings.reservedTypes.contains(name) {
      remedy = "which generated Swift uses for another type; rename your class"
    } else {
      return []
    }
    return [Diagnostic(WrongType(name: "swift", remedy: "cannot be '\(name)', \(remedy)"), at: place)]
  }

  /// Returns the names of the language's own elements by their classes. Of several elements, the first counts.
  private mutating func languageElements() -> [String: String] {
    if let known = languageElementsByClass { return known }
    let names = elementIndex.names.filter { !isOfProject(.element, $0) && !isOfProject(.component, $0) }
    let pairs = names.compactMap { name in declaration(named: name).map { ($0.swiftClass, name) } }
    let elements = Dictionary(pairs) { first, _ in first }
    languageElementsByClass = elements
    return elements
  }
}

extension ValueType {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
  fileprivate var isInteger: Bool { if case .integer = self { true } else { false } }
}
