/// The bytes of a file, which never change and stay at one place in memory as long as any copy of the value is there.
///
/// Eight zeros lie behind the last byte, so that a reader may look ahead, and read eight bytes at once, without asking for the
/// end; they are not part of the collection. Trees refer to these bytes instead of holding copies of texts.
public struct SourceBytes: RandomAccessCollection, Sendable {
  /// The bytes and the zeros behind them.
  @usableFromInline let storage: [UInt8]

  @inlinable static var zeros: Int { 8 }

  /// Takes bytes from anywhere.
  public init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count) { buffer in
      buffer.initialize(fromContentsOf: bytes)
    }
  }

  /// Lets a closure fill memory that nobody has filled yet.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes there is room for.
  ///   - fill: Fills the memory from its beginning and answers how many bytes it has filled.
  /// - Throws: What `fill` throws.
  public init<Failure: Error>(
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
  @inlinable public var startIndex: Int { 0 }

  /// The place behind the last byte.
  @inlinable public var endIndex: Int { storage.count - Self.zeros }

  /// The byte at a place.
  @inlinable public subscript(index: Int) -> UInt8 {
    precondition(index < endIndex)
    return storage[index]
  }

  /// Calls `body` with all bytes, which are valid until it returns.
  @inlinable public func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeBufferPointer { bytes throws(Failure) in
      try body(UnsafeBufferPointer(start: bytes.baseAddress, count: bytes.count - Self.zeros))
    }
  }

  /// Calls `body` with all bytes as raw memory, which is valid until it returns.
  @inlinable public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeBufferPointer { body(UnsafeRawBufferPointer($0)) }
  }

  /// Calls `body` with all bytes, which are valid until it returns; never answers `nil`.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeBufferPointer(body)
  }
}

extension SourceBytes: Hashable {
  /// Feeds the bytes into a hash.
  public func hash(into hasher: inout Hasher) {
    withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
