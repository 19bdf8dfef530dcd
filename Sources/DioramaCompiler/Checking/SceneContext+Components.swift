import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks what only components have: their events, and more names that no id can have.
extension SceneContext {
  /// Returns the events that a component declares. Those that every view has are reported where the component is read
  /// as an element.
  func events(in entry: MappingEntry) -> [Event] {
    let events = grammar.events(ofComponent: entry, diagnostics)
    let keys = Dictionary(entry.value.entries.map { ($0.name, $0.key) }) { first, _ in first }
    let view = grammar.element(named: grammar.rootElement)
    for event in events where view?.event(named: event.name) == nil {
      if let key = keys[event.name], case .property(let name) = event.wiring {
        names.generate(name, for: key)
      }
    }
    return events
  }

  /// Checks that a view's event can be passed on as an event of the component.
  func pass(
    _ event: Event, of element: ElementKind, on name: String, at node: SyntaxNode
  ) {
    guard let own = eventsByName[name] else {
      let declared = tree.root?.value(for: .events)
      if let declared, declared.kind != .mapping || declared.value(for: name) != nil { return }
      let suggestion = diagnostics.suggestions.closest(to: name) { events.map(\.name) }
      return report(
        InvalidComponentEvent.unknown(name, suggestion: suggestion), at: node.range,
        fixIts: renaming(node, to: suggestion, isClosest: true))
    }
    let passed = RuntimeTree.Handler(name, for: event, of: element)
    let fits =
      passed.result == nil
      && (own.arguments.isEmpty || own.arguments.map(\.type) == passed.arguments.map(\.type))
      && (!own.isAsync || event.isAsync) && (!own.canThrow || event.canThrow)
    if fits { return }
    if let result = passed.result {
      return report(InvalidComponentEvent.result(name, type: result), at: node.range)
    }
    let effects = [(own.isAsync && !event.isAsync, "async"), (own.canThrow && !event.canThrow, "throws")]
    let unwanted = effects.compactMap { $0 ? $1 : nil }
    if !unwanted.isEmpty { return report(InvalidComponentEvent.effects(name, unwanted), at: node.range) }
    let declared = RuntimeTree.Handler(name, for: own, of: element)
    report(
      InvalidComponentEvent.signature(name, declared: declared.functionType, passed: passed.functionType),
      at: node.range)
  }

  /// Returns the names that no id of a component can have: the members of its superclass, including those of
  /// decorators.
  func members(of controller: ControllerKind) -> NameIndex {
    let decorators = grammar.decorators.filter { $0.decorates.contains(grammar.rootElement) }
    return NameIndex(controller.members.names + decorators.flatMap(\.swiftProperties))
  }
}

/// A handler in a component that does not raise one of its events.
enum InvalidComponentEvent: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "component-event",
    explanation: """
      The handlers in a component name its own events, which the scene that uses it handles. An event has the \
      arguments of the view's event that raises it, or none.
      """,
    example: DiagnosticKind.Example(
      .component,
      failing: "component: Card\nviews:\n- button: more\n  title: More\n  handlers: { click: opened }\n",
      passing:
        "component: Card\nevents:\n  opened: {}\nviews:\n- button: more\n  title: More\n  handlers: { click: opened }\n"
    ))

  /// The component declares no such event.
  case unknown(String, suggestion: String?)
  /// The component's event has effects that the view's event does not allow.
  case effects(String, [String])
  /// The view's event has other arguments.
  case signature(String, declared: String, passed: String)
  /// The view's event needs a result, which the component's owner cannot give.
  case result(String, type: String)
  /// A role written in place has no event to pass on.
  case role(String)

  var message: String {
    switch self {
    case .unknown(let name, let suggestion?):
      "the component declares no event '\(name)'; did you mean '\(suggestion)'?"
    case .unknown(let name, nil):
      "the component declares no event '\(name)'; add 'events: { \(name): {} }'"
    case .effects(let name, let effects):
      "the view raises '\(name)' without waiting for its handler; "
        + "remove \(effects.map { "'\($0)'" }.joined(separator: " and ")) from its declaration"
    case .signature(let name, let declared, let passed):
      "'\(name)' is declared as \(declared), but the view's event is \(passed); declare the same type, or no arguments"
    case .result(let name, let type):
      "the view's event needs a result of type '\(type)', so '\(name)' cannot be raised here; "
        + "remove it, or raise it by an event without a result"
    case .role(let name):
      "'\(name)' of a role that is written in place cannot be passed on; fill the role with a type"
    }
  }
}
