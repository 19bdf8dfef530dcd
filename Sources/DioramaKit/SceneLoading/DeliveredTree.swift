import DioramaTree

/// A delivered tree of a scene or a component, reduced to the names that a loader knows.
@MainActor
struct DeliveredTree {
  private(set) var tree: RuntimeTree
  /// What was left out.
  private(set) var omissions: [SceneLoadingProblem] = []
  private var omitted: Set<SceneLoadingProblem> = []
  private let elements: SceneElements
  private let components: SceneComponents
  /// The groups and handlers of the fallbacks that are used.
  private var groups: [RuntimeTree.Group] = []
  private var handlers: [RuntimeTree.Handler] = []

  /// What remains of a view.
  private enum Remainder {
    /// The view itself, or a fallback.
    case view(RuntimeTree.View)
    /// Nothing.
    case nothing
    /// The fallback of an enclosing view.
    case outerFallback
  }

  /// The views of a scene or of a fallback, which its groups refer to.
  private struct Scope {
    /// The ids of all views.
    var ids: Set<String> = []
    /// The views that remain.
    var known: [(id: String, view: RuntimeTree.View, element: AnySceneElement)] = []
  }

  /// Removes the unknown names from a tree.
  ///
  /// - Parameters:
  ///   - components: The components that the tree can use.
  ///   - types: The app's types. State of other types is removed unless the tree reads it.
  ///   - given: The names of the parameters and the state that the app gives values for; `nil` for a component.
  ///   - readByRows: The names in the state of a component that rows of its entries read.
  init(
    _ original: RuntimeTree, knowing elements: SceneElements, _ components: SceneComponents,
    _ types: SceneTypes, given: Set<String>? = nil, readByRows: Set<String> = []
  ) {
    tree = original
    self.elements = elements
    self.components = components
    var scope = Scope(ids: Set(original.allViews.compactMap(\.id)))
    if let screen = original.screen { tree.screen = remaining([screen], &scope).first }
    if let table = original.table { tree.table = remaining([table], &scope).first }
    switch original.content {
    case .views(let views): tree.content = .views(remaining(views, &scope))
    case .sections(let sections):
      tree.content = .sections(
        sections.map { section in
          var section = section
          section.headerViews = remaining(section.headerViews, &scope)
          section.rows = remaining(section.rows, &scope)
          section.footerViews = remaining(section.footerViews, &scope)
          return section
        })
    }
    tree.empty = remaining(original.empty, &scope)
    tree.layout = original.layout.filter { isLayout($0) }
    let own = remaining(original.groups, scope)
    guard !omissions.isEmpty else {
      tree = original
      return
    }
    tree.groups = own + groups
    let called = Set(tree.calledMethods)
    let uncalled = original.isComponent ? Set(original.calledMethods) : []
    tree.handlers = (tree.handlers + handlers).filter {
      called.contains($0.name) || original.isComponent && !uncalled.contains($0.name)
    }
    tree.removeUnreadNames(except: given ?? original.unreadState.union(readByRows), types)
  }

  // MARK: Views

  private mutating func remaining(_ views: [RuntimeTree.View], _ scope: inout Scope) -> [RuntimeTree.View] {
    views.compactMap { view in
      if case .view(let view) = remainder(of: view, isInFallible: false, &scope) { view } else { nil }
    }
  }

  private func element(of view: RuntimeTree.View) -> AnySceneElement? {
    let lists = [SceneLoadingSession.rowList, SceneLoadingSession.itemList, SceneLoadingSession.viewList]
    if lists.contains(view.element) {
      return components.list(view, in: elements)
    }
    return components[view.element]
      ?? elements[view.element].flatMap { $0.make == nil && !$0.isScreen ? nil : $0 }
  }

  /// Returns what remains of a view.
  ///
  /// - Parameter isInFallible: Whether an enclosing view has a fallback.
  private mutating func remainder(
    of original: RuntimeTree.View, isInFallible: Bool, _ scope: inout Scope
  ) -> Remainder {
    let (known, groups, handlers) = (scope.known.count, groups.count, handlers.count)
    let isFallible = isInFallible || original.fallback != nil
    guard let element = element(of: original) else {
      omissions.append(.unknownElement(original.element, line: original.line))
      return fallback(of: original, isInFallible)
    }
    var view = original
    removeUnknownParts(of: &view, element)
    if let id = view.id { scope.known.append((id, view, element)) }
    for index in view.content.indices {
      guard case .list(let items) = view.content[index].items else { continue }
      var left: [RuntimeTree.Slot.Item] = []
      for item in items {
        guard case .view(let inner) = item else {
          left.append(item)
          continue
        }
        switch remainder(of: inner, isInFallible: isFallible, &scope) {
        case .view(let inner): left.append(.view(inner))
        case .nothing: break
        case .outerFallback:
          scope.known.removeLast(scope.known.count - known)
          self.groups.removeLast(self.groups.count - groups)
          self.handlers.removeLast(self.handlers.count - handlers)
          return fallback(of: original, isInFallible)
        }
      }
      view.content[index].items = .list(left)
    }
    return .view(view)
  }

