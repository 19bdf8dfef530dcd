/// Eight bytes that are looked at together, as in "Determine if a word has a zero byte" of Sean Eron Anderson's Bit Twiddling Hacks.
///
/// Places are a mask with the highest bit of each byte that was found. Only its first place is certain, which is the one that a
/// search asks for.
struct Word {
  /// How many bytes there are.
  static let size = 8

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  private let bytes: UInt64

  /// Takes the bytes that begin at a place.
  init(at start: UnsafePointer<UInt8>) {
    bytes = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// The places of a byte.
  func places(of byte: UInt8) -> UInt64 {
    let difference = bytes ^ (Self.ones * UInt64(byte))
    return (difference &- Self.ones) & ~difference & (Self.ones * 0x80)
  }

  /// A mask that is zero if each byte is the same as one, and else has its lowest bit in the first byte that is another.
  func placesOfOthers(than byte: UInt8) -> UInt64 {
    bytes ^ (Self.ones * UInt64(byte))
  }

  /// The first of some places, counted from 0.
  static func first(of places: UInt64) -> Int { places.trailingZeroBitCount / 8 }
}
