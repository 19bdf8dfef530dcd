/// Lets other tasks run until something holds. They may be on other threads of a busy machine, so there is time, but
/// not without end: what follows tells what is missing.
@MainActor
func wait(until isFulfilled: () -> Bool) async {
  for _ in 0..<20 { await Task.yield() }
  for _ in 0..<1_000 {
    if isFulfilled() { return }
    try? await Task.sleep(for: .milliseconds(2))
  }
}
