import DioramaSyntax
import Testing

/// Suggestions for lines with wrong indentation.
@Suite struct IndentationTests {
  /// After `|`, an ASCII digit gives the indentation of the text. A single character of another script can mean a
  /// billion.
  @Test(arguments: ["|兆", "|百", ">九", "|Ⅷ", "|²"])
  func numeralsOfOtherScriptsAreIgnored(_ head: String) throws {
    let file = SourceFile(path: "a.yaml", text: "a:\n  b: text \(head)\n     c: d\n")
    let diagnostic = try #require(YAMLReader.read(file).diagnostics.first)
    #expect(diagnostic.code == "bad-indentation")
    #expect(diagnostic.fixIts.map(\.message) == ["indent by 2"])
  }
}
