import DioramaTree

/// Loads the rows or the views of one list.
@MainActor
private struct SceneListLoading {
  private let session: SceneLoadingSession
  private let description: RuntimeTree.View
  private let changes: [SceneChange]
  private let element: AnySceneElement?

  private static let entries = SceneLoadingSession.entries
  /// The attribute that determines whether the rows are shown.
  private static let shown = "shown"
  /// The event of items and buttons that calls their own handlers for entries.
  private static let select = "select"

  init(_ session: SceneLoadingSession, _ description: RuntimeTree.View, _ changes: [SceneChange]) {
    self.session = session
    self.description = description
    self.changes = changes
    element = session.loader.elements[description.element]
  }

  /// Creates the rows or views of the list, after checking the list's description in the scene.
  func list<List: AnyObject>(
    _ make: (SceneListLoading, _ name: String, ParameterType.Base) -> List?
  ) -> List? {
    let changing = changes.flatMap(\.statement.attributes)
    for attribute in description.attributes {
      session.requireConstant(
        [attribute], component: component(of: attribute), element: description.element,
        line: description.line)
    }
    session.requireOnce(
      (description.attributes + changing).map(\.name), element: description.element, line: description.line)
    for role in description.roles { note(role.name) }
    for edit in description.edits { note(edit.attribute) }
    let value = (description.attributes + changing).first { $0.name == Self.entries }?.value
    guard let name = value?.listName, let known = session.values.names[name], known.type.isList,
      known.kind != .parameter || known.type.base == .string, let list = make(self, name, known.type.base)
    else {
      session.problems.append(
        .unexpectedValue(part: Self.entries, element: description.element, line: description.line))
      return nil
    }
    set(description.attributes, of: list)
    for slot in description.content { load(slot, of: list) }
    for change in changes { plan(change, of: list) }
    return list
  }

  /// Returns rows for the entries of a type, with their handlers.
  func rows(of name: String, _ base: ParameterType.Base) -> ListRows? {
    switch base {
    case .string where description.component == nil:
      let rows = TextRows()
      for binding in description.handlers {
        guard let callback = callback(binding, of: nil) else { continue }
        rows.selectHandler = { text in callback(text) }
      }
      return rows
    case .component(let component) where description.component == component:
      let rows = entryType(component).map { LoadedRows($0, maker(of: component)) }
      let handle = rows.map { rows in connect(rows, of: name, component) }
      rows?.selectHandler = handle.flatMap(\.self)
      return rows
    default: return nil
    }
  }

  /// Returns views for the entries of a component, with their handlers.
  func views(of name: String, _ base: ParameterType.Base) -> ListViews? {
    guard case .component(let component) = base, description.component == component else { return nil }
    let views = entryType(component).map { LoadedViews($0, maker(of: component)) }
    if let views, connect(views, of: name, component) != nil { note(description.element) }
    return views
  }

  private func entryType(_ component: String) -> SceneEntryType? {
    guard let type = session.components.entryType(component, session.loader.types) else { return nil }
    session.components.check(component, in: session)
    return type
  }

  private func maker(of component: String) -> @MainActor () -> LoadedComponent? {
    { [components = session.components, loader = session.loader] in
      guard let (session, component, views, layout) = components.make(component, loader) else { return nil }
      component.finish(session, views, layout)
      return component
    }
  }

  // MARK: Attributes

  /// Sets the attributes that do not change.
  private func set(_ attributes: [RuntimeTree.Attribute], of list: AnyObject) {
    let parts = parts(attributes)
    for attribute in attributes {
      if case .relative(let size) = attribute.value, let view = list as? ListViews, let element,
        let (dimension, relate) = session.loader.elements.attribute(attribute.name, of: element)?.relation
      {
        session.relate(description, attribute.name, dimension, to: size) { relate(view, $0, size) }
        continue
      }
      guard let set = setter(of: attribute, list) else { continue }
      set(parts)
      session.later { [session] in set(parts.reading(session.values)) }
    }
  }

  /// Prepares a statement that changes the list.
  private func plan(_ change: SceneChange, of list: AnyObject) {
    let isOfCells = change.statement.attributes.allSatisfy { component(of: $0) != nil }
    session.requireInputs(of: change, component: isOfCells ? description.component : nil)
    for role in change.statement.roles { note(role.name) }
    for slot in change.statement.content { note(slot.name) }
    let parts = parts(change.statement.attributes)
    let setters = change.statement.attributes.compactMap { setter(of: $0, list) }
    for set in setters { set(parts) }
    session.plan(change) { values, _ in
      for set in setters { set(parts.reading(values)) }
    }
  }

  /// Returns the component whose entries an attribute may depend on: only attributes of a table's cells may.
  private func component(of attribute: RuntimeTree.Attribute) -> String? {
    let isOfList = [Self.entries, Self.shown].contains(attribute.name)
    return isOfList || description.element != SceneLoadingSession.rowList ? nil : description.component
  }

