import Synchronization
import SystemPackage

/// The content of an output, which is created piece by piece and hashed at the same time.
///
/// The first piece stays in memory; most outputs have no other. Further pieces go to an `OutputSpool` until they are
/// written to their file, so that no large output is ever completely in memory.
package struct OutputContent: Sendable {
  private enum Piece {
    case inMemory([UInt8])
    case spooled(OutputSpool.Extent)
  }

  private var pieces: [Piece] = []
  private var hasher = ContentHasher()
  private let spool: OutputSpool?

  /// Creates content from bytes.
  init(_ bytes: [UInt8]) {
    self.init(emptyIn: nil)
    add(bytes)
  }

  private init(emptyIn spool: OutputSpool?) { self.spool = spool }

  /// Creates content piece by piece.
  ///
  /// - Parameter make: Passes each piece to its argument.
  init<Failure: Error>(
    in spool: OutputSpool, from make: (@escaping ([UInt8]) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    let collector = Collector(OutputContent(emptyIn: spool))
    try make { collector.content.add($0) }
    self = collector.content
  }

  /// Collects the pieces from a closure.
  private final class Collector {
    var content: OutputContent

    init(_ content: OutputContent) { self.content = content }
  }

  /// The hash of the content.
  var hash: ContentHash { hasher.hash }

  private mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { hasher.update($0) }
    if !pieces.isEmpty, let extent = spool?.append(bytes) {
      pieces.append(.spooled(extent))
    } else {
      pieces.append(.inMemory(bytes))
    }
  }

  /// Calls the body with each piece.
  ///
  /// - Throws: An error from the body, or an `Errno` if a piece cannot be read back.
  package func forEachPiece(_ body: ([UInt8]) throws -> Void) throws {
    for piece in pieces {
      switch piece {
      case .inMemory(let bytes): try body(bytes)
      case .spooled(let extent): if let spool { try body(spool.read(extent)) }
      }
    }
  }
}

/// A temporary file without a name for the outputs of a run. The system removes it when the process ends, even if it is
/// killed.
final class OutputSpool: Sendable {
  /// The position of some bytes.
  struct Extent {
    let start: Int64
    let count: Int
  }

  private struct State {
    var file: FileDescriptor?
    /// Whether the file could not be created.
    var isUnavailable = false
    var end: Int64 = 0
  }

  private let folder: FilePath
  private let state = Mutex(State())

  /// - Parameter folder: The folder to create the file in; by default, the system's folder for temporary files.
  init(in folder: FilePath? = nil) {
    self.folder = folder ?? getenv("TMPDIR").map { FilePath(platformString: $0) } ?? "/tmp"
  }

  deinit {
    state.withLock { try? $0.file?.close() }
  }

  /// Appends bytes.
  ///
  /// - Returns: Their position, or `nil` if they cannot be stored, for example because the disk is full.
  func append(_ bytes: [UInt8]) -> Extent? {
    state.withLock { state in
      if state.file == nil, !state.isUnavailable {
        state.file = makeFile()
        state.isUnavailable = state.file == nil
      }
      guard let file = state.file,
        (try? file.writeAll(toAbsoluteOffset: state.end, bytes)) == bytes.count
      else { return nil }
      defer { state.end += Int64(bytes.count) }
      return Extent(start: state.end, count: bytes.count)
    }
  }

  /// Returns the bytes of an extent.
  ///
  /// - Throws: An `Errno`.
  func read(_ extent: Extent) throws -> [UInt8] {
    guard let file = state.withLock(\.file) else { return [] }
    return try [UInt8](unsafeUninitializedCapacity: extent.count) { buffer, count in
      while count < extent.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = try file.read(fromAbsoluteOffset: extent.start + Int64(count), into: rest)
        if read == 0 { throw Errno.ioError }
        count += read
      }
    }
  }

  private func makeFile() -> FileDescriptor? {
    folder.appending("diorama.XXXXXX").withPlatformString { template in
      guard let name = strdup(template) else { return nil }
      defer { free(name) }
      let file = mkstemp(name)
      guard file >= 0 else { return nil }
      unlink(name)
      return FileDescriptor(rawValue: file)
    }
  }
}

/// A 64-bit hash of content, by which a manifest shows whether a file still has the content that was written.
///
/// It only detects accidental changes: it is easy to create different content with the same hash.
package struct ContentHash: Hashable, Sendable {
  let value: UInt64

  /// Returns the hash of some bytes.
  static func of(_ bytes: [UInt8]) -> ContentHash {
    bytes.withUnsafeBytes { of($0) }
  }

  /// Returns the hash of some bytes.
  static func of(_ bytes: UnsafeRawBufferPointer) -> ContentHash {
    var hasher = ContentHasher()
    hasher.update(bytes)
    return hasher.hash
  }
}

