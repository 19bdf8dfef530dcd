/// The immutable bytes of a file, which stay at the same address while any copy of the value exists.
///
/// Eight zeros, which are not part of the collection, follow the last byte. They let a reader look ahead, and read
/// eight bytes at once, without bounds checks. Trees refer to these bytes instead of copying texts.
@usableFromInline package struct SourceBytes: RandomAccessCollection, Sendable {
  /// The bytes and the zeros after them.
  @usableFromInline let storage: [UInt8]

  @inlinable static var zeros: Int { 8 }

  /// Creates a copy of a collection of bytes.
  package init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { buffer in
      buffer.initialize(fromContentsOf: bytes)
    }
  }

  /// Creates bytes from an array, which is not copied if nothing else refers to it and its capacity suffices.
  init(taking bytes: consuming [UInt8]) {
    bytes.append(contentsOf: repeatElement(0, count: Self.zeros))
    storage = bytes
  }

  /// Creates bytes by calling a closure with uninitialized memory.
  ///
  /// - Parameters:
  ///   - capacity: The size of the memory in bytes.
  ///   - fill: Fills the memory from its beginning, and returns the number of bytes.
  /// - Throws: Any error that `fill` throws.
  package init<Failure: Error>(
    capacity: Int, filledBy fill: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    var failure: Failure?
    storage = Array(unsafeUninitializedCapacity: capacity + Self.zeros) { buffer, count in
      var filled = 0
      do throws(Failure) {
        filled = try fill(UnsafeMutableBufferPointer(rebasing: buffer[..<capacity]))
      } catch {
        failure = error
      }
      precondition(0...capacity ~= filled)
      buffer[filled..<filled + Self.zeros].initialize(repeating: 0)
      count = filled + Self.zeros
    }
    if let failure { throw failure }
  }

  /// The position of the first byte.
  @inlinable package var startIndex: Int { 0 }

  /// The position after the last byte.
  @inlinable package var endIndex: Int { storage.count - Self.zeros }

  /// The byte at a position.
  @inlinable package subscript(index: Int) -> UInt8 {
    precondition(index < endIndex)
    return storage[index]
  }

  /// Calls `body` with all bytes, which are valid until it returns.
  @inlinable package func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(start: bytes.baseAddress, count: bytes.count - Self.zeros))
    }
  }

  /// Calls `body` with all bytes as raw memory, which is valid until it returns.
  @inlinable package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBufferPointer { body(UnsafeRawBufferPointer($0)) }
  }

  /// Calls `body` with all bytes, which are valid until it returns; never returns `nil`.
  @inlinable package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeBufferPointer(body)
  }
}

extension SourceBytes: Hashable {
  /// Feeds the bytes into a hash.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension SourceBytes {
  /// Returns the first index of a byte at or after an offset, searching eight bytes at a time.
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

  /// Returns the length in bytes of a line break that begins at an index, or 0, with the line breaks of YAML 1.1. A
  /// carriage return and a line feed count separately.
  func lineBreakLength(at index: Int) -> Int {
    switch self[index] {
    case 0x0A, 0x0D: 1
    case 0xC2: index + 1 < count && self[index + 1] == 0x85 ? 2 : 0
    case 0xE2: index + 2 < count && self[index + 1] == 0x80 && self[index + 2] & 0xFE == 0xA8 ? 3 : 0
    default: 0
    }
  }

  /// Returns the length in bytes of a line break that begins at an index, or 0. A carriage return and a line feed count
  /// as one.
  func wholeLineBreakLength(at index: Int) -> Int {
    let isPair = self[index] == 0x0D && index + 1 < count && self[index + 1] == 0x0A
    return isPair ? 2 : lineBreakLength(at: index)
  }

  /// Returns whether two ranges have the same bytes.
  func hasBytes(of other: SourceBytes, _ range: SourceRange, _ otherRange: SourceRange) -> Bool {
    withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { others in
        bytes[range.start..<range.end].elementsEqual(others[otherRange.start..<otherRange.end])
      }
    }
  }

  /// Returns whether a space or a tab is at an index.
  func isBlank(at index: Int) -> Bool {
    self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t")
  }

  /// Returns the end of a part of a line without its final blanks.
  func contentEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isBlank(at: end - 1) { end -= 1 }
    return end
  }

  /// Returns the end of the line at an index: its line break, or the end of the file.
  func lineEnd(from index: Int) -> Int {
    var end = index
    while end < count, lineBreakLength(at: end) == 0 { end += 1 }
    return end
  }

  /// Returns the end of a range without its final blanks and line breaks; the range's first byte is neither.
  func textEnd(of range: SourceRange) -> Int {
    var end = range.end
    while end > range.start + 1 {
      if self[end - 1] <= UInt8(ascii: " ") {
        end -= 1
      } else if let length = (2...3).first(where: {
        end - $0 > range.start && lineBreakLength(at: end - $0) == $0
      }) {
        end -= length
      } else {
        break
      }
    }
    return end
  }

  /// Returns whether a line begins at an index: after a line break or a byte order mark.
  func beginsLine(_ index: Int) -> Bool {
    index == contentStart || (1...3).contains { index >= $0 && lineBreakLength(at: index - $0) == $0 }
  }

  /// The start of the text, after a byte order mark.
  var contentStart: Int {
    first == byteOrderMark[0] && starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }
}

/// Eight bytes that are examined together, as in "Determine if a word has a zero byte" in Sean Eron Anderson's Bit
/// Twiddling Hacks.
///
/// Matches are a mask with the highest bit of each matching byte. Only the first match is certain, which is all that
/// a search needs.
struct Word {
  /// The number of bytes.
  static let size = 8

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  private let bytes: UInt64

  /// Reads the bytes that begin at an address.
  init(at start: UnsafePointer<UInt8>) {
    bytes = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// Returns the first bytes, with the others set to zero.
  func prefix(_ count: Int) -> UInt64 {
    count >= Self.size ? bytes : bytes & ((1 << UInt64(8 * count)) &- 1)
  }

  /// A mask that is zero if all bytes are printable ASCII or line feeds, and otherwise has its lowest bit in the
  /// first byte that is not. No sum carries out of a byte below 128.
  var placesOfOthersThanPlainText: UInt64 {
    let isPrintable = (bytes &+ Self.ones * 0x60) & ~(bytes &+ Self.ones)
    let isNoLineFeed = (bytes ^ Self.ones * 0x0A) &+ Self.ones * 0x7F
    return (bytes | (~isPrintable & isNoLineFeed)) & (Self.ones * 0x80)
  }

  /// Returns the mask of the matches of a byte.
  func places(of byte: UInt8) -> UInt64 {
    let difference = bytes ^ (Self.ones * UInt64(byte))
    return (difference &- Self.ones) & ~difference & (Self.ones * 0x80)
  }

  /// Returns a mask that is zero if all bytes equal a byte, and otherwise has its lowest bit in the first that does
  /// not.
  func placesOfOthers(than byte: UInt8) -> UInt64 {
    bytes ^ (Self.ones * UInt64(byte))
  }

  /// Returns the index of the first match in a mask.
  static func first(of places: UInt64) -> Int { places.trailingZeroBitCount / 8 }
}

/// The three bytes that some editors write at the start of a UTF-8 file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension String {
  /// Calls `body` with the text as UTF-8, which is valid until it returns. The text is only copied if it is stored in
  /// another encoding.
  @inlinable @inline(__always)
  package func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes equal the same number of bytes in another buffer.
  @inlinable package func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < count, self[index] == other[index] { index += 1 }
    return index == count
  }
}
