extension SyntaxErrorExplainer {
  /// A line whose first column fits nothing; the nearest column that would fit is suggested.
  func badIndentation(at offset: Int) -> Diagnostic {
    let start = lines.lineStart(offset)
    let ink = lines.firstInk(offset)
    let found = lines.indentation(offset)
    let expected = expectedColumn(for: ink, found: found)
    let fixIts = expected.map {
      [FixIt("indent by \($0)", replacing: SourceRange(start, ink), with: String(repeating: " ", count: $0))]
    }
    return Diagnostic(
      BadIndentation(found: found, expected: expected),
      at: SourceRange(ink, min(max(lines.contentEnd(ink), ink + 1), bytes.count)),
      fixIts: fixIts ?? [])
  }

  private func expectedColumn(for ink: Int, found: Int) -> Int? {
    if let above = lines.lineAbove(ink), isBlockTextHead(above) { return lines.keyColumn(above) + 2 }
    let isListItem = byte(ink) == UInt8(ascii: "-") && (byte(ink + 1) ?? 32) <= UInt8(ascii: " ")
    let starts = isListItem ? sequenceStarts : mappingStarts
    var columns = starts.filter { $0 < lines.lineStart(ink) }.map { $0 - lines.lineStart($0) }
    if !isListItem, let above = lines.lineAbove(ink) { columns.append(lines.keyColumn(above)) }
    return columns.filter { $0 != found }.min { left, right in
      (abs(left - found), right) < (abs(right - found), left)
    }
  }

  /// Whether a line ends with the `|` or `>` that begins a block of text.
  func isBlockTextHead(_ line: Int) -> Bool {
    let content = lines.text(line..<lines.contentEnd(line))
    let head = content.reversed().drop { $0 == "-" || $0 == "+" || $0.isNumber }
    guard let mark = head.first, mark == "|" || mark == ">" else { return false }
    return head.dropFirst().first == " "
  }
}
