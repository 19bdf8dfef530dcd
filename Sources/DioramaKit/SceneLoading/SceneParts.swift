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
  /// What fills the roles, by the names in the scene. One instance may fill several roles.
  private var instances: [String: Any] = [:]

  init(
    _ session: SceneLoadingSession, element: String, line: Int, attributes: [RuntimeTree.Attribute],
    handlers: [RuntimeTree.EventBinding], roles: [RuntimeTree.RoleBinding] = []
  ) {
    self.session = session
    self.element = element
    self.line = line
    self.attributes = attributes
    self.handlers = handlers
    self.roles = roles
  }

  /// Returns the value of an attribute, or `nil` if the scene gives none.
  public func value<Instance>(_ name: String, _ type: SceneType<Instance>) -> Instance? {
    guard let value = attributes.first(where: { $0.name == name })?.value else { return nil }
    return read(name, value, type)
  }

  /// Returns the handler of an event, or `nil` if the scene names none.
  public func handler(_ event: String) -> SceneCallback? {
    handlers.first { $0.event == event }.map { session.callback($0.method) }
  }

  /// The handlers of all events for which the scene names one.
  public var callbacks: [String: SceneCallback] {
    Dictionary(handlers.map { ($0.event, session.callback($0.method)) }) { first, _ in first }
  }

  /// Returns what fills a role, or `nil` if the scene gives nothing. The closure creates the instance for a role that
  /// is written in place. The scene holds every other instance strongly, whether it was passed in or created here.
  public func role<Role>(_ name: String, _ type: Role.Type, inline: (SceneParts) -> Role?) -> Role? {
    guard let binding = binding(for: name) else { return nil }
    if case .inline(let attributes, let handlers) = binding.source {
      return inline(
        SceneParts(
          session, element: "\(element).\(name)", line: line, attributes: attributes, handlers: handlers))
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

  private func binding(for role: String) -> RuntimeTree.RoleBinding? {
    roles.first { $0.name == role || $0.fills.contains(role) }
  }

  func read<Instance>(_ part: String, _ value: Value, _ type: SceneType<Instance>) -> Instance? {
    guard session.values.canRead(value) else { return nil }
    let result = type.read(value, session.values)
    if result == nil {
      session.problems.append(.unexpectedValue(part: part, element: element, line: line))
    }
    return result
  }
}

/// The values that the owner of a scene passes in.
@MainActor
struct SceneValues {
  /// The parameters by name; the value is `nil` for an optional parameter without a value. Missing and invalid ones are
  /// left out.
  private(set) var parameters: [String: Any?] = [:]

  /// Matches the given values with the declared parameters, and records the problems. An explicit `nil` for an optional
  /// parameter overrides its default.
  init(
    _ given: [String: Any], declared: [RuntimeTree.Parameter], problems: inout [SceneLoadingProblem]
  ) {
    let constants = SceneValues()
    for parameter in declared {
      let type = AnySceneType(parameter.type)
      if let value = given[parameter.name].flatMap(unwrapped) {
        guard let converted = type.convert(value) else {
          problems.append(
            .parameterOfWrongType(
              parameter.name, expected: parameter.type.name,
              given: typeName(of: Swift.type(of: value))))
          continue
        }
        parameters[parameter.name] = .some(converted)
      } else if given.keys.contains(parameter.name), parameter.type.isOptional {
        parameters[parameter.name] = .some(nil)
      } else if let value = parameter.defaultValue {
        parameters[parameter.name] = .some(type.read(value, constants))
      } else if parameter.type.isOptional {
        parameters[parameter.name] = .some(nil)
      } else {
        problems.append(.missingParameter(parameter.name, type: parameter.type.name))
      }
    }
    let names = Set(declared.map(\.name))
    problems += given.keys.sorted().filter { !names.contains($0) }.map(SceneLoadingProblem.unknownParameter)
  }

  /// Creates the values of a scene without parameters.
  init() {}

  /// Returns whether all parameters that the value needs are there.
  func canRead(_ value: Value) -> Bool {
    switch value {
    case .parameter(let name): parameters[name] != nil
    case .list(let values): values.allSatisfy(canRead)
    case .text(let segments):
      segments.allSatisfy { segment in
        if case .parameter(let name) = segment { parameters[name] != nil } else { true }
      }
    default: true
    }
  }
}

/// Returns the value inside nested optionals, or the value itself.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
