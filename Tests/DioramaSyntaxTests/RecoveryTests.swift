import DioramaSyntax
import DioramaTestSupport
import Testing

/// After a syntax error, reading continues with the next line that is certainly an entry.
@Suite struct RecoveryTests {
  /// A text with errors, the codes of its diagnostics, and the scalar values that are read from it, as `key=value`.
  struct Example: CustomTestStringConvertible {
    let text: String
    let codes: [String]
    let values: [String]

    var testDescription: String { text }
  }

  static let examples = [
    Example(text: "a: @b\nc: d\n", codes: ["reserved-character"], values: ["c=d"]),
    Example(text: "a: \"b\nc: d\ne: f\n", codes: ["unclosed-quote"], values: ["c=d", "e=f"]),
    Example(text: "a: [b, c\nd: e\n", codes: ["unclosed-bracket"], values: ["d=e"]),
    Example(text: "a b\nc: d\n", codes: ["missing-colon"], values: ["c=d"]),
    Example(text: "a: b\n   c: d\ne: f\n", codes: ["bad-indentation"], values: ["e=f"]),
    Example(text: "- a: b\n - c: d\n- e: f\n", codes: ["bad-indentation"], values: ["a=b", "e=f"]),
    Example(
      text: "- a: b\n  - c: d\n    e: f\n- g: h\n", codes: ["bad-indentation"], values: ["a=b", "g=h"]),
    Example(
      text: "v:\n  - a: b\n    - c: d\n    e: f\n  - g: h\n", codes: ["bad-indentation"],
      values: ["a=b", "g=h"]),
    Example(
      text: "a:\n  - b: c\n    d: @e\n    f: g\n  - h: i\nj: k\n", codes: ["reserved-character"],
      values: ["b=c", "f=g", "h=i", "j=k"]),
    Example(
      text: "a: 'b' c\nd: {e: f\ng: h: i\nj: k\n",
      codes: ["text-after-quote", "unclosed-bracket", "unquoted-colon"],
      values: ["j=k"]),
    Example(text: "a:\n\tb: c\nd: e\n", codes: ["tab-indentation"], values: ["d=e"]),
    Example(text: " a: b\nc: d\ne: f\ng: h\n", codes: ["bad-indentation"], values: ["c=d", "e=f", "g=h"]),
    Example(
      text: "a:\n\tb: c\nd:\n\te: f\ng: h\n", codes: ["tab-indentation"], values: ["g=h"]),
    Example(
      text: "  a: b\n  c: d\n  e: f\ng: h\n", codes: ["bad-indentation"], values: ["a=b", "c=d", "e=f"]),
    Example(text: "a: b\n========\nc: d\n", codes: ["missing-colon"], values: ["a=b", "c=d"]),
    Example(text: "a: &b @c\nd: *b\ne: f\n", codes: ["reserved-character"], values: ["e=f"]),
    Example(text: "a: {\n  b: c d: e,\n}\nf: g\n", codes: ["unclosed-bracket"], values: ["f=g"]),
    Example(
      text: "<<<<<<< a\nb: c\n=======\nb: d\n>>>>>>> e\nf: g\n", codes: ["merge-conflict"], values: ["f=g"]),
  ]

  @Test(arguments: examples)
  func readingContinues(_ example: Example) {
    let (tree, diagnostics) = YAMLReader.read(SourceFile(path: "a.yaml", text: example.text))
    #expect(diagnostics.map(\.code) == example.codes)
    #expect(!tree.isComplete)
    #expect(tree.root?.isIncomplete == true)
    #expect(tree.root.map(values) == example.values)
  }

  /// A byte order mark changes nothing but the offsets, and CR LF is a line break like any other.
  @Test(
    arguments: examples.map(\.text) + [
      "# a\nb c\nd: e\n", "\nb c\nd: e\n", "a b\n", "a:\n  - b: c\n    d: e\n  f: g\n    h: i\n",
    ])
  func theSameErrorsAreFoundInEveryEncodingOfAText(_ text: String) {
    func diagnostics(_ text: String) -> [Diagnostic] {
      YAMLReader.read(SourceFile(path: "a.yaml", text: text)).diagnostics
    }
    let expected = diagnostics(text)
    let marked = diagnostics("\u{FEFF}" + text)
    #expect(marked.map(\.message) == expected.map(\.message))
    #expect(marked.map(\.range) == expected.map { SourceRange($0.range.start + 3, $0.range.end + 3) })
    let crlf = diagnostics(text.replacing("\n", with: "\r\n"))
    #expect(crlf.map(\.message) == expected.map(\.message))
    #expect(crlf.map { $0.fixIts.map(\.message) } == expected.map { $0.fixIts.map(\.message) })
  }

