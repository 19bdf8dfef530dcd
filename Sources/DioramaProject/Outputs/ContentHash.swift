/// A 64-bit hash of content, by which a manifest shows whether a file is still as it was written.
///
/// It finds accidental changes only: anybody who wants to can make another content with the same hash.
package struct ContentHash: Hashable, Sendable {
  let value: UInt64

  /// The hash of some bytes.
  static func of(_ bytes: [UInt8]) -> ContentHash {
    bytes.withUnsafeBytes { of($0) }
  }

  /// The hash of some bytes.
  static func of(_ bytes: UnsafeRawBufferPointer) -> ContentHash {
    var hasher = ContentHasher()
    hasher.update(bytes)
    return hasher.hash
  }
}

extension ContentHash {
  /// The hash as 16 hexadecimal digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Reads 16 hexadecimal digits in lower case.
  init?(hexadecimal: String) {
    let areDigits = hexadecimal.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
    guard areDigits, hexadecimal.utf8.count == 16, let value = UInt64(hexadecimal, radix: 16) else {
      return nil
    }
    self.value = value
  }
}

/// The hash function XXH64 with seed 0, fed piece by piece.
///
/// Written from its specification (github.com/Cyan4973/xxHash, doc/xxhash_spec.md), whose names it uses.
struct ContentHasher {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// How many bytes are hashed at a time.
  private static let stripeSize = 32

  private typealias Accumulators = (UInt64, UInt64, UInt64, UInt64)
  private var accumulators: Accumulators = (prime1 &+ prime2, prime2, 0, 0 &- prime1)
  private var length: UInt64 = 0
  /// Bytes that do not fill a stripe yet.
  private var rest: [UInt8] = []

  /// Adds bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(Self.stripeSize - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == Self.stripeSize else { return }
      accumulators = rest.withUnsafeBytes { Self.accumulate($0, accumulators) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.prefix(bytes.count / Self.stripeSize * Self.stripeSize)
    accumulators = Self.accumulate(UnsafeRawBufferPointer(rebasing: whole), accumulators)
    rest += bytes.dropFirst(whole.count)
  }

  /// Adds bytes together with their number, so that no two lists of parts give the same bytes.
  mutating func update(counted bytes: UnsafeRawBufferPointer) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { update($0) }
    update(bytes)
  }

  /// Adds a text together with its length.
  mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { update(counted: UnsafeRawBufferPointer($0)) }
  }

  /// The hash of everything that was added.
  var hash: ContentHash {
    var value = (length < UInt64(Self.stripeSize) ? Self.prime5 : Self.converged(accumulators)) &+ length
    rest.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        value ^= Self.round(0, Self.lane(bytes, at: index))
        value = Self.rotated(value, 27) &* Self.prime1 &+ Self.prime4
        index += 8
      }
      if index + 4 <= bytes.count {
        let lane = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        value ^= UInt64(lane) &* Self.prime1
        value = Self.rotated(value, 23) &* Self.prime2 &+ Self.prime3
        index += 4
      }
      for byte in bytes[index...] {
        value = Self.rotated(value ^ UInt64(byte) &* Self.prime5, 11) &* Self.prime1
      }
    }
    value = (value ^ value &>> 33) &* Self.prime2
    value = (value ^ value &>> 29) &* Self.prime3
    return ContentHash(value: value ^ value &>> 32)
  }

  private static func accumulate(
    _ stripes: UnsafeRawBufferPointer, _ accumulators: Accumulators
  ) -> Accumulators {
    var (first, second, third, fourth) = accumulators
    for start in stride(from: 0, to: stripes.count, by: stripeSize) {
      first = round(first, lane(stripes, at: start))
      second = round(second, lane(stripes, at: start &+ 8))
      third = round(third, lane(stripes, at: start &+ 16))
      fourth = round(fourth, lane(stripes, at: start &+ 24))
    }
    return (first, second, third, fourth)
  }

  private static func converged(_ accumulators: Accumulators) -> UInt64 {
    let (first, second, third, fourth) = accumulators
    var value = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
    for accumulator in [first, second, third, fourth] {
      value = (value ^ round(0, accumulator)) &* prime1 &+ prime4
    }
    return value
  }

  @inline(__always)
  private static func lane(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func round(_ accumulator: UInt64, _ lane: UInt64) -> UInt64 {
    rotated(accumulator &+ lane &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 &- count)
  }
}
