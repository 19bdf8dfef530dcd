import DioramaTree

/// Something that keeps a scene from being loaded.
public enum SceneLoadingProblem: Error, Hashable, Sendable {
  /// The document is not a runtime tree that this library reads.
  case unreadableTree(TreeReadingError)
  /// There is no controller of this kind.
  case unknownController(String)
  /// There is no element of this name.
  case unknownElement(String, line: Int)
  /// An element has no attribute, event, role or content of this name.
  case unknownPart(String, element: String, line: Int)
  /// An attribute's value is not what the element expects.
  case unexpectedValue(part: String, element: String, line: Int)
  /// The parts of a view do not fit together.
  case unmetConstraint(SceneConstraint, element: String, line: Int)
  /// A parameter without a default was not given.
  case missingParameter(String, type: String)
  /// A parameter has a value of another type.
  case parameterOfWrongType(String, expected: String, given: String)
  /// The scene has no parameter of this name.
  case unknownParameter(String)
  /// A handler was not given.
  case missingHandler(String, type: String)
  /// A handler has another type than the scene's events ask for.
  case handlerOfWrongType(String, expected: String, given: String)
  /// No Swift type of this name was registered.
  case missingType(String, line: Int)
  /// What was passed in for a role does not have its type.
  case unsuitableRole(String, expected: String, given: String, line: Int)
}

extension SceneLoadingProblem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    switch self {
    case .unreadableTree(let error): error.description
    case .unknownController(let name): "unknown controller '\(name)'"
    case .unknownElement(let name, let line): "line \(line): unknown element '\(name)'"
    case .unknownPart(let part, let element, let line): "line \(line): '\(element)' has no '\(part)'"
    case .unexpectedValue(let part, let element, let line):
      "line \(line): '\(part)' of '\(element)' cannot have this value"
    case .unmetConstraint(let constraint, let element, let line):
      "line \(line): '\(element)' needs \(constraint)"
    case .missingParameter(let name, let type): "missing parameter '\(name)' of type \(type)"
    case .parameterOfWrongType(let name, let expected, let given):
      "parameter '\(name)' is of type \(given), not \(expected)"
    case .unknownParameter(let name): "the scene has no parameter '\(name)'"
    case .missingHandler(let name, let type): "missing handler '\(name)' of type \(type)"
    case .handlerOfWrongType(let name, let expected, let given):
      "handler '\(name)' is of type \(given), not \(expected)"
    case .missingType(let name, let line): "line \(line): no type '\(name)' is registered"
    case .unsuitableRole(let role, let expected, let given, let line):
      "line \(line): \(given) cannot be the '\(role)', which is a \(expected)"
    }
  }
}

/// Everything that keeps a scene from being loaded.
public struct SceneLoadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the scene's order.
  public let problems: [SceneLoadingProblem]

  /// The problems in words, one a line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
