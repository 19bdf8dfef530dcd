import DioramaSyntax
import SystemPackage

/// Finds the configuration that applies to a file: the nearest one above it in its repository. Each is read only once.
package struct Projects {
  private let tree: any FileTree
  /// The indices of projects by the absolute paths of folders; `nil` for a folder outside any project.
  private var known = RecentValues<FilePath, Int?>()
  /// The last folder that was looked up, and the folders above it up to the root of its repository or, outside a
  /// repository, of the file system.
  private var lastFolders: [FilePath] = []
  private var isInRepository = false
  /// All projects that were found.
  private(set) var all: [Project] = []
  private(set) var failures: [FileFailure] = []

  init(_ tree: any FileTree) {
    self.tree = tree
  }

  /// Returns the project that a folder belongs to.
  mutating func project(of folder: FilePath) -> Project? {
    let absolute = folder.absolute
    let index = known[absolute] ?? find(from: absolute, isShownAbsolute: folder.isAbsolute)
    return index.map { all[$0] }
  }

  /// Replaces the content of a project's configuration.
  mutating func replace(_ project: Project, with file: SourceFile) {
    guard let index = all.firstIndex(where: { $0 === project }) else { return }
    all[index] = Project(
      root: project.root, absoluteRoot: project.absoluteRoot, file: file, mayHaveLinks: tree.isOnDisk)
  }

  private mutating func find(from folder: FilePath, isShownAbsolute: Bool) -> Int? {
    var index: Int?
    var passed: [FilePath] = []
    for candidate in foldersOfRepository(from: folder) {
      if let found = known[candidate] {
        index = found
        break
      }
      passed.append(candidate)
      let shown = isShownAbsolute ? candidate : candidate.relative(to: .workingDirectory)
      let path =
        shown == "."
        ? FilePath(ProjectConfiguration.fileName) : shown.appending(ProjectConfiguration.fileName)
      guard tree.exists(path) else { continue }
      index = all.count
      all.append(read(path, root: shown, absoluteRoot: candidate))
      break
    }
    for folder in passed { known.add(index, for: folder) }
    return index
  }

  private mutating func read(_ path: FilePath, root: FilePath, absoluteRoot: FilePath) -> Project {
    do {
      let file = SourceFile(path: path.string, bytes: try tree.read(path))
      return Project(root: root, absoluteRoot: absoluteRoot, file: file, mayHaveLinks: tree.isOnDisk)
    } catch {
      failures.append(FileFailure(error, at: path))
    }
    return Project(root: root, absoluteRoot: absoluteRoot, unreadable: path)
  }

  /// Returns the folders from an absolute path up to the root of its repository. Outside a repository, the last one is
  /// the working directory, or the folder itself if it is not in the working directory.
  private mutating func foldersOfRepository(from folder: FilePath) -> [FilePath] {
    findRepository(of: folder)
    if isInRepository { return lastFolders }
    guard let last = lastFolders.firstIndex(of: .workingDirectory) else { return [folder] }
    return Array(lastFolders[...last])
  }

  /// Examines the folders above an absolute path. Those above the last path are known.
  private mutating func findRepository(of folder: FilePath) {
    var folders = [folder]
    while let folder = folders.last {
      if let known = lastFolders.firstIndex(of: folder) {
        lastFolders = folders.dropLast() + lastFolders[known...]
        return
      }
      let isRepository = tree.isRepository(folder)
      if isRepository || folder.components.isEmpty {
        (lastFolders, isInRepository) = (folders, isRepository)
        return
      }
      folders.append(folder.removingLastComponent())
    }
  }
}
