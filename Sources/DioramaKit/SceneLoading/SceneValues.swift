import DioramaTree

/// The values that the owner of a scene has passed in.
@MainActor
struct SceneValues {
  /// The parameters by name; the value is `nil` for an optional parameter without one. Missing and wrong ones are
  /// left out.
  private(set) var parameters: [String: Any?] = [:]

  /// Takes the values that were passed in for the declared parameters, and adds the problems with them. An explicit
  /// `nil` for an optional parameter overrides its default.
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

  /// The values of a scene without parameters.
  init() {}

  /// Whether every parameter that the value needs is there.
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

/// The value inside an optional, at any depth, or the value itself.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
