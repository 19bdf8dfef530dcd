import DioramaTestSupport
import Testing

@testable import DioramaSyntax

/// The standard layout, as `Documentation/Formatting.md` describes it.
@Suite struct FormattingTests {
  private func formatted(_ text: String) -> String? {
    guard case .formatted(let bytes) = Formatting(SourceFile(path: "a.yaml", text: text)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("a:    b  \n", "a: b\n"), ("\u{FEFF}a: b", "a: b\n"), ("a: b\r\nc: d\re: f", "a: b\nc: d\ne: f\n"),
    ("\n\n\na: b\n \n\n\nc: d\n\n\n", "a: b\n\nc: d\n"), ("a :\tb\n\"c\"  :  d\n", "a: b\n\"c\": d\n"),
    ("a:\n- b\n-   c: d\n    e: f\n", "a:\n  - b\n  - c: d\n    e: f\n"),
    ("a:\n      b:\n       c: d\n", "a:\n  b:\n    c: d\n"), ("-   - a\n    - b\n", "- - a\n  - b\n"),
    ("-\n    a: b\n", "-\n  a: b\n"), ("a:\n     b\nc:\n", "a:\n  b\nc:\n"),
    ("---\na: b\n...\n", "---\na: b\n...\n"), ("%YAML 1.1  \n---   {a: b}\n", "%YAML 1.1\n--- { a: b }\n"),
  ])
  func indentationAndBlanks(_ text: String, _ expected: String) {
    #expect(formatted(text) == expected)
  }

  @Test(arguments: [
    ("{a: b,c: d ,e: {} ,f: [ ]}", "{ a: b, c: d, e: {}, f: [] }\n"), ("[ a,b , c ]", "[a, b, c]\n"),
    ("a: [\nb, c,\n      d ]\n", "a: [\n  b, c,\n  d]\n"), ("a: [b,\nc\n     ]\n", "a: [b,\n  c\n]\n"),
    ("a:\n- [\nb, { c: d,\ne: f } ]\n", "a:\n  - [\n      b, { c: d,\n        e: f }]\n"),
    ("a:\n    {\nb: c\n}\n", "a:\n  {\n    b: c\n  }\n"), ("a: [{\nb: c\n}]\n", "a: [{\n  b: c\n}]\n"),
    ("a: [b , # c\n   # d\n]\n", "a: [b,  # c\n  # d\n]\n"), ("a: [b,# c\n  d]\n", "a: [b,  # c\n  d]\n"),
    ("{a: , b, c: }\n", "{ a: , b, c: }\n"), ("a: [b: c, d:   e,]\n", "a: [b: c, d: e,]\n"),
    ("a: &b   [&c ,  *b ]\n", nil), ("a: [&b c, *b , &d , e]\n", "a: [&b c, *b, &d , e]\n"),
    ("{\"a\":b}\n", "{ \"a\": b }\n"),
  ])
  func brackets(_ text: String, _ expected: String?) {
    #expect(formatted(text) == expected)
  }

  @Test(arguments: [
    ("#a\na: b # c\nd: e      # f  \n", "#a\na: b  # c\nd: e  # f\n"),
    ("a:  # b\n    c: d\n", "a:  # b\n  c: d\n"),
    // The reader warns about the first one, because it may have been meant as text.
    ("a: b #c\nd: e  #f\ng: 'h' #i\n", "a: b #c\nd: e  #f\ng: 'h'  #i\n"),
    // Above a token at the same column or further right, a comment gets the column of the token.
    ("a:\n- b: c\n# d\n- e: f\n# g\nh: i\n", "a:\n  - b: c\n  # d\n  - e: f\n# g\nh: i\n"),
    ("a:\n# b\n    c: d\n", "a:\n  # b\n  c: d\n"), ("a:\n      # b\n   c: d\n", "a:\n  # b\n  c: d\n"),
    // Otherwise, it belongs to the block before it.
    ("a:\n- b:\n     c: d\n     # e\n   # f\n- g\n", "a:\n  - b:\n      c: d\n      # e\n    # f\n  - g\n"),
    ("a:\n    b: c\n    # d\n# e\n", "a:\n  b: c\n  # d\n# e\n"),
    ("a:\n-  # b\n  c\n", "a:\n  -  # b\n    c\n"),
  ])
  func comments(_ text: String, _ expected: String) {
    #expect(formatted(text) == expected)
  }

  @Test(arguments: [
    ("a:   |\n      b\n        c  \n\n      d\n", "a: |\n  b\n    c  \n\n  d\n"),
    ("a: >-  # b\n c\n\n\n\nd: e\n", "a: >-  # b\n  c\n\nd: e\n"),
    ("- a: |+\n   b\n\n\n\n- c\n", "- a: |+\n    b\n\n\n\n- c\n"), ("a: |+\n b\n\n\n", "a: |+\n  b\n\n\n"),
    ("a: |+\n b\n\n ", "a: |+\n  b\n\n"), ("a:\n- |2\n    b\n   c\n", "a:\n  - |2\n      b\n     c\n"),
    ("a: |\n  b\n    \n\nc: d\n", "a: |\n  b\n    \n\nc: d\n"),
    // A line break at the end would be part of the text.
    ("a: |\n b", "a: |\n  b"), ("a: |-\n b", "a: |-\n  b\n"), ("a: |\n b\n  ", "a: |\n  b\n   "),
    ("a: |\n\n\n b\n", "a: |\n\n\n  b\n"), ("a: |\nb: c\n", "a: |\nb: c\n"),
    ("a: |+\n\n\nb: c\n", "a: |+\n\n\nb: c\n"),
    ("a: |\r\n b\r\n c\u{2028} d\r\n", "a: |\n  b\n  c\u{2028}  d\n"),
  ])
  func blockTexts(_ text: String, _ expected: String?) {
    #expect(formatted(text) == expected)
  }

