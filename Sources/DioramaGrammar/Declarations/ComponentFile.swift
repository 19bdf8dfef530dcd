import DioramaSyntax
import DioramaTree

/// The file of a component.
package struct ComponentFile: Sendable {
  /// The component's name.
  package let name: String
  /// The file.
  package let file: SourceFile
}

extension Grammar {
  /// Returns the events that an entry of a component declares, and reports errors in it.
  package func events(ofComponent entry: MappingEntry, _ diagnostics: DiagnosticCollector) -> [Event] {
    DeclarationReader(diagnostics: diagnostics, vocabulary: vocabulary, enumerations: { _ in nil })
      .events(ofComponent: entry)
  }
}

/// The interface of a component, as an element: its state, its events, its slots, and what can be edited.
///
/// Errors in a component are reported when it is compiled. Its uses are not checked until then.
extension DeclarationReader {
  /// The keys of a component whose values are mappings.
  private static let mappings: NameIndex = ["state", "conditions", "derived", "events", "layout"]

  /// Reads the interface in a component's file, whose root is a mapping.
  ///
  /// - Parameter slot: The element that marks a place for content.
  /// - Parameter components: The names of all components, whose states lists can hold.
  func component(_ root: SyntaxNode, slot: String, among components: NameIndex) -> ElementDeclaration? {
    guard let first = root.entries.first, let name = name(first, .upperCamelCase, of: "a component") else {
      return nil
    }
    var body = ComponentBody(slot: slot)
    let entries = root.entries(under: "state")
    body.visit(state: entries, components)
    body.visit(derived: root.value(for: "derived"))
    if let views = root.value(for: "views") { body.visit(views) }
    // A misspelt 'state' hides the parts of the state.
    if let entry = root.entries.first(where: { $0.value.kind == .mapping && !Self.mappings.contains($0.key) })
    {
      diagnostics.add(
        UnknownKey(name: entry.name, place: "a component", suggestion: "state", known: []),
        at: entry.key.range)
    }
    let state = entries.compactMap { entry(of: name, $0, components) }
    let events = root.entries.first(named: "events").map { self.events(ofComponent: $0) } ?? []
    let attributes = state.compactMap {
      Attribute(entry: $0, edited: body.edits($0) ? ElementKind.editingEvent : nil)
    }
    let places =
      entries.map { ($0.name, $0.key.range) } + body.slots
      + (root.value(for: "events")?.entries.map { ($0.name, $0.key.range) } ?? [])
    return ElementDeclaration(
      name: name, swiftClass: name, summary: summary(of: root) ?? "The component `\(name)`.",
      attributes: (state.isEmpty ? [] : [Attribute(wholeStateOf: name, entries: attributes)]) + attributes,
      events: events, content: body.slots.map { ContentSlot(inComponent: $0.name) },
      constraints: state.map { .atMostOneOf([ElementKind.wholeState, $0.name]) }, configurations: [],
      state: state,
      places: ElementDeclaration.Places(
        name: first.value.range, without: [], parts: places, mentions: PartMentions(in: root),
        components: body.components))
  }

  /// Reads an entry of a component's state. An invalid one is left out.
  private func entry(
    of component: String, _ entry: MappingEntry, _ components: NameIndex
  ) -> RuntimeTree.Parameter? {
    guard let name = checkedName(entry.key, .lowerCamelCase, of: "a part of the state", diagnostics) else {
      return nil
    }
    var type = WrittenType(declaredBy: entry).flatMap { parameterType($0, components) }
    guard entry.value.kind == .mapping else {
      return type.map { RuntimeTree.Parameter(name: name, type: $0, defaultValue: nil, summary: nil) }
    }
    if let cases = entry.value.value(for: "cases") {
      type = ParameterType(
        .enumeration(
          ParameterType.Cases(
            name: name, swiftType: "\(component).State.\(ParameterType.Cases.swiftType(ofState: name))",
            isOwn: true, names: cases.elements.map(\.text))))
    }
    guard let type, let valueType = type.attributeType else { return nil }
    let value = entry.value.entries.first(named: "default").flatMap { reader.read($0, as: valueType) }
    return RuntimeTree.Parameter(
      name: name, type: type, defaultValue: value, summary: summary(of: entry.value))
  }

  private func summary(of node: SyntaxNode) -> String? {
    node.entries.first(named: "summary").flatMap { reader.plainText($0) }
  }

