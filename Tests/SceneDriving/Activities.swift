/// Knows whether the tasks that some code started have ended. A task keeps the task-local values of the code that
/// creates it until it ends, and passes them on to the tasks that it creates.
@MainActor
final class Activities {
  private final class Activity: Sendable {}

  private struct WeakActivity {
    weak var activity: Activity?
  }

  @TaskLocal private static var current: Activity?
  private var started: [WeakActivity] = []

  /// Whether any of the tasks has not ended.
  var areRunning: Bool {
    started.removeAll { $0.activity == nil }
    return !started.isEmpty
  }

  /// Calls a closure, and follows the tasks that it starts.
  func following<Result>(_ body: () throws -> Result) rethrows -> Result {
    let activity = Activity()
    started.append(WeakActivity(activity: activity))
    return try Self.$current.withValue(activity, operation: body)
  }
}
