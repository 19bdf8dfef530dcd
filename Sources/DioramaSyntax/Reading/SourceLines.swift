/// The source around an offset, line by line, as the explanation of a syntax error looks at it.
struct SourceLines {
  let bytes: SourceBytes

  func lineStart(_ offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].lastIndex(where: Self.isLineBreak).map { $0 + 1 } ?? 0
  }

  func lineEnd(_ offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex(where: Self.isLineBreak) ?? bytes.count
  }

  func areOnOneLine(_ left: Int, _ right: Int) -> Bool {
    lineStart(left) == lineStart(right)
  }

  /// How many spaces the line of an offset begins with.
  func indentation(_ offset: Int) -> Int {
    bytes[lineStart(offset)...].prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// The first byte of the line that is not a blank, or the line's end.
  func firstNonBlank(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    return bytes[lineStart(offset)..<end].firstIndex { $0 > UInt8(ascii: " ") } ?? end
  }

  /// Where the text ends on the line of an offset, a comment and the blanks before it left out.
  func contentEnd(_ offset: Int) -> Int {
    var end = lineEnd(offset)
    var index = offset + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "#"), bytes[index - 1] == UInt8(ascii: " ") {
        end = index
        break
      }
      index += 1
    }
    return nonBlankEnd(from: offset, to: end)
  }

  /// Where the text ends on the line of an offset, comments included.
  func nonBlankEnd(_ offset: Int) -> Int { nonBlankEnd(from: offset, to: lineEnd(offset)) }

  private func nonBlankEnd(from start: Int, to end: Int) -> Int {
    bytes[start..<end].lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? start
  }

  /// The closest line above that holds more than blanks and comments.
  func lineAbove(_ offset: Int) -> Int? {
    var start = lineStart(offset)
    while start > 0 {
      start = lineStart(start - 1)
      let first = firstNonBlank(start)
      if first < lineEnd(start), bytes[first] != UInt8(ascii: "#") { return start }
    }
    return nil
  }

  /// Whether something else than directives, comments and the marks of documents stands before an offset.
  func haveValue(before offset: Int) -> Bool {
    var start = 0
    while start < offset {
      let end = lineEnd(start)
      let line = text(firstNonBlank(start)..<min(end, offset))
      if let first = line.first, !"#%".contains(first), line != "---", line != "..." { return true }
      start = end + 1
    }
    return false
  }

  /// The column of the first key on a line, behind the dashes of list items.
  func keyColumn(_ offset: Int) -> Int {
    var index = firstNonBlank(offset)
    while index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: " ") {
      index += 1
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    }
    return index - lineStart(offset)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
