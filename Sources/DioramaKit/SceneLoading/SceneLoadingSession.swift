import DioramaTree

/// The state while one scene is loaded: the values passed in, the problems, and the instances that fill roles.
@MainActor
final class SceneLoadingSession {
  let loader: SceneLoader
  /// The tree, without what the policy omits.
  let tree: RuntimeTree
  let handlers: SceneHandlers
  /// The components that the scene can use.
  let components: SceneComponents
  /// The component that this session loads; `nil` for a scene.
  let instance: ComponentInstance?
  /// The initial values.
  let values: SceneValues
  let samples: SceneSamples
  /// The methods that only unknown methods of roles call, once for each call.
  var uncalled: [String] = []
  var problems: [SceneLoadingProblem]
  /// Whether the scene is so large that none of its views must be created.
  private(set) var isTooLarge = false
  /// The omissions.
  private(set) var omissions: [SceneLoadingProblem] = []
  private(set) var views: [String: UIView] = [:]
  /// The items of bars, by their ids.
  private(set) var objects: [String: NSObject] = [:]
  private(set) var roleInstances: [Any] = []
  /// The ids of views that values refer to.
  private var namedViews: Set<String> = []
  /// The sizes relative to other views, until they are checked.
  var sizes: [SceneSizeRelation] = []
  private var missingTypes: Set<SceneLoadingProblem> = []
  /// The ids and subjects that were reported as declared more than once.
  private var duplicates: Set<String> = []
  private var actions: [@MainActor () -> Void] = []
  /// Called once the scene's view has been loaded.
  private(set) var loadedActions: [@MainActor (UIViewController) -> Void] = []
  fileprivate var waiting: [SceneViewLoading] = []
  fileprivate var isLoading = false
  /// The rendering of the scene, until loading is finished.
  private(set) var rendering: SceneRendering?
  /// The statements of the groups, by subject, until the subject is found in the scene.
  private var changes: [RuntimeTree.Statement.Subject: [SceneChange]]
  /// The handlers that the tree declares, by name.
  private let declaredHandlers: [String: RuntimeTree.Handler]
  /// The subjects that were found.
  private var found: Set<RuntimeTree.Statement.Subject> = []

  /// Prepares to load a scene, without the names that the policy omits.
  convenience init(
    _ loader: SceneLoader, tree: RuntimeTree, parameters: [String: Any?], state: [String: Any?],
    handlers: SceneHandlers
  ) {
    let isDelivered = loader.policy == .delivered
    let names = isDelivered ? ([tree] + tree.components).readNames : []
    var components = SceneComponents(tree, loader, reading: names)
    var tree = tree
    var omissions: [SceneLoadingProblem] = []
    if isDelivered {
      let original = tree
      func reduced() -> DeliveredTree {
        let loader = components.completing(loader)
        return DeliveredTree(
          original, knowing: loader.elements, components, loader.types,
          given: Set(parameters.keys).union(state.keys))
      }
      var delivered = reduced()
      let left = delivered.tree.readNames.union(components.readNames)
      // What only omitted rows read is not needed.
      if Set(left.compactMap(EntryName.init)) != Set(names.compactMap(EntryName.init)) {
        components = SceneComponents(original, loader, reading: left)
        delivered = reduced()
      }
      tree = delivered.tree
      omissions = delivered.omissions + components.omissions
    }
    let loader = components.completing(loader)
    let preparation = ScenePreparation(tree, loader, parameters: parameters, state: state)
    self.init(loader, tree: tree, handlers: handlers, components: components, preparation, instance: nil)
    let excess = components.excess(in: tree)
    isTooLarge = !excess.isEmpty
    problems += components.problems + excess
    problems += handlers.problems(with: tree, loader.types)
    if loader.policy == .delivered {
      omissions += problems.filter(\.isUnknownInput)
      problems.removeAll(where: \.isUnknownInput)
    }
    self.omissions = omissions
  }

