import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Turns a ``Scene`` into the tree that both back ends read: with all names resolved, in the final order, and without
/// defaults.
struct Lowering {
  private let scene: Scene
  private let grammar: Grammar
  private let purpose: Purpose
  /// The lines of the source; `nil` if the tree has none.
  private let lines: LineTable?
  /// The components that the scene uses.
  private let components: [RuntimeTree]
  /// What changes in the scene; `nil` if nothing does.
  private let changes: ChangingParts?
  /// The views from which something that changes was removed, without their content.
  private var constants: [RuntimeTree.View] = []
  /// The place of each view among ``constants``; -1 for one in which nothing changes. Empty if nothing changes at all.
  private var placesOfConstants: [Int] = []
  /// The part of a default identifier before the view's id.
  private let identifierPrefix: String

  /// What a tree is for.
  enum Purpose {
    /// Loaded scenes, which have lines and fallbacks.
    case loading
    /// Comparing what two files mean, for which lines do not matter.
    case comparing
    /// Swift, which contains neither lines nor fallbacks.
    case swift
  }

  private init(_ scene: Scene, _ components: [RuntimeTree], _ grammar: Grammar, _ purpose: Purpose) {
    self.scene = scene
    self.components = components
    self.grammar = grammar
    self.purpose = purpose
    lines = purpose == .loading ? LineTable(scene.source) : nil
    changes = scene.change.map(ChangingParts.init)
    identifierPrefix = scene.name + "."
  }

  /// Returns the tree of a scene. Views are lowered lazily.
  ///
  /// - Parameter components: The trees of the components that the scene uses, which Swift does not contain.
  static func lower(
    _ scene: Scene, _ components: [RuntimeTree], grammar: Grammar, for purpose: Purpose = .loading
  ) -> StreamedTree {
    var lowering = Lowering(scene, components, grammar, purpose)
    let layout = lowering.written(scene.controller.layout) { number in scene.layout[number] }
    let groups = lowering.removeChanges(layout)
    return StreamedTree(head: lowering.head(layout, groups), content: lowering.content)
  }

  private func head(_ layout: [RuntimeTree.Attribute], _ groups: [RuntimeTree.Group]) -> RuntimeTree {
    var head = RuntimeTree(
      scene: scene.name,
      source: scene.source.name,
      summary: scene.summary,
      controller: scene.controller.name,
      parameters: scene.parameters,
      handlers: scene.isComponent ? scene.events.map(RuntimeTree.Handler.init) : scene.handlers.ofScene,
      layout: layout,
      content: .views([]))
    head.components = components
    head.screen = scene.screen.map { view($0) }
    head.table = scene.table.map(table)
    head.empty = scene.empty.map { view($0) }
    if purpose != .swift, grammar.isVersioned {
      head.needs = ([NewerNames(of: scene, grammar).newest] + components.map(\.needs)).newest
    }
    if let change = scene.change, let changes {
      head.state = change.state
      head.conditions = change.conditions
      head.derived = change.derived
      head.layout.removeAll { changes.contains($0.value) }
      head.groups = groups
    }
    return head
  }

  /// Returns the statements of everything that changes: the layout, the sections, and the views in the scene's order.
  private mutating func removeChanges(_ layout: [RuntimeTree.Attribute]) -> [RuntimeTree.Group] {
    guard let changes else { return [] }
    var groups = StatementGroups(changes)
    for attribute in layout where changes.contains(attribute.value) {
      groups.add(RuntimeTree.Statement(about: .layout, attributes: [attribute]))
    }
    if case .sections(let sections) = scene.content {
      for (index, section) in sections.enumerated() {
        for part in RuntimeTree.Section.Part.allCases {
          guard let value = section[part], changes.contains(value) else { continue }
          let attribute = RuntimeTree.Attribute(name: part.rawValue, value: value)
          groups.add(RuntimeTree.Statement(about: .section(index), attributes: [attribute]))
        }
      }
    }
    placesOfConstants.reserveCapacity(scene.views.count)
    for view in scene.views {
      if changes.contains(partOf: view) {
        var constant = whole(view)
        groups.add(changes.remove(from: &constant, view.element))
        placesOfConstants.append(constants.count)
        constants.append(constant)
      } else {
        placesOfConstants.append(-1)
      }
    }
    return groups.groups
  }

