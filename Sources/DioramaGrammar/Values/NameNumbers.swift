/// Numbers names in the order in which they are added, and finds the number of a name.
///
/// Names of scenes are short, and most scenes have few. Hashing their words is several times faster than a dictionary
/// of texts, which hashes each byte. The seed differs in each process, so that nobody can choose names with one hash.
package struct NameNumbers {
  /// The names in the order of their numbers.
  package private(set) var names: [String] = []
  private var hashes: [UInt64] = []
  /// A power of two of places, at most half of them used. Each has the number of a name, or -1.
  private var places: [Int32] = []

  private static let seed = UInt64.random(in: 1...(.max)) | 1

  /// Creates an empty list of names.
  package init() {}

  /// Makes room for a number of names.
  package mutating func reserve(_ count: Int) {
    names.reserveCapacity(count)
    hashes.reserveCapacity(count)
    while places.count < 2 * count { grow() }
  }

  /// Returns the number of a name, or `nil` if it has not been added.
  package subscript(name: String) -> Int? {
    if names.isEmpty { return nil }
    let hash = Self.hash(name)
    let number = places[place(of: name, hash)]
    return number < 0 ? nil : Int(number)
  }

  /// Adds a name, unless it has been added before.
  ///
  /// - Returns: Its number, and whether it is new.
  package mutating func add(_ name: String) -> (number: Int, isNew: Bool) {
    if places.isEmpty { reserve(8) }
    if places.count < 2 * (names.count + 1) { grow() }
    let hash = Self.hash(name)
    let place = place(of: name, hash)
    if places[place] >= 0 { return (Int(places[place]), false) }
    places[place] = Int32(names.count)
    names.append(name)
    hashes.append(hash)
    return (names.count - 1, true)
  }

  private func place(of name: String, _ hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
    while places[place] >= 0 {
      let number = Int(places[place])
      if hashes[number] == hash, names[number] == name { break }
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: max(16, 2 * places.count))
    for number in hashes.indices {
      var place = Int(truncatingIfNeeded: hashes[number]) & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number)
    }
  }

  /// Multiplies eight bytes at a time, and combines both halves of each product, as Wang Yi's wyhash does.
  private static func hash(_ name: String) -> UInt64 {
    var name = name
    return name.withUTF8 { text in
      let bytes = UnsafeRawBufferPointer(text)
      var hash = seed ^ UInt64(bytes.count)
      var start = 0
      while start < bytes.count {
        var word: UInt64 = 0
        if start + 8 <= bytes.count {
          word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        } else {
          for index in start..<bytes.count { word = word << 8 | UInt64(bytes[index]) }
        }
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15 ^ seed)
        hash = product.high ^ product.low
        start += 8
      }
      return hash
    }
  }
}
