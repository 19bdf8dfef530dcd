import DioramaSyntax
import Testing

/// A tree knows the anchors of its nodes.
@Suite struct AnchorTests {
  @Test(
    "an anchor after a comment is found, with each kind of line break",
    arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func anchorsAfterComments(_ lineBreak: String) {
    #expect(anchors(of: "a: b # &c\(lineBreak)d: &e f\(lineBreak)") == ["e"])
  }

  /// Texts, comments and skipped lines have none. A file that libyaml reads, such as the last one, has the same
  /// anchors.
  @Test(arguments: [
    ("&a b: &c\n  d: [&e f, { g: &h \"&i\" }]\nj: k &l\n", ["a", "c", "e", "h"]),
    ("a: &b c\nd: [&e f\ng: &h i\n", ["b", "h"]), ("a: &b\nc: &b d\n", ["b", "b"]), ("a: b\n&c: d\n", ["c"]),
    ("? &a b\n: [&c d,&e\n  f]\n&g : h\n", ["a", "c", "e", "g"]),
  ])
  func anchorsAreThoseOfNodes(_ text: String, _ names: [String]) {
    #expect(anchors(of: text) == names)
  }

  @Test func anchorsHaveTheirPlaces() {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", text: "a: &bc d\n? e\n: &fg\n")).tree
    #expect(tree.anchors.map(\.range) == [SourceRange(3, 6), SourceRange(15, 18)])
  }

  @Test func anAnchorIsFoundByItsEnd() {
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", text: "a: &bc d\n? e\n: &fg\n")).tree
    let found = (0...20).compactMap { end in tree.anchor(endingAt: end).map { "\(end) \($0.name)" } }
    #expect(found == ["6 bc", "18 fg"])
  }

  private func anchors(of text: String) -> [String] {
    YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree.anchors.map(\.name)
  }
}
