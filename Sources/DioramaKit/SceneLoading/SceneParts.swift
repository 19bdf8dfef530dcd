import DioramaTree

/// The values, handlers and roles that a scene gives for one view, or for a role that is written in place. Problems
/// with a part are reported when it is read.
@MainActor
public final class SceneParts {
  let session: SceneLoadingSession
  let element: String
  let line: Int
  private let attributes: [RuntimeTree.Attribute]
  private let handlers: [RuntimeTree.EventBinding]
  private let roles: [RuntimeTree.RoleBinding]
  /// The values to read; `nil` while the scene is checked, before it is made.
  let values: SceneValues?
  /// What fills the roles, by the names in the scene. One instance may fill several roles.
  private var instances: [String: Any] = [:]
  /// The attributes that are left at their defaults because they have unknown cases.
  private var leftOut: Set<String> = []
  /// The attributes and events that have been asked for.
  private var known: Set<String> = []
  /// Whether these are the parts of a role that is written in place.
  private var isOfRole = false
  /// The roles that are written in place, with whether they could be made.
  private var checked: [(name: String, parts: SceneParts, isMade: Bool)] = []

  init(
    _ session: SceneLoadingSession, element: String, line: Int, attributes: [RuntimeTree.Attribute] = [],
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

  /// Returns the same parts, with the instances that fill the roles, and with other values.
  func reading(_ values: SceneValues) -> SceneParts {
    let parts = SceneParts(
      session, element: element, line: line, attributes: attributes, handlers: handlers, roles: roles,
      values: values)
    parts.instances = instances
    parts.leftOut = leftOut
    return parts
  }

  /// Returns the value of an attribute, or `nil` if the scene gives none.
  public func value<Instance>(_ name: String, _ type: SceneType<Instance>) -> Instance? {
    known.insert(name)
    guard let value = attributes.first(where: { $0.name == name })?.value else { return nil }
    return read(name, value, type)
  }

  /// Returns the value of an attribute with which the view is made, which the scene itself gives.
  public func initial<Instance>(
    _ name: String, _ type: SceneType<Instance>, default: Instance
  ) -> Instance {
    guard let value = attributes.first(where: { $0.name == name })?.value else { return `default` }
    // An unknown case is reported when the attribute is checked like all others.
    if case .enumeration(let name) = value { return type.instance(ofCase: name) ?? `default` }
    session.problems.append(.unexpectedValue(part: name, element: element, line: line))
    return `default`
  }

  /// Returns the handler of an event, or `nil` if the scene names none.
  public func handler(_ event: String) -> SceneCallback? {
    known.insert(event)
    return handlers.first { $0.event == event }.map { session.callback($0.method) }
  }

  /// Returns the handlers of those of some events for which the scene names one.
  public func callbacks(_ events: String...) -> [String: SceneCallback] {
    let handlers = events.compactMap { event in handler(event).map { (event, $0) } }
    return Dictionary(handlers) { first, _ in first }
  }

  /// Returns what fills a role, or `nil` if the scene gives nothing. The closure creates the instance for a role that
  /// is written in place. The scene holds every other instance strongly, whether it was passed in or created here.
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
        .unsuitableRole(name, expected: typeName(of: type), given: given, line: line))
      return nil
    }
    return role
  }

  /// Records what is unknown in the roles that are written in place, after they have been checked. A role that could
  /// be made did not need the attributes that were left out.
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
    let value = values.reduced(value)
    return values.canRead(value) ? type.read(value, values) : nil
  }

  /// Records what is wrong with a value, in all its branches and whatever the names in it stand for. Returns one of the
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
