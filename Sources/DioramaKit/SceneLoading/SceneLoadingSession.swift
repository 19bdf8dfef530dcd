import DioramaTree

/// The state of loading one scene: the values that were passed in, the problems, and the instances that fill roles.
@MainActor
final class SceneLoadingSession {
  let loader: SceneLoader
  let tree: RuntimeTree
  let handlers: SceneHandlers
  let values: SceneValues
  var problems: [SceneLoadingProblem]
  private(set) var views: [String: UIView] = [:]
  private(set) var roleInstances: [Any] = []
  private var missingTypes: Set<SceneLoadingProblem> = []
  private var actions: [@MainActor () -> Void] = []

  init(_ loader: SceneLoader, tree: RuntimeTree, parameters: [String: Any], handlers: SceneHandlers) {
    self.loader = loader
    self.tree = tree
    self.handlers = handlers
    var problems: [SceneLoadingProblem] = []
    values = SceneValues(parameters, declared: tree.parameters, problems: &problems)
    self.problems = problems + handlers.problems(with: tree.handlers)
  }

  /// Defers an action until the whole scene is known to be loadable.
  func later(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Runs the deferred actions, or throws every problem.
  func finish() throws(SceneLoadingError) {
    guard problems.isEmpty else { throw SceneLoadingError(problems: problems) }
    for action in actions { action() }
  }

  func name(_ view: UIView, _ id: String?) {
    if let id { views[id] = view }
  }

  func callback(_ method: String) -> SceneCallback { SceneCallback(handler: handlers.handlers[method]) }

  /// Returns what fills a role of one view: what was passed in, or a new instance. The scene holds it strongly.
  func instance(for source: RuntimeTree.RoleBinding.Source, line: Int) -> Any? {
    let instance: Any?
    switch source {
    case .parameter(let name):
      instance = values.parameters[name].flatMap(\.self)
    case .type(let name):
      instance = loader.types.make(name)
      if instance == nil {
        let problem = SceneLoadingProblem.missingType(name, line: line)
        if missingTypes.insert(problem).inserted { problems.append(problem) }
      }
    case .inline:
      instance = nil
    }
    if let instance { roleInstances.append(instance) }
    return instance
  }
}

extension SceneHandlers {
  /// Returns the problems with handlers: those that are missing or have another type.
  fileprivate func problems(with wanted: [RuntimeTree.Handler]) -> [SceneLoadingProblem] {
    wanted.compactMap { wanted in
      let expected = wanted.functionType
      guard let handler = handlers[wanted.name] else { return .missingHandler(wanted.name, type: expected) }
      let fits =
        handler.arguments.count == wanted.arguments.count
        && zip(handler.arguments, wanted.arguments).allSatisfy { SwiftTypeName($0).isSpelled($1.type) }
        && SwiftTypeName(handler.result).isSpelled(wanted.result ?? "()")
        && (wanted.isAsync || !handler.isSuspending)
      return fits ? nil : .handlerOfWrongType(wanted.name, expected: expected, given: handler.typeName)
    }
  }
}

extension SceneLoadingSession {
  /// Creates the view that a scene describes. No attribute is set until the whole scene is known to be loadable.
  func load(_ original: RuntimeTree.View, asRow: Bool) -> UIView {
    var description = original
    guard let element = loader.elements[description.element], let make = element.make else {
      return placeholder(for: description, asRow: asRow)
    }
    let view = make()
    name(view, description.id)
    if check(element.constraints, of: &description) {
      set(description, on: view, element)
    }
    installContent(of: view, element, description)
    return view
  }

