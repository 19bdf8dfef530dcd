import DioramaSyntax
import DioramaTestSupport
import Testing

/// No bytes crash the reader, or give ranges that do not nest.
@Suite struct BrokenFileTests {
  @Test(arguments: TestFile.samplePaths)
  func prefixesOfSampleAreRead(_ path: String) throws {
    try readPrefixes(of: path, count: isThorough ? .max : 100)
  }

  @Test(arguments: TestFile.scenePaths)
  func prefixesOfSceneAreRead(_ path: String) throws {
    try readPrefixes(of: path, count: isThorough ? 25 : 6)
  }

  @Test(arguments: TestFile.samplePaths)
  func mutationsOfSampleAreRead(_ path: String) throws {
    let file = try Repository.file(path)
    var generator = SeededGenerator(seed: UInt64(file.bytes.count))
    for _ in 0..<100 {
      let bytes = mutated(Array(file.bytes), &generator)
      expectNoViolations(bytes)
    }
  }

  /// Short texts made of YAML tokens in any order. Most are invalid, and many need no libyaml to read.
  @Test(arguments: 1...20)
  func textsOfTokensAreRead(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<400 {
      let count = Int.random(in: 1...12, using: &generator)
      let tokens = (0..<count).map { _ in Self.tokens.randomElement(using: &generator) ?? "" }
      expectNoViolations(Array(tokens.joined().utf8))
    }
  }

  private static let tokens = [
    "a", "b: ", "c: d", "\n", "\n", "\n", "\n  ", "\n  ", "\n    ", "- ", "-", "- ", ":", "{", "}", "[", "]",
    ", ",
    " ", "# e", " # f", "\"g\"", "'h'", "i j", "-1", "k: ", "<<: ", "---", "...", "é", "?", "? ", "|", "*",
    "&a ", "*a", "|\n", ">-\n", "\"b\\n\"", "'c''d'", "---",
    "&", "%",
  ]

  private func expectNoViolations(_ bytes: [UInt8]) {
    let violations = Examination.violationsInReading(bytes)
    #expect(violations.isEmpty, "\(violations) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }

  /// Reads up to `count` prefixes, evenly spaced, and the same number of suffixes.
  private func readPrefixes(of path: String, count: Int) throws {
    let file = StatedDiagnostics.strip(try Repository.file(path))
    let step = max(1, file.bytes.count / count)
    for length in stride(from: 0, through: file.bytes.count, by: step) {
      for bytes in [file.bytes.prefix(length), file.bytes.suffix(length)] {
        expectNoViolations(Array(bytes))
      }
    }
  }

  private static let snippets: [[UInt8]] =
    [
      ":", "- ", "\n", "\t", "\r", "\"", "'", "[", "]", "{", "}", ",", "#", " #", "&a ", "*a", "!t ", "|\n",
      ">-\n", "? ", "<<: ",
      "%", "@", "\\", "---\n", "...\n", "\u{FEFF}", "\u{85}", "\u{2028}", "é", "👩‍👩‍👧", "\0", "\u{7F}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

  private func mutated(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...8, using: &generator))
      let replacement = Self.snippets.randomElement(using: &generator) ?? []
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.insert(contentsOf: replacement, at: place)
      case 1: bytes.removeSubrange(place..<end)
      default: bytes.replaceSubrange(place..<end, with: replacement)
      }
    }
    return bytes
  }
}
