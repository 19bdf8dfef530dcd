/// A file's name and its bytes, provided by the caller; the compiler reads no files itself.
@usableFromInline package struct SourceFile: Sendable, Hashable {
  /// The path for messages; it is never opened.
  package let path: String

  /// The content as it was read, which may be invalid UTF-8.
  @usableFromInline package let bytes: SourceBytes

  /// Creates a file from bytes without copying them.
  package init(path: String, bytes: SourceBytes) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from a copy of bytes.
  package init(path: String, bytes: some Collection<UInt8>) {
    self.init(path: path, bytes: SourceBytes(bytes))
  }

  /// Creates a file from text.
  package init(path: String, text: String) {
    self.init(path: path, bytes: text.utf8)
  }

  /// The last component of ``path``.
  package var name: String {
    let slash = UInt8(ascii: "/")
    return path.withUTF8Bytes { bytes in
      guard let end = bytes.lastIndex(where: { $0 != slash }) else { return path }
      let start = bytes[..<end].lastIndex(of: slash).map { $0 + 1 } ?? 0
      return String(decoding: bytes[start...end], as: UTF8.self)
    }
  }

  /// Returns the text of a range of bytes; invalid UTF-8 becomes replacement characters.
  package func text(in range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    return String(decoding: bytes[min(range.start, end)..<end], as: UTF8.self)
  }
}

/// A half-open range of UTF-8 byte offsets in one ``SourceFile``.
@usableFromInline package struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte, counted from 0.
  @usableFromInline package let start: Int

  /// The offset after the last byte; never less than ``start``.
  @usableFromInline package let end: Int

  /// Creates a range; an `end` before `start` gives the empty range at `start`.
  @inlinable package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether the range is empty.
  package var isEmpty: Bool { start == end }

  /// Returns whether `other` is within this range, bounds included.
  package func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  @usableFromInline package static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}

/// A text that is compared by its bytes, as YAML's keys and file names are. Swift's `String` compares by canonical
/// equivalence: a precomposed letter equals a letter with a combining accent.
package struct ExactText: Hashable, Comparable, Sendable {
  package let text: String

  /// Creates a key from a text.
  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      left.hasBytes(of: right)
    }
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      let count = min(left.count, right.count)
      var index = 0
      while index < count, left[index] == right[index] { index += 1 }
      return index < count ? left[index] < right[index] : left.count < right.count
    }
  }

  /// Calls a closure with the bytes of both texts in place, which is much faster than comparing their views.
  @inline(__always) private static func withBytes(
    of left: ExactText, _ right: ExactText,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    left.text.withUTF8Bytes { left in right.text.withUTF8Bytes { body(left, $0) } }
  }

  package func hash(into hasher: inout Hasher) {
    text.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

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

  /// Returns whether two ranges have the same bytes.
  func hasBytes(of other: SourceBytes, _ range: SourceRange, _ otherRange: SourceRange) -> Bool {
    withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { others in
        bytes[range.start..<range.end].elementsEqual(others[otherRange.start..<otherRange.end])
      }
    }
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
  /// Returns whether another buffer has the same bytes.
  @inlinable package func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    if count != other.count { return false }
    var index = 0
    while index < count, self[index] == other[index] { index += 1 }
    return index == count
  }
}
