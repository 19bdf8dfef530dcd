import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The files in the file system, watched wherever something is looked for: each folder before it is searched, so that nothing
/// slips through.
package final class WatchedTree: FileTree {
  private let files = WorkingTree()
  private var watcher: FolderWatcher
  private var hash = SHA256()
  /// What kept a folder from being watched.
  private var failure: (any Error)?

  package init() throws {
    watcher = try FolderWatcher()
  }

  /// Readable as soon as something has changed.
  package var events: FileDescriptor { watcher.events }

  /// Takes note of everything that has changed so far.
  package func drain() {
    watcher.drain()
  }

  /// Does something that reads files.
  /// - Returns: The hash of what was read, and of what could not be: it stays the same as long as nothing of it changes.
  package func digest(ofReadsIn body: () throws -> Void) throws -> SHA256.Digest {
    watcher.reset()
    hash = SHA256()
    try body()
    if let failure { throw failure }
    return hash.digest
  }

  /// The hash of a file, which is watched from now on; `nil` if it cannot be read.
  package func content(of path: FilePath) -> SHA256.Digest? {
    try? read(path).withUnsafeBytes { SHA256.digest(of: $0) }
  }

  package func exists(_ path: FilePath) -> Bool {
    watch(folder: path.removingLastComponent())
    let exists = files.exists(path)
    hash.update(path.string)
    hash.update(exists ? "there" : "gone")
    return exists
  }

  package func isFolder(_ path: FilePath) throws -> Bool {
    watch(folder: path.removingLastComponent())
    return try noted(path, try files.isFolder(path)) { $0 ? "folder" : "file" }
  }

  package func names(in folder: FilePath) throws -> [String] {
    watch(folder: folder)
    return try files.names(in: folder)
  }

  package func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    Folder.folders(from: folder) { watch(folder: $0) }
    return try files.files(below: folder, where: isWanted, note: note)
  }

  package func read(_ path: FilePath) throws -> SourceBytes {
    watch(folder: path.removingLastComponent())
    attempt { try watcher.watch(file: path) }
    return try noted(path, try files.read(path)) { $0.withUnsafeBytes { SHA256.digest(of: $0) }.hexadecimal }
  }

  /// Adds to the hash what was found at a path.
  private func noted<Found>(
    _ path: FilePath, _ find: @autoclosure () throws -> Found, _ describe: (Found) -> String
  ) throws -> Found {
    hash.update(path.string)
    do {
      let found = try find()
      hash.update(describe(found))
      return found
    } catch {
      hash.update((error as? FileFailure)?.reason ?? "\(error)")
      throw error
    }
  }

  /// Watches a folder or, if it is not there, the nearest one above that is.
  private func watch(folder: FilePath) {
    var folder = folder
    attempt {
      while try !watcher.watch(folder: folder.isEmpty ? "." : folder), !folder.isEmpty {
        folder.removeLastComponent()
      }
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      failure = error
    }
  }
}