  /// Prepares to load a scene, or an instance of a component, from a tree without unknown names.
  init(
    _ loader: SceneLoader, tree: RuntimeTree, handlers: SceneHandlers = SceneHandlers(),
    components: SceneComponents, _ preparation: ScenePreparation, instance: ComponentInstance?
  ) {
    self.loader = loader
    self.tree = tree
    self.handlers = handlers
    self.components = components
    self.instance = instance
    var problems = preparation.problems
    var first = preparation.values
    first.views = SceneViews()
    let rendering = SceneRendering(tree, loader, first, isComponent: instance != nil, &problems)
    self.rendering = rendering
    values = rendering.values
    samples = preparation.samples ?? SceneSamples(rendering.values)
    preparation.samples = samples
    self.problems = problems + preparation.unknownReads
    changes = preparation.changes
    declaredHandlers = preparation.handlers
  }

  /// Records a name that the loader does not know, but that the scene can be shown without.
  func leaveOut(_ problem: SceneLoadingProblem) {
    if loader.policy == .delivered { omissions.append(problem) } else { problems.append(problem) }
  }

  /// Adds the problems and omissions of a component.
  func takeProblems(of component: SceneLoadingSession) {
    problems += component.problems
    omissions += component.omissions
  }

  /// Returns whether an element needs an attribute.
  func requires(_ attribute: String, _ element: String) -> Bool {
    loader.elements[element]?.constraints.contains(.exactlyOneOf([attribute])) ?? false
  }

