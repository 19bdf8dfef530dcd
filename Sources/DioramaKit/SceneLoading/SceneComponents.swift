import DioramaTree

/// The components of a loaded scene. Checks them as a whole before any view is created.
@MainActor
final class SceneComponents {
  /// The maximum number of views and other parts in a scene, including its components.
  static let maximumParts = 20_000
  /// The maximum nesting depth of views, including those in components. UIKit lays out and draws views recursively, on
  /// the stack of the main thread.
  static let maximumViewDepth = 128

  /// Problems of the components as a whole.
  private(set) var problems: [SceneLoadingProblem] = []
  /// What was left out of the components.
  private(set) var omissions: [SceneLoadingProblem] = []
  private var trees: [String: RuntimeTree] = [:]
  private var elements: [String: AnySceneElement] = [:]
  /// The sizes of the components.
  private var sizes: [String: Size] = [:]
  /// The preparations of the components that have been created.
  private var preparations: [String: ScenePreparation] = [:]
  private var entryTypes: [String: SceneEntryType] = [:]
  /// The loader's colours and bundle, to read the defaults of states.
  private let names: SceneNames
  private let policy: SceneLoadingPolicy

  /// Collects the components of a scene.
  ///
  /// - Parameter read: The names in the scene and in its components. Delivered components keep the parts of their
  ///   states that rows read.
  init(_ scene: RuntimeTree, _ loader: SceneLoader, reading read: Set<String>) {
    names = SceneNames(loader)
    policy = loader.policy
    var declared: Set<String> = []
    for name in scene.components.map(\.scene)
    where loader.elements[name] != nil || !declared.insert(name).inserted {
      problems.append(.duplicateName(name))
    }
    func forEachUse(in component: RuntimeTree, _ body: (String) -> Void) {
      for view in component.outermostViews.withFallbacks { body(view.component ?? view.element) }
      for case .component(let name) in (component.state + component.derived).map(\.type.base) { body(name) }
    }
    let ordered = scene.components.ordered(by: \.scene, naming: forEachUse).ordered
    if ordered.count < scene.components.count {
      let members = scene.components.cycles(by: \.scene, naming: forEachUse).members
      problems += members.map(\.scene).sorted().map { .circularComponent($0) }
    }
    guard problems.isEmpty else { return }
    let loader = completing(loader)
    for component in ordered {
      let tree = loader.policy == .delivered ? delivered(component, loader, reading: read) : component
      trees[tree.scene] = tree
      elements[tree.scene] = element(for: tree, loader)
      var size = size(of: tree)
      size.depth += 1
      sizes[tree.scene] = size
    }
  }

  /// The names that the components read.
  var readNames: Set<String> { trees.values.readNames }

  /// The element of a component.
  subscript(name: String) -> AnySceneElement? { elements[name] }

  /// Returns whether a scene and its components are too large in total, or nested too deeply. If so, no view must be
  /// created.
  func excess(in scene: RuntimeTree) -> [SceneLoadingProblem] {
    let size = size(of: scene)
    let isExcessive =
      size.parts > Self.maximumParts || size.depth > RuntimeTree.maximumComponentDepth
      || size.viewDepth > Self.maximumViewDepth
    return isExcessive ? [.tooManyParts(maximum: Self.maximumParts)] : []
  }

  /// Creates a component for a view; `nil` if there is no component of this name.
  func load(
    _ name: String, in session: SceneLoadingSession
  ) -> (element: AnySceneElement, view: LoadedComponent)? {
    let isFirst = preparations[name] == nil
    guard let element = elements[name], let (inner, component, views, layout) = make(name, session.loader)
    else { return nil }
    if isFirst { session.takeProblems(of: inner) }
    session.later { component.finish(inner, views, layout) }
    session.add(component)
    return (element, component)
  }

  /// A component that is not finished, and what it takes to finish it.
  typealias Unfinished = (
    session: SceneLoadingSession, component: LoadedComponent, views: [UIView], layout: SceneLayout
  )

