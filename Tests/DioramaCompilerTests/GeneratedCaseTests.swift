import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Testing

/// A file that cannot be committed as text, or that would be too large, so it is generated here.
struct GeneratedCase: CustomTestStringConvertible {
  let name: String
  let code: String
  let bytes: [UInt8]

  var testDescription: String { name }

  static let all = [
    GeneratedCase(
      name: "UTF-16 with a byte order mark", code: "unsupported-encoding",
      bytes: [0xFF, 0xFE] + "scene: A\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    GeneratedCase(
      name: "Latin-1", code: "invalid-utf8",
      bytes: Array("scene: A\nsummary: caf".utf8) + [0xE9] + Array("\nviews: []\n".utf8)),
    GeneratedCase(
      name: "one byte more than 16 MiB", code: "file-too-large",
      bytes: Array("scene: A\nviews: []\n#".utf8)
        + [UInt8](repeating: UInt8(ascii: "x"), count: Limits.fileSize - 19)),
    GeneratedCase(
      name: "a text of one byte more than 1 MiB", code: "text-too-long",
      bytes: Array("scene: A\nviews:\n- label: a\n  text: \"".utf8)
        + [UInt8](repeating: UInt8(ascii: "x"), count: Limits.scalarSize + 1) + Array("\"\n".utf8)),
    GeneratedCase(
      name: "too many directives", code: "directive-limit",
      bytes: Array((String(repeating: "%TAG !a! b\n", count: 300_000) + "---\nscene: A\nviews: []\n").utf8)),
    GeneratedCase(
      name: "one value more than half a million", code: "node-limit",
      bytes: Array("scene: A\ncontroller: table\nrows: [".utf8)
        + [[UInt8]](repeating: Array("x,".utf8), count: Limits.nodes).joined() + Array("]\n".utf8)),
  ]
}

@Suite struct GeneratedCaseTests {
  /// Codes that need several files or many other diagnostics have separate tests.
  static let others: Set = [
    "component-nesting", "configuration-limit", "declaration-limit", "inheritance-limit", "newer-name",
    "same-property", "same-scene", "too-many-diagnostics", "too-many-syntax-errors", "unused-style",
  ]

  @Test(arguments: GeneratedCase.all)
  func hasOnlyItsDiagnostic(_ example: GeneratedCase) {
    let file = TestFile(SourceFile(path: example.name, bytes: example.bytes), isDeclaration: false)
    #expect(file.diagnostics.map(\.code) == [example.code])
  }

  @Test func coverEveryCodeWithoutExample() {
    let withoutExample = DiagnosticCatalogue.kinds.filter { $0.example == nil }.map(\.code)
    #expect(Set(withoutExample).subtracting(GeneratedCase.all.map(\.code)) == Self.others)
  }
}
