/// Turns libyaml's marks, which count code points, into byte offsets.
struct CodePointOffsets {
  /// How many code points lie between two checkpoints.
  private static let stride = 64

  private let start: Int
  private let end: Int
  /// The byte offset of every 64th code point; empty for ASCII, where a code point is a byte.
  private let checkpoints: [UInt32]
  /// The place that was asked for last, from where the next is found quickly: events come in their order.
  private var last: (codePoint: Int, offset: Int)

  init(_ bytes: SourceBytes, from start: Int, isASCII: Bool) {
    self.start = start
    end = bytes.count
    last = (0, start)
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
  mutating func byteOffset(ofCodePoint index: Int, in bytes: SourceBytes) -> Int {
    guard !checkpoints.isEmpty else { return min(start + index, end) }
    let checkpoint = index / Self.stride
    guard checkpoint < checkpoints.count else { return end }
    if index < last.codePoint || checkpoint > last.codePoint / Self.stride {
      last = (checkpoint * Self.stride, Int(checkpoints[checkpoint]))
    }
    while last.codePoint < index, last.offset < end {
      last.offset += 1
      while last.offset < end, bytes[last.offset] & 0xC0 == 0x80 { last.offset += 1 }
      last.codePoint += 1
    }
    return last.offset
  }
}
