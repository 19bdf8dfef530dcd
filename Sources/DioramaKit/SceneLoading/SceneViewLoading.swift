import DioramaTree

/// Loads one view of a scene: checks its parts, prepares to set those that do not change, and prepares the statements
/// for those that do.
@MainActor
struct SceneViewLoading {
  private let session: SceneLoadingSession
  /// The view, a bar item or the scene's controller. The scene holds it.
  private let view: NSObject
  private let element: AnySceneElement
  /// The parts that do not change.
  private let description: RuntimeTree.View
  private let changes: [SceneChange]
  /// All parts of the view.
  private let whole: RuntimeTree.View
  /// The call that sets several parts at once, and those parts.
  private let configuration: AnySceneElement.Configuration?
  private let configured: [String]

  init(
    _ session: SceneLoadingSession, _ view: NSObject, _ element: AnySceneElement,
    _ description: RuntimeTree.View, _ changes: [SceneChange]
  ) {
    var whole = description
    for statement in changes.map(\.statement) {
      whole.attributes += statement.attributes
      whole.roles += statement.roles
      whole.content += statement.content
    }
    self.session = session
    self.view = view
    self.element = element
    self.description = description
    self.changes = changes
    self.whole = whole
    configuration = element.configurations.first { $0.condition.map(whole.has) ?? true }
    configured = configuration?.parts ?? []
  }

  /// Prepares the view and the views inside it.
  func load() {
    if let attributes = checkedAttributes() {
      let edits = edits()
      connect(edits)
      set(attributes)
      for handler in description.handlers where !edits.contains(where: { $0.event == handler.event }) {
        connect(handler.event)
      }
      for change in changes { plan(change) }
      for role in whole.roles where !([role.name] + role.fills).contains(where: element.configures) {
        note(role.name)
      }
    }
    installContent()
    if let loaded = element.loaded { session.whenLoaded { [view] in loaded(view, $0) } }
  }

  /// Records the constraints that the view does not meet. Moves an index after its list, and sets it to -1 if it is out
  /// of range.
  ///
  /// - Returns: The attributes that do not change; `nil` if a constraint is not met.
  private func checkedAttributes() -> [RuntimeTree.Attribute]? {
    var attributes = description.attributes
    let count = session.problems.count
    for constraint in element.constraints {
      let isMet = constraint.isMet(by: whole)
      if case .index(let part, _) = constraint {
        guard let place = attributes.firstIndex(where: { $0.name == part }) else { continue }
        var index = attributes.remove(at: place)
        if !isMet { index.value = .integer(-1) }
        attributes.append(index)
      } else if !isMet {
        session.problems.append(
          .unmetConstraint(constraint, element: description.element, line: description.line))
      }
    }
    return session.problems.count == count ? attributes : nil
  }

  /// Sets the parts that do not change.
  private func set(_ attributes: [RuntimeTree.Attribute]) {
    require(attributes + description.roles.flatMap(\.inlineAttributes))
    let names = changes.flatMap { $0.statement.attributes.map(\.name) + $0.statement.content.map(\.name) }
    if !changes.isEmpty {
      session.requireOnce(
        attributes.map(\.name) + description.content.map(\.name) + names, element: description.element,
        line: description.line)
    }
    let parts = parts(attributes, description.roles)
    let configuring = changes.count { $0.sets(oneOf: configured) }
    if configuring > 0 {
      let isScattered =
        configuring > 1 || attributes.contains { configured.contains($0.name) }
        || description.roles.contains { role in
          configured.contains { $0 == role.name || role.fills.contains($0) }
        }
      if isScattered {
        session.problems.append(
          .scatteredPart(configured[0], element: description.element, line: description.line))
      }
    } else if let configuration, configuration.read(parts) != nil {
      session.later { configuration.read(parts.reading(session.values))?(view) }
    }
    parts.finishRoles()
    for attribute in attributes where !configured.contains(attribute.name) {
      guard let known = self.attribute(attribute.name) else { continue }
      if case .relative(let size) = attribute.value, let (dimension, relate) = known.relation {
        session.relate(description, attribute.name, dimension, to: size) { [view] in relate(view, $0, size) }
        continue
      }
      _ = known.read(attribute.value, parts)
      session.later {
        if Self.adapt(view, known, attribute, session.values) { return }
        known.read(attribute.value, parts.reading(session.values))?(view)
      }
    }
  }

