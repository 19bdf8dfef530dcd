/// The output of a writer. With a sink, the output is passed on piece by piece, so it is never completely in memory.
package struct OutputBuffer: ~Copyable {
  /// The number of bytes that a sink receives at a time; a piece may be a few bytes longer.
  package static let pieceSize = 1 << 16

  private let sink: ByteSink?
  private var storage: UnsafeMutableBufferPointer<UInt8>
  /// The number of bytes that have not been passed to the sink.
  package private(set) var count = 0
  /// The number of bytes that have been passed to the sink.
  private var passedCount = 0

  /// - Parameters:
  ///   - expected: The expected number of bytes, or more.
  ///   - sink: Receives the output, piece by piece; without it, ``bytes`` has the whole output.
  package init(expecting expected: Int, to sink: ByteSink? = nil) {
    self.sink = sink
    storage = .allocate(capacity: max(64, sink == nil ? expected : min(expected, Self.pieceSize * 5 / 4)))
  }

  deinit {
    storage.deallocate()
  }

  /// The output that has not been passed to a sink.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  /// The number of all bytes.
  package var totalCount: Int { passedCount + count }

  /// The last byte that has not been passed to a sink.
  var last: UInt8? { count == 0 ? nil : storage[count - 1] }

  /// Passes the output to the sink, if there is one.
  package mutating func flush() {
    guard let sink else { return }
    sink(bytes)
    passedCount += count
    count = 0
  }

  /// Passes the output to the sink once it is long enough.
  package mutating func flushIfFull() {
    if count >= Self.pieceSize { flush() }
  }

  /// Appends a byte.
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    storage[count] = byte
    count &+= 1
  }

  /// Ends a line, and passes the output to the sink once it is long enough, if that is allowed.
  package mutating func endLine(canFlush: Bool) {
    append(UInt8(ascii: "\n"))
    if canFlush { flushIfFull() }
  }

  /// Appends a byte several times.
  package mutating func append(_ byte: UInt8, times: Int) {
    reserve(times)
    (storage.baseAddress.unsafelyUnwrapped + count).initialize(repeating: byte, count: times)
    count &+= times
  }

  /// Appends text.
  package mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isAppended == nil { text.utf8.forEach { append($0) } }
  }

  /// Appends bytes.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count)
    (storage.baseAddress.unsafelyUnwrapped + count).initialize(from: first, count: bytes.count)
    count &+= bytes.count
  }

  /// Removes the bytes from a position on, but none that has been passed to a sink.
  ///
  /// - Returns: The removed bytes.
  package mutating func removeBytes(from position: Int) -> ArraySlice<UInt8> {
    let position = min(max(position, 0), count)
    defer { count = position }
    return Array(storage[position..<count])[...]
  }

  /// Removes the last bytes, but none that has been passed to a sink.
  package mutating func removeLast(_ number: Int) {
    count -= min(max(number, 0), count)
  }

  /// Returns whether the output from a position on has at most this many characters. There are never more characters
  /// than bytes or scalars, which are counted first because that is faster. What follows a character in ASCII never
  /// makes it disappear.
  package func hasAtMost(_ limit: Int, charactersFrom position: Int) -> Bool {
    count - position <= limit || hasAtMost(limit, countedFrom: position)
  }

  @inline(never) private func hasAtMost(_ limit: Int, countedFrom position: Int) -> Bool {
    let bytes = UnsafeBufferPointer(rebasing: storage[min(max(position, 0), count)..<count])
    if UnsafeBufferPointer(rebasing: bytes.prefix(limit + 1)).allSatisfyByEights(\.isASCII) { return false }
    if bytes.asciiCount > limit { return false }
    if bytes.scalarCount <= limit { return true }
    // In a line, no scalar in ASCII, from U+00C0 to U+02FF and from U+4000 to U+9FFF continues a character.
    if bytes.count(where: { $0 < 0x80 || 0xC3...0xCB ~= $0 || 0xE4...0xE9 ~= $0 }) > limit { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    return end == nil || end == text.endIndex
  }

  private mutating func reserve(_ number: Int) {
    if number > storage.count &- count { grow(to: count + number) }
  }

  private mutating func grow(to needed: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(needed, 2 * storage.count))
    _ = larger.initialize(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = larger
  }
}

/// Receives a piece of the output.
package typealias ByteSink = ([UInt8]) -> Void

extension String {
  /// Whether a Swift literal contains the text unchanged, because it consists of printable ASCII without quotation
  /// marks and backslashes.
  package var isPlainInSwift: Bool {
    allSatisfyByEights { $0.isASCII && $0.hasNoCharacterToEscape }
  }

  func allSatisfyByEights(_ test: (UInt64) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfyByEights(test) } ?? false
  }
}

extension Double {
  /// The shortest digits that read back as the same number, without a fraction if that is zero.
  package var shortText: String { Int(exactly: self).map(String.init) ?? description }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of Unicode scalars in UTF-8: all bytes that do not continue one.
  fileprivate var scalarCount: Int { count - countByEights { $0 & ~($0 << 1) } }

  /// The number of characters in ASCII.
  fileprivate var asciiCount: Int { countByEights { ~$0 } }

  /// Returns the number of bytes whose highest bit a function sets that takes eight bytes at once.
  private func countByEights(_ marks: (UInt64) -> UInt64) -> Int {
    var (number, index) = (0, 0)
    while index &+ 8 <= count {
      let eight = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      number &+= (marks(eight) & UInt64(repeating: 0x80)).nonzeroBitCount
      index &+= 8
    }
    while index < count {
      number &+= (marks(UInt64(self[index])) & 0x80).nonzeroBitCount
      index &+= 1
    }
    return number
  }

  /// Returns whether all bytes pass a test of eight bytes at once, which a space passes.
  fileprivate func allSatisfyByEights(_ test: (UInt64) -> Bool) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      let eight = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if !test(eight) { return false }
      index &+= 8
    }
    var rest = UInt64(repeating: UInt8(ascii: " "))
    while index < count {
      rest = rest << 8 | UInt64(self[index])
      index &+= 1
    }
    return test(rest)
  }
}

/// A number as eight bytes.
extension UInt64 {
  /// Creates a number from eight times the same byte.
  fileprivate init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  var isASCII: Bool { self & UInt64(repeating: 0x80) == 0 }

  /// Whether no byte needs an escape in a literal, if all are ASCII.
  var hasNoCharacterToEscape: Bool {
    !hasByte(below: UInt8(ascii: " ")) && !hasByte(UInt8(ascii: "\"")) && !hasByte(UInt8(ascii: "\\"))
      && !hasByte(0x7F)
  }

  private func hasByte(below limit: UInt8) -> Bool {
    (self &- UInt64(repeating: limit)) & ~self & UInt64(repeating: 0x80) != 0
  }

  func hasByte(_ byte: UInt8) -> Bool { (self ^ UInt64(repeating: byte)).hasByte(below: 1) }
}
