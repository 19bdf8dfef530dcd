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
  private let values: SceneValues?
  /// What fills the roles, by the names in the scene. One instance may fill several roles.
  private var instances: [String: Any] = [:]

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
    return parts
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
          session, element: "\(element).\(name)", line: line, attributes: attributes, handlers: handlers,
          values: values))
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
    var result: Instance?
    var isReadable = true
    session.samples.forEachResult(of: value, for: [element, part]) { value, values in
      guard values.canRead(value) else { return }
      let instance = type.read(value, values)
      result = result ?? instance
      if instance == nil { isReadable = false }
    }
    if !isReadable { session.problems.append(.unexpectedValue(part: part, element: element, line: line)) }
    return result
  }
}

/// What a scene's values and tests can read.
@MainActor
struct SceneValues {
  /// The values of a scene that has none.
  static let empty = SceneValues(names: SceneNames())

  let names: SceneNames
  /// The values by name; `nil` for an optional without a value. Missing and invalid ones are left out. The value of an
  /// enumeration is the name of its case.
  var entries: [String: Any?] = [:]

  /// Matches given values with declared names, and records the problems. An explicit `nil` for an optional overrides
  /// its default.
  mutating func match(
    _ given: [String: Any?], with declared: [RuntimeTree.Parameter], as kind: SceneEntryKind,
    _ types: SceneTypes, _ problems: inout [SceneLoadingProblem]
  ) {
    for entry in declared {
      guard let type = types.type(of: entry, as: kind, &problems) else { continue }
      if let value = given[entry.name].flatMap(\.self).flatMap(unwrapped) {
        switch type.value(of: value, for: entry, as: kind) {
        case .success(let value): entries[entry.name] = .some(value)
        case .failure(let problem): problems.append(problem)
        }
      } else if given.keys.contains(entry.name), entry.type.isOptional {
        entries[entry.name] = .some(nil)
      } else if let value = entry.defaultValue {
        entries[entry.name] = .some(type.read(value, SceneValues(names: names)))
        if entries[entry.name]?.flatMap(\.self) == nil {
          problems.append(.unexpectedValue(part: entry.name, element: kind.list, line: 1))
        }
      } else if entry.type.isOptional {
        entries[entry.name] = .some(nil)
      } else {
        problems.append(kind.missing(entry.name, type: entry.type.name))
      }
    }
    let declaredNames = Set(declared.map(\.name))
    problems += given.keys.sorted().filter { !declaredNames.contains($0) }.map(kind.unknown)
  }

  /// Returns whether everything that a value needs is there.
  func canRead(_ value: Value) -> Bool {
    switch value {
    case .parameter(let name), .state(let name): entries[name] != nil
    case .list(let values): values.allSatisfy(canRead)
    case .text(let segments):
      segments.allSatisfy { segment in
        switch segment {
        case .literal: true
        case .parameter(let name), .state(let name): entries[name] != nil
        }
      }
    default: true
    }
  }
}

/// Values of every type that a scene's names can have, with which its parts are checked before the scene is made.
@MainActor
struct SceneSamples {
  /// A value for each name.
  private var values: SceneValues
  /// The same without values for optionals.
  private var absent: SceneValues
  /// The enumerations whose cases have been checked for a part.
  private var checked: Set<[String]> = []

  /// Creates samples from the values that a scene has at first.
  init(_ first: SceneValues) {
    values = first
    absent = first
    for (name, meaning) in first.names.changing {
      if meaning.type.isOptional { absent.entries[name] = .some(nil) }
      guard let sample = meaning.type.sample else { continue }
      values.entries[name] = .some(sample)
      if !meaning.type.isOptional { absent.entries[name] = .some(sample) }
    }
  }

  /// Calls a closure with each result that a value can have, and the values with which to read it.
  mutating func forEachResult(of value: Value, for part: [String], _ body: (Value, SceneValues) -> Void) {
    switch value {
    case .choice(_, let then, let otherwise):
      forEachResult(of: then, for: part, body)
      forEachResult(of: otherwise, for: part, body)
    case .selection(let selection):
      for choice in selection.cases { forEachResult(of: choice.value, for: part, body) }
      if let otherwise = selection.otherwise { forEachResult(of: otherwise, for: part, body) }
    case .list(let elements):
      if elements.isEmpty { body(value, values) }
      for element in elements {
        forEachResult(of: element, for: part) { body(.list([$0]), $1) }
      }
    case .text: body(.literal(""), values)
    case .test: body(.boolean(true), values)
    case .parameter(let name), .state(let name):
      guard let meaning = values.names[name] else { return }
      if meaning.kind != .parameter, meaning.type.isOptional { body(value, absent) }
      if let cases = meaning.cases, !meaning.type.isList {
        let isNew = checked.insert(part + [name]).inserted
        for name in cases.prefix(isNew ? cases.count : 1) { body(.enumeration(name), values) }
      } else {
        body(values.reduced(value), values)
      }
    default: body(value, values)
    }
  }
}