  /// Creates a component with its views.
  func make(_ name: String, _ loader: SceneLoader) -> Unfinished? {
    guard let tree = trees[name], case .views(let descriptions) = tree.content else { return nil }
    let preparation = preparations[name] ?? ScenePreparation(tree, loader, isComponent: true)
    preparations[name] = preparation
    let instance = ComponentInstance()
    let session = SceneLoadingSession(
      loader, tree: tree, components: self, preparation, instance: instance)
    let views = descriptions.map { session.load($0, asRow: false) }
    let layout = session.layout(tree.layout)
    session.noteUnknownNames()
    return (session, LoadedComponent(session, instance), views, layout)
  }

  /// Returns what remains of a delivered component.
  private func delivered(
    _ component: RuntimeTree, _ loader: SceneLoader, reading read: Set<String>
  ) -> RuntimeTree {
    let parts = read.compactMap(EntryName.init).filter { $0.component == component.scene }.map(\.part)
    let delivered = DeliveredTree(
      component, knowing: loader.elements, self, loader.types, readByRows: Set(parts))
    omissions += delivered.omissions
    return delivered.tree
  }

  /// The number of parts, and the nesting depths of components and of views. Each includes the components that are
  /// used.
  private struct Size {
    var (parts, depth, viewDepth) = (0, 0, 0)
  }

  private func size(of tree: RuntimeTree) -> Size {
    var size = Size()
    size.parts = min(tree.partCount, Self.maximumParts + 1)
    var pending = tree.outermostViews.map { (view: $0, depth: 1) }
    while let (view, depth) = pending.popLast() {
      let inner = sizes[view.component ?? view.element] ?? Size()
      size.parts = min(size.parts + inner.parts, Self.maximumParts + 1)
      size.depth = max(size.depth, inner.depth)
      // A component can place views of its content inside its innermost view.
      let innermost = depth + inner.viewDepth
      size.viewDepth = max(size.viewDepth, innermost)
      pending += view.contentViews.map { ($0, innermost + 1) }
    }
    return size
  }

  /// Returns the element whose attributes are a component's state.
  private func element(for tree: RuntimeTree, _ loader: SceneLoader) -> AnySceneElement {
    var element = AnySceneElement(name: tree.scene, base: "view", make: nil)
    let views = tree.allViews
    let edited = Set(views.flatMap(\.edits).map(\.state))
    let observe: AnySceneElement.Event = { view, callback in
      (view as? LoadedComponent)?.instance.edited = callback
    }
    for entry in tree.state {
      var ignored: [SceneLoadingProblem] = []
      guard let type = loader.types.type(of: entry, as: .state, &ignored) else { continue }
      let name = entry.name
      element.attributes[name] = SceneAttribute(
        name, SceneType<Any?>(type, isOptional: entry.type.isOptional)
      ) { (component: LoadedComponent, value) in component.rendering?.set([name: value]) }
      let parts = [name, Self.wholeState]
      element.constraints.append(entry.isRequired ? .exactlyOneOf(parts) : .atMostOneOf(parts))
      // The user may change the components that show the entries of a list.
      guard edited.contains(name) || entry.type.isListOfComponents else { continue }
      element.edits[name] = AnySceneElement.EditableAttribute(source: .own(observe)) { view in
        guard let rendering = (view as? LoadedComponent)?.rendering else { return entry.type.sample }
        return rendering.values[name]
      }
    }
    addWholeState(of: tree, to: &element, loader, observe)
    for event in tree.handlers {
      element.events[event.name] = { view, callback in
        (view as? LoadedComponent)?.instance.callbacks[event.name] = callback
      }
    }
    for view in views where loader.elements[view.element]?.isPlace ?? false {
      guard let id = view.id else { continue }
      element.content[id] = AnySceneElement.Slot(
        isReplacing: false, accepts: { $0 is UIView }
      ) { view, items in
        guard let place = (view as? LoadedComponent)?.viewsByID[id] as? SlotView else { return }
        for case .view(let view as UIView) in items { place.addArrangedSubview(view) }
      }
    }
    return element
  }
}

