extension [UInt8] {
  /// The first place of a byte at or behind an offset, found eight bytes at a time.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      let ones: UInt64 = 0x0101_0101_0101_0101
      var index = start
      while index + 8 <= bytes.count {
        let difference = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ (ones * UInt64(byte))
        if (difference &- ones) & ~difference & (ones * 0x80) != 0 { break }
        index += 8
      }
      while index < bytes.count, bytes[index] != byte { index += 1 }
      return index < bytes.count ? index : nil
    }
  }
}
