import DioramaSyntax
import Testing

/// Places are counted as people count them: lines by any line break, columns in characters.
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

  @Test func byteOrderMarkTakesNoColumn() {
    #expect(place("\u{FEFF}a: b", 3) == [1, 1])
    #expect(place("\u{FEFF}a: b\nc", 8) == [2, 1])
  }

  @Test func placesBehindTheEndAreTheEnd() {
    #expect(place("a\nb", 99) == [2, 2])
    #expect(place("", 0) == [1, 1])
    #expect(place("a\n", 2) == [2, 1])
  }

  @Test func linesComeWithoutTheirBreak() {
    let file = SourceFile(path: "a.yaml", text: "\u{FEFF}a\r\nb\n\nc")
    let table = LineTable(file)
    #expect((1...table.lineCount).map { file.text(in: table.range(ofLine: $0)) } == ["a", "b", "", "c"])
  }
}
