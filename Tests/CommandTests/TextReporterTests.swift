import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

@testable import DioramaProject
@testable import diorama

/// Fix-its in text reports.
@Suite struct TextReporterTests {
  /// The report's lines about fix-its.
  private func fixLines(_ text: String, saying message: String = "wrong", _ edits: TextEdit...) -> [String] {
    let fixIt = FixIt("fix it", edits: edits)
    let file = SourceFile(path: "a.yaml", text: text)
    var report = Report()
    report.add([Diagnostic(SampleError(message: message), at: SourceRange(0, 1), fixIts: [fixIt])], of: file)
    let page = String(decoding: TextReporter(isColored: false).bytes(of: report), as: UTF8.self)
    let lines = page.split(separator: "\n").map(String.init)
    return lines.filter { $0.hasPrefix("+") }
  }

  private func edit(_ start: Int, _ end: Int, _ replacement: String) -> TextEdit {
    TextEdit(range: SourceRange(start, end), replacement: replacement)
  }

  @Test func severalEditsOfOneLineAreShownTogether() {
    #expect(fixLines("a: b c d\n", edit(3, 4, "\""), edit(7, 8, "\"")) == ["+ a: \" c \""])
  }

  @Test func editsOfOtherLinesAreNamedByTheirLines() {
    #expect(fixLines("a\r\nb\rc\n", edit(3, 4, "x")) == ["+ on line 2: fix it"])
    #expect(fixLines("a\r\nb\rc\n", edit(0, 1, "x"), edit(5, 6, "x")) == ["+ on lines 1, 3: fix it"])
    let edits = (0..<5).map { edit(2 * $0, 2 * $0 + 1, "x") }
    #expect(fixLines("a\nb\nc\n", edits[0], edits[1], edits[2]) == ["+ on lines 1, 2, 3: fix it"])
    #expect(
      fixLines("a\nb\nc\nd\ne\n", edits[1], edits[2], edits[3], edits[4]) == ["+ on lines 2 to 5: fix it"])
  }

  @Test func newLinesAreNotShownAsOne() {
    #expect(fixLines("a: b\n", edit(4, 4, "\nc: d")) == ["+ on line 1: fix it"])
  }

  @Test func textInTheMessageIsNotRepeated() {
    #expect(fixLines("a: b\n", saying: "write 'c'", edit(0, 1, "c")) == [])
    #expect(fixLines("${a}: b\n", saying: "write 'c'", edit(0, 4, "${c}")) == [])
    #expect(fixLines("a: b\n", saying: "quote 'a'", edit(0, 1, "\"a\"")) == ["+ \"a\": b"])
  }

  @Test func textsCannotControlTheTerminal() {
    #expect(fixLines("a: b\u{1B}[31m\n", edit(0, 1, "\u{202E}c")) == ["+ \u{FFFD}c: b\u{FFFD}[31m"])
  }

  @Test func exactlyTheHarmfulCharactersAreReplaced() throws {
    let harmful = IndexSet(0..<9).union(IndexSet(10..<0x20)).union(IndexSet(0x7F..<0xA0))
      .union([0x61C, 0x200E, 0x200F]).union(IndexSet(0x2028...0x202E)).union(IndexSet(0x2066...0x2069))
    for value in 0...0x3000 {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      let text = "a\(scalar)\(scalar)ß"
      let expected = harmful.contains(value) ? "a\u{FFFD}\u{FFFD}ß" : text
      if Visible.text(text) != expected { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}
