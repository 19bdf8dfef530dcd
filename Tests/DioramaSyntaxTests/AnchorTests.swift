import DioramaSyntax
import Testing

@Suite struct AnchorTests {
  @Test(
    "an anchor behind a comment is found, whatever line break ends the comment",
    arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func anchorsBehindComments(_ lineBreak: String) {
    let file = SourceFile(path: "a.yaml", text: "a: b # &c\(lineBreak)d: &e f\(lineBreak)")
    let tree = YAMLReader.read(file).tree
    #expect(tree.anchors.map(\.name) == ["e"])
  }
}
