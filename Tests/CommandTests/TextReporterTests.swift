import DioramaSyntax
import Testing

@testable import DioramaProject
@testable import diorama

/// What a text report shows of fix-its.
@Suite struct TextReporterTests {
  private struct Mistake: DiagnosticMessage {
    static let kind = DiagnosticKind("mistake", explanation: "It is wrong.", example: nil)
    let message: String
  }

  /// The lines of the report that tell of fix-its.
  private func remedies(_ text: String, saying message: String = "wrong", _ edits: TextEdit...) -> [String] {
    let fixIt = FixIt("mend it", edits: edits)
    let file = SourceFile(path: "a.yaml", text: text)
    var report = Report()
    report.add([Diagnostic(Mistake(message: message), at: SourceRange(0, 1), fixIts: [fixIt])], of: file)
    let lines = String(decoding: TextReporter(isColored: false).bytes(of: report), as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.filter { $0.hasPrefix("+") }
  }

  private func edit(_ start: Int, _ end: Int, _ replacement: String) -> TextEdit {
    TextEdit(range: SourceRange(start, end), replacement: replacement)
  }

  @Test func severalEditsOfOneLineAreShownTogether() {
    #expect(remedies("a: b c d\n", edit(3, 4, "\""), edit(7, 8, "\"")) == ["+ a: \" c \""])
  }

  @Test func editsOfOtherLinesAreNamedByTheirLines() {
    #expect(remedies("a\r\nb\rc\n", edit(3, 4, "x")) == ["+ on line 2: mend it"])
    #expect(remedies("a\r\nb\rc\n", edit(0, 1, "x"), edit(5, 6, "x")) == ["+ on lines 1, 3: mend it"])
  }

  @Test func newLinesAreNotShownAsOne() {
    #expect(remedies("a: b\n", edit(4, 4, "\nc: d")) == ["+ on line 1: mend it"])
  }

  @Test func wordsThatTheMessageSaysAreNotRepeated() {
    #expect(remedies("a: b\n", saying: "write 'c'", edit(0, 1, "c")) == [])
    #expect(remedies("${a}: b\n", saying: "write 'c'", edit(0, 4, "${c}")) == [])
    #expect(remedies("a: b\n", saying: "quote 'a'", edit(0, 1, "\"a\"")) == ["+ \"a\": b"])
  }

  @Test func aTextCannotSteerTheTerminal() {
    #expect(remedies("a: b\u{1B}[31m\n", edit(0, 1, "\u{202E}c")) == ["+ \u{FFFD}c: b\u{FFFD}[31m"])
  }
}