  private var content: StreamedTree.Content {
    switch scene.content {
    case .views(let views): .views(self.views(views))
    case .sections(let sections):
      .sections(
        sections.map { section in
          StreamedTree.Section(
            head: RuntimeTree.Section(
              header: constant(section.header.text), footer: constant(section.footer.text),
              shown: constant(section.shown), rows: []),
            headerViews: views(section.header.views), footerViews: views(section.footer.views),
            rows: views(section.rows))
        })
    }
  }

  private func constant(_ value: Value?) -> Value? {
    guard let changes, let value, changes.contains(value) else { return value }
    return nil
  }

  private func views(_ places: [Int]) -> StreamedTree.Views {
    places.indices.lazy.map { view(places[$0]) }
  }

  /// Returns a view of the scene or of a fallback, without what changes.
  private func view(_ index: Int, in fallback: SceneFallback? = nil) -> RuntimeTree.View {
    let view = (fallback?.views ?? scene.views)[index]
    let place = fallback == nil && !placesOfConstants.isEmpty ? placesOfConstants[index] : -1
    var constant = place < 0 ? whole(view) : constants[place]
    if fallback != nil, let changes { _ = changes.remove(from: &constant, view.element) }
    constant.content = content(of: view, in: fallback)
    if purpose != .swift { constant.fallback = view.fallback.map(self.fallback) }
    return constant
  }

  /// Returns the scene's table. What the scene does not give is as in the initializer of its controller.
  private func table(_ index: Int) -> RuntimeTree.View {
    var table = view(index)
    let (view, element) = (scene.views[index], scene.views[index].element)
    for argument in scene.controller.initializer {
      guard case .enumerationCase(let name) = argument.value,
        let number = element.attributes.firstIndex(where: { $0.name == argument.label }),
        !view.parts.has(number), !element.attributes[number].isDefault(.enumeration(name))
      else { continue }
      let place = table.attributes.firstIndex { element.partNumber(of: $0.name) ?? 0 > number }
      table.attributes.insert(
        RuntimeTree.Attribute(name: argument.label, value: .enumeration(name)),
        at: place ?? table.attributes.endIndex)
    }
    return table
  }

  private func fallback(_ fallback: SceneFallback) -> RuntimeTree.Fallback {
    var groups: [RuntimeTree.Group] = []
    if let changes {
      var statements = StatementGroups(changes)
      for view in fallback.views where changes.contains(partOf: view) {
        var constant = whole(view)
        statements.add(changes.remove(from: &constant, view.element))
      }
      groups = statements.groups
    }
    let called = fallback.views.flatMap { view in
      (view.handlers + view.roles.flatMap(\.inlineHandlers)).map(\.method)
    }
    return .view(
      view(0, in: fallback), handlers: scene.handlers.ofFallbacks(among: called), groups: groups)
  }

  /// Returns a view with everything that changes. Its content is only what changes.
  private func whole(_ view: SceneView) -> RuntimeTree.View {
    let component =
      if case .component(let name)? = view.element.list ?? view.element.entry { name } else { nil as String? }
    return RuntimeTree.View(
      element: grammar.treeName(of: view.element),
      swiftClass: view.swiftClass,
      id: view.id,
      line: lines?.line(at: view.offset) ?? 0,
      attributes: attributes(of: view),
      roles: view.roles.map { role($0, of: view.element) },
      handlers: view.handlers,
      edits: view.edits,
      content: slots(of: view) { items in
        if case .state(let name) = items { .state(name) } else { nil }
      },
      component: component)
  }

