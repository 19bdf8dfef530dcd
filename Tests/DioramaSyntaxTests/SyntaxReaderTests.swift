import DioramaTestSupport
import Testing

@testable import DioramaSyntax

/// Which files are read without libyaml, and which are left to it. The oracles for fuzzing check that both readers give
/// the same trees.
@Suite struct SyntaxReaderTests {
  @Test(arguments: [
    "a: b\n", "a: b", "- a\n-\n- b: c\n  d: e\n", "{a: b, c: [d, 'e']}", "\u{FEFF}a: b\n", "---\na: b\n...\n",
    "a: >-\n\n  b\n  c\n\n\n   d\n  e\nf: |+\n  g\n\n\n# h\n", "a: |2-\n    b\n", "a: | # b\n  c\n",
    "a: &b\n  c: d\ne:\n  <<: *b\nf: [*b, {g: *b}]\n", "a: b\r\nc:\td\r\n",
    "a: b\rc: d\u{85}e: f\u{2028}g: h\n",
    "&a b: c\n", "&a\nb: c\n", "a: &b\n- c\n", "{a, b: , c}\n", "[a: b, c]\n", "[a\n  b, \"c\n d\"]\n",
    "a : b\n", "a: \"\\/\"\n", "- &a b: c\n", "a: *b\n", "a: !b c\n", "a: |\nb: c\n", "",
  ])
  func supportedTextIsReadWithoutLibYAML(_ text: String) {
    #expect(tree(of: text)?.isComplete == true)
  }

  @Test(arguments: [
    "%YAML 1.1\n---\na: b\n", "? a\n: b\n", "{a: b}: c\n", "[[a]: b]\n", ": b\n", "[? a : b]\n",
    "a: &b &c d\n",
  ])
  func rareYAMLIsLeftToLibYAML(_ text: String) {
    #expect(tree(of: text) == nil)
    #expect(YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree.root != nil)
  }

  /// If libyaml stops at an error, the rest of the file still becomes a tree.
  @Test func errorInFileForLibYAMLHidesNothingElse() throws {
    let (tree, diagnostics) = read("? a\n: b\nc: @d\ne: f\n")
    #expect(try #require(tree.root?.value(for: "e")).text == "f")
    #expect(diagnostics.contains { $0.code == "reserved-character" })
  }

  /// If too much syntax is unsupported, only the part before libyaml's error becomes a tree.
  @Test func skippedSyntaxIsLimited() {
    func lastValue(afterPlaces count: Int) -> String? {
      let places = String(repeating: "{c: d}: e\n", count: count)
      let (tree, diagnostics) = read("a: b\n" + places + "f: @g\nh: i\n")
      #expect(diagnostics.contains { $0.code == "reserved-character" })
      return tree.root?.value(for: "h")?.text
    }
    #expect(lastValue(afterPlaces: SyntaxReader.skippedPlaces) == "i")
    #expect(lastValue(afterPlaces: SyntaxReader.skippedPlaces + 1) == nil)
  }

  /// Reading typical scenes with libyaml would take several times as long.
  @Test(arguments: TestFile.samplePaths)
  func samplesAreReadWithoutLibYAML(_ path: String) throws {
    let text = String(decoding: try Repository.file(path).bytes, as: UTF8.self)
    #expect(tree(of: text) != nil)
    #expect(
      tree(of: text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")) != nil
    )
  }