  /// Returns what remains of the fallback of a view that cannot be shown.
  private mutating func fallback(of view: RuntimeTree.View, _ isInFallible: Bool) -> Remainder {
    guard case .view(let fallback, let handlers, let groups)? = view.fallback else {
      return isInFallible ? .outerFallback : .nothing
    }
    var scope = Scope(ids: Set([fallback].withContents.compactMap(\.id)))
    let remainder = remainder(of: fallback, isInFallible: isInFallible, &scope)
    if case .view = remainder {
      self.groups += remaining(groups, scope)
      self.handlers += handlers
    }
    return remainder
  }

  // MARK: Parts

  private mutating func removeUnknownParts(of view: inout RuntimeTree.View, _ element: AnySceneElement) {
    let (name, line) = (view.element, view.line)
    view.attributes = view.attributes.filter { isKnown($0, of: element, view) }
    view.roles = view.roles.filter { isKnown($0, of: element, view) }
    view.handlers = view.handlers.filter { binding in
      if element.configures(binding.event) || elements.event(binding.event, of: element) != nil {
        return true
      }
      return omit(.unknownPart(binding.event, element: name, line: line))
    }
    view.content = view.content.filter { isKnown($0, of: element, view) }
    view.edits = view.edits.filter { edit in
      guard elements.edit(edit.attribute, of: element) == nil else { return true }
      return hasAttribute(edit.attribute, element)
        && omit(.uneditablePart(edit.attribute, element: name, line: line))
    }
  }

  private func hasAttribute(_ name: String, _ element: AnySceneElement) -> Bool {
    element.configures(name) || elements.attribute(name, of: element) != nil
  }

  private mutating func isKnown(
    _ attribute: RuntimeTree.Attribute, of element: AnySceneElement, _ view: RuntimeTree.View
  ) -> Bool {
    hasAttribute(attribute.name, element)
      || omit(.unknownPart(attribute.name, element: view.element, line: view.line))
  }

  private mutating func isKnown(
    _ role: RuntimeTree.RoleBinding, of element: AnySceneElement, _ view: RuntimeTree.View
  ) -> Bool {
    ([role.name] + role.fills).contains(where: element.configures)
      || omit(.unknownPart(role.name, element: view.element, line: view.line))
  }

  private mutating func isKnown(
    _ slot: RuntimeTree.Slot, of element: AnySceneElement, _ view: RuntimeTree.View
  ) -> Bool {
    elements.slot(slot.name, of: element) != nil
      || omit(.unknownPart(slot.name, element: view.element, line: view.line))
  }

  private mutating func isLayout(_ attribute: RuntimeTree.Attribute) -> Bool {
    SceneLayout.names(isComponent: tree.isComponent).contains(attribute.name)
      || omit(.unknownPart(attribute.name, element: "layout", line: nil))
  }

  private mutating func isSection(_ attribute: RuntimeTree.Attribute) -> Bool {
    RuntimeTree.Section.Part(rawValue: attribute.name) != nil
      || omit(.unknownPart(attribute.name, element: "section", line: nil))
  }

  /// Records an omission.
  ///
  /// - Returns: Always `false`.
  private mutating func omit(_ problem: SceneLoadingProblem) -> Bool {
    if omitted.insert(problem).inserted { omissions.append(problem) }
    return false
  }

  // MARK: Groups

