@testable import DioramaSyntax
import Testing

/// Comments are found exactly where YAML has them.
@Suite struct CommentTests {
  private func comments(_ text: String) -> [DioramaSyntax.Comment] {
    CommentScanner.comments(in: YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree)
  }

  @Test func ownLinesAndTrailingOnes() {
    let found = comments("# one\na: b # two\n  #three\nc:  # four  \n  - d\t# five")
    #expect(found.map(\.text) == ["one", "two", "three", "four", "five"])
    #expect(found.map(\.ownsLine) == [true, false, true, false, false])
  }

  @Test func rangesCoverTheWholeComment() {
    let file = SourceFile(path: "a.yaml", text: "é: b # 北京 \r\n# c\rd: e\n")
    let found = CommentScanner.comments(in: YAMLReader.read(file).tree)
    #expect(found.map { file.text(in: $0.range) } == ["# 北京 ", "# c"])
  }

  @Test(arguments: [
    "a: b#c\n", "a: \"b # c\"\n", "a: 'b # c'\n", "a: |\n  b # c\n  # d\n", "a: >\n  # b\n", "a#b: c\n",
    "a: [b#c, \"# d\"]\n",
  ])
  func textsContainNone(_ text: String) {
    #expect(comments(text).isEmpty)
  }

  @Test func headerOfBlockTextCanHaveOne() {
    #expect(comments("a: | # b\n  c # d\ne: >- # f\n  g\n# h\n").map(\.text) == ["b", "f", "h"])
  }

  @Test func commentAfterAliasOfBlockTextIsFoundOnce() {
    #expect(comments("- &a |\n  b\n- *a # c\n").map(\.text) == ["c"])
  }

  @Test func insideFlowAndAfterProperties() {
    #expect(comments("a: [b, # c\n  d] # e\nf: &g # h\n  i\n").map(\.text) == ["c", "e", "h"])
  }

  @Test func noneAfterSyntaxError() {
    #expect(comments("# a\nb: @c\n# d\n").map(\.text) == ["a"])
  }

  @Test func byteOrderMarkIsNotText() {
    #expect(comments("\u{FEFF}# a\nb: c\n").map(\.text) == ["a"])
    #expect(comments("\u{FEFF} # a\nb: c\n").map(\.ownsLine) == [true])
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func everyLineBreakOfYAMLEndsOne(_ lineBreak: String) {
    let found = comments(["# a", "b: c # d", " # e", "f: g"].joined(separator: lineBreak))
    #expect(found.map(\.text) == ["a", "d", "e"])
    #expect(found.map(\.ownsLine) == [true, false, true])
  }
}
