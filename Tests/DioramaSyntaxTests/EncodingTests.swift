import Testing

@testable import DioramaSyntax

/// Invalid UTF-8, or a character that YAML does not allow, gives one diagnostic at the first such byte.
@Suite struct EncodingTests {
  struct Example: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let code: String
    var place = 0

    var testDescription: String { name }
  }

  static let examples: [Example] = [
    Example(
      name: "UTF-16, little-endian, marked", bytes: [0xFF, 0xFE, 0x61, 0], code: "unsupported-encoding"),
    Example(name: "UTF-16, big-endian, marked", bytes: [0xFE, 0xFF, 0, 0x61], code: "unsupported-encoding"),
    Example(name: "UTF-16, little-endian", bytes: [0x61, 0, 0x3A, 0], code: "unsupported-encoding"),
    Example(name: "UTF-16, big-endian", bytes: [0, 0x61, 0, 0x3A], code: "unsupported-encoding"),
    Example(
      name: "UTF-32, little-endian, marked", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
      code: "unsupported-encoding"),
    Example(
      name: "UTF-32, big-endian, marked", bytes: [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61],
      code: "unsupported-encoding"),
    Example(name: "UTF-32, little-endian", bytes: [0x61, 0, 0, 0], code: "unsupported-encoding"),
    Example(name: "UTF-32, big-endian", bytes: [0, 0, 0, 0x61], code: "unsupported-encoding"),
    Example(name: "half of a mark", bytes: [0xFF], code: "invalid-utf8"),
    Example(name: "NUL", bytes: [0x61, 0x3A, 0x20, 0x62, 0], code: "forbidden-character", place: 4),
    Example(name: "NUL alone", bytes: [0], code: "forbidden-character"),
    Example(name: "lone continuation", bytes: [0x61, 0x80], code: "invalid-utf8", place: 1),
    Example(name: "overlong, two bytes", bytes: [0xC0, 0xAF], code: "invalid-utf8"),
    Example(name: "overlong, two bytes, ASCII", bytes: [0xC1, 0xBF], code: "invalid-utf8"),
    Example(name: "overlong, three bytes", bytes: [0xE0, 0x80, 0xAF], code: "invalid-utf8"),
    Example(name: "overlong, four bytes", bytes: [0xF0, 0x80, 0x80, 0xAF], code: "invalid-utf8"),
    Example(name: "surrogate", bytes: [0xED, 0xA0, 0x80], code: "invalid-utf8"),
    Example(name: "beyond U+10FFFF", bytes: [0xF4, 0x90, 0x80, 0x80], code: "invalid-utf8"),
    Example(name: "five bytes", bytes: [0xF8, 0x88, 0x80, 0x80, 0x80], code: "invalid-utf8"),
    Example(name: "cut short, two bytes", bytes: [0x61, 0xC3], code: "invalid-utf8", place: 1),
    Example(name: "cut short, three bytes", bytes: [0x61, 0xE4, 0xBD], code: "invalid-utf8", place: 1),
    Example(name: "cut short, four bytes", bytes: [0x61, 0xF0, 0x9F, 0x98], code: "invalid-utf8", place: 1),
    Example(name: "cut short by ASCII", bytes: [0xE4, 0x61, 0x61], code: "invalid-utf8"),
    Example(name: "escape character", bytes: [0x61, 0x1B], code: "forbidden-character", place: 1),
    Example(name: "delete", bytes: [0x61, 0x7F], code: "forbidden-character", place: 1),
    Example(name: "C1 control", bytes: [0x61, 0xC2, 0x84], code: "forbidden-character", place: 1),
    Example(
      name: "inner byte order mark", bytes: [0x61, 0xEF, 0xBB, 0xBF], code: "forbidden-character", place: 1),
    Example(
      name: "two byte order marks", bytes: [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF], code: "forbidden-character",
      place: 3),
    Example(name: "U+FFFE", bytes: [0xEF, 0xBF, 0xBE], code: "forbidden-character"),
    Example(name: "U+FFFF", bytes: [0xEF, 0xBF, 0xBF], code: "forbidden-character"),
    Example(name: "nothing", bytes: [], code: "empty-file"),
    Example(name: "a byte order mark alone", bytes: [0xEF, 0xBB, 0xBF], code: "empty-file"),
    Example(name: "blanks", bytes: [0x20, 0x0A, 0x0A], code: "empty-file"),
    Example(name: "a comment", bytes: Array("# a".utf8), code: "empty-file"),
    Example(name: "a document's start", bytes: Array("---\n".utf8), code: "empty-file"),
  ]

  @Test(arguments: examples)
  func hasOneDiagnostic(_ example: Example) {
    let file = SourceFile(path: "a.yaml", bytes: example.bytes)
    let diagnostics = YAMLReader.read(file).diagnostics
    #expect(diagnostics.map(\.code) == [example.code])
    #expect(diagnostics.first?.range.start == example.place)
  }

  @Test(arguments: [
    "\u{85}", "\u{A0}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{1FFFE}", "\u{10FFFF}",
  ])
  func allowsEveryOtherCharacter(_ character: String) {
    let file = SourceFile(path: "a.yaml", text: "a: \"b\(character)c\"\n")
    #expect(YAMLReader.read(file).diagnostics.isEmpty)
  }

  /// Eight bytes are checked together, with the same result as one at a time.
  @Test func placeOfAByteAmongOthersDoesNotMatter() {
    for byte in UInt8.min...UInt8.max {
      for place in 0...16 {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 17)
        bytes[place] = byte
        let result = TextEncoding.check(SourceBytes(bytes))
        switch (byte, result) {
        case (0x20...0x7E, .success(let encoding)), (0x0A, .success(let encoding)):
          #expect(encoding.isASCII && encoding.hasOrdinarySpace)
        case (0x09, .success(let encoding)), (0x0D, .success(let encoding)):
          #expect(encoding.isASCII && !encoding.hasOrdinarySpace)
        case (0x80..., .failure(let diagnostic)):
          #expect(diagnostic.code == "invalid-utf8" || place < 4 && diagnostic.code == "unsupported-encoding")
          #expect(diagnostic.range.start == place || diagnostic.code == "unsupported-encoding")
        case (..<0x20, .failure(let diagnostic)), (0x7F, .failure(let diagnostic)):
          #expect(diagnostic.code == "forbidden-character")
          #expect(diagnostic.range.start == place)
        default:
          Issue.record("byte \(byte) at \(place): \(result)")
        }
      }
    }
  }
}
