import DioramaSyntax
import SystemPackage

/// Where scenes, declarations and configurations are read from.
package protocol FileTree {
  /// Whether there is anything at a path, be it a link that leads nowhere.
  func exists(_ path: FilePath) -> Bool

  /// Whether there is a folder at a path; a file that is not there fails when it is read.
  func isFolder(_ path: FilePath) throws -> Bool

  /// The names in a folder, sorted, without those that begin with a dot.
  func names(in folder: FilePath) throws -> [String]

  /// All files below a folder whose name passes a test, sorted by path.
  ///
  /// - Parameter note: Takes what keeps something inside the folder from being found; the search goes on.
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
  package func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>] {
    paths.map { path in Result { try read(path) } }
  }

  package func readStandardInput() throws -> SourceBytes {
    try FileReader.readStandardInput()
  }
}

/// The files as they lie in the file system.
package struct WorkingTree: FileTree {
  package init() {}

  package func exists(_ path: FilePath) -> Bool {
    (try? path.stat(followTargetSymlink: false)) != nil
  }

  package func isFolder(_ path: FilePath) throws -> Bool {
    do {
      return try path.stat().type == .directory
    } catch {
      throw FileFailure(path, error)
    }
  }

  package func names(in folder: FilePath) throws -> [String] {
    try Folder.names(in: folder)
  }

  package func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    try Folder.files(below: folder, where: isWanted, note: note)
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    try FileReader.read(path)
  }

  package func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>] {
    workers.map(paths) { path in Result { try FileReader.read(path) } }
  }
}
