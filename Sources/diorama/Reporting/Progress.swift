import DioramaProject
import Synchronization
import SystemPackage

/// Shows on a terminal how far long work has come; says nothing in a pipe, and nothing about short work.
final class Progress: ProgressObserver {
  private let state = Mutex<(verb: String, total: Int)?>(nil)
  private let done = Atomic(0)

  func begin(_ purpose: SceneRun.Purpose, total: Int) {
    guard total >= 200, Console.isTerminal(.standardError) else { return }
    state.withLock { $0 = (purpose.rawValue, total) }
  }

  func advance() {
    let count = done.add(1, ordering: .relaxed).newValue
    guard count % 50 == 0, let (verb, total) = state.withLock({ $0 }) else { return }
    Console.write("\r\(verb) \(count) of \(total)")
  }

  /// Takes the line away again.
  func end() {
    if state.withLock({ $0 }) != nil { Console.write("\r\u{1B}[K") }
  }
}
