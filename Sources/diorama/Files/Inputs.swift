import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// A file to work on.
struct Input {
  /// Where it lies; `nil` for standard input.
  let path: FilePath?
  /// The folder that was named on the command line and holds it, or the file's own.
  let root: FilePath
  /// Whether the file itself was named on the command line.
  let isNamed: Bool
  /// What it was read as.
  let source: SourceFile
  /// What it declares, by its first key; `nil` if that is no word for anything.
  let kind: DeclarationKind?
  /// The project that it belongs to.
  let project: Project?
}

/// Finds and reads what the command line names: files as they are, folders with every scene and declaration below them.
struct InputFinder {
  private let tree: any FileTree
  private(set) var projects: Projects
  private(set) var inputs: [Input] = []
  private(set) var failures: [FileFailure] = []
  private var seen = RecentValues<FilePath, Void>()
  /// The folder of the file that was read last, without detours, and its project: the next file is often its neighbour.
  private var place: (folder: FilePath, normalized: FilePath, project: Project?)?

  init(_ tree: any FileTree) {
    self.tree = tree
    projects = Projects(tree)
  }

  /// Reads everything that some arguments name. What cannot be read is noted, and the rest goes on.
  ///
  /// - Parameter mayBeEmpty: Whether a folder need not hold anything.
  mutating func add(_ arguments: [String], mayBeEmpty: Bool = false) {
    for argument in arguments { add(argument, mayBeEmpty: mayBeEmpty) }
  }

  /// Reads the scenes and declarations of the project that the working directory belongs to.
  ///
  /// - Returns: Whether there is such a project.
  mutating func addProject() -> Bool {
    guard let project = projects.project(of: ".") else { return false }
    if project.isBroken { return true }
    addScenes(of: project)
    return true
  }

  /// Reads the scenes of a project, which may have none left.
  private mutating func addScenes(of project: Project) {
    for folder in project.sceneFolders { add(folder.string, mayBeEmpty: true) }
  }

  /// The projects whose configuration was named on the command line, or all that were found.
  func namedProjects(orAll isAll: Bool = false) -> [Project] {
    projects.all.filter { isAll || seen[$0.path(ProjectConfiguration.fileName)] != nil }
  }

  /// Reads what may be concerned by files that are no longer there: the scenes of their project or, without one, of their folder.
  mutating func addScenes(besideDeleted paths: [FilePath]) {
    for path in paths {
      let folder = path.removingLastComponent()
      if let project = projects.project(of: folder.isEmpty ? "." : folder) {
        if !project.isBroken { addScenes(of: project) }
      } else if (try? tree.isFolder(folder.isEmpty ? "." : folder)) == true {
        add(folder.isEmpty ? "." : folder.string, mayBeEmpty: true)
      }
    }
  }

  /// Reads the scenes of every project of which a declaration or the configuration was named: a change there may concern them all.
  mutating func addScenesOfChangedProjects() {
    var changed = inputs.filter { $0.isNamed && $0.isDeclaration }.compactMap(\.project)
    changed += namedProjects().filter { !$0.isBroken }
    var known: Set<FilePath> = []
    for project in changed where known.insert(project.absoluteRoot).inserted {
      addScenes(of: project)
    }
  }

  private mutating func add(_ argument: String, mayBeEmpty: Bool = false) {
    if argument == "-" {
      read(nil, root: "", isNamed: true)
      return
    }
    let path = FilePath(argument)
    do {
      guard try tree.isFolder(path) else {
        read(path, root: path.removingLastComponent(), isNamed: true)
        return
      }
      let files = try tree.files(below: path, where: Self.isSceneOrDeclaration)
      if files.isEmpty, !mayBeEmpty {
        failures.append(FileFailure(path, "holds no scene; scenes are named like Profile.scene.yaml"))
      }
      for file in files { read(file, root: path, isNamed: false) }
    } catch let failure as FileFailure {
      failures.append(failure)
    } catch {
      failures.append(FileFailure(path, error))
    }
  }

  /// Whether a name in a folder is that of a file that a project declares something in.
  static func isSceneOrDeclaration(_ name: String) -> Bool {
    DeclarationKind.of(fileNamed: name).map { DeclarationKind.ofProjects.contains($0.kind) } ?? false
  }

  private mutating func place(ofFolder folder: FilePath) -> (
    folder: FilePath, normalized: FilePath, project: Project?
  ) {
    if let place, place.folder == folder { return place }
    let project = projects.project(of: folder.isEmpty ? "." : folder)
    let place = (folder, folder.lexicallyNormalized(), project)
    self.place = place
    return place
  }

  private mutating func read(_ path: FilePath?, root: FilePath, isNamed: Bool) {
    let place = self.place(ofFolder: path?.removingLastComponent() ?? "")
    let project = place.project
    if let path, let name = path.lastComponent {
      let normalized =
        name.kind == .regular ? place.normalized.appending(name) : path.lexicallyNormalized()
      if seen[normalized] != nil { return }
      seen.add((), for: normalized)
    }
    if let path, path.lastComponent?.string == ProjectConfiguration.fileName, project != nil { return }
    if let project, project.isBroken || path.map({ project.excludes($0) }) ?? false { return }
    do {
      let bytes = try path.map { try tree.read($0) } ?? tree.readStandardInput()
      let source = SourceFile(path: path?.string ?? FileReader.standardInputName, bytes: bytes)
      let kind = FirstKey.kind(of: source)
      inputs.append(
        Input(path: path, root: root, isNamed: isNamed, source: source, kind: kind, project: project))
    } catch let failure as FileFailure {
      failures.append(failure)
    } catch {
      failures.append(FileFailure(path ?? "-", error))
    }
  }
}

/// What a file declares.
enum FirstKey {
  /// The kind by the file's first key. A file that is named like a scene is one, whatever its first key says.
  static func kind(of source: SourceFile) -> DeclarationKind? {
    if DeclarationKind.of(fileNamed: source.name)?.kind == .scene { return .scene }
    return DeclarationKind.of(YAMLReader.read(source).tree)
  }
}
