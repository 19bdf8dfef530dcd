extension SyntaxErrorExplainer {
  /// A line whose first column fits nothing; the nearest column that would fit is suggested.
  func badIndentation(at offset: Int) -> Diagnostic {
    let offset = lookalike(above: offset) ?? offset
    let start = lines.lineStart(offset)
    let first = lines.firstNonBlank(offset)
    let found = lines.indentation(offset)
    let expected = expectedColumn(for: first, found: found)
    let fixIts = expected.map {
      [
        FixIt(
          "indent by \($0)", replacing: SourceRange(start, first), with: String(repeating: " ", count: $0))
      ]
    }
    return Diagnostic(
      BadIndentation(found: found, expected: expected),
      at: SourceRange(first, min(max(lines.contentEnd(first), first + 1), bytes.count)),
      fixIts: fixIts ?? [])
  }

  private func expectedColumn(for first: Int, found: Int) -> Int? {
    if let above = lines.lineAbove(first), isBlockTextHead(above) {
      let column = blockTextColumn(above)
      return column == found ? nil : column
    }
    let isListItem = byte(first) == UInt8(ascii: "-") && (byte(first + 1) ?? 32) <= UInt8(ascii: " ")
    let starts = isListItem ? sequenceStarts : mappingStarts
    var columns = starts.filter { $0 < lines.lineStart(first) }.map { $0 - lines.lineStart($0) }
    if !isListItem, let above = lines.lineAbove(first) { columns.append(lines.keyColumn(above)) }
    return columns.filter { $0 != found }.min { left, right in
      (abs(left - found), right) < (abs(right - found), left)
    }
  }

  /// The line of a block text that looks like a comment, too far to the left, and so ended the text in front of a line
  /// that belongs to it.
  private func lookalike(above offset: Int) -> Int? {
    guard let head = lines.lineAbove(offset), isBlockTextHead(head),
      lines.indentation(offset) >= blockTextColumn(head)
    else { return nil }
    var line = lines.lineEnd(head) + 1
    while line < lines.lineStart(offset), lines.firstNonBlank(line) == lines.lineEnd(line) {
      line = lines.lineEnd(line) + 1
    }
    return line < lines.lineStart(offset) ? line : nil
  }

  /// Where the lines of a block text begin, by the line of its `|` or `>`: two columns to the right of its key, or as
  /// many as stand there in digits.
  private func blockTextColumn(_ head: Int) -> Int {
    let content = lines.text(head..<lines.contentEnd(head))
    let indicators = content.reversed().prefix { $0 != "|" && $0 != ">" }
    let digits = indicators.lazy.filter { isDigit($0) }.compactMap(\.wholeNumberValue)
    return lines.keyColumn(head) + (digits.first { $0 > 0 } ?? 2)
  }

  /// Whether a line ends with the `|` or `>` that begins a block of text.
  func isBlockTextHead(_ line: Int) -> Bool {
    let content = lines.text(line..<lines.contentEnd(line))
    let head = content.reversed().drop { $0 == "-" || $0 == "+" || isDigit($0) }
    guard let mark = head.first, mark == "|" || mark == ">" else { return false }
    return head.dropFirst().first == " "
  }

  /// Whether a character is one of ten: in other scripts, one alone may stand for a thousand or a billion.
  private func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  /// What git leaves where it cannot merge: a line that begins with seven `<`, and one below it with seven `>`.
  var mergeConflict: Diagnostic? {
    conflict.map { Diagnostic(MergeConflict(), at: SourceRange($0.start, lines.contentEnd($0.start))) }
  }

  /// The first byte of the first line that git left, and that of the last line that belongs to it.
  var conflict: (start: Int, end: Int)? {
    guard let start = line(beginningWith: UInt8(ascii: "<"), from: 0) else { return nil }
    return line(beginningWith: UInt8(ascii: ">"), from: start).map { (start, $0) }
  }

  /// The first line from an offset on that begins with a byte seven times, and nothing or a blank behind.
  private func line(beginningWith mark: UInt8, from offset: Int) -> Int? {
    var start = offset
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let length = bytes[start..<end].prefix { $0 == mark }.count
      if length == 7, start + length == end || bytes[start + length] <= UInt8(ascii: " ") { return start }
      start = end + 1
    }
    return nil
  }
}
