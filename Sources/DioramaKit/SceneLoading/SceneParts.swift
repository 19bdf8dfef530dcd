import DioramaTree

/// The values, handlers and roles that a scene gives for one view, or for an inline role. Problems with a part are
/// reported when it is read.
@_spi(Generated)
@MainActor
public final class SceneParts {
  let session: SceneLoadingSession
  let element: String
  let line: Int?
  private let attributes: [RuntimeTree.Attribute]
  private let handlers: [RuntimeTree.EventBinding]
  private let roles: [RuntimeTree.RoleBinding]
  /// The values to read; `nil` while the scene is checked, before it is created.
  let values: SceneValues?
  /// The instances that fill the roles, by name. One instance may fill several roles.
  private var instances: [String: Any] = [:]
  /// The attributes that keep their defaults because they have unknown cases.
  private var leftOut: Set<String> = []
  /// The attributes and events that have been read.
  private var known: Set<String> = []
  /// Whether these are the parts of an inline role.
  private var isOfRole = false
  /// The inline roles, and whether they could be created.
  private var checked: [(name: String, parts: SceneParts, isMade: Bool)] = []

  init(
    _ session: SceneLoadingSession, element: String, line: Int?, attributes: [RuntimeTree.Attribute] = [],
    handlers: [RuntimeTree.EventBinding] = [], roles: [RuntimeTree.RoleBinding] = [], values: SceneValues?
  ) {
    self.session = session
    self.element = element
    self.line = line
    self.attributes = attributes
    self.handlers = handlers
    self.roles = roles
    self.values = values
  }

  /// Returns the same parts and instances, with other values.
  func reading(_ values: SceneValues) -> SceneParts {
    let parts = SceneParts(
      session, element: element, line: line, attributes: attributes, handlers: handlers, roles: roles,
      values: values)
    parts.instances = instances
    parts.leftOut = leftOut
    return parts
  }

  /// Returns the value of an attribute, or `nil` if the scene does not give one.
  public func value<Instance>(_ name: String, _ type: SceneType<Instance>) -> Instance? {
    known.insert(name)
    guard let value = attributes.first(where: { $0.name == name })?.value else { return nil }
    return read(name, value, type)
  }

  /// Returns the value of an attribute that the view's initializer needs. The scene must give it as a literal.
  public func initial<Instance>(
    _ name: String, _ type: SceneType<Instance>, default: Instance
  ) -> Instance {
    guard let value = attributes.first(where: { $0.name == name })?.value else { return `default` }
    // An unknown case is reported when the attribute is checked with all others.
    if case .enumeration(let name) = value { return type.instance(ofCase: name) ?? `default` }
    session.problems.append(.unexpectedValue(part: name, element: element, line: line))
    return `default`
  }

  /// Returns the handler of an event, or `nil` if the scene does not give one.
  public func handler(_ event: String) -> SceneCallback? {
    known.insert(event)
    return handlers.first { $0.event == event }.map { session.callback($0.method) }
  }

  /// Returns the handlers that the scene gives for some events, by event.
  public func callbacks(_ events: String...) -> [String: SceneCallback] {
    let handlers = events.compactMap { event in handler(event).map { (event, $0) } }
    return Dictionary(handlers) { first, _ in first }
  }

  /// Returns the instance that fills a role, or `nil` if the scene does not give one. The closure creates the instance
  /// of an inline role. The scene holds all other instances strongly, whether they were passed in or created here.
  public func role<Role>(_ name: String, _ type: Role.Type, inline: (SceneParts) -> Role?) -> Role? {
    guard let binding = binding(for: name) else { return nil }
    if case .inline(let attributes, let handlers) = binding.source {
      let parts = SceneParts(
        session, element: "\(element).\(name)", line: line, attributes: attributes, handlers: handlers,
        values: values)
      parts.isOfRole = true
      let role = inline(parts)
      if values == nil { checked.append((binding.name, parts, role != nil)) }
      return role
    }
    guard let instance = instances[binding.name] ?? session.instance(for: binding.source, line: line) else {
      return nil
    }
    instances[binding.name] = instance
    guard let role = instance as? Role else {
      let given = typeName(of: Swift.type(of: instance))
      session.problems.append(
        .roleOfWrongType(name, expected: typeName(of: type), given: given, line: line))
      return nil
    }
    return role
  }

