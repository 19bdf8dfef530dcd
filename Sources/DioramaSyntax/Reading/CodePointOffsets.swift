/// Turns libyaml's marks, which count code points, into byte offsets.
struct CodePointOffsets {
  /// How many code points lie between two checkpoints.
  private static let stride = 64

  private let start: Int
  private let end: Int
  /// The byte offset of every 64th code point; empty for ASCII, where a code point is a byte.
  private let checkpoints: [UInt32]

  init(_ bytes: [UInt8], from start: Int, isASCII: Bool) {
    self.start = start
    end = bytes.count
    var checkpoints: [UInt32] = []
    if !isASCII {
      var codePoints = 0
      for index in start..<bytes.count where bytes[index] & 0xC0 != 0x80 {
        if codePoints % Self.stride == 0 { checkpoints.append(UInt32(index)) }
        codePoints += 1
      }
    }
    self.checkpoints = checkpoints
  }

  /// The byte offset of a code point, counted from 0; the end of the file for one past the last.
  func byteOffset(ofCodePoint index: Int, in bytes: [UInt8]) -> Int {
    guard !checkpoints.isEmpty else { return min(start + index, end) }
    let checkpoint = index / Self.stride
    guard checkpoint < checkpoints.count else { return end }
    var offset = Int(checkpoints[checkpoint])
    var remaining = index % Self.stride
    while remaining > 0, offset < end {
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }
}