  /// Returns the content of a view that does not change.
  private func content(of view: SceneView, in fallback: SceneFallback?) -> [RuntimeTree.Slot] {
    slots(of: view) { items in
      switch items {
      case .state: nil
      case .parameter(let name): .parameter(name)
      case .list(let list):
        .list(
          list.map { item in
            switch item {
            case .view(let index): .view(self.view(index, in: fallback))
            case .text(let text): .text(text)
            }
          })
      }
    }
  }

  /// Returns the content of a view in the grammar's order, without the slots whose items are `nil`.
  private func slots(
    of view: SceneView, _ items: (SceneView.Items) -> RuntimeTree.Slot.Items?
  ) -> [RuntimeTree.Slot] {
    if view.content.isEmpty { return [] }
    let slots = view.element.content
    return slots.indices.compactMap { slot in
      view.items(inSlot: slot).flatMap(items).map { RuntimeTree.Slot(name: slots[slot].name, items: $0) }
    }
  }

  private func role(_ binding: RuntimeTree.RoleBinding, of element: ElementKind) -> RuntimeTree.RoleBinding {
    guard case .inline(let attributes, let handlers) = binding.source else { return binding }
    let members = binding.fills.compactMap { element.role(named: $0) }.flatMap(\.members)
    var written = binding
    let given = attributes.filter { attribute in
      members.first { $0.name == attribute.name }?.isDefault(attribute.value) != true
    }
    written.source = .inline(attributes: given, handlers: handlers)
    return written
  }

  /// Returns the values of a view in the grammar's order, without defaults, except for those that are added.
  private func attributes(of view: SceneView) -> [RuntimeTree.Attribute] {
    let known = view.element.attributes
    let parts = view.parts.parts
    let added = view.addedAttributes(in: grammar)
    // The number of each attribute, and its place among the given parts; `nil` for one that is added.
    var places: [(number: Int, part: Int?)] = []
    places.reserveCapacity(added.count + parts.count)
    for number in added { places.append((number, nil)) }
    for index in parts.indices where parts[index].number < known.count {
      places.append((parts[index].number, index))
    }
    places.sort { $0.number < $1.number }
    var attributes: [RuntimeTree.Attribute] = []
    attributes.reserveCapacity(places.count)
    for (number, part) in places {
      let attribute = known[number]
      if let part {
        guard let value = parts[part].value, !attribute.isDefault(value) else { continue }
        attributes.append(RuntimeTree.Attribute(name: attribute.name, value: value))
      } else if attribute.defaultValue == .identifier {
        attributes.append(
          RuntimeTree.Attribute(name: attribute.name, value: .literal(identifierPrefix + view.id)))
      } else if let grows = view.element.grows, number == grammar.growing(of: view.element) {
        attributes.append(RuntimeTree.Attribute(name: attribute.name, value: .boolean(grows)))
      }
    }
    return attributes
  }

  /// Returns the values in the grammar's order, without defaults.
  private func written(_ attributes: [Attribute], _ value: (Int) -> Value?) -> [RuntimeTree.Attribute] {
    attributes.enumerated().compactMap { index, attribute in
      value(index).flatMap {
        attribute.isDefault($0) ? nil : RuntimeTree.Attribute(name: attribute.name, value: $0)
      }
    }
  }
}

extension Scene.Section {
  /// The value of a part that can change.
  fileprivate subscript(part: RuntimeTree.Section.Part) -> Value? {
    switch part {
    case .header: header.text
    case .footer: footer.text
    case .shown: shown
    }
  }
}

extension RuntimeTree.Handler {
  /// Creates the handler of a component's event.
  init(_ event: Event) {
    self.init(
      name: event.name, arguments: event.arguments, result: nil, isAsync: event.isAsync,
      canThrow: event.canThrow)
  }
}
