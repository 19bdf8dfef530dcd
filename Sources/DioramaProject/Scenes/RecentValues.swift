/// Values by their keys, where mostly the same key is asked for many times in a row, as that of a folder is for its files.
///
/// The latest value is found without hashing. As long as there is only one, no dictionary is made: Swift's runtime takes as long to
/// make the first of a type as a small scene takes to be checked.
struct RecentValues<Key: Hashable, Value> {
  private var latest: (key: Key, value: Value)?
  private var others: [Key: Value] = [:]

  /// The value of a key.
  subscript(key: Key) -> Value? {
    if let latest, latest.key == key { return latest.value }
    return others.isEmpty ? nil : others[key]
  }

  /// Sets the value of a key, which has none yet.
  mutating func add(_ value: Value, for key: Key) {
    if let latest { others[latest.key] = latest.value }
    latest = (key, value)
  }

  /// All keys with their values, in no order.
  var all: [(key: Key, value: Value)] {
    (latest.map { [$0] } ?? []) + others.map { ($0.key, $0.value) }
  }
}
