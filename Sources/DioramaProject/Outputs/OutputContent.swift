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
  init(in spool: OutputSpool, from make: (@escaping ([UInt8]) -> Void) -> Void) {
    let collector = Collector(OutputContent(emptyIn: spool))
    make { collector.content.add($0) }
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

extension OutputContent {
  /// Returns whether a file has this content, byte by byte, because it is easy to create another file with the same
  /// hash.
  func isContent(of file: FileDescriptor) throws -> Bool {
    var isEqual = true
    var end: Int64 = 0
    try forEachPiece { piece in
      var bytes = [UInt8](repeating: 0, count: piece.count)
      let count = try bytes.withUnsafeMutableBytes { try file.read(fromAbsoluteOffset: end, into: $0) }
      isEqual = isEqual && count == piece.count && bytes == piece
      end += Int64(count)
    }
    return try isEqual && file.stat().size == end
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

  /// Reads a file to its end, closes it, and returns the hash of its bytes.
  static func of(_ file: FileDescriptor) throws -> ContentHash {
    try file.closeAfter {
      try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
        var hasher = ContentHasher()
        while case let count = try file.read(into: buffer), count > 0 {
          hasher.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return hasher.hash
      }
    }
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

/// Hashes bytes that come in pieces of any size.
///
/// It multiplies 16 bytes at a time, and combines both halves of each product, as Wang Yi's wyhash does.
package struct ContentHasher {
  private typealias Block = (UInt64, UInt64)

  private var state: UInt64 = 0
  /// The bytes that do not fill a block yet, followed by zeros.
  private var rest: Block = (0, 0)
  private var length = 0

  /// Creates a hasher to which nothing has been added.
  package init() {}

  /// Adds bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    let size = MemoryLayout<Block>.size
    let place = length % size
    length += bytes.count
    var start = place == 0 ? 0 : min(size - place, bytes.count)
    if start > 0 { add(bytes[..<start], toBlockAt: place) }
    while bytes.count - start >= size {
      state = Self.mixed(bytes.loadUnaligned(fromByteOffset: start, as: Block.self), into: state)
      start += size
    }
    if start < bytes.count { add(bytes[start...], toBlockAt: 0) }
  }

  /// Adds bytes to the block that is not full yet.
  private mutating func add(_ bytes: UnsafeRawBufferPointer.SubSequence, toBlockAt place: Int) {
    let end = place + bytes.count
    withUnsafeMutableBytes(of: &rest) { $0[place..<end].copyBytes(from: bytes) }
    if end == MemoryLayout<Block>.size {
      state = Self.mixed(rest, into: state)
      rest = (0, 0)
    }
  }

  /// Adds bytes after their count, so that no two lists of parts give the same bytes.
  mutating func update(counted bytes: UnsafeRawBufferPointer) {
    withUnsafeBytes(of: UInt64(bytes.count)) { update($0) }
    update(bytes)
  }

  /// Adds a text after its length.
  package mutating func update(_ text: String) {
    var text = text
    text.withUTF8 { update(counted: UnsafeRawBufferPointer($0)) }
  }

  /// The hash of everything that has been added.
  package var hash: ContentHash {
    ContentHash(value: Self.mixed((UInt64(length), 0), into: Self.mixed(rest, into: state)))
  }

  private static func mixed(_ block: Block, into state: UInt64) -> UInt64 {
    let first = UInt64(littleEndian: block.0) ^ 0x9E37_79B9_7F4A_7C15
    let second = UInt64(littleEndian: block.1) ^ 0xD6E8_FEB8_6659_FD93
    let product = (first ^ state).multipliedFullWidth(by: second)
    return product.high ^ product.low
  }
}