extension ParameterType {
  /// A value of the type; `nil` for a type of the app.
  var sample: Any? {
    func listed<Element>(_ element: Element) -> Any { isList ? [element] : element }
    switch base {
    case .string: return listed("")
    case .boolean: return listed(true)
    case .integer: return listed(0)
    case .number: return listed(0.0)
    case .url: return listed(URL(checked: "about:blank"))
    case .color: return listed(UIColor.clear)
    case .font: return listed(UIFont.systemFont(ofSize: 17))
    case .image: return listed(UIImage())
    case .date: return listed(Date(timeIntervalSince1970: 0))
    case .enumeration(let cases): return cases.names.first.map { listed($0) }
    case .swift: return nil
    }
  }
}

/// Whether an entry is passed once, when the scene is made, or changes afterwards.
enum SceneEntryKind {
  case parameter, state

  /// The name of the list of such entries.
  var list: String { self == .parameter ? "parameters" : "state" }

  func missing(_ name: String, type: String) -> SceneLoadingProblem {
    self == .parameter ? .missingParameter(name, type: type) : .missingState(name, type: type)
  }

  func unknown(_ name: String) -> SceneLoadingProblem {
    self == .parameter ? .unknownParameter(name) : .unknownState(name)
  }

  func wrongType(_ name: String, expected: String, given: String) -> SceneLoadingProblem {
    self == .parameter
      ? .parameterOfWrongType(name, expected: expected, given: given)
      : .stateOfWrongType(name, expected: expected, given: given)
  }
}

extension AnySceneType {
  /// Converts a value that was passed in.
  func value(
    of given: Any, for entry: RuntimeTree.Parameter, as kind: SceneEntryKind
  ) -> Result<Any, SceneLoadingProblem> {
    if let value = convert(given) { return .success(value) }
    if case .enumeration = entry.type.base, !entry.type.isList, let name = given as? String {
      return .failure(.unknownCase(name, of: entry.name))
    }
    return .failure(
      kind.wrongType(
        entry.name, expected: entry.type.name, given: typeName(of: Swift.type(of: given))))
  }
}

/// The evaluation of values and tests.
extension SceneValues {
  /// Returns a value that depends on nothing but, at most, one name.
  func reduced(_ value: Value) -> Value {
    switch value {
    case .parameter(let name), .state(let name): reference(to: name) ?? value
    case .text(let segments): .literal(segments.map(text).joined())
    case .list(let values): .list(values.map(reduced))
    case .choice(let test, let then, let otherwise): reduced(isMet(test) ? then : otherwise)
    case .selection(let selection):
      (selection.cases.first { isMet(.when(selection.name, isOneOf: [.literal($0.name)])) }?.value
        ?? selection.otherwise).map(reduced) ?? value
    case .test(let test): .boolean(isMet(test))
    default: value
    }
  }

  /// Returns the literal for the current value of an enumeration or a condition.
  private func reference(to name: String) -> Value? {
    guard let meaning = names[name], let entry = self[name] else { return nil }
    if meaning.cases != nil {
      return (entry as? String).map(Value.enumeration)
        ?? (entry as? [String]).map { .list($0.map(Value.enumeration)) }
    }
    return meaning.kind == .condition ? (entry as? Bool).map(Value.boolean) : nil
  }

  /// The value with a name; `nil` for an optional without a value.
  subscript(name: String) -> Any? { entries[name].flatMap(\.self) }

  private func text(_ segment: TextSegment) -> String {
    switch segment {
    case .literal(let text): text
    case .parameter(let name), .state(let name): self[name].map { "\($0)" } ?? ""
    }
  }

  /// Returns whether a test succeeds.
  func isMet(_ test: Test) -> Bool {
    switch test {
    case .isTrue(let name):
      guard let value = self[name] else { return false }
      if let text = value as? String, names[name]?.cases == nil { return !text.isEmpty }
      if names[name]?.type.isOptional == true { return true }
      return (value as? Bool) ?? (value as? any Collection).map { !$0.isEmpty } ?? false
    case .not(let test): return !isMet(test)
    case .all(let tests): return tests.allSatisfy(isMet)
    case .any(let tests): return tests.contains(where: isMet)
    case .when(let name, let values):
      guard let value = self[name] else { return false }
      let text = "\(value)"
      return values.contains { $0.literalText == text }
    case .atLeast(let name, let number): return size(of: name).map { $0 >= number } ?? false
    case .atMost(let name, let number): return size(of: name).map { $0 <= number } ?? false
    }
  }

  private func size(of name: String) -> Double? {
    switch self[name] {
    case let number as Double: number
    case let number as Int: Double(number)
    case let list as any Collection: Double(list.count)
    default: nil
    }
  }
}

extension Value {
  /// A Boolean, an integer, a text or a case, as text.
  fileprivate var literalText: String? {
    switch self {
    case .literal(let text), .enumeration(let text): text
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    default: nil
    }
  }
}

/// Returns the value inside nested optionals, or the value itself.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
