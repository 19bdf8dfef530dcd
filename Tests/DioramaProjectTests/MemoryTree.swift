import DioramaSyntax
import SystemPackage

@testable import DioramaProject

/// Files in memory. The tree counts how often each is read, and how often the folders are examined.
final class MemoryTree: FileTree {
  /// The root of the only project; configurations above it do not apply.
  static let root: FilePath = "/memory"

  private var files: [FilePath: String] = [:]
  /// The paths of the files in each folder; empty for a folder that only contains folders.
  private var folders: [FilePath: [FilePath]] = [:]
  private let repositories: [FilePath]
  private(set) var reads: [String: Int] = [:]
  private(set) var repositoryLookups = 0
  private(set) var existenceLookups = 0

  /// - Parameters:
  ///   - files: The contents of files, by their paths from the root.
  ///   - repositories: The roots of repositories.
  init(_ files: [String: String], repositories: [FilePath] = [root]) {
    self.repositories = repositories
    for (path, text) in files {
      let file = Self.root.appending(path)
      self.files[file] = text
      var folder = file.removingLastComponent()
      folders[folder, default: []].append(file)
      while folders[folder.removingLastComponent()] == nil {
        folder.removeLastComponent()
        folders[folder] = []
      }
    }
  }

  func exists(_ path: FilePath) -> Bool {
    existenceLookups += 1
    return files[path.absolute] != nil || folders[path.absolute] != nil
  }

  func isFolder(_ path: FilePath) throws -> Bool {
    if files[path.absolute] != nil { return false }
    guard folders[path.absolute] != nil else { throw Errno.noSuchFileOrDirectory }
    return true
  }

  func isRepository(_ folder: FilePath) -> Bool {
    repositoryLookups += 1
    return repositories.contains(folder)
  }

  func names(in folder: FilePath) throws -> [String] {
    (folders[folder.absolute] ?? []).compactMap { $0.lastComponent?.string }.sorted()
  }

  func files(
    below folder: FilePath, where isWanted: (String) -> Bool, note: (FileFailure) -> Void
  ) throws -> [Folder.Files] {
    files.keys.filter { $0.starts(with: folder.absolute) }.sorted { $0.string < $1.string }.compactMap {
      path in
      guard let name = path.lastComponent?.string, isWanted(name) else { return nil }
      return Folder.Files(folder: path.removingLastComponent(), names: [name])
    }
  }

  func read(_ path: FilePath) throws -> SourceBytes {
    guard let text = files[path.absolute] else { throw Errno.noSuchFileOrDirectory }
    reads[path.absolute.relative(to: Self.root).string, default: 0] += 1
    return SourceBytes(Array(text.utf8))
  }

  func readStandardInput() throws -> SourceBytes { SourceBytes([]) }
}