  @Test(arguments: [
    ("a: b\n       c\n\n   d\n", "a: b\n  c\n\n  d\n"),
    ("- a: \"b \n\n c\\\n  d\\  \n  e\"\n", "- a: \"b\n\n    c\\\n    d\\ \n    e\"\n"),
    ("a:\n     b\n      c\n", "a:\n  b\n  c\n"), ("[a\n b, 'c\n     d']\n", "[a\n  b, 'c\n  d']\n"),
    ("a: 'b  c'\n", "a: 'b  c'\n"),
  ])
  func otherTexts(_ text: String, _ expected: String) {
    #expect(formatted(text) == expected)
  }

  @Test(arguments: [
    ("a:  &b\n    c: d\ne:    *b\n", "a: &b\n  c: d\ne: *b\n"),
    ("&a   b:  c\n&d e: f\n", "&a b: c\n&d e: f\n"),
    ("a:\n    &b\n    c: d\n", "a:\n  &b\n  c: d\n"), ("-  &a b: c\n   d: e\n", "- &a b: c\n  d: e\n"),
    ("a: &b c\nd:\n  *b :   e\n", "a: &b c\nd:\n  *b : e\n"), ("a: &b\nc: d\n", "a: &b\nc: d\n"),
    ("?   a\n:   b\n", "? a\n: b\n"), ("<<:   [*a]\n", nil),
  ])
  func anchorsAndExplicitKeys(_ text: String, _ expected: String?) {
    #expect(formatted(text) == expected)
  }

  @Test func brokenFileHasDiagnostics() {
    guard case .broken(let diagnostics) = Formatting(SourceFile(path: "a.yaml", text: "a:  b\nc: @d\n"))
    else {
      Issue.record("it was formatted")
      return
    }
    #expect(diagnostics.map(\.code) == ["reserved-character"])
  }

  /// At the start of a line, `---` would separate documents.
  @Test func changedMeaningIsNoticed() {
    guard case .unsafe = Formatting(SourceFile(path: "a.yaml", text: "\"a\n --- b\"\n")) else {
      Issue.record("the meaning changed")
      return
    }
  }

  @Test(arguments: [
    ("a: b\n", "a: c\n"), ("a: b\n", "a: 'b'\n"), ("a: b\n", "a: b\nc: d\n"),
    ("a: [b, [c]]\n", "a: [b, c, []]\n"),
    ("a: &b c\nd: &e c\nf: *b\n", "a: &b c\nd: &e c\nf: *e\n"),
  ])
  func differentNodesAreNoticed(_ text: String, _ other: String) {
    #expect(tree(of: text).hasSameNodes(as: tree(of: text)))
    #expect(!tree(of: text).hasSameNodes(as: tree(of: other)))
  }

  @Test(arguments: [
    ("a: b # c\n", "a: b # d\n"), ("a: b # c\n", "a: b\n"), ("a: b # c\n", "a: b\n# c\n"),
    ("a: &b c\n", "a: &d c\n"),
    ("a: [b]\n", "a:\n- b\n"), ("a: [b]\n", "a: [b,]\n"),
  ])
  func differentTokensAreNoticed(_ text: String, _ other: String) {
    #expect(tree(of: text).hasSameNodes(as: tree(of: other)))
    #expect(tree(of: text).hasSameTokens(as: tree(of: text)))
    #expect(!tree(of: text).hasSameTokens(as: tree(of: other)))
  }

  private func tree(of text: String) -> SyntaxTree {
    YAMLReader.read(SourceFile(path: "a.yaml", text: text)).tree
  }

  private static let paths = ["Tests/Scenes", "Samples", "Grammar", "Fuzzing/Corpus"].flatMap {
    Repository.paths(under: $0, suffix: ".yaml")
  }

  /// Every file keeps its tree, and the result is not formatted again, even if blanks, line breaks and comments were
  /// added or removed before.
  @Test(arguments: paths) func formattingTwiceIsFormattingOnce(_ path: String) throws {
    let file = try Repository.file(path)
    var generator = SeededGenerator(seed: UInt64(file.bytes.count))
    check(file)
    for _ in 0..<12 { check(Self.scattered(file, &generator)) }
  }

  private func check(_ file: SourceFile) {
    switch Formatting(file) {
    case .broken: break
    case .unsafe: Issue.record("cannot be formatted:\n\(String(decoding: file.bytes, as: UTF8.self))")
    case .formatted(let bytes):
      guard case .formatted(let again) = Formatting(SourceFile(path: file.path, bytes: bytes)) else {
        Issue.record("the result is broken:\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
      #expect(String(decoding: again, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The file with blanks, line breaks, comments and indicators added or removed at random places.
  private static func scattered(_ file: SourceFile, _ generator: inout SeededGenerator) -> SourceFile {
    var bytes = Array(file.bytes)
    let additions = [
      " ", "  ", "\n", "\n\n", "\r\n", " # c\n", "\n# c\n", "\n   # c\n", "\t", "\n\n\n", " |\n  ", " >+\n",
      "&a ", "- ", "[", "]", ", ", ": ",
    ]
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      if Bool.random(using: &generator), place < bytes.count, bytes[place] <= UInt8(ascii: " ") {
        bytes.remove(at: place)
      } else {
        bytes.insert(contentsOf: (additions.randomElement(using: &generator) ?? "").utf8, at: place)
      }
    }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      bytes = Array(String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    }
    return SourceFile(path: file.path, bytes: bytes)
  }
}
