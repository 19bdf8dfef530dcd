import Foundation

/// Whether slow tests run all of their cases, as in `make test-all`, which sets `DIORAMA_THOROUGH`.
package let isThorough = ProcessInfo.processInfo.environment["DIORAMA_THOROUGH"] != nil

extension Collection {
  /// Returns the cases for a slow test: every `stride`-th element from the first or, in a thorough run, all.
  package func cases(every stride: Int) -> [Element] {
    isThorough ? Array(self) : enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }
}
