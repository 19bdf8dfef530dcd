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
    starts.partitioningIndex { Int($0) > offset }
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
    let checkpoint = checkpoints[checkpoints.partitioningIndex { $0.offset > offset } - 1]
    let rest = file.text(in: SourceRange(checkpoint.offset, offset))
    return unit == .characters
      ? checkpoint.characters + rest.count : checkpoint.utf16CodeUnits + rest.utf16.count
  }
}

extension Array {
  /// Returns the index of the first element that passes a test, or ``count``; all elements after it must pass, too.
  @inlinable package func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The lines of YAML 1.1. A line break belongs to the line that it ends.
extension SourceBytes {
  /// Returns the length in bytes of a line break that begins at an index, or 0. A carriage return and a line feed count
  /// as one.
  func lineBreakLength(at index: Int) -> Int {
    precondition(index < endIndex)
    return storage.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { SourceText.breakLength($0 + index) } ?? 0
    }
  }

  /// Returns whether a line begins at an index: after a line break or a byte order mark.
  func beginsLine(_ index: Int) -> Bool {
    index == contentStart || (1...3).contains { index >= $0 && lineBreakLength(at: index - $0) == $0 }
  }

  /// Returns the start of the line at an index.
  func lineStart(_ index: Int) -> Int {
    let first = contentStart
    var start = Swift.min(index, count)
    while start > first {
      // No line break ends with a printable ASCII character.
      let isPrintable = self[start - 1] >= 0x20 && self[start - 1] < 0x7F
      if !isPrintable, beginsLine(start) { break }
      start -= 1
    }
    return Swift.max(start, first)
  }

  /// Returns the end of the line at an index: its line break, or the end of the file.
  package func lineEnd(from index: Int) -> Int {
    var end = Swift.min(index, count)
    while end < count, lineBreakLength(at: end) == 0 { end += 1 }
    return end
  }

  /// Returns the start of the line after that of an index, or the end of the file.
  func nextLine(after index: Int) -> Int {
    let end = lineEnd(from: index)
    return end < count ? end + lineBreakLength(at: end) : count
  }

  /// Returns the closest line above that contains more than blanks and comments.
  func lineAbove(_ index: Int) -> Int? {
    var start = lineStart(index)
    while start > contentStart {
      start = lineStart(start - 1)
      let first = firstNonBlank(start)
      if first < lineEnd(from: start), self[first] != UInt8(ascii: "#") { return start }
    }
    return nil
  }

  func areOnOneLine(_ left: Int, _ right: Int) -> Bool { lineStart(left) == lineStart(right) }

  /// Returns whether anything except directives, comments and document markers precedes an index.
  func hasValue(before index: Int) -> Bool {
    var start = contentStart
    while start < Swift.min(index, count) {
      let line = text(firstNonBlank(start)..<Swift.min(lineEnd(from: start), index))
      if let first = line.first, !"#%".contains(first), line != "---", line != "..." { return true }
      start = nextLine(after: start)
    }
    return false
  }
}

/// The parts of a line.
extension SourceBytes {
  /// Returns whether a space or a tab is at an index.
  func isBlank(at index: Int) -> Bool {
    self[index] == UInt8(ascii: " ") || self[index] == UInt8(ascii: "\t")
  }

  /// Returns the number of spaces at the start of an index's line.
  func indentation(_ index: Int) -> Int {
    self[lineStart(index)...].prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// Returns the first non-blank byte of an index's line, or the line's end.
  func firstNonBlank(_ index: Int) -> Int {
    let end = lineEnd(from: index)
    return self[lineStart(index)..<end].firstIndex { $0 > UInt8(ascii: " ") } ?? end
  }

  /// Returns the column of the first key on an index's line, after the dashes of list items.
  func keyColumn(_ index: Int) -> Int {
    var key = firstNonBlank(index)
    while key + 1 < count, self[key] == UInt8(ascii: "-"), self[key + 1] == UInt8(ascii: " ") {
      key += 1
      while key < count, self[key] == UInt8(ascii: " ") { key += 1 }
    }
    return key - lineStart(index)
  }

  /// Returns the end of the text on an index's line, without a comment and the blanks before it.
  func contentEnd(_ index: Int) -> Int {
    let end = lineEnd(from: index)
    let comment = (index + 1..<Swift.max(index + 1, end)).first {
      self[$0] == UInt8(ascii: "#") && self[$0 - 1] == UInt8(ascii: " ")
    }
    return contentEnd(from: index, to: comment ?? end)
  }

  /// Returns the end of a part of a line without its final blanks.
  package func contentEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, isBlank(at: end - 1) { end -= 1 }
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

  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