  /// Adapts an attribute that depends on a row's entry each time the view is about to be shown.
  ///
  /// - Returns: Whether the attribute depends on an entry.
  private static func adapt(
    _ view: NSObject, _ known: SceneAttribute, _ attribute: RuntimeTree.Attribute, _ values: SceneValues
  ) -> Bool {
    guard attribute.value.readsEntry, let item = view as? any EntryAdapting else { return false }
    item.adaptation.set(attribute.name) { [weak item, value = attribute.value] entry in
      guard let item, let entry = entry as? SceneEntry else { return }
      known.adapt(item, value, values.adding(entry))
    }
    return true
  }

  /// The component whose entries the view may depend on.
  private var entryComponent: String? { view is any EntryAdapting ? description.component : nil }

  /// Prepares a statement that changes the view.
  private func plan(_ change: SceneChange) {
    let statement = change.statement
    session.requireInputs(of: change, component: entryComponent)
    let parts = parts(statement.attributes, statement.roles)
    let configuration = change.sets(oneOf: configured) ? configuration : nil
    _ = configuration?.read(parts)
    parts.finishRoles()
    let attributes = statement.attributes.compactMap { attribute in
      configured.contains(attribute.name)
        ? nil : self.attribute(attribute.name).map { (known: $0, attribute: attribute) }
    }
    for (known, attribute) in attributes { _ = known.read(attribute.value, parts) }
    let slots = statement.content.compactMap {
      slot -> (content: AnySceneElement.Slot, slot: RuntimeTree.Slot)? in
      guard let content = session.loader.elements.slot(slot.name, of: element), content.isReplacing,
        case .state(let name) = slot.items
      else {
        note(slot.name)
        return nil
      }
      _ = parts.read(slot.name, .state(name), .list(.string))
      return (content, slot)
    }
    session.plan(change) { [weak view] values, _ in
      guard let view else { return }
      let parts = parts.reading(values)
      configuration?.read(parts)?(view)
      let set = {
        for (known, attribute) in attributes where !Self.adapt(view, known, attribute, values) {
          known.read(attribute.value, parts)?(view)
        }
      }
      if let component = view as? LoadedComponent { component.rendering?.together(set) } else { set() }
      for (content, slot) in slots {
        guard case .state(let name) = slot.items else { continue }
        let texts = parts.read(slot.name, .state(name), .list(.string)) ?? []
        content.install(view, texts.map(SceneContent.text))
      }
    }
  }

  // MARK: Events

  private typealias Binding = (state: String, attribute: AnySceneElement.EditableAttribute)
  /// The user's changes that one event reports. Without a name, it is not an event of the scene.
  private typealias Edits = (event: String?, own: AnySceneElement.Event?, edits: [Binding])

  /// Prepares to write the user's changes to the state.
  private func connect(_ edits: [Edits]) {
    for (event, own, edits) in edits {
      if let event {
        connect(event, writing: edits)
      } else if let own {
        let callback = session.callback(nil, writing: edits, of: view)
        session.later { own(view, callback) }
      }
    }
  }

  /// Prepares to connect an event that no configuration connects.
  private func connect(_ name: String, writing edits: [Binding] = []) {
    guard !configured.contains(name) else { return }
    guard let connect = session.loader.elements.event(name, of: element) else { return note(name) }
    let method = description.handlers.first { $0.event == name }?.method
    let callback = session.callback(method, writing: edits, of: view)
    session.later { connect(view, callback) }
  }

