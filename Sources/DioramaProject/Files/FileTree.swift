import DioramaSyntax
import SystemPackage

/// Provides the files of projects: scenes, declarations and configurations are read only from here.
///
/// Paths are relative to the working directory or absolute, depending on how the user named the files.
package protocol FileTree {
  /// Whether files can be read directly from the disk, at any time and by any thread.
  var isOnDisk: Bool { get }

  /// Returns whether something exists at a path, even a broken link.
  func exists(_ path: FilePath) -> Bool

  /// Returns whether nothing exists at a path. What cannot be examined may exist.
  func isMissing(_ path: FilePath) -> Bool

  /// Returns whether there is a folder at a path. Throws if nothing exists there.
  func isFolder(_ path: FilePath) throws -> Bool

  /// Returns whether a folder is the root of a repository. No configuration above a repository applies to its files.
  func isRepository(_ folder: FilePath) -> Bool

  /// Returns the names in a folder, in any order, without those that begin with a dot.
  func names(in folder: FilePath) throws -> [String]

  /// Returns all files below a folder whose names pass a test, sorted by path.
  ///
  /// - Parameter note: Receives each error that keeps something in the folder from being found; the search continues.
  func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files]

  /// Returns the bytes of a file.
  func read(_ path: FilePath) throws -> SourceBytes

  /// Returns the bytes of several files, or the error that kept each from being read.
  func read(_ paths: [FilePath], with workers: Workers) -> [Result<SourceBytes, any Error>]

  /// Returns the bytes of standard input, which can be read once.
  func readStandardInput() throws -> SourceBytes
}

extension FileTree {
  package var isOnDisk: Bool { false }

  package func isMissing(_ path: FilePath) -> Bool { !exists(path) }

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

/// Another tree in which some of its files have new contents. Each file is read only once.
package final class OverlayTree: FileTree {
  private let base: any FileTree
  private var contents: [FilePath: SourceBytes] = [:]
  private var standardInput: SourceBytes?

  package init(over base: any FileTree) {
    self.base = base
  }

  /// Replaces the content of a file of the tree or, if the path is `nil`, of standard input.
  package func replace(_ path: FilePath?, with bytes: SourceBytes) {
    if let path { contents[path.absolute] = bytes } else { standardInput = bytes }
  }

  package func exists(_ path: FilePath) -> Bool {
    base.exists(path)
  }

  package func isMissing(_ path: FilePath) -> Bool { base.isMissing(path) }

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

extension FilePath {
  /// The folder that relative paths start from.
  package static let workingDirectory: FilePath = {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }()

  /// The path from the root of the file system, without `.` and `..`. Links are not resolved.
  package var absolute: FilePath {
    isAbsolute ? lexicallyNormalized() : FilePath.workingDirectory.pushing(self).lexicallyNormalized()
  }

  /// The absolute path with all links resolved; `nil` if nothing exists at the path.
  var followingLinks: FilePath? {
    let path = isEmpty ? "." : self
    guard let buffer = path.withPlatformString({ realpath($0, nil) }) else { return nil }
    defer { free(buffer) }
    return FilePath(platformString: buffer)
  }

  /// The absolute path with all links to folders resolved. The file itself may be a link, or missing.
  package var inFolderFollowingLinks: FilePath {
    guard let name = lastComponent, let folder = removingLastComponent().followingLinks else {
      return absolute
    }
    return folder.appending(name)
  }

  /// The absolute path without links or dots. Components that do not exist yet are kept as written.
  var resolved: FilePath {
    followingLinks ?? lastComponent.map {
      removingLastComponent().resolved.appending($0).lexicallyNormalized()
    }
      ?? absolute
  }

  /// Returns the path from a folder to this path, both absolute, or `.` for the folder itself.
  package func relative(to folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    // Components are appended one by one: for a collection of them, Swift's runtime would look up types.
    var path = FilePath()
    for _ in shared..<folder.components.count { path.append("..") }
    for component in components.dropFirst(shared) { path.append(component) }
    return path.isEmpty ? "." : path
  }

  /// Whether nothing exists at the path, not even a broken link. A path that cannot be examined may exist.
  var isMissing: Bool {
    do {
      _ = try stat(followTargetSymlink: false)
      return false
    } catch {
      return error == .noSuchFileOrDirectory || error == .notDirectory
    }
  }
}