  /// Defers an action until the whole scene is known to be loadable.
  func later(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

  /// Defers an action until the scene's view has been loaded.
  func whenLoaded(_ action: @escaping @MainActor (UIViewController) -> Void) { loadedActions.append(action) }

  /// Runs the deferred actions, or throws all problems.
  ///
  /// Afterwards, the scene's rendering no longer needs the session.
  func finish() throws(SceneLoadingError) {
    noteUnknownNames()
    removeUncalledHandlers()
    if let needs = tree.needs, ReleaseVersion(RuntimeTree.release).map({ $0 < needs }) ?? false {
      if !problems.isEmpty { problems.insert(.newerRelease(needs.description), at: 0) }
      if !omissions.isEmpty { omissions.insert(.newerRelease(needs.description), at: 0) }
    }
    guard problems.isEmpty, run() != nil else { throw SceneLoadingError(problems: problems) }
  }

  /// Runs the deferred actions of a scene without problems.
  ///
  /// - Returns: The scene's rendering, which no longer needs the session.
  func run() -> SceneRendering? {
    defer { rendering = nil }
    let actions = actions
    self.actions = []
    for action in actions { action() }
    return rendering
  }

  /// Adds the ids that a value refers to.
  func note(viewsIn value: Value) { value.forEachView { namedViews.insert($0) } }

  /// Records views and subjects that are referred to, but are not in the scene.
  func noteUnknownNames() {
    checkSizes()
    for id in namedViews.sorted() where views[id] == nil { leaveOut(.unknownName(id)) }
    for subject in changes.keys.sorted(by: { $0.name < $1.name }) {
      problems.append(.unknownSubject(subject.name))
    }
  }

  /// Removes the problems of handlers that only omitted, unknown methods of roles call.
  private func removeUncalledHandlers() {
    guard loader.policy == .delivered, !uncalled.isEmpty else { return }
    var calls = Dictionary(tree.calledMethods.map { ($0, 1) }, uniquingKeysWith: +)
    for method in uncalled { calls[method, default: 0] -= 1 }
    problems.removeAll { problem in
      switch problem {
      case .missingHandler(let name, _), .handlerOfWrongType(let name, _, _): calls[name] == 0
      default: false
      }
    }
  }

  /// Returns the statements about a subject. Only one object in a scene can be their subject.
  func takeChanges(of subject: RuntimeTree.Statement.Subject) -> [SceneChange] {
    guard let taken = changes.removeValue(forKey: subject) else {
      if found.contains(subject) { report(duplicate: subject.name) }
      return []
    }
    found.insert(subject)
    return taken
  }

  /// Records that a name is declared more than once, if it is not known yet.
  private func report(duplicate name: String) {
    if duplicates.insert(name).inserted { problems.append(.duplicateName(name)) }
  }

  /// Sets what a statement of a group executes.
  func plan(_ change: SceneChange, _ statement: @escaping SceneRendering.Statement) {
    rendering?.groups[change.group].statements[change.place] = statement
  }

  /// Returns whether a value of the state can store the user's changes in a view.
  func follows(_ read: @MainActor (NSObject) -> Any?, of view: NSObject, as state: String) -> Bool {
    read(view).flatMap { rendering?.converted($0, for: state) } != nil
  }

  func name(_ object: NSObject, _ id: String?) {
    guard let id else { return }
    if views[id] != nil || objects[id] != nil { report(duplicate: id) }
    if let view = object as? UIView {
      views[id] = view
      values.views?[id] = view
    } else {
      objects[id] = object
    }
  }

  func callback(_ method: String) -> SceneCallback {
    guard let event = declaredHandlers[method] else {
      problems.append(.unknownName(method))
      return SceneCallback()
    }
    return instance?.callback(raising: event) ?? SceneCallback(handler: handlers.handlers[method])
  }

  /// Adds a component, whose state is shown as soon as this scene's state is.
  func add(_ component: LoadedComponent) { rendering?.components.append(component) }

  /// Returns a callback that first writes the user's changes in a view to the state.
  func callback(
    _ method: String?, writing edits: [(state: String, attribute: AnySceneElement.EditableAttribute)],
    of view: NSObject
  ) -> SceneCallback {
    let callback = method.map(callback) ?? SceneCallback()
    guard !edits.isEmpty else { return callback }
    return callback.prepared { [weak view, weak rendering, instance] arguments in
      guard let view, let rendering else { return arguments }
      var new: [String: Any?] = [:]
      for (state, attribute) in edits {
        if rendering.isInteger(state) { attribute.round?(view) }
        if let value = attribute.read(view).flatMap({ rendering.converted($0, for: state) }) {
          new[state] = .some(value)
        }
      }
      rendering.set(new)
      instance?.reportEdit()
      return arguments
    }
  }

  /// Returns the object that fills a role of one view: passed in, or created here. The scene holds it strongly.
  func instance(for source: RuntimeTree.RoleBinding.Source, line: Int?) -> Any? {
    let instance: Any?
    switch source {
    case .parameter(let name):
      instance = values.names[name]?.kind == .parameter ? values[name] : nil
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

extension RuntimeTree.Statement.Subject {
  fileprivate var name: String {
    switch self {
    case .view(let id): id
    case .layout: "layout"
    case .section(let index): "section \(index)"
    }
  }
}

extension SceneLoadingProblem {
  /// Whether the app provides a value that the scene does not have.
  fileprivate var isUnknownInput: Bool {
    switch self {
    case .unknownParameter, .unknownState: true
    default: false
    }
  }
}

extension SceneHandlers {
  /// Returns the problems with handlers that are missing or have another type.
  fileprivate func problems(with tree: RuntimeTree, _ types: SceneTypes) -> [SceneLoadingProblem] {
    let states = Set(tree.components.map { ParameterType(.component($0.scene)).swiftName })
    return tree.handlers.compactMap { wanted in
      var wanted = wanted
      for index in wanted.arguments.indices where states.contains(wanted.arguments[index].type) {
        wanted.arguments[index].type = "[String: Any?]"
      }
      let expected = wanted.functionType
      guard let handler = handlers[wanted.name] else { return .missingHandler(wanted.name, type: expected) }
      let fits =
        handler.arguments.count == wanted.arguments.count
        && zip(handler.arguments, wanted.arguments).allSatisfy { types.spells($1.type, SwiftTypeName($0)) }
        && (types.spells(wanted.result ?? "()", SwiftTypeName(handler.result))
          // What a closure returns that calls a method of a weak reference.
          || wanted.result == nil && handler.result == Void?.self)
        && (wanted.isAsync || !handler.isSuspending)
      return fits ? nil : .handlerOfWrongType(wanted.name, expected: expected, given: handler.typeName)
    }
  }
}

extension SceneLoadingSession {
  /// Loads what a tree sets in its controller, if anything. If there is no controller, only checks it.
  func load(_ description: RuntimeTree.View?, of scene: UIViewController?) {
    guard let description else { return }
    guard let element = loader.elements[description.element], scene.map(element.describes) ?? true else {
      return problems.append(.unknownElement(description.element, line: description.line))
    }
    let changes = description.id.map { takeChanges(of: .view($0)) } ?? []
    waiting.append(SceneViewLoading(self, scene ?? UIViewController(), element, description, changes))
    loadWaiting()
  }

  /// Creates the view that a scene describes. Attributes are not set until the whole scene is known to be loadable.
  func load(_ original: RuntimeTree.View, asRow: Bool) -> UIView {
    let object = loadObject(original, asRow: asRow)
    if let view = object as? UIView { return view }
    if object != nil { problems.append(.unknownElement(original.element, line: original.line)) }
    return asRow ? UITableViewCell(style: .default, reuseIdentifier: nil) : UIView()
  }

  /// Creates the view or bar item that a scene describes, or records that its element is unknown.
  func loadObject(_ original: RuntimeTree.View, asRow: Bool) -> NSObject? {
    if !asRow, original.element == Self.viewList { return loadViews(original) ?? UIView() }
    let changes = original.id.map { takeChanges(of: .view($0)) } ?? []
    let component = asRow ? nil : components.load(original.element, in: self)
    let parts = SceneParts(
      self, element: original.element, line: original.line, attributes: original.attributes, values: nil)
    guard let element = component?.element ?? loader.elements[original.element],
      let view = component?.view ?? element.make?(parts)
    else {
      problems.append(.unknownElement(original.element, line: original.line))
      return nil
    }
    name(view, original.id)
    waiting.append(SceneViewLoading(self, view, element, original, changes))
    loadWaiting()
    return view
  }

  /// Loads the waiting views, each before the views inside it. Not recursive, because a tree can be deep and a thread's
  /// stack is small.
  private func loadWaiting() {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    while let next = waiting.popLast() {
      let count = waiting.count
      next.load()
      waiting[count...].reverse()
    }
  }

  /// Records values that must not change, but refer to something that does, or to a missing part of an entry.
  ///
  /// - Parameter component: The component whose entries the values may depend on.
  func requireConstant(
    _ attributes: [RuntimeTree.Attribute], component: String? = nil, element: String, line: Int?
  ) {
    let names = values.names
    let isWrong = { name in names.isChanging(name) || names.isEntry(name, besides: component) }
    for attribute in attributes where attribute.value.readsName(where: isWrong) {
      problems.append(.unexpectedValue(part: attribute.name, element: element, line: line))
    }
  }

  /// Records the names that a statement reads, but that are neither inputs of its group nor parts of the component's
  /// entries.
  func requireInputs(of change: SceneChange, component: String? = nil) {
    change.statement.forEachName { name in
      let isMissing = values.names.isChanging(name) && !change.reads.contains(name)
      if isMissing || values.names.isEntry(name, besides: component) { problems.append(.unknownName(name)) }
    }
  }

  /// Records parts that are set twice: by a constant and a statement, or by two statements.
  func requireOnce(_ names: [String], element: String, line: Int?) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      problems.append(.scatteredPart(name, element: element, line: line))
    }
  }
}
