import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// A folder with a `diorama.yaml`, and what that says.
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

  /// Whether the configuration is wrong or cannot be read, so that nothing of the project is worked on.
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

  /// A path of the configuration, as messages show it.
  package func path(_ path: String) -> FilePath {
    let path = FilePath(path).lexicallyNormalized()
    return path.isEmpty ? root : root == "." ? path : root.appending(path.components)
  }

  /// Whether the configuration says to pass a file over.
  func excludes(_ path: FilePath) -> Bool {
    guard !configuration.exclude.isEmpty else { return false }
    var relative = path.absolute
    guard relative.removePrefix(absoluteRoot) else { return false }
    let names = relative.components.map(\.string)
    return configuration.exclude.contains { $0.matches(names) }
  }

  /// Where the project's scenes are.
  var sceneFolders: [FilePath] { configuration.scenes.map { path($0) } }

  /// The folder of scenes that a file belongs to; the project's root for a file in none.
  func sceneFolder(of path: FilePath) -> FilePath {
    let absolute = path.absolute
    return sceneFolders.first { absolute.starts(with: $0.absolute) } ?? root
  }
}

/// Finds the configuration that holds for a file: the nearest above it, within its repository.
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
    for candidate in folder.foldersOfRepository {
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
    } catch let failure as FileFailure {
      failures.append(failure)
    } catch {
      failures.append(FileFailure(path, error))
    }
    return Project(root: root, absoluteRoot: absoluteRoot, unreadable: path)
  }
}

extension FilePath {
  /// The folders from this absolute one up to the root of its repository. Outside of a repository they end with the working
  /// directory, or here if that is not above.
  fileprivate var foldersOfRepository: [FilePath] {
    var folders = [self]
    var isInRepository = false
    while let folder = folders.last {
      isInRepository = [".git", ".hg", ".jj", ".svn"].contains { (try? folder.appending($0).stat()) != nil }
      if isInRepository || folder.components.isEmpty { break }
      folders.append(folder.removingLastComponent())
    }
    if isInRepository { return folders }
    guard let last = folders.firstIndex(of: .workingDirectory) else { return [self] }
    return Array(folders[...last])
  }
}
