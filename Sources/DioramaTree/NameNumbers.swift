/// Numbers names in the order in which they are added, and finds the number of a name.
///
/// Names of scenes are short, and most scenes have few. Hashing their words is several times faster than a dictionary
/// of texts, which hashes each byte. The seed differs in each process, so nobody can choose names with equal hashes.
package struct NameNumbers: Sendable {
  private struct Entry: Sendable {
    let name: String
    let hash: UInt64
  }

  private var entries: [Entry] = []
  /// The hash table: a power of two of places, at most half of them used. Each has the number of a name, or -1. Up to
  /// ``fewNames`` names, there is no table.
  private var places: [Int32] = []

  /// The number of names up to which they are compared one by one, without a table.
  private static let fewNames = 8
  private static let seedOfProcess = UInt64.random(in: 1...(.max)) | 1
  private let seed = Self.seedOfProcess

  /// Creates an empty list of names.
  package init() {}

  /// Creates a list of names; of equal ones, the first counts.
  package init(_ names: [String]) {
    reserve(names.count)
    for name in names { add(name) }
  }

  /// Makes room for a number of names.
  package mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    if count > Self.fewNames, places.count < 2 * count { makePlaces(for: count) }
  }

  /// Returns the name with a number.
  package subscript(number: Int) -> String { entries[number].name }

  /// Returns the number of a name, or `nil` if it has not been added.
  package subscript(name: String) -> Int? {
    entries.isEmpty ? nil : number(of: name, hash(name))
  }

  /// The number of names.
  package var count: Int { entries.count }

  /// Returns whether a name has been added.
  package func contains(_ name: String) -> Bool { self[name] != nil }

  /// Adds a name, unless it has been added before.
  ///
  /// - Returns: Its number, and whether it is new.
  @discardableResult
  package mutating func add(_ name: String) -> (number: Int, isNew: Bool) {
    let hash = hash(name)
    if let known = number(of: name, hash) { return (known, false) }
    let number = entries.count
    if number == 0 { entries.reserveCapacity(Self.fewNames) }
    entries.append(Entry(name: name, hash: hash))
    if places.count >= 2 * entries.count {
      places[freePlace(for: hash)] = Int32(number)
    } else if entries.count > Self.fewNames {
      makePlaces(for: entries.count)
    }
    return (number, true)
  }

  private func number(of name: String, _ hash: UInt64) -> Int? {
    if places.isEmpty { return entries.firstIndex { $0.hash == hash && $0.name == name } }
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] >= 0 {
      let number = Int(places[place])
      if entries[number].hash == hash, entries[number].name == name { return number }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  private func freePlace(for hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
    return place
  }

  private mutating func makePlaces(for count: Int) {
    var capacity = 4 * Self.fewNames
    while capacity < 2 * count { capacity *= 2 }
    // 'Array(repeating:count:)' is not specialized, so it looks up the type of the array's storage each time.
    places = Array(repeatElement(-1, count: capacity))
    for number in entries.indices { places[freePlace(for: entries[number].hash)] = Int32(number) }
  }

  /// Multiplies eight bytes at a time, and combines both halves of each product, as Wang Yi's wyhash does. The last
  /// bytes may overlap with those before them.
  private func hash(_ name: String) -> UInt64 {
    name.utf8.withContiguousStorageIfAvailable { hash(UnsafeRawBufferPointer($0)) }
      ?? Array(name.utf8).withUnsafeBytes { hash($0) }
  }

  @inline(__always) private func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    var hash = seed ^ UInt64(count)
    if count >= 8 {
      var start = 0
      while start + 8 < count {
        combine(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self), into: &hash)
        start += 8
      }
      combine(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self), into: &hash)
    } else if count >= 4 {
      let tail = UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      combine(UInt64(bytes.loadUnaligned(as: UInt32.self)) << 32 | tail, into: &hash)
    } else {
      combine(bytes.reduce(0) { $0 << 8 | UInt64($1) }, into: &hash)
    }
    return hash
  }

  @inline(__always) private func combine(_ word: UInt64, into hash: inout UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15 ^ seed)
    hash = product.high ^ product.low
  }
}
