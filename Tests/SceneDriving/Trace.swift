import DioramaKit

/// The events on one side of a comparison, in order.
@MainActor
public final class Trace {
  /// The trace of the side that is currently driven, which receives what the app prints.
  public internal(set) static var current: Trace?

  /// The events so far.
  public private(set) var lines: [String] = []

  /// Creates an empty trace.
  public init() {}

  /// Adds an event.
  public func note(_ line: String) { lines.append(line) }

  /// Adds a call of a method.
  func note(_ method: String, _ arguments: [Any?]) {
    note("\(method)(\(arguments.map(Self.description).joined(separator: ", ")))")
  }

  static func description(of argument: Any?) -> String {
    switch argument.flatMap(plain) {
    case let values as [String: Any?]:
      "[\(values.sorted { $0.key < $1.key }.map { "\($0.key): \(description(of: $0.value))" }.joined(separator: ", "))]"
    case let list as [Any?]: "[\(list.map { description(of: $0) }.joined(separator: ", "))]"
    case let view as UIView: "\(view.comparableClass) \(view.accessibilityIdentifier ?? "-")"
    case let object as UIBarItem: "\(type(of: object)) \(object.accessibilityIdentifier ?? "-")"
    case let recognizer as UIGestureRecognizer: "\(type(of: recognizer)) \(recognizer.state)"
    case let controller as UIViewController: controller.title ?? "-"
    case let value?: String(reflecting: value)
    case nil: "nil"
    }
  }
}

/// Prints a line for the app: into the trace of the side that is currently driven.
@MainActor
public func say(_ line: String) { Trace.current?.note(line) }