  /// Returns the attributes that the user can change, and the events that report it.
  private func edits() -> [Edits] {
    var edits: [Edits] = []
    for edit in description.edits {
      let (part, line) = (edit.attribute, description.line)
      let elements = session.loader.elements
      var (event, own): (String?, AnySceneElement.Event?)
      let known = elements.edit(part, of: element)
      switch known?.source {
      case .event(let name) where !configured.contains(name) && elements.event(name, of: element) != nil:
        event = name
      case .own(let observe): own = observe
      default: break
      }
      guard let known, event != nil || own != nil else {
        session.problems.append(.uneditablePart(part, element: description.element, line: line))
        continue
      }
      let value = changes.lazy.flatMap(\.statement.attributes).first { $0.name == part }?.value
      if session.values.names[edit.state]?.kind != .state {
        session.problems.append(.unknownState(edit.state))
      } else if value != .state(edit.state)
        // A controller that could not be made has no values.
        || element.describes(view) && !session.follows(known.read, of: view, as: edit.state)
      {
        session.problems.append(.unexpectedValue(part: part, element: description.element, line: line))
      }
      let place = edits.firstIndex { $0.event == event } ?? edits.endIndex
      if place == edits.endIndex { edits.append((event, own, [])) }
      edits[place].edits.append((edit.state, known))
    }
    return edits
  }

  // MARK: Content

  private func installContent() {
    for slot in description.content {
      guard let content = session.loader.elements.slot(slot.name, of: element) else {
        note(slot.name)
        continue
      }
      let items = contents(of: slot, in: content)
      session.later { content.install(view, items()) }
    }
  }

  /// Checks the content of a slot, and creates its views.
  private func contents(
    of slot: RuntimeTree.Slot, in content: AnySceneElement.Slot
  ) -> @MainActor () -> [SceneContent] {
    let parts = parts([], [])
    switch slot.items {
    case .parameter(let name), .state(let name):
      require([RuntimeTree.Attribute(name: slot.name, value: .state(name))])
      _ = parts.read(slot.name, .parameter(name), .list(.string))
      return {
        let texts = parts.reading(session.values).read(slot.name, .parameter(name), .list(.string)) ?? []
        return texts.map(SceneContent.text)
      }
    case .list(let items):
      let contents = items.map { item -> @MainActor () -> SceneContent? in
        switch item {
        case .view(let description) where description.element == content.list:
          let rows = session.loadRows(description)
          return { rows.map(SceneContent.list) }
        case .view(let description):
          guard let object = session.loadObject(description, asRow: content.acceptsRows) else {
            return { nil }
          }
          if !content.accepts(object) {
            session.problems.append(.unknownElement(description.element, line: description.line))
          }
          return { .view(object) }
        case .text(let text):
          require([RuntimeTree.Attribute(name: slot.name, value: text)])
          _ = parts.read(slot.name, text, .string)
          return { parts.reading(session.values).read(slot.name, text, .string).map(SceneContent.text) }
        }
      }
      return { contents.compactMap { $0() } }
    }
  }

  // MARK: Parts

  private func parts(
    _ attributes: [RuntimeTree.Attribute], _ roles: [RuntimeTree.RoleBinding]
  ) -> SceneParts {
    SceneParts(
      session, element: description.element, line: description.line, attributes: attributes,
      handlers: description.handlers, roles: roles, values: nil)
  }

  /// Returns an attribute of the element, or records that there is none.
  private func attribute(_ name: String) -> SceneAttribute? {
    let attribute = session.loader.elements.attribute(name, of: element)
    if attribute == nil { note(name) }
    return attribute
  }

  private func require(_ attributes: [RuntimeTree.Attribute]) {
    session.requireConstant(
      attributes, component: entryComponent, element: description.element, line: description.line)
  }

  private func note(_ part: String) {
    session.problems.append(.unknownPart(part, element: description.element, line: description.line))
  }
}
