import Synchronization
import SystemPackage

/// Shows on a terminal how far long work has come; says nothing in a pipe, and nothing about short work. Several threads may
/// count.
final class Progress: Sendable {
  private let total: Int
  private let verb: String
  private let isShown: Bool
  private let done = Atomic(0)

  init(_ verb: String, total: Int) {
    self.verb = verb
    self.total = total
    isShown = total >= 200 && Console.isTerminal(.standardError)
  }

  /// Counts one file.
  func advance() {
    let count = done.add(1, ordering: .relaxed).newValue
    if isShown, count % 50 == 0 { Console.write("\r\(verb) \(count) of \(total)") }
  }

  /// Takes the line away again.
  func finish() {
    if isShown { Console.write("\r\u{1B}[K") }
  }
}