  /// Returns the closure that reads an attribute and sets it. Without values, it only checks the attribute.
  private func setter(
    of attribute: RuntimeTree.Attribute, _ list: AnyObject
  ) -> (@MainActor (SceneParts) -> Void)? {
    switch attribute.name {
    case Self.entries:
      return { parts in
        guard let name = attribute.value.listName, let value = parts.values?[name] else { return }
        (list as? TextRows)?.entries = value as? [String] ?? []
        if let entries = value as? SceneEntries { (list as? any LoadedEntries)?.entries = entries }
      }
    case Self.shown:
      return { parts in
        let isShown = parts.value(Self.shown, .boolean)
        guard parts.values != nil else { return }
        (list as? ListRows)?.isShown = isShown ?? true
        (list as? ListViews)?.isShown = isShown ?? true
      }
    default:
      guard let element, let known = session.loader.elements.attribute(attribute.name, of: element) else {
        note(attribute.name)
        return nil
      }
      if attribute.value.readsEntry, let rows = list as? LoadedRows {
        return { parts in
          guard let values = parts.values else {
            _ = known.read(attribute.value, parts)
            return
          }
          rows.adaptCells(attribute.name) { (cell: UITableViewCell, entry: SceneEntry) in
            known.adapt(cell, attribute.value, values.adding(entry))
          }
        }
      }
      return { parts in
        guard let set = known.read(attribute.value, parts), parts.values != nil else { return }
        if let view = list as? ListViews { set(view) }
        (list as? ListRows)?.setCells(attribute.name) { set($0) }
      }
    }
  }

  private func parts(_ attributes: [RuntimeTree.Attribute]) -> SceneParts {
    SceneParts(
      session, element: description.element, line: description.line, attributes: attributes, values: nil)
  }

  // MARK: Actions

  /// Loads the menu and the swipe actions of a row.
  private func load(_ slot: RuntimeTree.Slot, of list: AnyObject) {
    guard let rows = list as? ListRows else { return note(slot.name) }
    guard case .list(let items) = slot.items, let element,
      session.loader.elements.slot(slot.name, of: element) != nil
    else { return note(slot.name) }
    var bindings: [ItemBinding] = []
    let objects = items.compactMap { item -> NSObject? in
      guard case .view(let item) = item else { return nil }
      return session.loadObject(item.removingHandlers(&bindings), asRow: false)
    }
    for binding in bindings {
      guard let id = binding.item.id, let connect = event(of: binding) else {
        session.problems.append(
          .unknownPart(binding.event, element: binding.item.element, line: binding.item.line))
        continue
      }
      let callback = session.callback(binding.method)
      session.later { [session] in
        guard let item = session.objects[id] as? any EntryAdapting else { return }
        if binding.event == Self.select, let item = item as? any EntryHandling {
          item.entryHandler = { entry in callback(Self.argument(for: entry)) }
          return
        }
        let withEntry = callback.prepared { [weak item] arguments in
          item?.adaptation.entry.map { [Self.argument(for: $0)] + arguments }
        }
        connect(item, withEntry)
      }
    }
    func install<Item>(_ set: @escaping @MainActor ([Item]) -> Void) {
      let known = objects.compactMap { $0 as? Item }
      if known.count != items.count { note(slot.name) }
      session.later { set(known) }
    }
    switch slot.name {
    case "menu": install { rows.setMenu($0) }
    case "leadingSwipe": install { rows.setLeadingSwipe($0) }
    case "trailingSwipe": install { rows.setTrailingSwipe($0) }
    default: note(slot.name)
    }
  }

  private func event(of binding: ItemBinding) -> AnySceneElement.Event? {
    session.loader.elements[binding.item.element].flatMap {
      session.loader.elements.event(binding.event, of: $0)
    }
  }

  /// Returns an entry as handlers get it.
  private static func argument(for entry: Any) -> Any { (entry as? SceneEntry)?.dictionary ?? entry }

  // MARK: Events