  /// Returns the meaning of a type, or marks the component as broken.
  private func parameterType(_ written: WrittenType, _ components: NameIndex) -> ParameterType? {
    if brokenEnumerations.contains(written.name) {
      diagnostics.lacksDeclaration = true
      return nil
    }
    let base = ParameterType.Base(
      named: written.name, isComponent: components.contains, enumeration: enumerations)
    if base == nil {
      diagnostics.add(
        InvalidType(written: written.name.shortened, suggestion: nil), at: written.node.range)
    }
    return base.map(written.type)
  }
}

/// The parts of a component's body that belong to its interface.
private struct ComponentBody {
  let slot: String
  /// The places for content, by their ids.
  private(set) var slots: [(name: String, range: SourceRange)] = []
  private var namesOfSlots: Set<String> = []
  /// The names under `edits`.
  var edited: Set<String> = []
  /// The names after elements: ids, and lists whose entries are shown.
  var named: Set<String> = []
  /// The lists that the app derives, with the types of their entries.
  var derivedLists: [(name: String, type: String)] = []
  /// The components that the body uses.
  var components: [(name: String, range: SourceRange)] = []

  init(slot: String) { self.slot = slot }

  /// Returns whether the user can change a part of the state: through a view, or in the components that show a list.
  func edits(_ entry: RuntimeTree.Parameter) -> Bool {
    if edited.contains(entry.name) { return true }
    guard entry.type.isList, case .component(let component) = entry.type.base else { return false }
    return named.contains(entry.name)
      || derivedLists.contains { $0.type == component && named.contains($0.name) }
  }

  /// Collects the derived lists.
  mutating func visit(derived: SyntaxNode?) {
    for entry in derived.map({ Array($0.entries) }) ?? [] {
      guard let type = WrittenType(declaredBy: entry), type.isList else { continue }
      derivedLists.append((entry.name, type.name))
    }
  }

  /// Collects the components whose states are parts of the state.
  mutating func visit(state: [MappingEntry], _ known: NameIndex) {
    for type in state.compactMap(WrittenType.init(declaredBy:)) where known.contains(type.name) {
      components.append((type.name, type.range))
    }
  }

  /// Collects the parts in a node. Slots and edits of fallbacks do not belong to the interface: generated Swift has no
  /// fallbacks.
  mutating func visit(_ node: SyntaxNode, isInFallback: Bool = false) {
    if node.isAliasOrBroken { return }
    for element in node.elements { visit(element, isInFallback: isInFallback) }
    for (index, entry) in node.entries.enumerated() {
      if index == 0, entry.value.kind == .scalar { named.insert(entry.value.text) }
      if index == 0, entry.key.hasText(slot), NameForm.lowerCamelCase.matches(entry.value) {
        // A second slot of the same name is reported as a repeated id.
        let name = entry.value.text
        if !isInFallback, namesOfSlots.insert(name).inserted { slots.append((name, entry.value.range)) }
      } else if index == 0, NameForm.upperCamelCase.matches(entry.key) {
        components.append((entry.name, entry.key.range))
      } else if !isInFallback, entry.key.hasText(ViewKey.edits.rawValue) {
        edited.formUnion(
          entry.value.kind == .mapping ? entry.value.entries.map(\.value.text) : [entry.value.text])
      }
      visit(entry.value, isInFallback: isInFallback || entry.key.hasText(ViewKey.fallback.rawValue))
    }
  }
}

extension ParameterType {
  /// The value type of the attributes that hold values of the type; `nil` if there is none.
  fileprivate var attributeType: ValueType? {
    let element: ValueType? =
      switch base {
      case .swift(let name): .swift(name)
      case .component(let name): .component(name)
      // The cases of one component belong to one attribute.
      case .enumeration(let cases) where cases.isOwn:
        .enumeration(
          Enumeration(name: "enumeration", swiftType: cases.swiftType, summary: "", cases: cases.names))
      default: base.valueType
      }
    return isList ? element.map(ValueType.list) : element
  }
}

extension Attribute {
  /// Creates the attribute for an entry of a component's state; `nil` if its type has no values.
  fileprivate convenience init?(entry: RuntimeTree.Parameter, edited: String?) {
    guard let type = entry.type.attributeType else { return nil }
    self.init(
      name: entry.name, summary: entry.summary ?? "", type: type,
      isRequired: !entry.type.isOptional && entry.defaultValue == nil, isOptional: entry.type.isOptional,
      defaultValue: entry.defaultValue.map(Default.value),
      setter: .property(Attribute.statePrefix + entry.name), edited: edited)
  }
}

