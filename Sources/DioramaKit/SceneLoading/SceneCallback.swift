/// The handler of an event, as an element calls it. It gives `nil` if nobody is there to answer.
@MainActor
public struct SceneCallback {
  let handler: SceneHandler?

  /// Calls the handler with the event's arguments. One that may suspend has to be sent them.
  @discardableResult
  public func callAsFunction(_ arguments: Any?...) -> Any? {
    guard case .immediate(let body) = handler?.body else { return nil }
    return body(arguments)
  }

  /// Calls the handler, and gives its answer, or another if nobody is there to answer.
  func answer<each Argument, Answer>(
    _ argument: repeat each Argument, otherwise: (repeat each Argument) -> Answer
  ) -> Answer {
    var arguments: [Any?] = []
    repeat arguments.append(each argument)
    guard case .immediate(let body) = handler?.body, let answer = body(arguments) else {
      return otherwise(repeat each argument)
    }
    return answer as? Answer ?? otherwise(repeat each argument)
  }

  /// Calls the handler with the event's arguments, and throws what it throws.
  public func send(_ arguments: Any?...) async throws {
    switch handler?.body {
    case .immediate(let body): _ = body(arguments)
    case .suspending(let body): _ = try await body(arguments)
    case nil: break
    }
  }
}
