import DioramaSyntax
import Testing

/// What is suggested for a line that is indented wrongly.
@Suite struct IndentationTests {
  /// Behind `|`, one of ten digits says how far a text is indented. Of other numerals some mean a billion in one
  /// character.
  @Test(arguments: ["|兆", "|百", ">九", "|Ⅷ", "|²"])
  func numeralsOfOtherScriptsSayNothing(_ head: String) throws {
    let file = SourceFile(path: "a.yaml", text: "a:\n  b: text \(head)\n     c: d\n")
    let diagnostic = try #require(YAMLReader.read(file).diagnostics.first)
    #expect(diagnostic.code == "bad-indentation")
    #expect(diagnostic.fixIts.map(\.message) == ["indent by 2"])
  }
}
