import DioramaTestSupport
import Testing

@testable import DioramaSyntax

/// What is read without libyaml, and what is left to it. That both read the same is held against each other with the oracles of
/// fuzzing.
@Suite struct OrdinaryReaderTests {
  @Test(arguments: [
    "a: b\n", "a: b", "a:\n", "- a\n-\n- b: c\n  d: e\n", "a:\n- b\n- c\nd:\n  - e\n", "- - a\n  - b\n",
    "{a: b, c: [d, 'e']}",
    "a: {\n  b: c, # d\n}\n", "# a\n\nb: \"c\" # d\n", "a: http://b.c#d\n", "a: -1\nb: x y, z! [1]\n",
    "é: 👩‍👩‍👧\n", "\u{FEFF}a: b\n",
    "a: ${b}, \"c\"\n", "  a: b\n  c: d\n", "a:\n  # b\n  c: d\n", "a: {}\nb: []\n", "a:\n  {b: c}\n",
    "a: a\na: b\n", "- \n", "a\n",
    "---\na: b\n", "# a\n--- # b\n\nc: d\n", "a: \"b\\n\\u00e9\\x41\\\"\"\n", "a: 'b''c'\n", "{a: \"\\t\"}",
    "a: |\n  b\n", "a: >-\n\n  b\n  c\n\n\n   d\n  e\nf: |+\n  g\n\n\n# h\n",
    "- |\n  a\n   \n  b\n- c: |\n    d",
    "a: &b c\nd: *b\n", "a: &b\n  c: d\ne:\n  <<: *b\nf: [*b, {g: *b}]\n", "- &a b\n- *a\n",
    "a: b\n  c\n", "a: \"b\n\n  c \\\n   d \"\n", "a: 'b  \n  c'\n", "a:\n  b\n c\n\n\n  - d\ne: f\n",
    "- a\n  b # c\n- d\n",
    "a\nb\n", "[\"a\n b\", c]\n",
  ])
  func ordinaryTextIsReadWithoutLibYAML(_ text: String) {
    #expect(tree(of: text) != nil)
  }

  @Test(
    arguments: [
      "", "# a\n", "---\n", "--- a: b\n", "a: b\n---\nc: d\n", "a: b\n...\n", "a: !b c\n", "{a: b\n  c}\n",
      "\"a\n  b\": c\n", "a: b\n  c: d\n",
      "a: \"b\n--- c\"\n", "a: b # c\n  d\n", "a: b\n  : c\n", "a: \"b\n",
      "a: \"\\q\"\n", "a: \"\\xg0\"\n", "a: \"\\ud800\"\n",
      "a: |2\n  b\n", "a: | # b\n  c\n", "a: |\nb: c\n", "a: |", "a: |\n   \n  b\n", "a:\n  |\n  b\n",
      "a: *b\n", "a: &b [*b]\n", "a: &b {c: d}\ne: &f [*b]\ng: *f\n", "&a b: c\n", "a: &b\n", "a: &b\n- c\n",
      "a: &b &c d\n", "a: &b *c\n", "- &a b: c\n", "&a\nb: c\n", "a: &b? c\n", "? a\n: b\n", "a: b: c\n",
      "a: - b\n", "a : b\n",
      "a: \"b\"#c\n", "a:\tb\n",
      "a: b\r\n", "a: b\u{2028}c: d\n", "%YAML 1.1\n---\na: b\n", "{a: b}: c\n", "[a: b]\n", "{a, b}\n",
      "{a: }\n", "- a\nb: c\n",
      "a: b\n c: d\n", "a: {b: c\n", "a: @b\n", "a: `b\n",
    ])
  func anythingElseIsLeftToLibYAML(_ text: String) {
    #expect(tree(of: text) == nil)
  }

  /// Were the scenes that teams write not ordinary, reading them would take several times as long.
  @Test(arguments: TestFile.samplePaths)
  func samplesAreOrdinary(_ path: String) throws {
    let text = String(decoding: try Repository.file(path).bytes, as: UTF8.self)
    #expect(tree(of: text) != nil)
  }

  @Test func limitsAreLeftToLibYAML() {
    let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(tree(of: nested(Limits.nesting)) != nil)
    #expect(tree(of: nested(Limits.nesting + 1)) == nil)
    #expect(tree(of: String(repeating: "k", count: 2000) + ": v\n") == nil)
    #expect(tree(of: "a: " + String(repeating: "v", count: Limits.scalarSize + 1)) == nil)
  }

  private func tree(of text: String) -> SyntaxTree? {
    let file = SourceFile(path: "a.yaml", text: text)
    guard case .success(let encoding) = TextEncoding.check(file.bytes) else { return nil }
    return YAMLReader.readOrdinary(file, encoding)?.tree
  }
}