  /// Records unknown parts of the inline roles, after these have been checked. A role that could be created did not
  /// need the attributes that were omitted.
  func finishRoles() {
    for (name, parts, isMade) in checked {
      for part in parts.leftOut.sorted() {
        let problem = SceneLoadingProblem.unexpectedValue(part: part, element: parts.element, line: line)
        if isMade { session.leaveOut(problem) } else { session.problems.append(problem) }
      }
      let same = checked.filter { $0.name == name }
      guard same.allSatisfy(\.isMade), same.first?.parts === parts else { continue }
      let known = same.reduce(into: Set<String>()) { $0.formUnion($1.parts.known) }
      for part in parts.attributes.map(\.name) + parts.handlers.map(\.event) where !known.contains(part) {
        session.leaveOut(.unknownPart(part, element: parts.element, line: line))
      }
      for handler in parts.handlers where !known.contains(handler.event) {
        session.uncalled.append(handler.method)
      }
    }
    checked = []
  }

  private func binding(for role: String) -> RuntimeTree.RoleBinding? {
    roles.first { $0.name == role || $0.fills.contains(role) }
  }

  func read<Instance>(_ part: String, _ value: Value, _ type: SceneType<Instance>) -> Instance? {
    if leftOut.contains(part) { return nil }
    guard let values else { return check(part, value, type) }
    return values.read(value, type)
  }

  /// Records problems of a value, in all its branches and for all values of the names in it. Returns one of the
  /// possible results.
  private func check<Instance>(_ part: String, _ value: Value, _ type: SceneType<Instance>) -> Instance? {
    let problems = session.values.names.problems(of: value)
    session.problems += problems
    guard problems.isEmpty else { return nil }
    session.note(viewsIn: value)
    var result: Instance?
    var isReadable = true
    var isKnown = true
    session.samples.forEachResult(of: value, for: [element, part]) { value, values in
      guard values.canRead(value) else { return }
      let instance = type.read(value, values)
      result = result ?? instance
      if instance == nil, type.lacksCase(value) {
        isKnown = false
      } else if instance == nil {
        isReadable = false
      }
    }
    if !isKnown, isReadable, isOfRole || !session.requires(part, element) {
      leftOut.insert(part)
      if isOfRole { return nil }
      session.leaveOut(.unexpectedValue(part: part, element: element, line: line))
      return nil
    }
    if !isReadable || !isKnown {
      session.problems.append(.unexpectedValue(part: part, element: element, line: line))
    }
    return result
  }
}

/// An item in a slot.
enum SceneContent {
  /// A view.
  case view(NSObject)
  /// A string.
  case text(String)
  /// The rows of a list.
  case list(ListRows)
}

extension [SceneContent] {
  /// The cells.
  var cells: [UITableViewCell] {
    compactMap { if case .view(let cell as UITableViewCell) = $0 { cell } else { nil } }
  }

  /// The items of a collection.
  var collectionItems: [CollectionItem] {
    compactMap { item in
      switch item {
      case .list(let list): (list as? ComponentList).map(CollectionItem.list)
      case .view(let view as UIView): .view(view)
      case .view, .text: nil
      }
    }
  }

  /// The cells, strings and lists.
  var rows: [TableRow] {
    compactMap { item in
      switch item {
      case .text(let text): .text(text)
      case .list(let list): .list(list)
      case .view(let cell as UITableViewCell): .cell(cell)
      case .view: nil
      }
    }
  }
}
