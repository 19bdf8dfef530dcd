/// A type of the app in the state of a component, which counts how often its values are compared.
public struct Stamp: Equatable {
  nonisolated(unsafe) static var comparisons = 0

  var number = 0

  init(number: Int = 0) { self.number = number }

  /// Counts the comparison.
  public static func == (first: Stamp, second: Stamp) -> Bool {
    comparisons += 1
    return first.number == second.number
  }
}
