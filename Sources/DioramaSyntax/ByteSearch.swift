extension SourceBytes {
  /// The first place of a byte at or behind an offset, found eight bytes at a time.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress else { return nil }
      var index = start
      while index < bytes.count {
        let places = Word(at: text + index).places(of: byte)
        if places != 0 {
          index += Word.first(of: places)
          return index < bytes.count ? index : nil
        }
        index += Word.size
      }
      return nil
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

  /// Where the line ends that an index is on: at its line break, or at the end.
  func lineEnd(from index: Int) -> Int {
    self[index...].indices.first { lineBreakLength(at: $0) > 0 } ?? count
  }

  /// Where a range ends without the blanks and line breaks at its end; its first byte is neither.
  func textEnd(of range: SourceRange) -> Int {
    var end = range.end
    while end > range.start + 1 {
      if self[end - 1] <= UInt8(ascii: " ") {
        end -= 1
      } else if let length = (2...3).first(where: { end - $0 > range.start && lineBreakLength(at: end - $0) == $0 }) {
        end -= length
      } else {
        break
      }
    }
    return end
  }

  /// Whether a line begins at an index: behind a line break, or behind a byte order mark.
  func beginsLine(_ index: Int) -> Bool {
    index == contentStart || (1...3).contains { index >= $0 && lineBreakLength(at: index - $0) == $0 }
  }

  /// Where the text begins, behind a byte order mark.
  var contentStart: Int {
    starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }
}