  /// Connects the components of a list with handlers and with the state.
  ///
  /// - Returns: The handler for selections.
  private func connect(
    _ rows: some LoadedEntries, of list: String, _ name: String
  ) -> (@MainActor (SceneEntry) -> Void)? {
    var select: (@MainActor (SceneEntry) -> Void)?
    var events: [(name: String, callback: SceneCallback)] = []
    for binding in description.handlers {
      guard let callback = callback(binding, of: name) else { continue }
      if session.components.events(of: name).contains(binding.event) {
        events.append((binding.event, callback))
      } else {
        select = { entry in callback(entry.dictionary) }
      }
    }
    let edits = session.components.edits
    let isDerived = session.values.names[list]?.kind != .state
    let edited = isDerived ? session.lists(of: name) : [list]
    rows.connect = { [weak rows, weak rendering = session.rendering, instance = session.instance] in
      let component = $0
      component.instance.entryID = rows?.id(of: $1)
      for (event, callback) in events {
        component.instance.callbacks[event] = callback.prepared {
          [weak component, weak rendering] arguments in
          guard let id = component?.instance.entryID else { return nil }
          // The user's change may have removed the entry from a derived list.
          for list in [list] + edited {
            if let entry = rendering?.entry(id, in: list) { return [entry.dictionary] + arguments }
          }
          return nil
        }
      }
      if edits[name]?.isEmpty ?? true { return }
      var last: SceneEntry?
      component.instance.edited = SceneCallback { [weak component, weak rendering, weak instance] in
        guard let row = component?.rendering, let id = component?.instance.entryID else { return }
        let new = SceneEntry(component: name, values: row.stored)
        // The user changes only a part of an entry. What the app derived for the others must not be written. An entry
        // that has left the list is compared with what the row showed after the user's last change.
        let shown = isDerived ? rendering?.entry(id, in: list) ?? last : nil
        last = new
        rendering?.change(id, in: edited) { $0.take(new, insteadOf: shown, edits) }
        instance?.reportEdit()
      }
    }
    return select
  }

  /// Returns the callback for an event of the list or of its component.
  private func callback(_ binding: RuntimeTree.EventBinding, of component: String?) -> SceneCallback? {
    let isOfComponent = component.map { session.components.events(of: $0).contains(binding.event) } ?? false
    guard
      isOfComponent || element.map({ session.loader.elements.event(binding.event, of: $0) != nil }) == true
    else {
      note(binding.event)
      return nil
    }
    return session.callback(binding.method)
  }

  private func note(_ part: String) {
    session.problems.append(.unknownPart(part, element: description.element, line: description.line))
  }
}

/// The lists of a loaded scene.
extension SceneLoadingSession {
  /// The element of a list's rows.
  static let rowList = "each"
  /// The element of a list's items.
  static let itemList = "eachItem"
  /// The element of a list's views.
  static let viewList = "eachView"
  /// The attribute of a list that holds the entries.
  static let entries = "entries"

  /// Reads a list: its entries, the attributes of its rows, and its handlers.
  func loadRows(_ description: RuntimeTree.View) -> ListRows? {
    let changes = description.id.map { takeChanges(of: .view($0)) } ?? []
    return SceneListLoading(self, description, changes).list { $0.rows(of: $1, $2) }
  }

  /// Reads a list of views: its entries, its attributes, and its handlers.
  func loadViews(_ description: RuntimeTree.View) -> ListViews? {
    let changes = description.id.map { takeChanges(of: .view($0)) } ?? []
    return SceneListLoading(self, description, changes).list { $0.views(of: $1, $2) }
  }
}

extension SceneLoadingSession {
  /// Returns the lists of the state whose entries a component shows.
  fileprivate func lists(of component: String) -> [String] {
    tree.state.filter { $0.type.isList && $0.type.base == .component(component) }.map(\.name)
  }
}

extension Value {
  /// The name of a list; `nil` for anything else.
  fileprivate var listName: String? {
    switch self {
    case .state(let name), .parameter(let name): name
    default: nil
    }
  }
}

/// A handler of a menu item or a swipe button.
private struct ItemBinding {
  let item: RuntimeTree.View
  let event: String
  let method: String
}

extension RuntimeTree.View {
  /// Returns the view without its handlers and those of the views inside, which are added to a list.
  fileprivate func removingHandlers(_ bindings: inout [ItemBinding]) -> RuntimeTree.View {
    var view = self
    bindings += handlers.map { ItemBinding(item: self, event: $0.event, method: $0.method) }
    view.handlers = []
    for index in view.content.indices {
      guard case .list(let items) = view.content[index].items else { continue }
      view.content[index].items = .list(
        items.map { item in
          guard case .view(let inner) = item else { return item }
          return .view(inner.removingHandlers(&bindings))
        })
    }
    return view
  }
}

extension SceneRendering {
  /// Returns the first entry with an id in a list of the state.
  fileprivate func entry(_ id: AnyHashable, in list: String) -> SceneEntry? {
    (values[list] as? SceneEntries)?.first { $0.id == id }
  }

  /// Changes the entry with an id in each of several lists of the state, and shows the state even if there is none.
  fileprivate func change(_ id: AnyHashable, in lists: [String], _ change: (inout SceneEntry) -> Void) {
    let changed = lists.compactMap { list in
      (values[list] as? SceneEntries)?.changing(id, change).map { (list, $0 as Any?) }
    }
    set(Dictionary(uniqueKeysWithValues: changed))
  }
}

extension SceneCallback {
  /// Creates a callback without arguments.
  fileprivate init(_ body: @escaping @MainActor () -> Void) {
    self.init(
      handler: SceneHandler(
        arguments: [], result: Void.self,
        body: .immediate { _ in
          body()
          return nil
        }))
  }
}
