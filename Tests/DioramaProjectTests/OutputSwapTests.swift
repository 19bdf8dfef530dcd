import DioramaTestSupport
import Foundation
import SystemPackage
import Testing

@testable import DioramaProject

/// Somebody puts links in the place of output folders while a run writes.
@Suite struct OutputSwapTests {
  private let folder: TemporaryFolder
  private let files = FileManager.default

  init() throws {
    folder = try TemporaryFolder()
    for name in ["out/Sub", "elsewhere"] {
      try files.createDirectory(at: url(name), withIntermediateDirectories: true)
    }
  }

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  /// A file of the output folder.
  private func file(_ name: String, in way: FilePath) -> OutputFile {
    OutputFile(folder: OutputFolder(way, below: FilePath(url("out").path)), name: name)
  }

  /// Moves a folder away and puts a link to another one into its place.
  private func swap(_ name: String) throws {
    try files.moveItem(at: url(name), to: url("moved"))
    try files.createSymbolicLink(at: url(name), withDestinationURL: url("elsewhere"))
  }

  private func names(in name: String) throws -> [String] {
    try files.contentsOfDirectory(atPath: url(name).path).sorted()
  }

  @Test("a folder that becomes a link between two writes leads none of them elsewhere")
  func swapsBetweenWrites() throws {
    defer { folder.remove() }
    let place = OutputFolder("Sub", below: FilePath(url("out").path))
    var folders = OutputFolders()
    for (index, name) in ["First", "Second", "Third"].enumerated() {
      let file = OutputFile(folder: place, name: name)
      #expect(try OutputWriter.write([1], to: file, &folders) == .written)
      if index == 0 { try swap("out/Sub") }
    }
    try OutputWriter.remove(OutputFile(folder: place, name: "Third"), &folders)
    #expect(try names(in: "elsewhere") == [])
    #expect(try names(in: "moved") == ["First", "Second"])
  }

  @Test("the folder that was named is opened once for all folders below it") func swapsTheRoot() throws {
    defer { folder.remove() }
    var folders = OutputFolders()
    try OutputWriter.replace(file("First", in: "Sub"), with: [1], &folders)
    try swap("out")
    for (name, way) in [("Second", "Sub"), ("Third", "New/Deep"), ("Manifest", "")] as [(String, FilePath)] {
      try OutputWriter.replace(file(name, in: way), with: [1], &folders)
    }
    #expect(try names(in: "elsewhere") == [])
    #expect(try names(in: "moved") == ["Manifest", "New", "Sub"])
    #expect(try names(in: "moved/Sub") == ["First", "Second"])
  }

  @Test("who comes to a link refuses it", arguments: ["Sub", "Sub/Deep"] as [FilePath])
  func refusesLinks(way: FilePath) throws {
    defer { folder.remove() }
    try swap("out/Sub")
    try Data([7]).write(to: url("elsewhere/First"))
    var folders = OutputFolders()
    #expect(throws: FileFailure.self) { try OutputWriter.write([1], to: file("First", in: way), &folders) }
    #expect(throws: FileFailure.self) { try OutputWriter.remove(file("First", in: way), &folders) }
    #expect(throws: FileFailure.self) { try FileContent(of: file("First", in: way), &folders) }
    #expect(try names(in: "elsewhere") == ["First"])
    #expect(try Data(contentsOf: url("elsewhere/First")) == Data([7]))
  }

  @Test("a file that becomes a link is replaced, and what the link leads to stays") func replacesLinks()
    throws
  {
    defer { folder.remove() }
    try Data([7]).write(to: url("elsewhere/First"))
    try files.createSymbolicLink(at: url("out/Sub/First"), withDestinationURL: url("elsewhere/First"))
    var folders = OutputFolders()
    #expect(try FileContent(of: file("First", in: "Sub"), &folders) == .other)
    #expect(try OutputWriter.write([7], to: file("First", in: "Sub"), &folders) == .written)
    try OutputWriter.replace(file("First", in: "Sub"), with: [1], &folders)
    #expect(try Data(contentsOf: url("elsewhere/First")) == Data([7]))
    #expect(try Data(contentsOf: url("out/Sub/First")) == Data([1]))
  }
}
