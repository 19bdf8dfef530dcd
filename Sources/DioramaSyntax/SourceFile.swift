/// A file's name and its bytes, as a caller handed them over; nothing in the compiler reads a file by itself.
@usableFromInline package struct SourceFile: Sendable, Hashable {
  /// The path as a person should see it in a message; it is never opened.
  package let path: String

  /// The content, as it was read: not yet known to be UTF-8.
  @usableFromInline package let bytes: SourceBytes

  /// Creates a file from bytes that stay where they are.
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
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    let name = path[path.utf8.index(after: slash)...]
    return name.isEmpty
      ? SourceFile(path: String(path[..<slash]), bytes: EmptyCollection()).name : String(name)
  }

  /// What the name says that the file declares: `element` of `rating.element.yaml`; a scene where it says nothing.
  package var declaredWord: String {
    let parts = name.split(separator: ".")
    let word = parts.count > 2 ? String(parts[parts.count - 2]) : ""
    return ["element", "decorator"].contains(word) ? word : "scene"
  }

  /// The text of a range of bytes; invalid UTF-8 becomes replacement characters.
  package func text(in range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    return String(decoding: bytes[min(range.start, end)..<end], as: UTF8.self)
  }
}

/// A half-open range of UTF-8 byte offsets in one ``SourceFile``.
@usableFromInline package struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte, counted from 0.
  @usableFromInline package let start: Int

  /// The offset behind the last byte; never less than ``start``.
  @usableFromInline package let end: Int

  /// Creates a range; an `end` before `start` gives the empty range at `start`.
  @inlinable package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Whether the range holds no byte.
  package var isEmpty: Bool { start == end }

  /// Whether `other` lies in this range, its borders included.
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

/// A place in a file as people count it.
package struct SourceLocation: Sendable, Hashable {
  /// The line, counted from 1.
  package let line: Int

  /// The column, counted from 1: in characters (grapheme clusters), unless another unit was asked for.
  package let column: Int
}

/// What a column counts.
package enum ColumnUnit: Sendable {
  /// What a person sees as one character: a grapheme cluster.
  case characters
  /// What JavaScript, Java and most editors count.
  case utf16CodeUnits
  /// Bytes of UTF-8, as compilers count.
  case bytes
}

/// Where the lines of a file begin. A line ends with LF, CR LF or a lone CR.
package struct LineTable: Sendable {
  private let file: SourceFile
  /// Where the lines begin: a big file has many, and no offset is beyond 32 bits.
  private let starts: [UInt32]
  /// The long ones by their numbers.
  private var longLines: [Int: LongLine] = [:]

  /// Scans the file once.
  package init(_ file: SourceFile) {
    let bytes = file.bytes
    let starts = bytes.withUnsafeBufferPointer { bytes in
      var starts: [UInt32] = [0]
      starts.reserveCapacity(bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1)
      for index in bytes.indices {
        let byte = bytes[index]
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

  private func start(ofLine line: Int) -> Int { Int(starts[line - 1]) }

  /// How many lines the file has; at least 1.
  package var lineCount: Int { starts.count }

  /// The line, counted from 1, that holds a byte offset.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte offset; an offset past the end is that of the end. A byte order mark takes no
  /// column.
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

  /// The bytes of a line, counted from 1, without its line break and without a byte order mark.
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

/// A line so long that counting its columns from the start for each of many places would take too long: it remembers
/// counts on the way.
struct LongLine: Sendable {
  /// From how many bytes on a line is long.
  static let length = 4096

  /// How many bytes lie at least between two places whose counts are remembered.
  private static let stride = 1024

  /// A place between two characters.
  private struct Checkpoint {
    let offset: Int
    let characters: Int
    let utf16CodeUnits: Int
  }

  private let range: SourceRange
  private let isASCII: Bool
  private var checkpoints: [Checkpoint]

  /// Reads a line once.
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

  /// How many units stand in the line in front of an offset.
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