  @Test func limitsAreExact() {
    let nested = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(Limits.nesting)).tree.isComplete)
    #expect(read(nested(Limits.nesting + 1)).diagnostics.map(\.code) == ["nesting-limit"])
    let text = { (size: Int) in "a: " + String(repeating: "v", count: size) }
    #expect(read(text(Limits.scalarSize)).tree.isComplete)
    #expect(read(text(Limits.scalarSize + 1)).diagnostics.map(\.code) == ["text-too-long"])
    #expect(
      read("a: |\n  " + String(repeating: "v", count: 1 << 23)).diagnostics.map(\.code) == ["text-too-long"])
    let key = { (size: Int) in String(repeating: "é", count: size) + ": v\n" }
    #expect(read(key(SyntaxReader.keySize)).tree.isComplete)
    #expect(!read(key(SyntaxReader.keySize + 1)).tree.isComplete)
  }

  /// A list of nodes grows with its contents, and contains no others.
  @Test func nodesAreKeptHoweverManyThereAre() {
    #expect(read("[" + String(repeating: "a,", count: 1000) + "]").tree.allNodes.count == 1001)
    var list = NodeList(capacity: 0)
    for place in 0..<100 { list.append(NodeRecord(.scalar, SourceRange(place, place))) }
    list[99].end = 200
    #expect(list.array.map(\.start) == (0..<100).map { UInt32($0) })
    #expect(list[99].end == 200)
    list.removeAll(from: 1)
    #expect(list.array.map(\.start) == [0])
  }

  /// Lines with only a word, its colon and a text are read in few steps. These lines have that form, or nearly.
  @Test(arguments: [
    "a: b\nc: d\n", "a: b\n  c\nd: e\n", "a: b\n\n  c\nd: e\n", "a: b\n # c\n  d\n", "a: b\n# c\n\nd: e\n",
    "a: b\n...\n", "a: b\n---\nc: d\n", "a:  b\n", "a: #b\nc: d\n", "a:\tb\n", "a: b \nc: d\n",
    "a: b\n\tc: d\n",
    "a: \"b\"\n  c: d\n", "a: 'b'\n\n\nc: d\n", "a: [b]\nc: d\n", "a: *b\nc: d\n",
    "- a: b\n  c: d\n- e\n-  f: g\n", "-  - a\n   - b\n",
    "- # a\n  b: c\n", "a: b\n  c: d\n", "a: b:c\nd:e: f\n", "a: b #c\nd: e#f\n", "a_1: b\n2: c\n",
    "a: \u{E9}\n\u{E9}: b\n",
    "a: \u{85}b\n", "a: \u{85}  b\nc: d\n", "a: b\n\u{85}c: d\n", "- \u{2028}  a\n- b\n", "a: \r  b\n",
    "a: b\u{2028}c: d\n", "a: b\r\nc: d\r\n", "a: b", "a:", "a: b\n ", "a: b\nc", "abc\n",
    "a:b\n", "a:\n- b\nc: d\n",
    "\(String(repeating: "k", count: SyntaxReader.keySize)): v\n",
    "\(String(repeating: "k", count: SyntaxReader.keySize + 1)): v\n",
    "a: \"b\\\"c\"\nd: 'e''f'\ng: \"h\n  i\"\n", "a: \"b\\\nc\"\n", "a: 'b\\'\n",
    "a: \"\u{E9}bcdefghijklm\\nn\"\n",
    "{a: b?, c?: d}\n", "[a?, b?c, d ?e, f ? g]\n", "{a: [b?], c: b?}\n", "[a?\n  b?,\n  c]\n", "a: [b]?\n",
  ])
  func ordinaryLinesAreReadAsLibYAMLReadsThem(_ text: String) throws {
    let (alone, reference) = try #require(readBoth(text))
    guard reference.tree.isComplete else {
      #expect(!alone.tree.isComplete)
      return
    }
    #expect(alone.diagnostics == reference.diagnostics)
    #expect(alone.tree.allNodes.map(\.range) == reference.tree.allNodes.map(\.range))
    #expect(alone.tree.allNodes.map(\.text) == reference.tree.allNodes.map(\.text))
    #expect(alone.tree.allNodes.map(\.kind) == reference.tree.allNodes.map(\.kind))
  }

  @Test(arguments: ["<<:\n  -\n  -\n", "{<<: [a, a]}"])
  func errorsInMergeKeysMatchLibYAML(_ text: String) throws {
    let (alone, reference) = try #require(readBoth(text))
    #expect(alone.diagnostics == reference.diagnostics)
  }

  private typealias Reading = (tree: SyntaxTree, diagnostics: [Diagnostic])

  /// Reads a text without libyaml and with it; `nil` if it needs libyaml.
  private func readBoth(_ text: String) -> (alone: Reading, reference: Reading)? {
    let file = SourceFile(path: "a.yaml", text: text)
    guard case .success(let encoding) = TextEncoding.check(file.bytes),
      let alone = YAMLReader.readAlone(file, encoding)
    else { return nil }
    return (alone, YAMLReader.readEvents(of: file, encoding))
  }

  /// A node holds its tree strongly.
  @Test func nodesKeepTheirTree() throws {
    let value = try #require(read("a: [\"b\\x63\"]\n").tree.root?.value(for: "a"))
    #expect(value.elements.map(\.text) == ["bc"])
  }

  /// Records are small, because a large file has many nodes, and still hold the largest allowed values.
  @Test func recordsAreSmall() {
    #expect(MemoryLayout<NodeRecord>.stride == 16)
    #expect(max(Limits.nodes, Limits.scalarSize) < 1 << 23)
    var record = NodeRecord(.scalar, SourceRange(1, 2), style: .folded)
    record.length = (1 << 23) - 1
    record.marks = [.decoded, .specialKeys]
    record.kind = .broken
    #expect(record.length == (1 << 23) - 1)
    #expect(record.style == .folded)
    #expect(record.marks == [.decoded, .specialKeys])
    #expect(record.kind == .broken)
  }

  private func read(_ text: String) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    YAMLReader.read(SourceFile(path: "a.yaml", text: text))
  }

  private func tree(of text: String) -> SyntaxTree? {
    let file = SourceFile(path: "a.yaml", text: text)
    guard case .success(let encoding) = TextEncoding.check(file.bytes) else { return nil }
    return YAMLReader.readAlone(file, encoding)?.tree
  }
}
