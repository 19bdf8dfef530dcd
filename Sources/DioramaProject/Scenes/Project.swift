import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// A folder with a `diorama.yaml`, and what that file says.
package final class Project: Sendable {
  /// The folder, as messages show it.
  package let root: FilePath
  /// The folder's absolute path.
  package let absoluteRoot: FilePath
  /// The configuration file.
  package let file: SourceFile
  package let configuration: ProjectConfiguration
  /// What is wrong with the configuration.
  package let diagnostics: [Diagnostic]

  /// Whether the configuration has errors or cannot be read, so that nothing in the project is worked on.
  let isBroken: Bool

  init(root: FilePath, absoluteRoot: FilePath, file: SourceFile) {
    self.root = root
    self.absoluteRoot = absoluteRoot
    self.file = file
    (configuration, diagnostics) = ConfigurationReader.read(file, toolVersion: ToolVersion.current)
    isBroken = diagnostics.contains { $0.severity == .error }
  }

  /// A project whose configuration cannot be read.
  init(root: FilePath, absoluteRoot: FilePath, unreadable path: FilePath) {
    self.root = root
    self.absoluteRoot = absoluteRoot
    file = SourceFile(path: path.string, bytes: [])
    configuration = ProjectConfiguration()
    diagnostics = []
    isBroken = true
  }

  /// A path in the configuration, as messages show it.
  package func path(_ path: String) -> FilePath {
    let path = FilePath(path).lexicallyNormalized()
    return path.isEmpty ? root : root == "." ? path : root.appending(path.components)
  }

  /// Whether the configuration excludes a file.
  func excludes(_ path: FilePath) -> Bool {
    guard !configuration.exclude.isEmpty else { return false }
    var relative = path.absolute
    guard relative.removePrefix(absoluteRoot) else { return false }
    let names = relative.components.map(\.string)
    return configuration.exclude.contains { $0.matches(names) }
  }

  /// Where the project's scenes are.
  var sceneFolders: [FilePath] { configuration.scenes.map { path($0) } }

  /// The folder of scenes that a file belongs to; the project's root if there is none.
  func sceneFolder(of path: FilePath) -> FilePath {
    let absolute = path.absolute
    return sceneFolders.first { absolute.starts(with: $0.absolute) } ?? root
  }
}

/// Finds the configuration that applies to a file: the nearest one above it in its repository.
struct Projects {
  private let tree: any FileTree
  /// By the absolute paths of folders; `nil` for a folder that belongs to no project.
  private var known = RecentValues<FilePath, Project?>()
  /// Every project that was found.
  private(set) var all: [Project] = []
  private(set) var failures: [FileFailure] = []

  init(_ tree: any FileTree) {
    self.tree = tree
  }

  /// The project that a folder belongs to.
  mutating func project(of folder: FilePath) -> Project? {
    let absolute = folder.absolute
    if let project = known[absolute] { return project }
    let project = find(from: absolute, isShownAbsolute: folder.isAbsolute)
    known.add(project, for: absolute)
    return project
  }

  private mutating func find(from folder: FilePath, isShownAbsolute: Bool) -> Project? {
    for candidate in foldersOfRepository(from: folder) {
      if let project = all.first(where: { $0.absoluteRoot == candidate }) { return project }
      let shown = isShownAbsolute ? candidate : candidate.relative(to: .workingDirectory)
      let path =
        shown == "."
        ? FilePath(ProjectConfiguration.fileName) : shown.appending(ProjectConfiguration.fileName)
      guard tree.exists(path) else { continue }
      let project = read(path, root: shown, absoluteRoot: candidate)
      all.append(project)
      return project
    }
    return nil
  }

  private mutating func read(_ path: FilePath, root: FilePath, absoluteRoot: FilePath) -> Project {
    do {
      let file = SourceFile(path: path.string, bytes: try tree.read(path))
      return Project(root: root, absoluteRoot: absoluteRoot, file: file)
    } catch {
      failures.append(FileFailure(error, at: path))
    }
    return Project(root: root, absoluteRoot: absoluteRoot, unreadable: path)
  }

  /// The folders from an absolute one up to the root of its repository. Outside a repository, the last one is the
  /// working directory, or the folder itself if that is not in the working directory.
  private func foldersOfRepository(from folder: FilePath) -> [FilePath] {
    var folders = [folder]
    var isInRepository = false
    while let folder = folders.last {
      isInRepository = tree.isRepository(folder)
      if isInRepository || folder.components.isEmpty { break }
      folders.append(folder.removingLastComponent())
    }
    if isInRepository { return folders }
    guard let last = folders.firstIndex(of: .workingDirectory) else { return [folder] }
    return Array(folders[...last])
  }
}
