import DioramaTestSupport
import Foundation
import SystemPackage
import Testing

@testable import DioramaProject

/// Output folders are replaced with links while a run writes.
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

  /// A file in the output folder.
  private func file(_ name: String, in way: FilePath) -> OutputFile {
    OutputFile(folder: OutputFolder(way, below: FilePath(url("out").path)), name: name)
  }

  /// Moves a folder away and replaces it with a link to another folder.
  private func swap(_ name: String) throws {
    try files.moveItem(at: url(name), to: url("moved"))
    try files.createSymbolicLink(at: url(name), withDestinationURL: url("elsewhere"))
  }

  private func names(in name: String) throws -> [String] {
    try files.contentsOfDirectory(atPath: url(name).path).sorted()
  }

  @Test("a folder that is replaced with a link between two writes does not redirect them")
  func swapsBetweenWrites() throws {
    defer { folder.remove() }
    let place = OutputFolder("Sub", below: FilePath(url("out").path))
    var folders = OutputFolders()
    for (index, name) in ["First", "Second", "Third"].enumerated() {
      let file = OutputFile(folder: place, name: name)
      try folders.replace(file, with: [1])
      if index == 0 { try swap("out/Sub") }
    }
    try folders.remove(OutputFile(folder: place, name: "Third"))
    #expect(try names(in: "elsewhere") == [])
    #expect(try names(in: "moved") == ["First", "Second"])
  }

  @Test("the output folder is opened once for all folders below it") func swapsTheRoot() throws {
    defer { folder.remove() }
    var folders = OutputFolders()
    try folders.replace(file("First", in: "Sub"), with: [1])
    try swap("out")
    for (name, way) in [("Second", "Sub"), ("Third", "New/Deep"), ("Manifest", "")] as [(String, FilePath)] {
      try folders.replace(file(name, in: way), with: [1])
    }
    #expect(try names(in: "elsewhere") == [])
    #expect(try names(in: "moved") == ["Manifest", "New", "Sub"])
    #expect(try names(in: "moved/Sub") == ["First", "Second"])
  }

  @Test("links to folders are rejected", arguments: ["Sub", "Sub/Deep"] as [FilePath])
  func rejectsLinks(way: FilePath) throws {
    defer { folder.remove() }
    try swap("out/Sub")
    try Data([7]).write(to: url("elsewhere/First"))
    var folders = OutputFolders()
    #expect(throws: FileFailure.self) {
      try folders.replace(file("First", in: way), with: [1])
    }
    #expect(throws: FileFailure.self) { try folders.remove(file("First", in: way)) }
    #expect(throws: FileFailure.self) { try folders.content(of: file("First", in: way)) }
    #expect(try names(in: "elsewhere") == ["First"])
    #expect(try Data(contentsOf: url("elsewhere/First")) == Data([7]))
  }

  @Test("an output that was replaced with a link is written, and the link's target stays")
  func replacesLinks()
    throws
  {
    defer { folder.remove() }
    try Data([7]).write(to: url("elsewhere/First"))
    try files.createSymbolicLink(at: url("out/Sub/First"), withDestinationURL: url("elsewhere/First"))
    var folders = OutputFolders()
    #expect(try folders.content(of: file("First", in: "Sub")) == .link)
    try folders.replace(file("First", in: "Sub"), with: [1])
    #expect(try Data(contentsOf: url("elsewhere/First")) == Data([7]))
    #expect(try Data(contentsOf: url("out/Sub/First")) == Data([1]))
  }
}
