/// The bytes of a file, which never change and stay at one place in memory as long as any copy of the value is there.
///
/// Eight zeros lie behind the last byte, so that a reader may look ahead, and read eight bytes at once, without asking for the
/// end; they are not part of the collection. Trees point into these bytes instead of holding copies of texts.
public struct SourceBytes: RandomAccessCollection, Sendable {
  @usableFromInline let memory: FrozenMemory

  /// Memory that is filled once.
  @usableFromInline final class FrozenMemory: @unchecked Sendable {
    @usableFromInline let start: UnsafePointer<UInt8>
    @usableFromInline let count: Int

    init(start: UnsafePointer<UInt8>, count: Int) {
      self.start = start
      self.count = count
    }

    deinit { start.deallocate() }
  }

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
    let zeros = 8
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + zeros)
    let count: Int
    do {
      count = try fill(UnsafeMutableBufferPointer(start: start, count: capacity))
    } catch {
      start.deallocate()
      throw error
    }
    precondition(0...capacity ~= count)
    (start + count).initialize(repeating: 0, count: zeros)
    memory = FrozenMemory(start: start, count: count)
  }

  /// The place of the first byte.
  @inlinable public var startIndex: Int { 0 }

  /// The place behind the last byte.
  @inlinable public var endIndex: Int { memory.count }

  /// The byte at a place.
  @inlinable public subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < memory.count)
    return withExtendedLifetime(memory) { memory.start[index] }
  }

  /// Calls `body` with all bytes, which are valid until it returns.
  @inlinable public func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(memory) {} }
    return try body(UnsafeBufferPointer(start: memory.start, count: memory.count))
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
  /// Whether two files hold the same bytes, wherever they lie.
  public static func == (left: SourceBytes, right: SourceBytes) -> Bool {
    left.memory === right.memory || left.elementsEqual(right)
  }

  /// Feeds the bytes into a hash.
  public func hash(into hasher: inout Hasher) {
    withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
