import SystemPackage

/// Shows on a terminal how far long work has come; says nothing in a pipe, and nothing about short work.
struct Progress {
  private let total: Int
  private let verb: String
  private let isShown: Bool
  private var done = 0

  init(_ verb: String, total: Int) {
    self.verb = verb
    self.total = total
    isShown = total >= 200 && Console.isTerminal(.standardError)
  }

  /// Counts one file.
  mutating func advance() {
    done += 1
    if isShown, done % 50 == 0 { Console.write("\r\(verb) \(done) of \(total)") }
  }

  /// Takes the line away again.
  func finish() {
    if isShown { Console.write("\r\u{1B}[K") }
  }
}
