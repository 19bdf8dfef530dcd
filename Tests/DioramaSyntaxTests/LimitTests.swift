@testable import DioramaSyntax
import Testing

/// Every limit is exact: a value at the limit is accepted, and one more is rejected.
@Suite struct LimitTests {
  private func codes(_ text: String) -> [String] {
    YAMLReader.read(SourceFile(path: "a.yaml", text: text)).diagnostics.map(\.code)
  }

  @Test func fileSize() {
    let start = Array("a: b\n#".utf8)
    var bytes = start + [UInt8](repeating: UInt8(ascii: "x"), count: Limits.fileSize - start.count)
    #expect(YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics.isEmpty)
    bytes.append(UInt8(ascii: "x"))
    #expect(
      YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics.map(\.code) == ["file-too-large"])
  }

  @Test func nodes() {
    func list(_ count: Int) -> String { "[" + String(repeating: "x,", count: count - 1) + "]" }
    #expect(codes(list(Limits.nodes)) == [])
    #expect(codes(list(Limits.nodes + 1)) == ["node-limit"])
  }

  @Test func diagnostics() {
    func codes(_ count: Int) -> [String] {
      let collector = DiagnosticCollector()
      for place in 0..<count { collector.add(EmptyFile(), at: SourceRange(place, place + 1)) }
      return collector.diagnostics.map(\.code)
    }
    #expect(codes(Limits.diagnostics).allSatisfy { $0 == "empty-file" })
    let more = codes(Limits.diagnostics + 2)
    #expect(more.count == Limits.diagnostics + 1)
    #expect(more.prefix(2).contains("too-many-diagnostics"))
  }

  /// With too many anchors, no suggestion is searched for.
  @Test func candidates() {
    func message(_ anchors: Int) -> String? {
      let lines = (0..<anchors).map { "- &anchor\($0) x\n" }.joined() + "- *anchro0\n"
      return YAMLReader.read(SourceFile(path: "a.yaml", text: lines)).diagnostics.first?.message
    }
    #expect(message(Limits.candidates)?.contains("did you mean") == true)
    #expect(message(Limits.candidates + 1)?.contains("did you mean") == false)
    let words = (0...Limits.candidates).map { "word\($0)" }
    #expect(Spelling.closest(to: "wrod0", in: words.dropLast()) == "word0")
    #expect(Spelling.closest(to: "wrod0", in: words) == nil)
  }

  /// After too many comparisons in a file, no suggestions are made, and candidates are not even requested.
  @Test func comparisons() {
    let words = ["word"] + (1..<Limits.candidates).map { "another\($0)" }
    var suggestions = Suggestions()
    for _ in 0..<Limits.comparisons / Limits.candidates {
      let meant = suggestions.closest(to: "wrod") { words }
      #expect(meant == "word")
    }
    let isAllowed = suggestions.spend(1)
    #expect(!isAllowed)
    let beyond = suggestions.closest(to: "wrod") {
      Issue.record("candidates were requested")
      return words
    }
    #expect(beyond == nil)
  }

  /// A key of a megabyte does not lead to a message of a megabyte.
  @Test func messageSize() {
    let key = String(repeating: "é", count: 100_000)
    let file = SourceFile(path: "a.yaml", text: "? \(key)\n: a\n? \(key)\n: b\n")
    let diagnostics = YAMLReader.read(file).diagnostics
    #expect(diagnostics.map(\.code) == ["duplicate-key"])
    for message in diagnostics.flatMap({ [$0.message] + $0.notes.map(\.message) }) {
      #expect(message.utf8.count <= Limits.messageSize + 12)
    }
  }

  @Test func scalarSize() {
    let text = String(repeating: "x", count: Limits.scalarSize)
    #expect(codes("a: \(text)\n") == [])
    #expect(codes("a: \(text)x\n") == ["text-too-long"])
    #expect(codes("a: \"\(text.dropLast(3))\\u4eac\"\n") == [])
    #expect(codes("a: \"\(text.dropLast(2))\\u4eac\"\n") == ["text-too-long"])
    #expect(codes("\(text)x: a\n") != [])
  }

  @Test(arguments: [("[", "]"), ("{a: ", "}")])
  func nesting(_ open: String, _ close: String) {
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth) + "x" + String(repeating: close, count: depth) + "\n"
    }
    #expect(codes(nested(Limits.nesting)) == [])
    #expect(codes(nested(Limits.nesting + 1)) == ["nesting-limit"])
    #expect(codes(String(repeating: open, count: 200_000)) == ["nesting-limit"])
  }

  @Test func nestingOfBlocks() {
    func nested(_ depth: Int) -> String {
      (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    }
    #expect(codes(nested(Limits.nesting)) == [])
    #expect(codes(nested(Limits.nesting + 1)) == ["nesting-limit"])
  }

  @Test func nestingCountsExpandedAliases() {
    func nested(_ depth: Int, _ core: String) -> String {
      String(repeating: "[", count: depth) + core + String(repeating: "]", count: depth)
    }
    #expect(codes("- &a \(nested(60, "x"))\n- \(nested(Limits.nesting - 61, "*a"))\n") == [])
    #expect(codes("- &a \(nested(60, "x"))\n- \(nested(Limits.nesting - 60, "*a"))\n") == ["nesting-limit"])
  }

  @Test func aliasedNodes() {
    let hundred = "&a [" + (0..<99).map { _ in "x" }.joined(separator: ",") + "]"
    func aliases(_ count: Int) -> String {
      "- \(hundred)\n- [" + Array(repeating: "*a", count: count).joined(separator: ",") + "]\n"
    }
    #expect(codes(aliases(Limits.aliasedNodes / 100)) == [])
    #expect(codes(aliases(Limits.aliasedNodes / 100 + 1)) == ["alias-limit"])
  }

  @Test func nestedAliasesAreLimited() {
    let lines = (0..<40).map { "a\($0 + 1): &a\($0 + 1) [*a\($0), *a\($0)]\n" }
    #expect(codes("a0: &a0 [x, x]\n" + lines.joined()) == ["alias-limit"])
  }

  @Test func aliasInsideItsAnchorIsRejected() {
    #expect(codes("a: &a [*a]\n") == ["recursive-alias"])
    #expect(codes("&a {b: *a}\n") == ["recursive-alias"])
    #expect(codes("a: &a [k: v, *a]\n") == ["recursive-alias"])
  }
}
