import DioramaSyntax
import Testing

/// Positions are counted as people do: lines by any line break, columns in characters.
@Suite struct LineTableTests {
  private func place(_ text: String, _ offset: Int) -> [Int] {
    let place = LineTable(SourceFile(path: "a.yaml", text: text)).location(at: offset)
    return [place.line, place.column]
  }

  @Test func lineBreaks() {
    #expect(place("a\nb\r\nc\rd", 0) == [1, 1])
    #expect(place("a\nb\r\nc\rd", 2) == [2, 1])
    #expect(place("a\nb\r\nc\rd", 5) == [3, 1])
    #expect(place("a\nb\r\nc\rd", 7) == [4, 1])
    #expect(LineTable(SourceFile(path: "a.yaml", text: "a\nb\r\nc\rd")).lineCount == 4)
  }

  @Test func columnsCountCharacters() {
    #expect(place("é: 北", 4) == [1, 4])
    #expect(place("👩‍👩‍👧: a", 18) == [1, 2])
    #expect(place("e\u{301}x", 3) == [1, 2])
    #expect(place("\tx", 1) == [1, 2])
  }

  @Test func columnsCountTheRequestedUnit() {
    let table = LineTable(SourceFile(path: "a.yaml", text: "\u{FEFF}👩‍👩‍👧: é北x"))
    let units: [ColumnUnit] = [.characters, .utf16CodeUnits, .bytes]
    #expect(units.map { table.location(at: 28, counting: $0).column } == [6, 13, 26])
    #expect(units.map { table.location(at: 2, counting: $0).column } == [1, 1, 1])
    #expect(units.map { table.location(at: 99, counting: $0).column } == [7, 14, 27])
  }

  @Test func invalidBytesHaveColumns() {
    let table = LineTable(SourceFile(path: "a.yaml", bytes: [0x61, 0xFF, 0xC3, 0x28, 0x62]))
    #expect(table.location(at: 4).column == 5)
    #expect(table.location(at: 4, counting: .utf16CodeUnits).column == 5)
    #expect(table.location(at: 4, counting: .bytes).column == 5)
  }

  @Test func byteOrderMarkTakesNoColumn() {
    #expect(place("\u{FEFF}a: b", 3) == [1, 1])
    #expect(place("\u{FEFF}a: b\nc", 8) == [2, 1])
  }

  @Test func placesAfterTheEndAreTheEnd() {
    #expect(place("a\nb", 99) == [2, 2])
    #expect(place("", 0) == [1, 1])
    #expect(place("a\n", 2) == [2, 1])
  }

  @Test func linesExcludeTheirBreak() {
    let file = SourceFile(path: "a.yaml", text: "\u{FEFF}a\r\nb\n\nc")
    let table = LineTable(file)
    #expect((1...table.lineCount).map { file.text(in: table.range(ofLine: $0)) } == ["a", "b", "", "c"])
  }

  /// Columns on long lines are counted as on short ones.
  @Test(arguments: [
    "a", "é", "京a", "e\u{301}", "👩‍👩‍👧x", "🇩🇪", "\t", "a\u{200D}",
  ])
  func longLinesCountTheSame(_ part: String) {
    let text = String(repeating: part, count: 9_000 / part.utf8.count)
    let file = SourceFile(path: "a.yaml", text: "first\n" + text + "\nlast")
    let table = LineTable(file)
    for offset in stride(from: 0, through: text.utf8.count, by: 97) {
      let before = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
      let place = table.location(at: 6 + offset)
      #expect(place.line == 2 && place.column == before.count + 1, "\(offset)")
      let units = table.location(at: 6 + offset, counting: .utf16CodeUnits)
      #expect(units.column == before.utf16.count + 1, "\(offset)")
      #expect(table.location(at: 6 + offset, counting: .bytes).column == offset + 1)
    }
  }
}
