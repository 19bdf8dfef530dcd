import DioramaSyntax
import DioramaTestSupport
import Foundation
import SystemPackage
import Testing

@testable import DioramaProject

/// Files of the user that the command changes.
@Suite struct SourceWriterTests {
  @Test("a file that someone else changes in the meantime is left as it is") func isChanged() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = FilePath(try folder.write("theirs".utf8, to: "A.scene.yaml").path)
    let (old, new) = (SourceBytes(Array("old".utf8)), SourceBytes(Array("new".utf8)))
    let failure = #expect(throws: FileFailure.self) { try SourceWriter.replace(old, with: new, at: path) }
    #expect(failure?.reason == "changed while it was checked; run the command again")
    #expect(try folder.text(of: "A.scene.yaml") == "theirs")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["A.scene.yaml"])
  }
}
