@testable import DioramaSyntax
import Testing

/// A node's range covers exactly its bytes in the file.
@Suite struct RangeTests {
  /// A text, and its scalars (including keys) as they are written in it.
  struct Example: CustomTestStringConvertible {
    let name: String
    let text: String
    let written: [String]

    var testDescription: String { name }
  }

  static let examples = [
    Example(name: "line feeds", text: "a: b\nc: d\n", written: ["a", "b", "c", "d"]),
    Example(
      name: "carriage returns and line feeds", text: "a: b\r\nc: d\r\n", written: ["a", "b", "c", "d"]),
    Example(name: "lone carriage returns", text: "a: b\rc: d\r", written: ["a", "b", "c", "d"]),
    Example(name: "no line break at the end", text: "a: b", written: ["a", "b"]),
    Example(name: "byte order mark", text: "\u{FEFF}a: b\nc: d\n", written: ["a", "b", "c", "d"]),
    Example(name: "Chinese", text: "城市: 北京\n名: [上海, 深圳]\n", written: ["城市", "北京", "名", "上海", "深圳"]),
    Example(name: "emoji", text: "a: 👩‍👩‍👧 🇩🇪\nb: c\n", written: ["a", "👩‍👩‍👧 🇩🇪", "b", "c"]),
    Example(
      name: "combining marks", text: "e\u{301}: o\u{308}\u{323}\nb: c\n",
      written: ["e\u{301}", "o\u{308}\u{323}", "b", "c"]),
    Example(
      name: "next line and separators", text: "a: \"b\u{85}c\u{2028}d\u{2029}e\"\nf: g\n",
      written: ["a", "\"b\u{85}c\u{2028}d\u{2029}e\"", "f", "g"]),
    Example(name: "next line between entries", text: "a: b\u{85}c: d\u{85}", written: ["a", "b", "c", "d"]),
    Example(name: "tabs", text: "a:\tb\t\nc: \td\t# e\n", written: ["a", "b", "c", "d"]),
    Example(
      name: "quotes", text: "'a': 'it''s'\n\"b\": \"\\u00e9 \\\"x\\\"\"\n",
      written: ["'a'", "'it''s'", "\"b\"", "\"\\u00e9 \\\"x\\\"\""]),
    Example(
      name: "several lines", text: "a: b\n  c\nd: \"e\n  f\"\n", written: ["a", "b\n  c", "d", "\"e\n  f\""]),
    Example(
      name: "block texts", text: "a: |\n  b\n  c\n\nd: >- # e\n  f\n",
      written: ["a", "|\n  b\n  c", "d", ">- # e\n  f"]),
    Example(name: "flow", text: "{a: b, 'c': [d, \"é\"]}\n", written: ["a", "b", "'c'", "d", "\"é\""]),
    Example(
      name: "anchors and tags", text: "a: &x b\nc: !t d\ne: &y !t f\n",
      written: ["a", "b", "c", "d", "e", "f"]),
    Example(
      name: "properties before a comment that a separator ends",
      text: "a: !b # c\u{2028}  'd'\ne: &f # g\u{85} \"h\"\n",
      written: ["a", "'d'", "e", "\"h\""]),
    Example(name: "trailing comments", text: "a: b # c\nd: e#f\n", written: ["a", "b", "d", "e#f"]),
  ]

  @Test(arguments: examples)
  func scalarRangesCoverTheirText(_ example: Example) {
    let file = SourceFile(path: "a.yaml", text: example.text)
    let tree = YAMLReader.read(file).tree
    let scalars = tree.allNodes.filter { $0.kind == .scalar && !$0.isAliasOrBroken && !$0.isEmptyPlain }
    #expect(scalars.map { file.text(in: $0.range) } == example.written)
  }

  @Test func blockCollectionsEndWithTheirLastChild() throws {
    let file = SourceFile(path: "a.yaml", text: "a:\n  b:\n    - c\n    - d\n\n\n# e\nf: g\n")
    let tree = YAMLReader.read(file).tree
    let root = try #require(tree.root)
    #expect(root.value(for: "a").map { file.text(in: $0.range) } == "b:\n    - c\n    - d")
    #expect(root.value(for: "a")?.value(for: "b").map { file.text(in: $0.range) } == "- c\n    - d")
    #expect(file.text(in: root.range) == "a:\n  b:\n    - c\n    - d\n\n\n# e\nf: g")
  }

  @Test func flowCollectionsEndWithTheirBracket() throws {
    let file = SourceFile(path: "a.yaml", text: "a: [b, {c: d } ] # e\n")
    let tree = YAMLReader.read(file).tree
    let root = try #require(tree.root)
    #expect(root.value(for: "a").map { file.text(in: $0.range) } == "[b, {c: d } ]")
    #expect(
      root.value(for: "a").flatMap { Array($0.elements).last }.map { file.text(in: $0.range) } == "{c: d }")
  }

  @Test func partsOfUnescapedTextAreFound() throws {
    let file = SourceFile(path: "a.yaml", text: "a: é ${b}\nc: \"é ${d}\"\ne: \"\\u00e9 ${f}\"\n")
    let tree = YAMLReader.read(file).tree
    let root = try #require(tree.root)
    func part(_ key: String) -> String? {
      root.value(for: key).map { file.text(in: $0.range(ofText: 3..<7)) }
    }
    #expect(part("a") == "${b}")
    #expect(part("c") == "${d}")
    #expect(part("e") == "\"\\u00e9 ${f}\"")
  }
}
