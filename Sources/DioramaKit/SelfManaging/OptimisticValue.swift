/// A value that changes before the change is confirmed. Confirmations and refusals may come in any order.
struct OptimisticValue<Value> {
  /// Stands for one change.
  struct Change: Hashable {
    fileprivate let number: Int
  }

  private var confirmed: Value
  private var confirmedNumber = 0
  private var lastNumber = 0
  private var pending: [(number: Int, value: Value)] = []

  /// Creates a confirmed value.
  init(_ value: Value) { confirmed = value }

  /// The newest value that has not been refused.
  var current: Value { pending.last?.value ?? confirmed }

  /// Changes the value ahead of its confirmation.
  mutating func change(to value: Value) -> Change {
    lastNumber += 1
    pending.append((lastNumber, value))
    return Change(number: lastNumber)
  }

  /// Confirms a change. A later one that is confirmed already outranks it.
  mutating func confirm(_ change: Change) {
    guard let index = pending.firstIndex(where: { $0.number == change.number }) else { return }
    let value = pending.remove(at: index).value
    guard change.number > confirmedNumber else { return }
    confirmed = value
    confirmedNumber = change.number
  }

  /// Takes a change back.
  mutating func refuse(_ change: Change) {
    pending.removeAll { $0.number == change.number }
  }
}
