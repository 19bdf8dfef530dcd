import DioramaKit

/// The owner of a scene in place of an app. It notes every call, and its answers depend on nothing but the calls
/// before, so that two owners who are asked the same answer the same.
@MainActor
open class RecordingOwner {
  /// What was called.
  public let trace: Trace

  /// Whether requests fail.
  var isOffline = false

  /// Creates an owner who has not been called.
  public required init(trace: Trace) { self.trace = trace }

  /// Gives the owner's methods to a loaded scene.
  open func register(in handlers: inout SceneHandlers) {}

  /// Notes a call.
  public func note(_ method: String, _ arguments: Any?...) { trace.note(method, arguments) }

  /// Notes a call that is answered later, and fails while the owner is offline.
  public func request(_ method: String, _ arguments: Any?...) async throws {
    trace.note(method, arguments)
    await Task.yield()
    if isOffline { throw Offline() }
    trace.note("\(method) has succeeded")
  }

  /// Notes a call and answers it. Numbers are always the same for the same method, since a table may not change its
  /// mind.
  public func answer<Answer>(_ method: String, _ arguments: Any?...) -> Answer {
    trace.note(method, arguments)
    let number = method.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    let value: Any =
      switch Answer.self {
      case is Bool.Type: (number + trace.lines.count) % 3 != 0
      case is Int.Type: 1 + number % 4
      case is CGFloat.Type: CGFloat(20 + number % 50)
      case is String?.Type: (trace.lines.count % 3 == 0 ? nil : "\(method) \(trace.lines.count)") as Any
      case is IndexPath?.Type: (trace.lines.count % 3 == 0 ? nil : arguments.last as? IndexPath) as Any
      case is UITableViewCell.EditingStyle.Type:
        trace.lines.count % 3 == 0 ? UITableViewCell.EditingStyle.insert : .delete
      case is UISwipeActionsConfiguration?.Type:
        (trace.lines.count % 3 == 0 ? nil : swipeActions(saying: method)) as Any
      case is UITableViewCell.Type: cell(saying: "\(method) \(trace.lines.count)")
      default: label(saying: "\(method) \(trace.lines.count)", isThere: trace.lines.count % 3 != 0) as Any
      }
    guard let answer = value as? Answer else { preconditionFailure("\(Answer.self) cannot be made up") }
    return answer
  }

  private func cell(saying text: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = text
    return cell
  }

  private func swipeActions(saying text: String) -> UISwipeActionsConfiguration {
    let trace = trace
    let action = UIContextualAction(style: .normal, title: text) { action, _, completion in
      trace.note("swipe action \(action.title ?? "-")")
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func label(saying text: String, isThere: Bool) -> UIView? {
    guard isThere else { return nil }
    let label = UILabel()
    label.text = text
    return label
  }

  private struct Offline: Error {}
}
