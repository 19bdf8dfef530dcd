/// Lets other tasks run until a condition holds. Other threads of a busy machine get plenty of time, but not unlimited
/// time; the check that follows reports what is missing.
@MainActor
func wait(until isFulfilled: () -> Bool) async {
  for _ in 0..<20 { await Task.yield() }
  for _ in 0..<1_000 {
    if isFulfilled() { return }
    try? await Task.sleep(for: .milliseconds(2))
  }
}
