import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

@testable import DioramaProject

/// A manifest that was written by hand, or by someone else, neither removes nor overwrites what is not an output.
@Suite struct UntrustedManifestTests {
  private static let scene = "scene: Aa\nviews:\n  - label: hello\n    text: Hello\n"
  private static let handwritten: [(OutputKind, String, String)] = [
    (.swift, "Handwritten.swift", "// Written by hand.\n"),
    (.tree, "package.json", "{ \"name\": \"kept\" }\n"),
  ]

  /// A manifest with one output, whose hash is that of a text.
  private func manifest(
    _ file: String, hashOf text: String, inputs: [String] = ["gone.scene.yaml"]
  ) -> String {
    let hash = ContentHash.of(Array(text.utf8))
    let entry = Manifest.Entry(
      content: hash, pending: nil, inputs: inputs, inputHash: hash, accessLevel: "public", tool: "0.1.0",
      hasWarnings: false)
    let manifest = Manifest(entries: [ExactText(file): entry])
    return String(decoding: manifest.serialized, as: UTF8.self)
  }

  @Test("an orphan that does not begin like an output stays", arguments: handwritten)
  func handwrittenFiles(kind: OutputKind, name: String, text: String) throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write(Self.scene, to: "S/Aa.scene.yaml")
    try shell.write(text, to: "G/\(name)")
    try shell.write(manifest(name, hashOf: text), to: "G/.diorama-manifest.json")
    let run = try shell.run("diorama \(kind.command) S -o G")
    #expect(
      run.errorOutput
        == "G/\(name): error: was edited by hand, and is orphaned; delete it, or remove it from the manifest "
        + "with --force\n")
    #expect(run.status == 6)
    #expect(try shell.run("cat G/\(name)").output == text)

    // The same record removes the file if it begins like an output.
    try shell.write(kind.mark + text, to: "G/\(name)")
    try shell.write(manifest(name, hashOf: kind.mark + text), to: "G/.diorama-manifest.json")
    #expect(try shell.run("diorama \(kind.command) S -o G && ! ls G/\(name)").status == 0)
  }

  @Test(
    "a manifest cannot name what is not an output below its folder",
    arguments: [
      "../outside.swift", "/outside.swift", "a/../../outside.swift", "a/./AaScene.swift",
      "sub//AaScene.swift",
      "AaScene.swift/", ".diorama-manifest.json", "package.txt", "",
    ])
  func otherPlaces(name: String) throws {
    let shell = try Shell()
    defer { shell.close() }
    let text = OutputKind.swift.mark + "nothing at all.\n"
    try shell.write(Self.scene, to: "S/Aa.scene.yaml")
    try shell.write(text, to: "outside.swift")
    try shell.write(manifest(name, hashOf: text), to: "G/.diorama-manifest.json")
    let run = try shell.run("diorama generate S -o G")
    #expect(
      run.errorOutput
        == "G/.diorama-manifest.json: error: is invalid: '\(name)' is not an output below its folder; "
        + "restore it, or start a new one with --force\n")
    #expect(run.status == 2)
    #expect(try shell.run("ls G; cat outside.swift").output == text)
  }

  @Test("a link to a folder is not followed to a recorded output") func linkedFolder() throws {
    let shell = try Shell()
    defer { shell.close() }
    let text = OutputKind.swift.mark + "Old.scene.yaml.\n"
    try shell.write(Self.scene, to: "S/Aa.scene.yaml")
    try shell.write(text, to: "elsewhere/OldScene.swift")
    try shell.write(manifest("link/OldScene.swift", hashOf: text), to: "G/.diorama-manifest.json")
    let run = try shell.run("ln -s ../elsewhere G/link && diorama generate S -o G")
    #expect(run.errorOutput == "G/link: error: is a link, which could lead out of the output folder\n")
    #expect(try shell.run("cat elsewhere/OldScene.swift").output == text)
  }

  @Test("an input must be a relative path", arguments: ["/etc/passwd", "../S/A\0.scene.yaml", ""])
  func inputs(path: String) throws {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write(Self.scene, to: "S/Aa.scene.yaml")
    let text = manifest("OldScene.swift", hashOf: "", inputs: ["../S/Old.scene.yaml", path])
    try shell.write(text, to: "G/.diorama-manifest.json")
    let run = try shell.run("diorama generate S -o G")
    #expect(
      run.errorOutput
        == "G/.diorama-manifest.json: error: is invalid: an input of 'OldScene.swift' is not a relative path; "
        + "restore it, or start a new one with --force\n")
    #expect(run.status == 2)
  }

  @Test("an edited output is not overwritten even if it has the hash of the output") func forgedHash() throws
  {
    let shell = try Shell()
    defer { shell.close() }
    try shell.write(Self.scene, to: "S/Aa.scene.yaml")
    #expect(try shell.run("diorama generate S -o G").status == 0)
    let output = shell.folder.appendingPathComponent("G/AaScene.swift")
    let made = Array(try Data(contentsOf: output))
    let edited = Self.withSameHash(made, beginning: Array("// Edited a bit.".utf8))
    #expect(edited != made)
    #expect(ContentHash.of(edited) == ContentHash.of(made))
    try Data(edited).write(to: output)
    #expect(
      try shell.run("diorama generate --check S -o G").errorOutput
        == "G/AaScene.swift: error: was edited by hand; undo that, or let 'diorama generate --force' "
        + "overwrite it\n")
    let run = try shell.run("rm G/.diorama-manifest.json; diorama generate S -o G")
    #expect(
      run.errorOutput
        == "G/AaScene.swift: error: was not generated by diorama, or was edited by hand; move it away, or let "
        + "'diorama generate --force' overwrite it\n")
    #expect(run.status == 6)
    #expect(Array(try Data(contentsOf: output)) == edited)
  }

  /// Replaces the first two blocks of a text, so that its hash stays the same.
  private static func withSameHash(_ bytes: [UInt8], beginning first: [UInt8]) -> [UInt8] {
    let (one, other): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93)
    func word(_ bytes: [UInt8], _ index: Int) -> UInt64 {
      bytes[8 * index..<8 * index + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    func state(_ bytes: [UInt8], blocks: Int) -> UInt64 {
      (0..<blocks).reduce(0) { state, block in
        let product = (word(bytes, 2 * block) ^ one ^ state)
          .multipliedFullWidth(by: word(bytes, 2 * block + 1) ^ other)
        return product.high ^ product.low
      }
    }
    // A factor of 1 gives the other factor as the new state.
    let words = [state(bytes, blocks: 2) ^ one ^ state(first, blocks: 1), other ^ 1]
    let second = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    return first + second + bytes[32...]
  }
}