  /// Returns the groups without unknown parts and without statements about removed views.
  private mutating func remaining(_ groups: [RuntimeTree.Group], _ scope: Scope) -> [RuntimeTree.Group] {
    let known = Dictionary(scope.known.map { ($0.id, ($0.view, $0.element)) }) { first, _ in first }
    return groups.compactMap { group in
      var group = group
      group.statements = group.statements.compactMap { statement in
        var statement = statement
        switch statement.subject {
        case .view(let id):
          guard let (view, element) = known[id] else { return scope.ids.contains(id) ? nil : statement }
          statement.attributes = statement.attributes.filter { isKnown($0, of: element, view) }
          statement.roles = statement.roles.filter { isKnown($0, of: element, view) }
          statement.content = statement.content.filter { isKnown($0, of: element, view) }
        case .layout: statement.attributes = statement.attributes.filter { isLayout($0) }
        case .section: statement.attributes = statement.attributes.filter { isSection($0) }
        }
        return statement.isEmpty ? nil : statement
      }
      return group.statements.isEmpty ? nil : group
    }
  }

}

/// What a loader does with names in a tree that it does not know.
public enum SceneLoadingPolicy: Hashable, Sendable {
  /// Loading fails. Use this for trees that are part of the app, which knows all their names.
  case bundled
  /// The loader omits what it does not know, or replaces views by their fallbacks, and reports this in
  /// ``LoadedScene/omissions``. Use this for trees from elsewhere, which may be newer or older than the app.
  case delivered
}

extension RuntimeTree.Statement {
  /// Whether the statement sets nothing.
  fileprivate var isEmpty: Bool { attributes.isEmpty && roles.isEmpty && content.isEmpty }
}

extension RuntimeTree {
  /// The methods that the views and their roles call, once for each call.
  var calledMethods: [String] {
    let views = allViews
    let roles = views.flatMap(\.roles) + groups.flatMap(\.statements).flatMap(\.roles)
    return (views.flatMap(\.handlers) + roles.flatMap(\.inlineHandlers)).map(\.method)
  }

  /// The names in the state that nothing reads, such as the `id` of a component. They belong to its interface.
  fileprivate var unreadState: Set<String> { Set(state.map(\.name)).subtracting(allReadNames) }

  /// The names that the tree reads, including those read by conditions that are themselves read.
  private var allReadNames: Set<String> {
    var read = readNames
    for condition in conditions.ordered.ordered.reversed() where read.contains(condition.name) {
      condition.test.forEachName { read.insert($0) }
    }
    return read
  }

  /// Removes names that only removed parts may have read, so that an older app need not provide them: conditions and
  /// derived values that nothing reads, and parameters and state that nothing reads and that have no value or a type
  /// that the app has not registered. Closures of derived values may read the other state.
  @MainActor
  fileprivate mutating func removeUnreadNames(except given: Set<String>, _ types: SceneTypes) {
    let read = allReadNames
    conditions.removeAll { !read.contains($0.name) }
    derived.removeAll { !read.contains($0.name) }
    func isNeeded(_ entry: Parameter) -> Bool {
      if read.contains(entry.name) || given.contains(entry.name) { return true }
      if case .swift(let name) = entry.type.base, !types.hasState(name) { return false }
      return entry.defaultValue != nil || entry.type.isOptional
    }
    parameters = parameters.filter(isNeeded)
    state = state.filter(isNeeded)
    let names = Set((parameters + state + derived).map(\.name) + conditions.map(\.name))
    for index in groups.indices {
      groups[index].reads.removeAll { !names.contains($0) && ScreenTrait(rawValue: $0) == nil }
    }
  }

  /// The names that the views, the layout, the sections and the groups read.
  var readNames: Set<String> {
    var names: Set<String> = []
    let note = { (attribute: Attribute) in attribute.value.forEachName { names.insert($0) } }
    layout.forEach(note)
    if case .sections(let sections) = content {
      for value in sections.flatMap({ [$0.header, $0.footer, $0.shown] }) {
        value?.forEachName { names.insert($0) }
      }
    }
    for view in allViews {
      (view.attributes + view.roles.flatMap(\.inlineAttributes)).forEach(note)
      names.formUnion(view.edits.map(\.state))
      for case .parameter(let name) in view.roles.map(\.source) { names.insert(name) }
      for slot in view.content {
        switch slot.items {
        case .parameter(let name), .state(let name): names.insert(name)
        case .list(let items):
          for case .text(let text) in items { text.forEachName { names.insert($0) } }
        }
      }
    }
    for statement in groups.flatMap(\.statements) { statement.forEachName { names.insert($0) } }
    return names
  }
}

extension Sequence<RuntimeTree> {
  /// The names that the trees read.
  var readNames: Set<String> { reduce(into: []) { $0.formUnion($1.readNames) } }
}