  /// Sets the attributes, events and roles of a view.
  private func set(_ description: RuntimeTree.View, on view: UIView, _ element: AnySceneElement) {
    let parts = SceneParts(
      self, element: description.element, line: description.line, attributes: description.attributes,
      handlers: description.handlers, roles: description.roles)
    let configuration = element.configurations.first { $0.condition.map(description.has) ?? true }
    if let set = configuration?.read(parts) { later { set(view) } }
    let configured = configuration?.parts ?? []
    setAttributes(of: view, element, description, parts, except: configured)
    connectEvents(of: view, element, description, except: configured)
    for role in description.roles where !([role.name] + role.fills).contains(where: element.configures) {
      note(role.name, of: description)
    }
  }

  /// Records the constraints that a view does not meet. An index is set after its list, and to none if it is out of
  /// range.
  ///
  /// - Returns: Whether all constraints are met.
  private func check(_ constraints: [SceneConstraint], of description: inout RuntimeTree.View) -> Bool {
    let count = problems.count
    for constraint in constraints {
      let isMet = constraint.isMet(by: description)
      if case .index(let part, _) = constraint {
        guard let place = description.attributes.firstIndex(where: { $0.name == part }) else { continue }
        var index = description.attributes.remove(at: place)
        if !isMet { index.value = .integer(-1) }
        description.attributes.append(index)
      } else if !isMet {
        problems.append(.unmetConstraint(constraint, element: description.element, line: description.line))
      }
    }
    return problems.count == count
  }

  private func setAttributes(
    of view: UIView, _ element: AnySceneElement, _ description: RuntimeTree.View, _ parts: SceneParts,
    except configured: [String]
  ) {
    for (name, value) in description.attributes.map({ ($0.name, $0.value) })
    where !configured.contains(name) {
      guard let attribute = loader.elements.attribute(name, of: element) else {
        note(name, of: description)
        continue
      }
      if let set = attribute.read(value, parts) { later { set(view) } }
    }
  }

  private func connectEvents(
    of view: UIView, _ element: AnySceneElement, _ description: RuntimeTree.View, except configured: [String]
  ) {
    for binding in description.handlers where !configured.contains(binding.event) {
      guard let connect = loader.elements.event(binding.event, of: element) else {
        note(binding.event, of: description)
        continue
      }
      let callback = callback(binding.method)
      later { connect(view, callback) }
    }
  }

  private func installContent(
    of view: UIView, _ element: AnySceneElement, _ description: RuntimeTree.View
  ) {
    for slot in description.content {
      guard let place = element.content[slot.name] else {
        note(slot.name, of: description)
        continue
      }
      let items = contents(of: slot, description, asRows: place.acceptsRows)
      later { place.install(view, items) }
    }
  }

  private func contents(
    of slot: RuntimeTree.Slot, _ description: RuntimeTree.View, asRows: Bool
  ) -> [SceneContent] {
    let parts = SceneParts(
      self, element: description.element, line: description.line, attributes: [], handlers: [])
    switch slot.items {
    case .parameter(let name):
      return (parts.read(slot.name, .parameter(name), .list(.string)) ?? []).map(SceneContent.text)
    case .state(let name):
      return (parts.read(slot.name, .state(name), .list(.string)) ?? []).map(SceneContent.text)
    case .list(let items):
      return items.compactMap { item in
        switch item {
        case .view(let view): .view(load(view, asRow: asRows))
        case .text(let text): parts.read(slot.name, text, .string).map(SceneContent.text)
        }
      }
    }
  }

  private func note(_ part: String, of description: RuntimeTree.View) {
    problems.append(.unknownPart(part, element: description.element, line: description.line))
  }

  private func placeholder(for description: RuntimeTree.View, asRow: Bool) -> UIView {
    if loader.unknownElements == .fail {
      problems.append(.unknownElement(description.element, line: description.line))
    }
    let cell = asRow ? UITableViewCell(style: .default, reuseIdentifier: nil) : nil
    let label = cell?.textLabel ?? UILabel()
    label.text = description.element
    let view = cell ?? label
    view.accessibilityIdentifier = description.id.map { "\(tree.scene).\($0)" }
    name(view, description.id)
    return view
  }
}
