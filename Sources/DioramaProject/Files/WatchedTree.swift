import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The files on disk, watched wherever something is looked for. Each folder is watched before it is searched, so that
/// no change is missed.
package final class WatchedTree: FileTree {
  private let files = WorkingTree()
  private var watcher: FolderWatcher
  private var hasher = ContentHasher()
  /// What kept a folder from being watched.
  private var failure: (any Error)?

  package init() throws {
    watcher = try FolderWatcher()
  }

  /// Readable as soon as something has changed.
  package var events: FileDescriptor { watcher.events }

  /// Forgets the changes so far.
  package func drain() {
    watcher.drain()
  }

  /// Does something that reads files.
  /// - Returns: The hash of what was read and of what could not be read: as long as none of it changes, it stays the
  ///   same.
  package func hash(ofReadsIn body: () throws -> Void) throws -> ContentHash {
    watcher.reset()
    hasher = ContentHasher()
    try body()
    if let failure { throw failure }
    return hasher.hash
  }

  /// The hash of a file, which is watched from now on; `nil` if it cannot be read.
  package func content(of path: FilePath) -> ContentHash? {
    try? read(path).withUnsafeBytes { ContentHash.of($0) }
  }

  package func exists(_ path: FilePath) -> Bool {
    watch(folder: path.removingLastComponent())
    let exists = files.exists(path)
    hasher.update(path.string)
    hasher.update(exists ? "there" : "gone")
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
    return try noted(path, try files.read(path)) { $0.withUnsafeBytes { ContentHash.of($0) }.hexadecimal }
  }

  /// Adds to the hash what was found at a path.
  private func noted<Found>(
    _ path: FilePath, _ find: @autoclosure () throws -> Found, _ describe: (Found) -> String
  ) throws -> Found {
    hasher.update(path.string)
    do {
      let found = try find()
      hasher.update(describe(found))
      return found
    } catch {
      hasher.update((error as? FileFailure)?.reason ?? "\(error)")
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
