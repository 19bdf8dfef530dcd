import DioramaSyntax
import Testing

@Suite struct AnchorTests {
  @Test(
    "an anchor after a comment is found with any line break",
    arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func anchorsAfterComments(_ lineBreak: String) {
    let file = SourceFile(path: "a.yaml", text: "a: b # &c\(lineBreak)d: &e f\(lineBreak)")
    let tree = YAMLReader.read(file).tree
    #expect(tree.anchors.map(\.name) == ["e"])
  }
}
