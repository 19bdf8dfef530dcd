/// Calls the handler of an event for an element. Calls return `nil` if the handler's object has been freed.
@_spi(Generated)
@MainActor
public struct SceneCallback {
  let handler: SceneHandler?

  init(handler: SceneHandler?) { self.handler = handler }

  /// Returns a callback that prepares the arguments first. It calls the handler only if there are arguments.
  func prepared(_ prepare: @escaping @MainActor ([Any?]) -> [Any?]?) -> SceneCallback {
    let body: SceneHandler.Body =
      switch handler?.body {
      case .immediate(let next): .immediate { prepare($0).flatMap(next) }
      case .suspending(let next):
        .suspending { arguments in
          guard let arguments = prepare(arguments) else { return nil }
          return try await next(arguments)
        }
      case nil:
        .immediate { arguments in
          _ = prepare(arguments)
          return nil
        }
      }
    return SceneCallback(
      handler: SceneHandler(
        arguments: handler?.arguments ?? [], result: handler?.result ?? Void.self, body: body))
  }

  /// Creates a callback without a handler.
  public init() { handler = nil }

  /// Calls the handler with a list of arguments.
  func call(_ arguments: [Any?]) -> Any? {
    guard case .immediate(let body) = handler?.body else { return nil }
    return body(arguments)
  }

  /// Calls the handler with a list of arguments, and rethrows its error.
  func send(list arguments: [Any?]) async throws -> Any? {
    switch handler?.body {
    case .immediate(let body): return body(arguments)
    case .suspending(let body): return try await body(arguments)
    case nil: return nil
    }
  }

  /// Calls the handler with the event's arguments. For a handler that may suspend, use ``send(_:)``.
  @discardableResult
  public func callAsFunction(_ arguments: Any?...) -> Any? {
    call(arguments)
  }

  /// Calls the handler and returns its result, or another value if there is no handler or its object has been freed.
  public func answer<Answer>(_ arguments: Any?..., otherwise: @autoclosure () -> Answer) -> Answer {
    guard case .immediate(let body) = handler?.body, let result = body(arguments) else { return otherwise() }
    // `result` can contain a `nil` that the handler returned. The separate cast keeps it from counting as no result.
    return result as? Answer ?? otherwise()
  }

  /// Calls a handler that may suspend and returns its result, or another value if there is no handler or its object has
  /// been freed. Rethrows the handler's error.
  public func answer<Answer>(
    _ arguments: Any?..., otherwise: @autoclosure () -> Answer
  ) async throws -> Answer {
    guard let result = try await send(list: arguments) else { return otherwise() }
    return result as? Answer ?? otherwise()
  }

  /// Calls the handler with the event's arguments, and rethrows its error.
  public func send(_ arguments: Any?...) async throws {
    _ = try await send(list: arguments)
  }
}
