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

  /// The files and folders of the project's scenes and declarations, which are searched.
  var searchedPaths: [FilePath] { (configuration.scenes + configuration.declarations).map { path($0) } }

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