extension ContentHash {
  /// The hash as 16 hexadecimal digits.
  package var hexadecimal: String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: value >> (60 - 4 * UInt64(index))) & 0xF
        digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 16
    }
  }

  /// Reads 16 lowercase hexadecimal digits.
  init?(hexadecimal: String) {
    let areDigits = hexadecimal.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
    guard areDigits, hexadecimal.utf8.count == 16, let value = UInt64(hexadecimal, radix: 16) else {
      return nil
    }
    self.value = value
  }
}

/// The hash function XXH64 with seed 0, in incremental form.
///
/// It follows the specification (github.com/Cyan4973/xxHash, doc/xxhash_spec.md) and uses its names.
package struct ContentHasher {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// How many bytes are hashed at a time.
  private static let stripeSize = 32

  private typealias Accumulators = (UInt64, UInt64, UInt64, UInt64)
  private var accumulators: Accumulators = (prime1 &+ prime2, prime2, 0, 0 &- prime1)
  private var length: UInt64 = 0
  /// The bytes that do not fill a stripe yet.
  private var rest: [UInt8] = []

  /// Creates a hasher to which nothing has been added.
  package init() {}

  /// Adds bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var bytes = bytes[...]
    if !rest.isEmpty {
      let missing = bytes.prefix(Self.stripeSize - rest.count)
      rest += missing
      bytes = bytes.dropFirst(missing.count)
      guard rest.count == Self.stripeSize else { return }
      accumulators = rest.withUnsafeBytes { Self.accumulate($0, accumulators) }
      rest.removeAll(keepingCapacity: true)
    }
    let whole = bytes.prefix(bytes.count / Self.stripeSize * Self.stripeSize)
    accumulators = Self.accumulate(UnsafeRawBufferPointer(rebasing: whole), accumulators)
    rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(whole.count)))
  }

  /// Adds bytes after their count, so that no two lists of parts give the same bytes.
  mutating func update(counted bytes: UnsafeRawBufferPointer) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { update($0) }
    update(bytes)
  }

  /// Adds a text after its length.
  package mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { update(counted: UnsafeRawBufferPointer($0)) }
  }

  /// The hash of everything that has been added.
  package var hash: ContentHash {
    var value = (length < UInt64(Self.stripeSize) ? Self.prime5 : Self.converged(accumulators)) &+ length
    rest.withUnsafeBytes { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        value ^= Self.round(0, Self.lane(bytes, at: index))
        value = Self.rotated(value, 27) &* Self.prime1 &+ Self.prime4
        index += 8
      }
      if index + 4 <= bytes.count {
        let lane = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        value ^= UInt64(lane) &* Self.prime1
        value = Self.rotated(value, 23) &* Self.prime2 &+ Self.prime3
        index += 4
      }
      for byte in bytes[index...] {
        value = Self.rotated(value ^ UInt64(byte) &* Self.prime5, 11) &* Self.prime1
      }
    }
    value = (value ^ value &>> 33) &* Self.prime2
    value = (value ^ value &>> 29) &* Self.prime3
    return ContentHash(value: value ^ value &>> 32)
  }

  private static func accumulate(
    _ stripes: UnsafeRawBufferPointer, _ accumulators: Accumulators
  ) -> Accumulators {
    var (first, second, third, fourth) = accumulators
    for start in stride(from: 0, to: stripes.count, by: stripeSize) {
      first = round(first, lane(stripes, at: start))
      second = round(second, lane(stripes, at: start &+ 8))
      third = round(third, lane(stripes, at: start &+ 16))
      fourth = round(fourth, lane(stripes, at: start &+ 24))
    }
    return (first, second, third, fourth)
  }

  private static func converged(_ accumulators: Accumulators) -> UInt64 {
    let (first, second, third, fourth) = accumulators
    var value = rotated(first, 1) &+ rotated(second, 7) &+ rotated(third, 12) &+ rotated(fourth, 18)
    for accumulator in [first, second, third, fourth] {
      value = (value ^ round(0, accumulator)) &* prime1 &+ prime4
    }
    return value
  }

  @inline(__always)
  private static func lane(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func round(_ accumulator: UInt64, _ lane: UInt64) -> UInt64 {
    rotated(accumulator &+ lane &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 &- count)
  }
}
