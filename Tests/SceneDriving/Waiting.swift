/// Lets other tasks run until a condition holds. Other threads on a busy machine get plenty of time, but not unlimited
/// time; the check that follows reports what is missing.
@MainActor
public func wait(attempts: Int = 1_000, until isFulfilled: () -> Bool) async {
  for _ in 0..<20 { await Task.yield() }
  for _ in 0..<attempts {
    if isFulfilled() { return }
    try? await Task.sleep(for: .milliseconds(2))
  }
}