/// States of components as a whole.
extension SceneComponents {
  /// The attribute that sets the whole state at once.
  private static let wholeState = "state"

  /// Adds the attribute for the whole state of a component. It can be edited if part of the state can.
  private func addWholeState(
    of tree: RuntimeTree, to element: inout AnySceneElement, _ loader: SceneLoader,
    _ observe: @escaping AnySceneElement.Event
  ) {
    guard !tree.state.isEmpty, let state = loader.types.states?(tree.scene, false) else { return }
    let name = Self.wholeState
    element.attributes[name] = SceneAttribute(name, SceneType<Any?>(state, isOptional: false)) {
      (component: LoadedComponent, value) in
      if let new = value as? SceneEntry { component.rendering?.set(new.values) }
    }
    if element.edits.isEmpty { return }
    let component = tree.scene
    element.edits[name] = AnySceneElement.EditableAttribute(source: .own(observe)) { view in
      SceneEntry(
        component: component,
        values: (view as? LoadedComponent)?.rendering?.stored ?? [:])
    }
  }

  /// The names in the state of each component that the user can change.
  var edits: [String: Set<String>] {
    elements.mapValues { Set($0.edits.keys.filter { $0 != Self.wholeState }) }
  }
}

/// Components that show the entries of lists.
extension SceneComponents {
  /// Returns a loader that knows the types of these components' states, and of lists of them.
  func completing(_ loader: SceneLoader) -> SceneLoader {
    var loader = loader
    loader.types = completing(loader.types)
    return loader
  }

  private func completing(_ types: SceneTypes) -> SceneTypes {
    var completed = types
    completed.states = { [weak self] name, isList in
      self?.entryType(name, types).map { isList ? AnySceneType(listsOf: $0) : AnySceneType($0) }
    }
    completed.parts = { [weak self] name in self?.trees[name]?.state ?? [] }
    return completed
  }

  /// Returns the type of a component's state.
  func entryType(_ name: String, _ types: SceneTypes) -> SceneEntryType? {
    if let known = entryTypes[name] { return known }
    guard let tree = trees[name] else { return nil }
    let type = SceneEntryType(
      tree, completing(types), SceneValues(names: names), omitsUnknown: policy == .delivered)
    entryTypes[name] = type
    return type
  }

  /// Records the problems of a component that lists show, once.
  func check(_ name: String, in session: SceneLoadingSession) {
    guard preparations[name] == nil, let (inner, _, _, _) = make(name, session.loader) else { return }
    session.takeProblems(of: inner)
  }

  /// Returns the names of a component's events.
  func events(of name: String) -> Set<String> { Set(trees[name]?.handlers.map(\.name) ?? []) }

  /// Returns the element of a list's rows or views, including what depends on its component; `nil` if that is unknown.
  func list(_ list: RuntimeTree.View, in elements: SceneElements) -> AnySceneElement? {
    guard var element = elements[list.element] else { return nil }
    element.attributes[SceneLoadingSession.entries] = SceneAttribute(
      SceneLoadingSession.entries, .boolean
    ) { (_: UIView, _: Bool) in }
    guard let name = list.component else { return element }
    guard trees[name] != nil else { return nil }
    for event in events(of: name) { element.events[event] = { _, _ in } }
    return element
  }
}

extension ParameterType {
  fileprivate var isListOfComponents: Bool {
    if case .component = base { isList } else { false }
  }
}

extension SceneType where Instance == Any? {
  /// Creates the type of one value of a component's state.
  fileprivate init(_ type: AnySceneType, isOptional: Bool) {
    self.init(
      literal: { type.read($0, $1).map(unwrapped) }, convert: { type.convert($0).map(Optional.some) },
      absent: isOptional ? .some(nil) : nil)
  }
}
