import DioramaCompiler
import DioramaSyntax
import DioramaTree
import SystemPackage

/// A folder with a `diorama.yaml`, and the contents of that file.
package final class Project: Sendable {
  /// The folder, as messages show it.
  package let root: FilePath
  /// The folder's absolute path.
  package let absoluteRoot: FilePath
  /// The configuration file.
  package let file: SourceFile
  package let configuration: ProjectConfiguration
  /// The diagnostics of the configuration.
  package let diagnostics: [Diagnostic]

  /// Whether the configuration has errors or cannot be read, so that nothing in the project is processed.
  let isBroken: Bool

  /// Reads the configuration. If it is a link itself, as in a build system's sandbox, inputs may also be in the folder
  /// that it leads to.
  ///
  /// - Parameter mayHaveLinks: Whether the project's files are on the disk, where paths may lead through links.
  init(root: FilePath, absoluteRoot: FilePath, file: SourceFile, mayHaveLinks: Bool) {
    self.root = root
    self.absoluteRoot = absoluteRoot
    self.file = file
    let folder = absoluteRoot.resolved
    let origin = absoluteRoot.appending(ProjectConfiguration.fileName).resolved.removingLastComponent()
    (configuration, diagnostics) = ConfigurationReader.read(file, toolVersion: RuntimeTree.release) {
      guard mayHaveLinks else { return false }
      let path = absoluteRoot.appending(FilePath($0).components).resolved
      return !path.starts(with: folder) && ($1 || !path.starts(with: origin))
    }
    isBroken = diagnostics.contains { $0.severity == .error }
  }

  /// Creates a project whose configuration cannot be read.
  init(root: FilePath, absoluteRoot: FilePath, unreadable path: FilePath) {
    self.root = root
    self.absoluteRoot = absoluteRoot
    file = SourceFile(path: path.string, bytes: [])
    configuration = ProjectConfiguration()
    diagnostics = []
    isBroken = true
  }

  /// Returns a path from the configuration, as messages show it.
  package func path(_ path: String) -> FilePath {
    let path = FilePath(path).lexicallyNormalized()
    return path.isEmpty ? root : root == "." ? path : root.appending(path.components)
  }

  /// Returns whether the configuration excludes a file.
  func excludes(_ path: FilePath) -> Bool {
    guard !configuration.exclude.isEmpty else { return false }
    var relative = path.absolute
    guard relative.removePrefix(absoluteRoot) else { return false }
    let names = relative.components.map(\.string)
    return configuration.exclude.contains { $0.matches(names) }
  }

  /// The folders of the project's scenes.
  var sceneFolders: [FilePath] { configuration.scenes.map { path($0) } }

  /// Returns the folders above some folders of the configuration, up to the root, each once.
  func folders(above paths: [String]) -> [FilePath] {
    var seen: Set<FilePath> = []
    var above: [FilePath] = []
    for path in paths {
      var folder = FilePath(path).lexicallyNormalized()
      while folder.removeLastComponent(), seen.insert(folder).inserted {
        above.append(self.path(folder.string))
      }
    }
    return above
  }

  /// Returns the scene folder that a file belongs to, or the project's root if there is none.
  func sceneFolder(of path: FilePath) -> FilePath {
    let absolute = path.absolute
    return sceneFolders.first { absolute.starts(with: $0.absolute) } ?? root
  }
}

extension [Project] {
  /// Returns the innermost project that contains a file, given its absolute path.
  func project(around path: FilePath) -> Project? {
    filter { path.starts(with: $0.absoluteRoot) }.max {
      $0.absoluteRoot.components.count < $1.absoluteRoot.components.count
    }
  }
}

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

/// The settings of a project, from the file `diorama.yaml` at its root.
///
/// All paths are relative to that file's folder and stay below it.
package struct ProjectConfiguration: Sendable, Hashable {
  /// The name of the file.
  package static let fileName = "diorama.yaml"

  /// The files and folders with scenes; by default, the whole project.
  package var scenes: [String] = ["."]

  /// The files and folders with elements, decorators, components, enumerations, themes and controllers that every
  /// scene can use.
  package var declarations: [String] = []

  /// The files and folders to leave out.
  package var exclude: [PathPattern] = []

  /// The folder for generated Swift; `nil` to write it next to each scene.
  package var swiftFolder: String?

  /// The folder for runtime trees; `nil` to write them next to each scene.
  package var treeFolder: String?

  /// Who can use generated Swift; `nil` if the file does not specify it.
  package var accessLevel: AccessLevel?

  /// Whether warnings fail a run.
  package var isStrict = false

  /// The baseline file; `nil` for none.
  package var baseline: String?

  /// The levels of rules, and what else the compiler needs to know.
  package var compilerSettings = CompilerSettings.standard

  /// Creates the settings of a project without a configuration.
  package init() {}
}

/// A pattern for a path in a project and everything below it. `*` matches any characters of a name, `?` matches one
/// character, and `**` matches any number of folders.
package struct PathPattern: Sendable, Hashable {
  private let names: [[Character]]

  /// Creates a pattern from names with `/` between them.
  package init(_ text: String) {
    names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Returns whether the pattern matches a path, given by its names from the project's root, or a folder above it.
  package func matches(_ path: [String]) -> Bool {
    Self.matches(names, path.map(Array.init), star: ["*", "*"], isPrefixEnough: true) { pattern, name in
      Self.matches(pattern, name, star: "*", isPrefixEnough: false) { $0 == "?" || $0 == $1 }
    }
  }

  /// Returns whether the elements match a pattern in which a star matches any number of elements.
  ///
  /// After a mismatch, only the last star is tried again, with one more element. That is enough, and keeps the time
  /// within the product of the lengths.
  private static func matches<Element: Equatable>(
    _ pattern: [Element], _ elements: [Element], star: Element, isPrefixEnough: Bool,
    _ isMatch: (Element, Element) -> Bool
  ) -> Bool {
    var (position, index) = (0, 0)
    var retry: (position: Int, index: Int)?
    while index < elements.count, position < pattern.count || !isPrefixEnough {
      if position < pattern.count, pattern[position] == star {
        retry = (position, index)
        position += 1
      } else if position < pattern.count, isMatch(pattern[position], elements[index]) {
        position += 1
        index += 1
      } else if let last = retry {
        retry = (last.position, last.index + 1)
        (position, index) = (last.position + 1, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == star }
  }
}
