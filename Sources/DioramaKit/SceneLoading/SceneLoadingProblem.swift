import DioramaTree

/// A reason why a scene cannot be loaded, or its state cannot be changed.
///
/// A `line` is a line of the scene file, counted from 1; it is `nil` for what belongs to no view. Later releases can
/// add cases, so write `default` in a `switch` over problems.
public enum SceneLoadingProblem: Error, Hashable, Sendable {
  /// The JSON is not a runtime tree that this library can read, for this reason.
  case unreadableTree(String)
  /// The tree uses names from this release of DioramaKit, which is newer than the app's.
  case newerRelease(String)
  /// There is no controller of this name, or it cannot show the scene's content.
  case unknownController(String)
  /// There is no element of this name.
  case unknownElement(String, line: Int?)
  /// An element has no attribute, event, role or slot of this name.
  case unknownPart(String, element: String, line: Int?)
  /// An attribute has a value that the element does not accept.
  case unexpectedValue(part: String, element: String, line: Int?)
  /// The parts of a view do not meet a constraint.
  case unmetConstraint(SceneConstraint, element: String, line: Int?)
  /// No value was passed for a required parameter.
  case missingParameter(String, type: String)
  /// A parameter has a value of another type.
  case parameterOfWrongType(String, expected: String, given: String)
  /// A parameter is not the state of its component, or a list of such states.
  case invalidParameter(String, reason: String)
  /// The scene has no parameter of this name.
  case unknownParameter(String)
  /// A handler was not given.
  case missingHandler(String, type: String)
  /// A handler does not have the type that the scene's events require.
  case handlerOfWrongType(String, expected: String, given: String)
  /// No Swift type of this name was registered.
  case missingType(String, line: Int?)
  /// No colour was registered for a constant of the app.
  case missingColor(String)
  /// The value passed for a role does not have the role's type.
  case roleOfWrongType(String, expected: String, given: String, line: Int?)
  /// A value of the state without a default was not given.
  case missingState(String, type: String)
  /// A value of the state, or a derived value, is of another type.
  case stateOfWrongType(String, expected: String, given: String)
  /// The scene has no state of this name.
  case unknownState(String)
  /// A list of the state has an entry that is not the state of its component.
  case invalidList(String, reason: String)
  /// No closure was registered that computes a derived value.
  case missingDerivation(String, type: String)
  /// Several declarations have this name.
  case duplicateName(String)
  /// This name is not available where it is used.
  case unknownName(String)
  /// The name's type does not support this use.
  case nameOfWrongType(String, type: String)
  /// The type of a name has no such case.
  case unknownCase(String, of: String)
  /// A value is missing for a case of a name's type.
  case missingCase(of: String)
  /// A component contains itself, directly or through others.
  case circularComponent(String)
  /// The scene and its components have too many views and other parts in total, or are nested too deeply.
  case tooManyParts(maximum: Int)
  /// A condition depends on itself, directly or through others.
  case circularCondition(String)
  /// The size of a view is relative to a view that the scene does not have.
  case unknownView(String, part: String, element: String, line: Int?)
  /// The size of a view depends on itself, directly or through others.
  case circularSize(part: String, element: String, line: Int?)
  /// A group changes a view, a section or a layout that the scene does not have.
  case unknownSubject(String)
  /// A part is set in several places, or separately from parts that must be set with it.
  case scatteredPart(String, element: String, line: Int?)
  /// The user cannot change this attribute.
  case uneditablePart(String, element: String, line: Int?)
}

extension SceneLoadingProblem: CustomStringConvertible, LocalizedError {
  /// The problem as a sentence, which `localizedDescription` returns.
  public var errorDescription: String? { description }

  private static func place(_ line: Int?) -> String { line.map { "line \($0): " } ?? "" }

  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .unreadableTree(let reason): reason
    case .newerRelease(let version):
      "the tree uses names from release \(version); this is release \(RuntimeTree.release)"
    case .unknownController(let name): "unknown controller '\(name)'"
    case .unknownElement(let name, let line): "\(Self.place(line))unknown element '\(name)'"
    case .unknownPart(let part, let element, let line): "\(Self.place(line))'\(element)' has no '\(part)'"
    case .unexpectedValue(let part, let element, let line):
      "\(Self.place(line))'\(part)' of '\(element)' cannot have this value"
    case .unmetConstraint(let constraint, let element, let line):
      "\(Self.place(line))'\(element)' \(constraint.verb) \(constraint)"
    case .missingParameter(let name, let type): "missing parameter '\(name)' of type \(type)"
    case .parameterOfWrongType(let name, let expected, let given):
      "parameter '\(name)' is of type \(given), not \(expected)"
    case .invalidParameter(let name, let reason): "parameter '\(name)': \(reason)"
    case .unknownParameter(let name): "the scene has no parameter '\(name)'"
    case .missingHandler(let name, let type): "missing handler '\(name)' of type \(type)"
    case .handlerOfWrongType(let name, let expected, let given):
      "handler '\(name)' is of type \(given), not \(expected)"
    case .missingType(let name, let line): "\(Self.place(line))no type '\(name)' is registered"
    case .missingColor(let name):
      "the colour '\(name)' is a constant of the app; set it with loader.colors[\"\(name)\"] = \(name)"
    case .roleOfWrongType(let role, let expected, let given, let line):
      "\(Self.place(line))\(given) cannot be the '\(role)', which must be of type \(expected)"
    case .missingState(let name, let type): "missing state '\(name)' of type \(type)"
    case .stateOfWrongType(let name, let expected, let given):
      "state '\(name)' is of type \(given), not \(expected)"
    case .unknownState(let name): "the scene has no state '\(name)'"
    case .invalidList(let name, let reason): "state '\(name)': \(reason)"
    case .missingDerivation(let name, let type):
      "no closure computes the derived value '\(name)' of type \(type); call derive(_:in:_:) on the loader"
    case .duplicateName(let name): "'\(name)' is declared more than once"
    case .unknownName(let name): "'\(name)' cannot be read here, or does not exist"
    case .nameOfWrongType(let name, let type): "'\(name)' of type \(type) cannot be used in this way"
    case .unknownCase(let written, let name): "'\(name)' has no case '\(written)'"
    case .missingCase(let name): "not every case of '\(name)' has a value"
    case .circularComponent(let name): "the component '\(name)' contains itself"
    case .tooManyParts(let maximum):
      "the scene has more than \(maximum) views and other parts with its components, or is nested too deeply"
    case .circularCondition(let name): "the condition '\(name)' depends on itself"
    case .unknownView(let name, let part, let element, let line):
      "\(Self.place(line))'\(part)' of '\(element)' is relative to '\(name)', which is not in the scene"
    case .circularSize(let part, let element, let line):
      "\(Self.place(line))'\(part)' of '\(element)' depends on itself"
    case .unknownSubject(let name): "a group changes '\(name)', which is not in the scene"
    case .scatteredPart(let part, let element, let line):
      "\(Self.place(line))'\(part)' of '\(element)' is set in several places"
    case .uneditablePart(let part, let element, let line):
      "\(Self.place(line))the user cannot change '\(part)' of '\(element)'"
    }
  }
}

/// The reasons why a scene cannot be loaded, or its state cannot be changed.
public struct SceneLoadingError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
  /// All problems: those of a tree in the order of the scene, those of a change of the state by name. If the tree is of
  /// a newer release, that comes first.
  public let problems: [SceneLoadingProblem]

  /// The problems as sentences, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }

  /// The problems as sentences, which `localizedDescription` returns.
  public var errorDescription: String? { description }
}
