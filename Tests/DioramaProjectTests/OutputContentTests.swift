import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation
import SystemPackage
import Testing

@testable import DioramaProject

/// The pieces of an output are written unchanged, in memory or not.
@Suite struct OutputContentTests {
  private static let pieces: [[UInt8]] = [[1, 2, 3], Array(repeating: 4, count: 100_000), [], [5, 6]]

  private func content(in spool: OutputSpool) -> OutputContent {
    OutputContent(in: spool) { sink in for piece in Self.pieces { sink(piece) } }
  }

  private func bytes(of content: OutputContent) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try content.forEachPiece { bytes += $0 }
    return bytes
  }

  @Test("pieces come back in order, with the hash of the whole, and leave no file behind") func spooled()
    throws
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let spool = OutputSpool(in: FilePath(folder.url.path))
    let contents = [content(in: spool), OutputContent([7]), content(in: spool)]
    let whole = Self.pieces.flatMap { $0 }
    for (content, expected) in zip(contents, [whole, [7], whole]) {
      #expect(try bytes(of: content) == expected)
      #expect(content.hash == ContentHash.of(expected))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test("further pieces are not held in memory") func isNotInMemory() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let spool = OutputSpool(in: FilePath(folder.url.path))
    _ = content(in: spool)
    #expect(spool.append([1])?.start == 100_002)
  }

  @Test("a file with the same hash is not mistaken for the content") func sameHash() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let mark: [UInt8] = [0x93, 0xFD, 0x59, 0x66, 0xB8, 0xFE, 0xE8, 0xD6]
    let (made, edited) = (Array("original".utf8) + mark, Array("modified".utf8) + mark)
    #expect(ContentHash.of(made) == ContentHash.of(edited))
    for (bytes, isContent) in [
      (made, true), (edited, false), (made + [0], false), (Array(made.dropLast()), false),
    ] {
      let file = folder.url.appendingPathComponent("file")
      try Data(bytes).write(to: file)
      let descriptor = try FileDescriptor.open(FilePath(file.path), .readOnly)
      #expect(try descriptor.closeAfter { try OutputContent(made).isContent(of: descriptor) } == isContent)
    }
  }

  @Test("without a place for temporary files, everything is kept in memory") func withoutFile() throws {
    let content = content(in: OutputSpool(in: "/no/such/folder"))
    #expect(try bytes(of: content) == Self.pieces.flatMap { $0 })
  }

  @Test("a large scene is written in pieces that make the whole") func largeScene() throws {
    let rows = (0..<3_000).map { "- label: row\($0)\n  text: The number is \($0), as everybody can see.\n" }
    let text = "scene: Large\nviews:\n" + rows.joined()
    let result = Compiler(grammar: .language()).compile(SourceFile(path: "Large.scene.yaml", text: text))
    var json: [[UInt8]] = []
    result.jsonWriter?({ json.append($0) })
    #expect(json.count > 2 && json.allSatisfy { $0.count < 2 * OutputBuffer.pieceSize })
    #expect(Array(json.joined()) == result.tree?.serialized)
    var swift: [[UInt8]] = []
    try result.swiftWriter()?({ swift.append($0) })
    // One statement names all views.
    #expect(swift.count > 4 && swift.count { $0.count >= 2 * OutputBuffer.pieceSize } <= 1)
    let lines = String(decoding: Array(swift.joined()), as: UTF8.self).split(separator: "\n")
    let statements = lines.filter { $0.contains(".text = ") }
    #expect(statements.count == 3_000)
    #expect(statements.last == "    row2999.text = \"The number is 2999, as everybody can see.\"")
    #expect(lines.count { $0.hasPrefix("  public let row") } == 3_000)
  }
}
