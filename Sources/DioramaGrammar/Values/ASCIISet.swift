/// A set of ASCII characters, to which a byte belongs or not in one step.
struct ASCIISet {
  private let low: UInt64
  private let high: UInt64

  /// The characters of a text, with all letters and digits.
  init(alphanumericsAnd text: StaticString) {
    var bits: (low: UInt64, high: UInt64) = (0x03FF_0000_0000_0000, 0x07FF_FFFE_07FF_FFFE)
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      if byte < 64 {
        bits.low |= 1 << UInt64(byte)
      } else if byte < 128 {
        bits.high |= 1 << UInt64(byte - 64)
      }
    }
    (low, high) = bits
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low >> UInt64(byte) : byte < 128 ? high >> UInt64(byte - 64) : 0) & 1 == 1
  }
}