extension Attribute {
  /// Creates the attribute that holds the whole state of a component in place of the entries.
  fileprivate convenience init(wholeStateOf component: String, entries: [Attribute]) {
    self.init(
      name: ElementKind.wholeState, summary: "The whole state, instead of its entries.",
      type: .component(component), setter: .property(ElementKind.wholeState),
      edited: entries.contains { $0.edited != nil } ? ElementKind.editingEvent : nil)
  }
}

extension ElementKind {
  /// Whether it is a component, and not a view class.
  package var isComponent: Bool { state != nil }

  /// The attribute of components that holds the whole state.
  package static let wholeState = "state"

  /// The event that reports the user's changes to a component's state. Scenes cannot name it; they use `edits`.
  static let editingEvent = "state edited"

  /// The event that reports the user's changes to a component's state; `nil` if the user cannot change it.
  package var editing: Event? {
    guard isComponent, attributes.contains(where: { $0.edited == Self.editingEvent }) else { return nil }
    return Event(
      name: Self.editingEvent, summary: "",
      arguments: [
        RuntimeTree.Handler.Argument(
          name: name.uncapitalized, type: swiftClass)
      ],
      wiring: .property("stateEdited"))
  }
}

extension ContentSlot {
  /// Creates the slot for a place in a component.
  fileprivate init(inComponent name: String) {
    self.init(
      name: name, summary: "", accepts: .view, method: name + ".addArrangedSubview", isCalledForEach: true)
  }
}

extension ParameterType.Cases {
  /// Returns the name of the enumeration whose cases a part of the state lists.
  package static func swiftType(ofState name: String) -> String { name.capitalized }
}

extension GrammarState {
  /// Reports components that contain themselves, each with its cycle, at the use that closes it, and components that
  /// are nested too deep for a loader.
  mutating func reportComponentNesting() {
    typealias Use = (name: String, range: SourceRange)
    let components = names(of: .component).map { name -> (name: String, uses: [Use]) in
      (name, declaration(named: name)?.places?.components ?? [])
    }
    func forEachUse(_ component: (name: String, uses: [Use]), _ body: (String) -> Void) {
      for use in component.uses { body(use.name) }
    }
    let (cycles, members) = components.cycles(by: \.name, naming: forEachUse)
    for cycle in cycles {
      guard let last = cycle.elements.last,
        let use = last.uses.first(where: { $0.name == cycle.elements[0].name })
      else { continue }
      let path = cycle.path { "'\($0.name)'" }
      report([Diagnostic(ComponentCycle(path: path), at: use.range)], in: .component, last.name)
    }
    for component in members { markBroken(.component, component.name) }
    var depths: [String: Int] = [:]
    for (name, uses) in components.ordered(by: \.name, naming: forEachUse).ordered {
      let deepest = uses.max { depths[$0.name, default: 0] < depths[$1.name, default: 0] }
      let depth = deepest.map { depths[$0.name, default: 0] } ?? 0
      if let deepest, depth == RuntimeTree.maximumComponentDepth {
        report([Diagnostic(ComponentNesting(name: deepest.name), at: deepest.range)], in: .component, name)
        markBroken(.component, name)
      }
      // Those that contain a component that is nested too deep are not reported.
      depths[name] = min(depth, RuntimeTree.maximumComponentDepth) + 1
    }
  }
}

extension Grammar {
  /// Returns the components whose states are in the state of a component.
  package func components(inStateOf name: String) -> [String] {
    element(named: name)?.state?.compactMap { entry in
      if case .component(let component) = entry.type.base { component } else { nil }
    } ?? []
  }

  /// Returns everything in a component that Swift code using it depends on, or `nil` if there is no such component.
  package func interface(ofComponent name: String) -> String? {
    guard let element = element(named: name), let state = element.state else { return nil }
    let entries = state.map { entry in
      var type = entry.type.swiftName
      if case .enumeration(let cases) = entry.type.base { type += cases.names.joined(separator: ",") }
      let value = entry.defaultValue.map { String(decoding: $0.json.serialized, as: UTF8.self) } ?? ""
      return "\(entry.name): \(type) = \(value) \(element.attribute(named: entry.name)?.edited ?? "")"
    }
    let events = element.events.map { event in
      let type = RuntimeTree.Handler.functionType(
        event.arguments.map(\.type), result: nil, isAsync: event.isAsync, canThrow: event.canThrow)
      return "\(event.name)(\(event.arguments.map { "\($0.label ?? "_") \($0.name)" })) \(type)"
    }
    return (entries + events + element.content.map(\.name)).joined(separator: "\n")
  }
}
