import DioramaTree

/// The Swift types that scenes can name: for roles, with a closure that creates an instance, and for state.
@MainActor
public struct SceneTypes {
  private var makers: [(name: SwiftTypeName, make: @MainActor () -> Any)] = []
  /// The types of the states of a scene's components, and of lists of such states.
  var states: (@MainActor (String, _ isList: Bool) -> AnySceneType?)?
  /// The entries of a component's state, by component name.
  var parts: (@MainActor (String) -> [RuntimeTree.Parameter])?
  private var values: [(name: SwiftTypeName, type: @MainActor (_ isList: Bool) -> AnySceneType)] = []
  /// What type aliases stand for, by their names.
  private var aliases = SwiftTypeName.systemAliases

  /// Creates a registry without types.
  public init() {}

  /// Registers a type for roles, under its name with and without its module. The closure creates an instance, also for
  /// a scene that turns out to have problems. If several types have the same name, the last one is used.
  public mutating func registerRoleType<Instance>(
    _ type: Instance.Type, _ make: @escaping @MainActor () -> Instance
  ) {
    makers.append((SwiftTypeName(type), make))
  }

  /// Registers a type for state. Its values are compared to find changes.
  public mutating func registerStateType<Instance: Equatable>(_ type: Instance.Type) {
    values.append(
      (
        SwiftTypeName(type),
        {
          AnySceneType(
            SceneType<Instance>(literal: { _, _ in nil }, convert: { $0 as? Instance }), isList: $0)
        }
      ))
  }

  /// Registers a type alias, whose name scenes, elements and handlers can then use for the type. Those of Foundation,
  /// such as `TimeInterval`, are known.
  public mutating func registerAlias(_ name: String, of type: Any.Type) {
    aliases[name] = SwiftTypeName(type)
  }

  /// Returns the type of an entry. A type of the app must be registered if the value can change.
  func type(
    of entry: RuntimeTree.Parameter, as kind: SceneEntryKind, _ problems: inout [SceneLoadingProblem]
  ) -> AnySceneType? {
    if let type = AnySceneType(entry.type) { return type }
    let name = entry.type.base.name
    if case .component = entry.type.base {
      let type = states?(name, entry.type.isList)
      if type == nil { Self.report(missing: name, in: &problems) }
      return type
    }
    if kind == .parameter { return .any }
    if let type = values.last(where: { spells(name, $0.name) })?.type(entry.type.isList) { return type }
    Self.report(missing: name, in: &problems)
    return nil
  }

  /// Adds a problem with a type that several entries can have, unless it is already reported.
  private static func report(missing type: String, in problems: inout [SceneLoadingProblem]) {
    let problem = SceneLoadingProblem.missingType(type, line: nil)
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Returns whether a type for state has a name.
  func hasState(_ name: String) -> Bool { values.contains { spells(name, $0.name) } }

  func make(_ name: String) -> Any? { makers.last { spells(name, $0.name) }?.make() }

  /// Returns whether a string is a spelling of a type.
  func spells(_ text: String, _ name: SwiftTypeName) -> Bool { name.isSpelled(text, aliases) }
}

/// How the values of a parameter, or of a part of the state, are read and compared.
@MainActor
struct AnySceneType {
  let convert: (Any) -> Any?
  /// Reads a literal. The result is an optional without a value for an optional image that does not exist.
  let read: @MainActor (Value, SceneValues) -> Any?
  let areEqual: @MainActor (Any?, Any?) -> Bool
  /// Returns the reason why a value cannot be used; `nil` if the reason is only its type.
  let mismatch: @MainActor (Any) -> String?

  init(
    convert: @escaping (Any) -> Any?, read: @escaping @MainActor (Value, SceneValues) -> Any?,
    areEqual: @escaping @MainActor (Any?, Any?) -> Bool,
    mismatch: @escaping @MainActor (Any) -> String? = { _ in nil }
  ) {
    self.convert = convert
    self.read = read
    self.areEqual = areEqual
    self.mismatch = mismatch
  }

  init<Instance: Equatable>(_ type: SceneType<Instance>) {
    self.init(
      convert: type.convert, read: type.read, areEqual: { ($0 as? Instance) == ($1 as? Instance) })
  }

  /// Creates the type of single values or of lists.
  init<Element: Equatable>(_ element: SceneType<Element>, isList: Bool) {
    guard isList else {
      self.init(element)
      return
    }
    let list = SceneType<[Element]>.list(element)
    self.init(
      convert: { value in
        // In Swift, a list with a NaN equals itself, but no copy.
        list.convert(value).map { value as? [Element] ?? $0 }
      }, read: list.read, areEqual: { ($0 as? [Element]) == ($1 as? [Element]) })
  }

  /// Creates a type whose values are not compared.
  private init(any type: SceneType<Any>) {
    self.init(convert: type.convert, read: type.read, areEqual: { _, _ in false })
  }

  /// A type of the app that the loader does not know.
  static let any = AnySceneType(any: SceneType(literal: { _, _ in nil }, convert: { $0 }))

  /// Creates a built-in type; `nil` for a type of the app.
  init?(_ type: ParameterType) {
    let isList = type.isList
    switch type.base {
    case .string: self.init(.string, isList: isList)
    case .boolean: self.init(.boolean, isList: isList)
    case .integer: self.init(SceneType<Int>.integer, isList: isList)
    case .number: self.init(SceneType<Double>.anyNumber, isList: isList)
    case .url: self.init(.url, isList: isList)
    case .color: self.init(.color, isList: isList)
    case .font: self.init(.font, isList: isList)
    case .image where type.isOptional && !isList:
      let read = SceneType<UIImage?>.optional(.image).read
      self.init(
        convert: SceneType<UIImage>.image.convert, read: { read($0, $1).map { $0 as Any } },
        areEqual: { ($0 as? UIImage) == ($1 as? UIImage) })
    case .image: self.init(.image, isList: isList)
    case .date: self.init(.date, isList: isList)
    case .enumeration(let cases): self.init(.caseName(of: Set(cases.names)), isList: isList)
    case .component, .swift: return nil
    }
  }
}
