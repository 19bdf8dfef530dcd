import DioramaKit

/// An owner of a scene that records every call. Its results depend only on earlier calls, so two owners with the same
/// calls return the same results.
@MainActor
open class RecordingOwner {
  /// The recorded calls.
  public let trace: Trace

  /// Whether requests fail.
  var isOffline = false

  /// What every fourth call does, given the number of the call.
  var reaction: ((Int) -> Void)?
  private var calls = 0
  private var isReacting = false

  /// Creates an owner without calls.
  public required init(trace: Trace) { self.trace = trace }

  /// The owner's methods, as handlers of a loaded scene.
  open func register(in handlers: inout SceneHandlers) {}

  /// Records a call.
  public func note(_ method: String, _ arguments: Any?...) {
    trace.note(method, arguments)
    react()
  }

  /// Records an asynchronous call, which fails while the owner is offline.
  public func request(_ method: String, _ arguments: Any?...) async throws {
    trace.note(method, arguments)
    react()
    await Task.yield()
    if isOffline { throw Offline() }
    trace.note("\(method) has succeeded")
  }

  /// Records a call and returns its result. A method always returns the same number, because a table's counts must not
  /// change.
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
      case let type as any TalkingController.Type: type.init(saying: "\(method) \(trace.lines.count)")
      case is UIViewController.Type: controller(saying: "\(method) \(trace.lines.count)")
      case is UITableViewCell.Type: cell(saying: "\(method) \(trace.lines.count)")
      default: label(saying: "\(method) \(trace.lines.count)", isThere: trace.lines.count % 3 != 0) as Any
      }
    guard let answer = value as? Answer else { preconditionFailure("\(Answer.self) cannot be made up") }
    return answer
  }

  private func react() {
    calls += 1
    guard !isReacting, calls % 4 == 0 else { return }
    isReacting = true
    reaction?(calls)
    isReacting = false
  }

  private func controller(saying text: String) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel()
    label.text = text
    controller.view = label
    return controller
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

/// An app's controller that shows a text. An owner creates it for a scene that contains it.
@MainActor
public protocol TalkingController: UIViewController {
  /// Creates a controller that shows a text.
  init(saying text: String)
}
