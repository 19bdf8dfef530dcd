extension SourceBytes {
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

  /// How many bytes the line break that begins at an index has, among those that YAML 1.1 knows; 0 if none does. The two of a
  /// carriage return and a line feed count as one each.
  func lineBreakLength(at index: Int) -> Int {
    switch self[index] {
    case 0x0A, 0x0D: 1
    case 0xC2: index + 1 < count && self[index + 1] == 0x85 ? 2 : 0
    case 0xE2: index + 2 < count && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }
}
