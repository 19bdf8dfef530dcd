/// The bytes of a file, which never change and stay at one place in memory as long as any copy of the value is there.
///
/// Eight zeros lie behind the last byte, so that a reader may look ahead, and read eight bytes at once, without asking
/// for the end; they are not part of the collection. Trees refer to these bytes instead of holding copies of texts.
@usableFromInline package struct SourceBytes: RandomAccessCollection, Sendable {
  /// The bytes and the zeros behind them.
  @usableFromInline let storage: [UInt8]

  @inlinable static var zeros: Int { 8 }

  /// Takes bytes from anywhere.
  package init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { buffer in
      buffer.initialize(fromContentsOf: bytes)
    }
  }

  /// Lets a closure fill uninitialized memory.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes there is room for.
  ///   - fill: Fills the memory from its beginning and returns how many bytes it has filled.
  /// - Throws: What `fill` throws.
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

  /// The place of the first byte.
  @inlinable package var startIndex: Int { 0 }

  /// The place behind the last byte.
  @inlinable package var endIndex: Int { storage.count - Self.zeros }

  /// The byte at a place.
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

  /// How many bytes the line break that begins at an index has, among those that YAML 1.1 knows; 0 if none does. The
  /// two of a carriage return and a line feed count as one each.
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

  /// Whether a line begins at an index: behind a line break, or behind a byte order mark.
  func beginsLine(_ index: Int) -> Bool {
    index == contentStart || (1...3).contains { index >= $0 && lineBreakLength(at: index - $0) == $0 }
  }

  /// Where the text begins, behind a byte order mark.
  var contentStart: Int {
    first == byteOrderMark[0] && starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }
}

/// Eight bytes that are looked at together, as in "Determine if a word has a zero byte" of Sean Eron Anderson's Bit
/// Twiddling Hacks.
///
/// Places are a mask with the highest bit of each byte that was found. Only its first place is certain, which is the
/// one that a search asks for.
struct Word {
  /// How many bytes there are.
  static let size = 8

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  private let bytes: UInt64

  /// Takes the bytes that begin at a place.
  init(at start: UnsafePointer<UInt8>) {
    bytes = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// Some of the bytes from the first on, the others being zero.
  func prefix(_ count: Int) -> UInt64 {
    count >= Self.size ? bytes : bytes & ((1 << UInt64(8 * count)) &- 1)
  }

  /// A mask that is zero if each byte is printable ASCII or a line feed, and else has its lowest bit in the first byte
  /// that is not. No sum carries over out of a byte below 128.
  var placesOfOthersThanPlainText: UInt64 {
    let isPrintable = (bytes &+ Self.ones * 0x60) & ~(bytes &+ Self.ones)
    let isNoLineFeed = (bytes ^ Self.ones * 0x0A) &+ Self.ones * 0x7F
    return (bytes | (~isPrintable & isNoLineFeed)) & (Self.ones * 0x80)
  }

  /// The places of a byte.
  func places(of byte: UInt8) -> UInt64 {
    let difference = bytes ^ (Self.ones * UInt64(byte))
    return (difference &- Self.ones) & ~difference & (Self.ones * 0x80)
  }

  /// A mask that is zero if each byte is the same as one, and else has its lowest bit in the first byte that is
  /// another.
  func placesOfOthers(than byte: UInt8) -> UInt64 {
    bytes ^ (Self.ones * UInt64(byte))
  }

  /// The first of some places, counted from 0.
  static func first(of places: UInt64) -> Int { places.trailingZeroBitCount / 8 }
}

/// The three bytes that some editors put at the start of a UTF-8 file.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
