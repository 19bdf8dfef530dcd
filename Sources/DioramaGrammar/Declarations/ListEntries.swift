import DioramaTree

/// The entries of a list that views show.
package enum ListEntries: Hashable, Sendable {
  /// Texts, which are identified by their positions.
  case texts
  /// The states of a component, which are identified by their ids.
  case component(String)

  /// The entries of a list of a type; `nil` if it is not a list, or no view shows its entries.
  package init?(_ type: ParameterType) {
    guard type.isList else { return nil }
    switch type.base {
    case .string: self = .texts
    case .component(let name): self = .component(name)
    case .boolean, .integer, .number, .url, .color, .font, .image, .date, .enumeration, .swift: return nil
    }
  }

  /// The Swift type of an entry.
  var swiftType: String {
    switch self {
    case .texts: "String"
    case .component(let name): ParameterType(.component(name)).swiftName
    }
  }

  /// Returns the Swift class that shows the entries; `nil` if none does.
  fileprivate func listClass(in placement: ElementKind.Placement) -> String? {
    switch (self, placement) {
    case (.texts, .view), (.texts, .item): nil
    case (.texts, _): "TextRows"
    case (.component(let name), .view): "ComponentViews<\(name)>"
    case (.component(let name), _): "ComponentRows<\(name)>"
    }
  }

  /// The type of the entries.
  var valueType: ValueType {
    switch self {
    case .texts: .string
    case .component(let name): .component(name)
    }
  }
}

extension ElementKind {
  /// The attribute of lists that holds their entries. Scenes write the list's name in place of an id.
  package static let entries = "entries"

  /// The attribute of lists that determines whether they are shown.
  package static let shown = "shown"

  /// Returns whether an attribute of a list has one value for the whole list, instead of one for each row.
  package func isOfList(_ attribute: String) -> Bool {
    placement != .row || attribute == Self.entries || attribute == Self.shown
  }

  /// The entries of its state that a component's views change; empty for a view class.
  package var editedState: [String] {
    let entries = Set(state?.map(\.name) ?? [])
    return attributes.filter { $0.edited != nil && entries.contains($0.name) }.map(\.name)
  }
}

/// The elements that show the entries of a list: the built-in ones, with the entries as an attribute, and with the
/// events of the component. Each event has the entry as its first argument.
extension Grammar {
  /// The elements that show the entries of lists.
  package var listElements: [String] { [rowList, settings.itemList, settings.viewList] }

  /// Returns the number of the attribute that determines whether views of an element grow, if the element has it.
  package func growing(of element: ElementKind) -> Int? { element.partNumber(of: settings.growing) }

  /// Returns the key with which scenes write an element.
  package func key(of element: ElementKind) -> String {
    listElements.contains(element.name) ? rowList : element.name
  }

  /// Returns the variant of an element below a list.
  package func element(_ element: ElementKind, below entries: ListEntries) -> ElementKind {
    guard let listClass = element.listClass else { return element }
    return self.element(element, with: entries) { element.below(entries, listClass) } ?? element
  }

  /// Returns the element that shows entries in a placement; other placements than those of views and items mean rows.
  /// `nil` if there is no such component, or if only rows can show the entries.
  package func list(of entries: ListEntries, in placement: ElementKind.Placement) -> ElementKind? {
    guard let listClass = entries.listClass(in: placement),
      let base = element(named: listElement(in: placement))
    else { return nil }
    return element(base, with: entries) { list(of: entries, listClass, base, placement) }
  }

  /// Returns the variant of an element for some entries, which is created only once.
  private func element(
    _ base: ElementKind, with entries: ListEntries, _ make: () -> ElementKind?
  ) -> ElementKind? {
    let known = state.withLock { state in
      state.elementsOfEntries.first { $0.base === base && $0.entries == entries }?.element
    }
    if let known { return known }
    guard let made = make() else { return nil }
    state.withLock { $0.elementsOfEntries.append((base, entries, made)) }
    return made
  }

  private func list(
    of entries: ListEntries, _ listClass: String, _ base: ElementKind, _ placement: ElementKind.Placement
  ) -> ElementKind? {
    var events: [Event] = []
    if case .component(let name) = entries {
      guard let component = element(named: name), component.isComponent else { return nil }
      events = component.declaredEvents(in: self).map { $0.about(entries, labelling: true) }
    }
    let own =
      placement == .view
      ? [] : base.declaredEvents(in: self).filter { event in !events.contains { $0.name == event.name } }
    let attribute = Attribute(name: ElementKind.entries, type: .list(entries.valueType))
    return ElementKind(
      base, name: rowList, swiftClass: listClass, attributes: base.attributes + [attribute],
      events: own.map { $0.about(entries, labelling: false) } + events, list: entries, entry: nil)
  }
}

extension ElementKind {
  /// Returns the variant of the element below a list, with another class.
  fileprivate func below(_ entries: ListEntries, _ listClass: String) -> ElementKind {
    ElementKind(
      self, name: name, swiftClass: "\(listClass)<\(entries.swiftType)>", attributes: attributes,
      events: events.map { $0.about(entries, labelling: false) }, list: nil, entry: entries)
  }

  /// Whether lists need another class, since what the element does depends on the row.
  package var needsListClass: Bool { [.menuItem, .swipeAction].contains(placement) }

  /// Creates the variant of an element for a list or below one. Scenes can write the element of a list, and what shows
  /// its entries describes itself to VoiceOver.
  fileprivate convenience init(
    _ base: ElementKind, name: String, swiftClass: String, attributes: [Attribute], events: [Event],
    list: ListEntries?, entry: ListEntries?
  ) {
    self.init(
      name: name, swiftClass: swiftClass, summary: base.summary, base: base.base, without: base.without,
      withoutEvents: base.withoutEvents, isAbstract: list == nil && base.isAbstract,
      isStructural: base.isStructural, placement: base.placement, initializer: base.initializer,
      attributes: attributes, events: events, roles: base.roles, content: base.content,
      constraints: base.constraints, configurations: base.configurations,
      accessibility: list == nil ? base.accessibility : nil, example: base.example, synonyms: base.synonyms,
      hints: base.hints, since: base.since, state: base.state, contained: base.contained,
      modules: base.modules, grows: base.grows, list: list, listClass: base.listClass, entry: entry)
  }
}

extension Event {
  /// Returns the event with an entry as the first argument.
  ///
  /// - Parameter isLabelling: Whether the other arguments are labelled with their names.
  fileprivate func about(_ entries: ListEntries, labelling isLabelling: Bool) -> Event {
    typealias Argument = RuntimeTree.Handler.Argument
    let others = arguments.map { argument in
      Argument(
        label: isLabelling ? argument.label ?? argument.name : argument.label, name: argument.name,
        type: argument.type)
    }
    let name = others.contains { $0.name == "row" } ? "entry" : "row"
    return Event(self, arguments: [Argument(label: nil, name: name, type: entries.swiftType)] + others)
  }
}
