import DioramaTree

/// The components of a loaded scene. What is wrong with them as a whole is found before any view is made.
@MainActor
final class SceneComponents {
  /// The maximum number of views in all components of a scene.
  static let maximumViews = 100_000
  /// The maximum number of components in one another.
  static let maximumDepth = 32

  let problems: [SceneLoadingProblem]
  private let trees: [String: RuntimeTree]
  private var elements: [String: AnySceneElement] = [:]
  /// The components whose problems have been recorded.
  private var checked: Set<String> = []

  /// Collects the components of a scene.
  init(_ scene: RuntimeTree, _ loader: SceneLoader) {
    var trees: [String: RuntimeTree] = [:]
    var problems: [SceneLoadingProblem] = []
    for component in scene.components {
      if loader.elements[component.scene] != nil
        || trees.updateValue(component, forKey: component.scene) != nil
      {
        problems.append(.duplicateName(component.scene))
      }
    }
    if !trees.isEmpty, problems.isEmpty { problems += Self.circles(in: trees) }
    if !trees.isEmpty, problems.isEmpty { problems += Self.excess(of: scene, trees) }
    self.problems = problems
    self.trees = problems.isEmpty ? trees : [:]
  }

  /// Creates a component for a view, or returns `nil` if there is no component of this name.
  func load(
    _ name: String, in session: SceneLoadingSession
  ) -> (element: AnySceneElement, view: LoadedComponent)? {
    guard let tree = trees[name] else { return nil }
    let instance = ComponentInstance()
    let inner = SceneLoadingSession(session.loader, tree: tree, components: self, instance: instance)
    guard case .views(let descriptions) = tree.content else { return nil }
    let views = descriptions.map { inner.load($0, asRow: false) }
    let layout = inner.layout(tree.layout)
    inner.noteUnknownSubjects()
    if checked.insert(name).inserted { session.problems += inner.problems }
    let component = LoadedComponent(inner, instance)
    session.later { component.finish(inner, views, layout) }
    session.add(component)
    var element = element(for: tree, session.loader)
    for (id, view) in inner.views {
      guard let slot = view as? SlotView else { continue }
      element.content[id] = AnySceneElement.Slot(
        acceptsRows: false, isReplacing: false, accepts: { $0 is UIView }
      ) { _, items in
        for case .view(let view as UIView) in items { slot.addArrangedSubview(view) }
      }
    }
    return (element, component)
  }

  /// Returns the element with a component's state as its attributes.
  private func element(for tree: RuntimeTree, _ loader: SceneLoader) -> AnySceneElement {
    if let known = elements[tree.scene] { return known }
    var element = AnySceneElement(name: tree.scene, base: "view", make: nil)
    let edited = tree.editedState
    for entry in tree.state {
      var ignored: [SceneLoadingProblem] = []
      guard let type = loader.types.type(of: entry, as: .state, &ignored) else { continue }
      let name = entry.name
      element.attributes[name] = SceneAttribute(
        name, SceneType<Any?>(type, isOptional: entry.type.isOptional), default: entry.defaultValue
      ) { (component: LoadedComponent, value) in component.rendering?.set([name: value]) }
      if entry.isRequired { element.constraints.append(.exactlyOneOf([name])) }
      if edited.contains(name) {
        element.edits[name] = AnySceneElement.Edit(event: Self.edited) { view in
          guard let rendering = (view as? LoadedComponent)?.rendering else { return entry.type.sample }
          return rendering.values[name]
        }
      }
    }
    for event in tree.handlers {
      element.events[event.name] = { view, callback in
        (view as? LoadedComponent)?.instance.callbacks[event.name] = callback
      }
    }
    element.events[Self.edited] = { view, callback in
      (view as? LoadedComponent)?.instance.edited = callback
    }
    elements[tree.scene] = element
    return element
  }

  /// The event that reports the user's changes, which no tree can name.
  private static let edited = "state edited"
}

extension SceneComponents {
  /// Returns the components that contain themselves.
  private static func circles(in trees: [String: RuntimeTree]) -> [SceneLoadingProblem] {
    var uses: [String: Set<String>] = [:]
    for (name, tree) in trees { uses[name] = Set(tree.elementNames).intersection(trees.keys) }
    while let free = uses.first(where: { $0.value.isEmpty })?.key {
      uses[free] = nil
      for name in uses.keys { uses[name]?.remove(free) }
    }
    return uses.keys.sorted().map(SceneLoadingProblem.circularComponent)
  }

  /// Returns whether the components, which are in no circle, have too many views, all in all, or are too deep.
  private static func excess(of scene: RuntimeTree, _ trees: [String: RuntimeTree]) -> [SceneLoadingProblem] {
    var sizes: [String: (views: Int, depth: Int)] = [:]
    var pending = Array(trees.keys)
    while let name = pending.last {
      let names = trees[name]?.elementNames ?? []
      let open = names.filter { trees[$0] != nil && sizes[$0] == nil }
      if open.isEmpty {
        sizes[name] = size(of: names, sizes)
        pending.removeLast()
      } else {
        pending += Set(open)
      }
    }
    let (views, depth) = size(of: scene.elementNames.filter { trees[$0] != nil }, sizes)
    return views > maximumViews || depth > maximumDepth + 1 ? [.tooManyViews(maximum: maximumViews)] : []
  }

  private static func size(
    of names: [String], _ sizes: [String: (views: Int, depth: Int)]
  ) -> (views: Int, depth: Int) {
    var (views, depth) = (0, 0)
    for name in names {
      let inner = sizes[name] ?? (0, 0)
      views = min(views + 1 + inner.views, maximumViews + 1)
      depth = max(depth, inner.depth)
    }
    return (views, depth + 1)
  }
}

extension RuntimeTree {
  /// The elements of all views, without recursion.
  fileprivate var elementNames: [String] { allViews.map(\.element) }

  /// The entries of the state that views change.
  fileprivate var editedState: Set<String> { Set(allViews.flatMap(\.edits).map(\.state)) }

  private var allViews: [View] {
    var found: [View] =
      switch content {
      case .views(let views): views
      case .sections(let sections): sections.flatMap(\.rows)
      }
    var next = 0
    while next < found.count {
      for case .list(let items) in found[next].content.map(\.items) {
        for case .view(let view) in items { found.append(view) }
      }
      next += 1
    }
    return found
  }
}

extension RuntimeTree.Parameter {
  /// Whether a value must be given.
  var isRequired: Bool { defaultValue == nil && !type.isOptional }
}

extension SceneType where Instance == Any? {
  /// Creates the type of an entry of a component's state.
  fileprivate init(_ type: AnySceneType, isOptional: Bool) {
    self.init(
      literal: { type.read($0, $1).map(Optional.some) }, convert: { type.convert($0).map(Optional.some) },
      absent: isOptional ? .some(nil) : nil)
  }
}
