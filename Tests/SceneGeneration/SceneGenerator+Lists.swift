import DioramaGrammar
import DioramaTree

/// Lists of the states of components.
extension SceneGenerator {
  /// The files of `count` scenes with lists in every place: in turn, one that shows views, and one that shows sections.
  package mutating func scenesOfLists(_ count: Int) -> [String] {
    choices.isFrugal = true
    defer { choices.isFrugal = false }
    let kinds = [grammar.defaultController, "table"].compactMap { grammar.controller(named: $0) }
    return (0..<count).map { number in
      let controller = kinds[number % kinds.count]
      scope = SceneScope(reserved: Set(controller.members.names))
      scope.changes = true
      scope.room = 8
      let content = controller.content == .sections ? sectionsOfLists() : [viewsOfLists()]
      let key: SceneNode.Entry = ("controller", .scalar(controller.name))
      return file(
        named: "RandomLists\(number)",
        [key] + screen(of: controller) + layout(of: controller) + table(of: controller) + content)
    }
  }

  private mutating func sectionsOfLists() -> [SceneNode.Entry] {
    let sections = (0..<2).map { _ in section(around: ("rows", .lines(nodesAroundList(in: .row)))) }
    let empty = choices.chance(50) ? [("empty", views())] : []
    return [("sections", .lines(sections))] + empty
  }

  /// Views, rows and items with lists, and lists among views.
  private mutating func viewsOfLists() -> SceneNode.Entry {
    let places: [ElementKind.Placement] = [.view, .row, .item]
    let holders = places.compactMap { viewAroundList(in: $0) }
    return ("views", .lines(choices.shuffled(holders) + nodesAroundList(in: .view)))
  }

  /// A view whose content has a list.
  private mutating func viewAroundList(in placement: ElementKind.Placement) -> SceneNode? {
    let holders = (elements[.view] ?? []).filter { element in
      let takes = Set(element.content.map(\.accepts)).intersection([.view, .row, .item])
      return element.state == nil && (placement == .view ? takes == [.view] : takes.contains(placement))
    }
    guard !holders.isEmpty else { return nil }
    let holder = choices.element(of: holders)
    let slots = holder.content.filter { slot in
      (slot.accepts == placement || placement == .item && slot.accepts == .section) && !slot.isSingle
    }
    let slot = choices.element(of: slots)
    let id: SceneNode.Entry = (holder.name, .scalar(newName(besides: scope.reserved)))
    return .block([id] + body(of: holder, around: (slot.name, .lines(content(of: slot)))))
  }

  /// Content with a list.
  private mutating func content(of slot: ContentSlot) -> [SceneNode] {
    guard slot.accepts == .section else { return nodesAroundList(in: slot.accepts) }
    return (0..<2).map { _ in section(around: ("items", .lines(nodesAroundList(in: .item)))) }
  }

  /// One or two lists, and nodes before and after them.
  private mutating func nodesAroundList(in placement: ElementKind.Placement) -> [SceneNode] {
    let others = nodes(0...1) { $0.view(in: placement) }
    let lists = (0..<choices.number(in: 1...2)).compactMap { _ in listOfEntries(in: placement) }
    return choices.shuffled(others + lists)
  }

  /// Whether the next view in a place should be a list of entries.
  mutating func wantsList(in placement: ElementKind.Placement) -> Bool {
    mayChange && hasRoomForComponents && [.row, .item, .view].contains(placement) && choices.chance(10)
  }

  /// A list of a component's states.
  mutating func listOfEntries(in placement: ElementKind.Placement) -> SceneNode? {
    let component = choices.name(of: components, for: "component of a list")
    guard let element = grammar.list(of: .component(component), in: placement) else { return nil }
    return list(choices.chance(25) ? derivedList(of: component) : stateList(of: component), element)
  }

  /// The node that shows the list with a name.
  mutating func list(_ name: String, _ element: ElementKind) -> SceneNode {
    let outer = (scope.list, scope.parts)
    scope.list = element.list
    scope.parts = []
    // The views of a list cannot depend on its entries.
    if case .component(let name)? = element.list, element.placement != .view {
      scope.parts = grammar.element(named: name)?.state ?? []
    }
    defer { (scope.list, scope.parts) = outer }
    return .block([(grammar.rowList, .scalar(name))] + body(of: element))
  }

  private mutating func stateList(of component: String) -> String {
    let type = ParameterType(.component(component), isList: true)
    let known = scope.entries.filter { $0.type == type && $0.isState }
    if known.count > 1 || !known.isEmpty && choices.chance(60) { return choices.element(of: known).name }
    let name = newValueName()
    scope.entries.append(
      RandomEntry(
        name: name, type: type, range: .all, isState: true, entry: (name, .list([.scalar(component)]))))
    return name
  }

  /// A derived list, next to a list of the state from which it can be derived.
  private mutating func derivedList(of component: String) -> String {
    _ = stateList(of: component)
    let name = newValueName()
    scope.derived.append((name, .list([.scalar(component)])))
    return name
  }
}
