import DioramaSyntax
import DioramaTestSupport
import Testing

/// The oracles detect violations.
@Suite struct OracleTests {
  @Test(arguments: [
    "let a = \"b\nc\"", "let a = \"b", "let a = \"\\q\"", "let a = \"\\(b\"", "func a() {", "]", "(]",
    "let a = \"b\\u{}\"",
    "let a = \"\u{0}\"", "// a\rb", "let a = \"b\"c\"", "let a = \"\\u{D800}\"", "a\u{2028}b",
  ])
  func brokenSwiftIsDetected(_ source: String) {
    #expect(SwiftStructure.problem(in: source) != nil)
  }

  @Test(arguments: [
    "let a = \"b \\(c(\"d\")) \\\\ \\\" \\u{1F600}\" // \"", "func a() { b([c, d]) }\n", "let `é` = 1", "",
  ])
  func validSwiftIsAccepted(_ source: String) {
    #expect(SwiftStructure.problem(in: source) == nil)
  }

  @Test func overlappingEditsAreDetected() {
    let edits = [(0, 2), (1, 2)].map { TextEdit(range: SourceRange($0, $1), replacement: "") }
    #expect(violations(edits) == ["the edits of 'fix' overlap"])
  }

  @Test(arguments: [(0, 5), (5, 6), (1, 3)])
  func editsOutsideTheFileAreDetected(_ start: Int, _ end: Int) {
    #expect(violations([TextEdit(range: SourceRange(start, end), replacement: "")]).count == 1)
  }

  private func violations(_ edits: [TextEdit]) -> [String] {
    let diagnostic = Diagnostic(SampleError(), at: SourceRange(0, 1), fixIts: [FixIt("fix", edits: edits)])
    var violations: [String] = []
    SyntaxOracle.check([diagnostic], of: SourceFile(path: "a.yaml", text: "abé"), &violations)
    return violations
  }
}
