/// A closure whose type is known only when a scene is loaded.
@MainActor
struct SceneHandler {
  enum Body {
    case immediate(@MainActor ([Any?]) -> Any?)
    case suspending(@MainActor ([Any?]) async throws -> Any?)
  }

  let arguments: [Any.Type]
  let result: Any.Type
  let body: Body

  /// Whether the closure may suspend or throw.
  var isSuspending: Bool {
    if case .suspending = body { true } else { false }
  }

  /// The closure's type, as in Swift.
  var typeName: String {
    Self.typeName(
      arguments.map { DioramaKit.typeName(of: $0) },
      result: result == Void.self ? nil : DioramaKit.typeName(of: result),
      effects: isSuspending ? " async throws" : "")
  }

  static func typeName(_ arguments: [String], result: String?, effects: String) -> String {
    "(\(arguments.joined(separator: ", ")))\(effects) -> \(result ?? "Void")"
  }
}

/// The name of a type, as it is written in Swift.
func typeName(of type: Any.Type) -> String { SwiftTypeName(type).description }
