import DioramaTree

/// The closures that handle a loaded scene's events, by handler name. If an object owns the scene, closures should
/// capture it weakly; the methods with an owner do so.
@MainActor
public struct SceneHandlers {
  private(set) var handlers: [String: SceneHandler] = [:]

  /// Creates a collection without closures.
  public init() {}

  /// Sets the closure for a handler name, in place of an earlier one.
  public mutating func set<each Argument, Result>(
    _ name: String, _ body: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    handlers[name] = SceneHandler(
      arguments: Self.types(repeat (each Argument).self), result: Result.self,
      body: .immediate { arguments in
        var reader = ArgumentReader(arguments: arguments)
        guard let values = try? (repeat reader.next((each Argument).self)) else { return nil }
        return body(repeat each values)
      })
  }

  /// Sets an asynchronous closure, which may throw, for a handler name, in place of an earlier one. The event must
  /// support asynchronous handlers.
  public mutating func setAsync<each Argument, Result>(
    _ name: String, _ body: @escaping @MainActor (repeat each Argument) async throws -> Result
  ) {
    handlers[name] = SceneHandler(
      arguments: Self.types(repeat (each Argument).self), result: Result.self,
      body: .suspending { arguments in
        var reader = ArgumentReader(arguments: arguments)
        let values = try (repeat reader.next((each Argument).self))
        return try await body(repeat each values)
      })
  }

  /// Sets an owner's method for a handler name, in place of an earlier closure. Holds the owner weakly; after it has
  /// been freed, nothing is called.
  public mutating func set<Owner: AnyObject, each Argument, Result>(
    _ name: String, of owner: Owner,
    _ method: @escaping @MainActor (Owner) -> @MainActor (repeat each Argument) -> Result
  ) {
    handlers[name] = SceneHandler(
      arguments: Self.types(repeat (each Argument).self), result: Result.self,
      body: .immediate { [weak owner] arguments in
        var reader = ArgumentReader(arguments: arguments)
        guard let owner, let values = try? (repeat reader.next((each Argument).self)) else { return nil }
        return method(owner)(repeat each values)
      })
  }

  /// Sets an owner's asynchronous method, which may throw, for a handler name. Holds the owner weakly. After it has
  /// been freed, nothing is called, and what the user did is reverted. The event must support asynchronous handlers.
  public mutating func setAsync<Owner: AnyObject, each Argument, Result>(
    _ name: String, of owner: Owner,
    _ method: @escaping @MainActor (Owner) -> @MainActor (repeat each Argument) async throws -> Result
  ) {
    handlers[name] = SceneHandler(
      arguments: Self.types(repeat (each Argument).self), result: Result.self,
      body: .suspending { [weak owner] arguments in
        var reader = ArgumentReader(arguments: arguments)
        let values = try (repeat reader.next((each Argument).self))
        // An event with a result has a default one.
        guard let owner = Result.self == Void.self ? try owner.orThrow() : owner else { return nil }
        return try await method(owner)(repeat each values)
      })
  }

  private static func types<each Argument>(_ types: repeat (each Argument).Type) -> [Any.Type] {
    var list: [Any.Type] = []
    repeat list.append(each types)
    return list
  }
}

extension Optional {
  /// Returns the owner of a scene; throws if it has been freed. What the user did is then reverted.
  @_spi(Generated)
  public func orThrow() throws -> Wrapped {
    guard let self else { throw CancellationError() }
    return self
  }
}

/// Returns arguments one by one, cast to the expected types.
private struct ArgumentReader {
  struct Mismatch: Error {}

  let arguments: [Any?]
  var position = 0

  mutating func next<Argument>(_: Argument.Type) throws -> Argument {
    guard position < arguments.count, let argument = arguments[position] as? Argument else {
      throw Mismatch()
    }
    position += 1
    return argument
  }
}

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
    RuntimeTree.Handler.functionType(
      arguments.map { DioramaKit.typeName(of: $0) },
      result: result == Void.self ? nil : DioramaKit.typeName(of: result),
      isAsync: isSuspending, canThrow: isSuspending)
  }
}

/// Returns the name of a type, as written in Swift.
func typeName(of type: Any.Type) -> String { SwiftTypeName(type).description }
