import DioramaSyntax
import SystemPackage

/// Provides the files of projects: everything that is read of scenes, declarations and configurations comes from here.
///
/// Paths are relative to the working directory or absolute, however they were named.
package protocol FileTree {
  /// Whether files can be read straight from the disk, at any time and by any thread.
  var isOnDisk: Bool { get }

  /// Whether there is anything at a path, even a link that leads nowhere.
  func exists(_ path: FilePath) -> Bool

  /// Whether there is a folder at a path. Throws if there is nothing.
  func isFolder(_ path: FilePath) throws -> Bool

  /// Whether a folder is the root of a repository: no configuration above it applies to what is in it.
  func isRepository(_ folder: FilePath) -> Bool

  /// The names in a folder, sorted, without those that begin with a dot.
  func names(in folder: FilePath) throws -> [String]

  /// All files below a folder whose names pass a test, sorted by path.
  ///
  /// - Parameter note: Takes what keeps something in the folder from being found; the search goes on.
  func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files]

  /// The bytes of a file.
  func read(_ path: FilePath) throws -> SourceBytes

  /// The bytes of several files, or what kept each from being read.
  func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>]

  /// The bytes of standard input, which can be read once.
  func readStandardInput() throws -> SourceBytes
}

extension FileTree {
  package var isOnDisk: Bool { false }

  package func isRepository(_ folder: FilePath) -> Bool {
    [".git", ".hg", ".jj", ".svn"].contains { (try? folder.appending($0).stat()) != nil }
  }

  package func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>] {
    paths.map { path in Result { try read(path) } }
  }

  package func readStandardInput() throws -> SourceBytes {
    try FileReader.readStandardInput()
  }
}

/// Another tree in which some files have new contents. Each file is read only once.
package final class OverlayTree: FileTree {
  private let base: any FileTree
  private var contents: [FilePath: SourceBytes] = [:]
  private var standardInput: SourceBytes?

  package init(over base: any FileTree) {
    self.base = base
  }

  /// Gives a file new content; without a path, standard input.
  package func replace(_ path: FilePath?, with bytes: SourceBytes) {
    if let path { contents[path.absolute] = bytes } else { standardInput = bytes }
  }

  package func exists(_ path: FilePath) -> Bool {
    base.exists(path)
  }

  package func isFolder(_ path: FilePath) throws -> Bool {
    try base.isFolder(path)
  }

  package func isRepository(_ folder: FilePath) -> Bool {
    base.isRepository(folder)
  }

  package func names(in folder: FilePath) throws -> [String] {
    try base.names(in: folder)
  }

  package func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    try base.files(below: folder, where: isWanted, note: note)
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    if let known = contents[path.absolute] { return known }
    let bytes = try base.read(path)
    contents[path.absolute] = bytes
    return bytes
  }

  package func readStandardInput() throws -> SourceBytes {
    if let standardInput { return standardInput }
    let bytes = try base.readStandardInput()
    standardInput = bytes
    return bytes
  }
}
