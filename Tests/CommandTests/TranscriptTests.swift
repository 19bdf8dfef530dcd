import DioramaTestSupport
import Foundation
import Testing

/// Runs every transcript with the built command. `UPDATE=1 swift test` rewrites the transcripts.
@Suite struct TranscriptTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Transcripts")

  static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".transcript") }.sorted()
  }

  @Test("there are transcripts") func transcriptsExist() {
    #expect(Self.names.count > 10)
  }

  @Test("the output matches the transcript", arguments: names) func transcript(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    let expected = Transcript(try String(contentsOf: url, encoding: .utf8))
    let shell = try Shell()
    defer { shell.close() }
    for file in expected.files { try shell.write(file.text, to: file.path) }
    var actual = expected
    actual.steps = try expected.steps.map { try shell.run($0.command) }
    if Repository.isUpdating {
      try Data(actual.text.utf8).write(to: url)
      return
    }
    for (expected, actual) in zip(expected.steps, actual.steps) { #expect(actual == expected) }
  }
}
