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
    let last = path.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: bytes[($0 + 1)...], as: UTF8.self) }
        ?? path
    }
    if let last, !last.isEmpty { return last }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = path[path.utf8.index(after: slash)...]
    return name.isEmpty
      ? SourceFile(path: String(path[..<slash]), bytes: EmptyCollection()).name : String(name)
  }

  /// The kind of declaration in the file's name: `element` for `rating.element.yaml`, and a scene if there is none.
  package var declaredWord: String {
    let parts = name.split(separator: ".")
    let word = parts.count > 2 ? String(parts[parts.count - 2]) : ""
    return ["element", "decorator", "component"].contains(word) ? word : "scene"
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

/// A line and a column in a file.
package struct SourceLocation: Sendable, Hashable {
  /// The line, counted from 1.
  package let line: Int

  /// The column, counted from 1, in characters (grapheme clusters) unless another unit was chosen.
  package let column: Int
}

/// The unit of a column.
package enum ColumnUnit: Sendable {
  /// Grapheme clusters, which people see as characters.
  case characters
  /// UTF-16 code units, as in JavaScript, Java and most editors.
  case utf16CodeUnits
  /// UTF-8 bytes, as in compilers.
  case bytes
}

/// The starts of a file's lines. A line ends with LF, CR LF or a lone CR.
package struct LineTable: Sendable {
  private let file: SourceFile
  /// The starts of the lines. Large files have many, and no offset needs more than 32 bits.
  private let starts: [UInt32]
  /// The long lines by number.
  private var longLines: [Int: LongLine] = [:]

  /// Creates the table, which scans the file once.
  package init(_ file: SourceFile) {
    let bytes = file.bytes
    let starts = bytes.withUnsafeBufferPointer { bytes in
      var starts: [UInt32] = [0]
      var breaks = 0
      for index in bytes.indices { breaks &+= bytes[index] == UInt8(ascii: "\n") ? 1 : 0 }
      starts.reserveCapacity(breaks + 1)
      var next = 0
      while next < bytes.count {
        if next + 8 <= bytes.count, Self.hasNoLineBreak(bytes, at: next) {
          next += 8
          continue
        }
        let index = next
        let byte = bytes[index]
        next += 1
        if byte > UInt8(ascii: "\r") { continue }
        let isLineFeed = byte == UInt8(ascii: "\n")
        let isLoneReturn =
          byte == UInt8(ascii: "\r") && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
        if isLineFeed || isLoneReturn { starts.append(UInt32(index + 1)) }
      }
      return starts
    }
    self.file = file
    self.starts = starts
    guard bytes.count >= LongLine.length else { return }
    for line in 1...starts.count {
      let start = start(ofLine: line)
      let end = line < starts.count ? self.start(ofLine: line + 1) : bytes.count
      if end - start < LongLine.length { continue }
      longLines[line] = LongLine(SourceRange(start + byteOrderMarkLength(in: line), end), in: file)
    }
  }

  /// Returns whether eight bytes are all greater than those of line breaks.
  private static func hasNoLineBreak(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    return (eight &- 0x0E0E_0E0E_0E0E_0E0E) & ~eight & 0x8080_8080_8080_8080 == 0
  }

  private func start(ofLine line: Int) -> Int { Int(starts[line - 1]) }

  /// The number of lines in the file; at least 1.
  package var lineCount: Int { starts.count }

  /// Returns the line, counted from 1, of a byte offset.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line and column of a byte offset; an offset past the end has those of the end. A byte order mark has
  /// no column.
  package func location(at offset: Int, counting unit: ColumnUnit = .characters) -> SourceLocation {
    let line = line(at: offset)
    let start = start(ofLine: line) + byteOrderMarkLength(in: line)
    let before = SourceRange(start, max(start, min(offset, file.bytes.count)))
    if let long = longLines[line] {
      return SourceLocation(line: line, column: long.count(to: before.end, in: file, unit) + 1)
    }
    let count =
      switch unit {
      case .characters: file.text(in: before).count
      case .utf16CodeUnits: file.text(in: before).utf16.count
      case .bytes: before.end - before.start
      }
    return SourceLocation(line: line, column: count + 1)
  }

  /// Returns the bytes of a line, counted from 1, without its line break and byte order mark.
  package func range(ofLine line: Int) -> SourceRange {
    let start = start(ofLine: line)
    var end = line < starts.count ? self.start(ofLine: line + 1) : file.bytes.count
    while end > start, file.bytes[end - 1] == UInt8(ascii: "\n") || file.bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return SourceRange(min(start + byteOrderMarkLength(in: line), end), end)
  }

  private func byteOrderMarkLength(in line: Int) -> Int {
    line == 1 && file.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }
}

/// A line that is too long to count its columns from the start for each position. It stores intermediate counts.
struct LongLine: Sendable {
  /// The minimum length in bytes of a long line.
  static let length = 4096

  /// The minimum number of bytes between two stored counts.
  private static let stride = 1024

  /// A position between two characters.
  private struct Checkpoint {
    let offset: Int
    let characters: Int
    let utf16CodeUnits: Int
  }

  private let range: SourceRange
  private let isASCII: Bool
  private var checkpoints: [Checkpoint]

  /// Scans a line once.
  init(_ range: SourceRange, in file: SourceFile) {
    self.range = range
    checkpoints = [Checkpoint(offset: range.start, characters: 0, utf16CodeUnits: 0)]
    let bytes = file.bytes[range.start..<range.end]
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    guard !isASCII, let text = String(validating: bytes, as: UTF8.self) else { return }
    var (offset, characters, utf16CodeUnits) = (range.start, 0, 0)
    for character in text {
      if let last = checkpoints.last, offset - last.offset >= Self.stride {
        checkpoints.append(
          Checkpoint(offset: offset, characters: characters, utf16CodeUnits: utf16CodeUnits))
      }
      offset += character.utf8.count
      characters += 1
      utf16CodeUnits += character.utf16.count
    }
  }

  /// Returns the number of units in the line before an offset.
  func count(to offset: Int, in file: SourceFile, _ unit: ColumnUnit) -> Int {
    if isASCII || unit == .bytes { return offset - range.start }
    var low = 0
    var high = checkpoints.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if checkpoints[middle].offset <= offset { low = middle } else { high = middle }
    }
    let checkpoint = checkpoints[low]
    let rest = file.text(in: SourceRange(checkpoint.offset, offset))
    return unit == .characters
      ? checkpoint.characters + rest.count : checkpoint.utf16CodeUnits + rest.utf16.count
  }
}

/// A text that is compared by its bytes, as YAML's keys and file names are. Swift's `String` compares by canonical
/// equivalence: a precomposed letter equals a letter with a combining accent.
package struct ExactText: Hashable, Comparable, Sendable {
  /// The text.
  package let text: String

  /// Creates a key from a text.
  package init(_ text: String) { self.text = text }

  package static func == (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
  }

  package static func < (left: ExactText, right: ExactText) -> Bool {
    withBytes(of: left, right) { left, right in
      for index in 0..<min(left.count, right.count) where left[index] != right[index] {
        return left[index] < right[index]
      }
      return left.count < right.count
    }
  }

  /// Calls a closure with the bytes of both texts in place, which is much faster than comparing their views.
  private static func withBytes(
    of left: ExactText, _ right: ExactText,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    left.text.withUTF8Bytes { left in right.text.withUTF8Bytes { body(left, $0) } }
  }

  package func hash(into hasher: inout Hasher) {
    text.withUTF8Bytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