  /// Nodes next to the error are complete.
  @Test func onlyNodesThatMayLackLinesAreIncomplete() throws {
    let text = "a:\n  b: c\nd:\n  e: @f\ng:\n  h: i\n"
    let tree = YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree
    let root = try #require(tree.root)
    let isIncomplete = root.entries.map { $0.value.isIncomplete }
    #expect(isIncomplete == [false, true, false])
  }

  @Test func syntaxErrorsAreLimited() {
    let text = (1...1000).map { "k\($0): @\n" }.joined()
    let (tree, diagnostics) = YAMLReader.read(SourceFile(path: "a.yaml", text: text))
    #expect(diagnostics.count == Limits.syntaxErrors + 1)
    #expect(diagnostics.last?.code == "too-many-syntax-errors")
    #expect(tree.skipped.last?.end == text.utf8.count)
  }

  /// A name in skipped lines is not reported as missing. If very many lines were skipped, this applies to any name.
  @Test func namesMayBeInSkippedLines() {
    let tree = { (size: Int) in
      let text = "a: [b, " + String(repeating: "c", count: size - 8) + "\nd: e\n"
      return YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree
    }
    let searched = tree(Limits.searchedBytes)
    #expect(searched.skipped.map { $0.end - $0.start } == [Limits.searchedBytes])
    #expect(searched.mayHaveLost("b"))
    #expect(!searched.mayHaveLost("e"))
    #expect(tree(Limits.searchedBytes + 1).mayHaveLost("e"))
  }

  /// A text cannot begin with a list, in an entry of another list, either.
  @Test func textAfterListIsNotIndentation() {
    let file = SourceFile(path: "a.yaml", text: "views:\n  - [x, x]\n  - [y,]z\n")
    #expect(YAMLReader.read(file).diagnostics.map(\.code) == ["reserved-character"])
  }

  /// A misplaced line is compared with the columns of the block collections above it, not with those in brackets.
  @Test(arguments: ["[x, x]", "{ x: y }"])
  func columnsAreThoseOfBlocks(_ value: String) {
    let file = SourceFile(path: "a.yaml", text: "- a: b\n  c: \(value)\n      - d: e\n")
    let message = YAMLReader.read(file).diagnostics.first?.message
    #expect(message?.contains("write 0") == true)
  }

  /// A key that moves to the right leaves the lines below it where they are.
  @Test func keyMovesAlone() {
    let file = SourceFile(path: "a.yaml", text: "- a: b\n c: d\n  e: f\n")
    #expect(YAMLReader.read(file).diagnostics.first?.fixIts.first?.edits.count == 1)
  }

  /// A dash that moves to the right takes along what belongs to its element.
  @Test(arguments: [
    (" - c: d\n   e: f\n", "  - c: d\n    e: f\n"),
    ("- c: d\n  e:\n  # x\n  - f: g\n  h: i\n", "  - c: d\n    e:\n    # x\n    - f: g\n    h: i\n"),
    ("- c:\n    - f: g\n", "  - c:\n      - f: g\n"),
  ])
  func aDashMovesWithItsElement(_ element: String, _ moved: String) throws {
    let file = SourceFile(path: "a.yaml", text: "v:\n  - a: b\n\(element)  - j: k\n    l: m\n")
    let fixIt = try #require(YAMLReader.read(file).diagnostics.first?.fixIts.first)
    let fixed = try #require(fixIt.applied(to: file))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "v:\n  - a: b\n\(moved)  - j: k\n    l: m\n")
  }

  /// Every byte of a file is in a node, between nodes, or in a skipped line.
  @Test(arguments: TestFile.scenePaths + TestFile.samplePaths + Repository.paths(under: "Fuzzing/Corpus"))
  func treeReproducesItsFile(_ path: String) throws {
    let bytes = Array(try Repository.file(path).bytes)
    var generator = SeededGenerator(seed: UInt64(bytes.count))
    for count in 0..<4 {
      var mutated = bytes
      for _ in 0..<count where !mutated.isEmpty {
        let place = Int.random(in: 0..<mutated.count, using: &generator)
        mutated[place] =
          [0x22, 0x27, 0x3A, 0x5B, 0x7D, 0x09, 0x0D, 0x40, 0x20].randomElement(using: &generator) ?? 0x20
      }
      let tree = YAMLReader.read(SourceFile(path: path, bytes: mutated)).tree
      #expect(reproduction(of: tree) == mutated)
    }
  }

  private func reproduction(of tree: SyntaxTree) -> [UInt8] {
    var bytes: [UInt8] = []
    tree.forEachPiece { bytes += tree.source.bytes[$0.range.start..<$0.range.end] }
    return bytes
  }

  private func values(_ node: SyntaxNode) -> [String] {
    switch node.kind {
    case .mapping:
      node.entries.flatMap { entry in
        entry.value.kind == .scalar ? ["\(entry.name)=\(entry.value.text)"] : values(entry.value)
      }
    case .sequence: node.elements.flatMap(values)
    default: []
    }
  }
}
