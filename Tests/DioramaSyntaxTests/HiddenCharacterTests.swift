import DioramaSyntax
import Testing

/// A file must look like what it means.
@Suite struct HiddenCharacterTests {
  /// The fixed texts, one for each fix-it of the only error.
  private func fixes(_ text: String) -> [String]? {
    let file = SourceFile(path: "a.yaml", text: text)
    let diagnostics = YAMLReader.read(file).diagnostics
    guard diagnostics.map(\.code) == ["hidden-character"] else {
      if !diagnostics.isEmpty { Issue.record("\(diagnostics.map(\.message))") }
      return nil
    }
    return diagnostics[0].fixIts.compactMap { $0.applied(to: file) }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  @Test(
    "what follows a hidden line break in a comment is not part of the comment",
    arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func comments(_ lineBreak: String) {
    #expect(fixes("a: b # c\(lineBreak)d: e\n") == ["a: b # c d: e\n", "a: b # c\nd: e\n"])
    #expect(fixes("# a\(lineBreak)b: c\n") == ["# a b: c\n", "# a\nb: c\n"])
    #expect(fixes("a: | # b\(lineBreak)  c\n") == ["a: | # b   c\n", "a: | # b\n  c\n"])
    #expect(fixes("a: b # c\(lineBreak) \n") == ["a: b # c \n"])
    #expect(fixes("a: b\n# c\(lineBreak)") == ["a: b\n# c"])
  }

  @Test func otherLineBreaks() {
    #expect(fixes("a: b\u{2028}c: d\n") == ["a: b\nc: d\n"])
    #expect(fixes("a: b\u{2028}\nc: d\n") == ["a: b\nc: d\n"])
    #expect(fixes("a: |\n  b\u{2028}c: d\n") == [])
    #expect(fixes("a: b\u{2029}  c\n") == [])
    #expect(fixes("a: [b,\u{85}c]\n") == ["a: [b,\nc]\n"])
  }

  @Test(arguments: ["\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}"])
  func directionsOfWriting(_ character: String) {
    #expect(fixes("a: b # c\(character)d\n") == ["a: b # cd\n"])
    #expect(fixes("# \(character)\na: b\n") == ["# \na: b\n"])
    #expect(fixes("a\(character)b: c\n") == ["ab: c\n"])
    #expect(fixes("{ \"a\(character)b\": c }\n") == ["{ \"ab\": c }\n"])
  }

  @Test(
    "texts for users can contain them",
    arguments: [
      "a: 'b\u{2028}c'\n", "a: \"b\u{85}c\u{202E}\"\n", "a: |\n  b\u{2029}  c\u{2066}#d\n", "a: \u{202E}b\n",
    ])
  func texts(_ text: String) {
    #expect(fixes(text) == nil)
  }

  @Test(
    "other invisible characters are allowed everywhere",
    arguments: ["\u{2027}", "\u{2065}", "\u{206A}", "\u{A0}", "\u{200B}", "\u{200E}", "\u{E85}"])
  func others(_ character: String) {
    #expect(fixes("a: b # c\(character)\n\"\(character)\": d\n") == nil)
  }

  @Test func limit() {
    let file = SourceFile(path: "a.yaml", text: "a: b\n" + String(repeating: "#\u{85}", count: 10_000))
    let codes = YAMLReader.read(file).diagnostics.map(\.code)
    #expect(codes.count == 21)
    #expect(codes.last == "too-many-syntax-errors")
  }
}
