import DioramaGrammar
import DioramaTree

/// Components.
extension SceneGenerator {
  /// A component with an id, which can contain the components that the grammar has. The ids of every second one are
  /// texts.
  package mutating func component(_ number: Int) -> (name: String, file: String) {
    choices.isFrugal = true
    defer { choices.isFrugal = false }
    let name = "RandomEntry\(number)"
    return (name, component(named: name, id: number % 2 == 0 ? .integer : .string))
  }

  private mutating func component(named name: String, id: ParameterType.Base) -> String {
    guard let controller = grammar.component, let root = grammar.element(named: grammar.rootElement) else {
      return ""
    }
    let decorators = grammar.decorators.flatMap(\.swiftProperties)
    scope = SceneScope(reserved: Set(controller.members.names + decorators + root.partNames + ["id"]))
    scope.names = scope.reserved
    scope.changes = true
    scope.isComponent = true
    scope.depth = 2
    scope.room = 3
    // No attribute has this range, so nothing that the user changes is written to the id.
    scope.entries = [
      RandomEntry(
        name: "id", type: ParameterType(id), range: .identity, isState: true, entry: ("id", .scalar(id.name)))
    ]
    let views = choices.shuffled(
      views(ofComponent: choices.number(in: 1...3)) + viewsOfComponents() + slots())
    let layout = layout(of: controller)
    let events: [SceneNode.Entry] = scope.events.isEmpty ? [] : [("events", .block(scope.events))]
    let entries = declarations { _ in true } + events + layout + [("views", .lines(views))]
    return SceneNode.block([("component", .scalar(name))] + entries).file
  }

  /// Views of a component, the first of which the user can change.
  private mutating func views(ofComponent count: Int) -> [SceneNode] {
    let simple = (elements[.view] ?? []).filter(\.fitsComponents)
    let edited = simple.filter { !$0.edited.isEmpty }
    return (0..<count).map { view(of: choices.element(of: $0 == 0 ? edited : simple)) }
  }

  /// A component inside the component, or a list of them, if the grammar has any.
  private mutating func viewsOfComponents() -> [SceneNode] {
    guard !components.isEmpty, choices.chance(70) else { return [] }
    if choices.chance(50), let list = listOfEntries(in: .view) { return [list] }
    return [grammar.element(named: choices.element(of: components))].compactMap(\.self).map { view(of: $0) }
  }

  /// A place for views of the scene, now and then.
  private mutating func slots() -> [SceneNode] {
    guard let slot = grammar.element(named: "slot"), choices.chance(40) else { return [] }
    return [view(of: slot)]
  }

  /// The event of a component that a view's event raises: one with its arguments, or one without.
  mutating func raisedEvent(by event: Event, of element: ElementKind) -> String {
    var entries: [SceneNode.Entry] = []
    if !event.arguments.isEmpty, choices.chance(60) {
      let arguments = event.arguments.map { argument -> SceneNode in
        let type = argument.type == "Self" ? element.swiftClass : argument.type
        return .mapping([("name", .scalar(argument.name)), ("type", .scalar("\"\(type)\""))])
      }
      entries.append(("arguments", .list(arguments)))
    }
    for (key, isSet) in [("async", event.isAsync), ("throws", event.canThrow)] where isSet {
      entries.append((key, .scalar("true")))
    }
    // Components cannot have the events of lists.
    let lists = grammar.listElements.compactMap { grammar.element(named: $0) }
    let name = newName(besides: ["handlers", "self", "super"] + lists.flatMap(\.events).map(\.name))
    scope.events.append((name, .mapping(entries)))
    return name
  }

  /// A component, now and then.
  mutating func componentNow() -> ElementKind? {
    guard hasRoomForComponents, choices.chance(5) else { return nil }
    return grammar.element(named: choices.name(of: components, for: "component"))
  }

  /// Whether components can be used here. Scenes that sweep are long enough.
  var hasRoomForComponents: Bool {
    !components.isEmpty && !choices.isSweeping
  }
}

extension ElementKind {
  /// Whether random components have the element: one that needs no objects of the app and no other components.
  var fitsComponents: Bool {
    roles.isEmpty && contained == nil && state == nil
      && content.allSatisfy { [.view, .menuItem, .row, .item, .section, .swipeAction].contains($0.accepts) }
  }

  /// The names of all parts.
  fileprivate var partNames: [String] {
    attributes.map(\.name) + events.map(\.name) + content.map(\.name) + roles.map(\.name)
  }
}
