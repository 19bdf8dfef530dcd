import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// Finds and reads the named files, and every scene and declaration below the named folders.
package struct InputFinder {
  private let tree: any FileTree
  private let workers: Workers
  private let defersScenes: Bool
  private(set) var projects: Projects
  package private(set) var inputs: [Input] = []
  package private(set) var failures: [FileFailure] = []
  private var seen = SeenFiles()
  /// The named folders, and the roots of projects whose scenes are all among the inputs.
  private var wholeFolders: [FilePath] = []
  /// The folder of the last file. The next file is often in it, too.
  private var lastPlace: Place?

  /// A folder, its absolute path, and the project that it belongs to.
  private struct Place {
    let folder: FilePath
    let absolute: ExactText
    let project: Project?
  }

  /// - Parameters:
  ///   - tree: The tree to find files in.
  ///   - workers: The threads that read files.
  ///   - projects: The projects that are already known.
  ///   - defersScenes: Whether scenes in folders are not read until they are compiled.
  package init(
    _ tree: any FileTree, _ workers: Workers = Workers(limit: 1), knowing projects: Projects? = nil,
    defersScenes: Bool = false
  ) {
    self.tree = tree
    self.workers = workers
    self.defersScenes = defersScenes
    self.projects = projects ?? Projects(tree)
  }

  /// Reads everything that some arguments name. Files that cannot be read are reported, and the search continues.
  ///
  /// - Parameter mayBeEmpty: Whether folders may be empty.
  package mutating func add(_ arguments: [String], mayBeEmpty: Bool = false) {
    for argument in arguments { add(argument, mayBeEmpty: mayBeEmpty) }
  }

  /// Reads the scenes and declarations of the project that the working directory belongs to. Reports a project
  /// without any, because their files may have wrong names.
  ///
  /// - Returns: Whether there is such a project.
  mutating func addProject() -> Bool {
    guard let project = projects.project(of: ".") else { return false }
    if project.isBroken { return true }
    addScenes(of: project)
    if failures.isEmpty, inputs.isEmpty {
      failures += project.sceneFolders.map(FileFailure.withoutScenes)
    }
    return true
  }

  /// Reads the scenes of a project, of which there may be none, and the declarations that they can use.
  private mutating func addScenes(of project: Project) {
    wholeFolders.append(project.absoluteRoot)
    for folder in project.sceneFolders {
      if tree.exists(folder) {
        add(folder.string, mayBeEmpty: true)
      } else {
        failures.append(.missing(folder, namedBy: "scenes"))
      }
    }
    reportExclusion(of: project)
    let found = project.configuration.scenes.filter { (try? tree.isFolder(project.path($0))) == true }
    for folder in project.folders(above: found) {
      let names = ((try? tree.names(in: folder)) ?? []).filter(DeclarationKind.isDeclaration).sorted()
      read([Folder.Files(folder: folder == "." ? "" : folder, names: names)], root: folder)
    }
    for path in project.configuration.declarations.map({ project.path($0) }) {
      guard (try? tree.isFolder(path)) == true else {
        let file = Folder.Files(
          folder: path.removingLastComponent(), names: [path.lastComponent?.string ?? ""])
        // A missing file is reported where declarations are read.
        if tree.exists(path), file.names.allSatisfy(DeclarationKind.isDeclaration) {
          read([file], root: path)
        }
        continue
      }
      let files = try? tree.files(below: path, where: DeclarationKind.isDeclaration) { _ in }
      read(files ?? [], root: path)
    }
  }

  /// Reports a project that excludes all of its scenes.
  private mutating func reportExclusion(of project: Project) {
    guard !project.isBroken, !project.configuration.exclude.isEmpty,
      !inputs.contains(where: { $0.project === project && $0.isCompiled })
    else { return }
    let folders = project.sceneFolders.flatMap { folder in
      (try? tree.files(below: folder, where: DeclarationKind.isScene) { _ in }) ?? []
    }
    // Scenes of projects inside this one are not its own.
    guard folders.contains(where: { !$0.names.isEmpty && place(ofFolder: $0.folder).project === project })
    else { return }
    let remedy = "correct 'exclude' in \(ProjectConfiguration.fileName)"
    failures.append(FileFailure(project.root, "contains no scene that is not excluded; \(remedy)"))
  }

  /// Returns whether the inputs include all scenes that can use a declaration: those of its project or, without one,
  /// those of the named folder that it is in.
  func hasAllUses(ofDeclarationAt path: FilePath, _ projects: [Project]) -> Bool {
    let path = path.absolute
    let root = projects.project(around: path)?.absoluteRoot ?? path
    return wholeFolders.contains { root.starts(with: $0) }
  }

  /// Returns the projects whose configuration was named, or all that were found.
  func namedProjects(orAll isAll: Bool = false) -> [Project] {
    projects.all.filter {
      isAll
        || seen.contains(ProjectConfiguration.fileName, in: ExactText($0.absoluteRoot.string))
    }
  }

  /// Reads the scenes that declarations may affect: those of their project or, without one, of their folder.
  mutating func addScenes(affectedBy paths: [FilePath]) {
    for path in paths {
      let folder = path.removingLastComponent()
      if let project = projects.project(of: folder.isEmpty ? "." : folder) {
        if !project.isBroken { addScenes(of: project) }
      } else if (try? tree.isFolder(folder.isEmpty ? "." : folder)) == true {
        add(folder.isEmpty ? "." : folder.string, mayBeEmpty: true)
      }
    }
  }

  /// Reads the scenes of every project with a named declaration or configuration, because a change there may affect
  /// them all.
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
      read(named: nil)
      return
    }
    let path = FilePath(argument)
    do {
      guard try tree.isFolder(path) else {
        read(named: path)
        return
      }
      wholeFolders.append(path.absolute)
      var skipped: [FileFailure] = []
      let all = try tree.files(below: path, where: DeclarationKind.isYAML) { skipped.append($0) }
      let files = all.compactMap { files in
        let known = files.filter(DeclarationKind.isSceneOrDeclaration)
        if known.names.count < files.names.count {
          reportMisnamed(files.filter { !DeclarationKind.isSceneOrDeclaration(fileNamed: $0) })
        }
        return known.names.isEmpty ? nil : known
      }
      failures += skipped
      if files.isEmpty, skipped.isEmpty, !mayBeEmpty {
        failures.append(.withoutScenes(path))
      }
      read(files, root: path)
      if let project = place(ofFolder: path).project, project.absoluteRoot.starts(with: path.absolute) {
        reportExclusion(of: project)
      }
    } catch {
      failures.append(FileFailure(error, at: path))
    }
  }

  /// Reports scenes and declarations that would not be read because of their names.
  private mutating func reportMisnamed(_ files: Folder.Files) {
    for name in files.names where name != ProjectConfiguration.fileName {
      let path = files.folder.appending(name)
      guard place(ofFolder: files.folder).project?.excludes(path) != true,
        let source = (try? tree.read(path)).map({ SourceFile(path: path.string, bytes: $0) }),
        let meant = name == "diorama.yml"
          ? ProjectConfiguration.fileName : DeclarationKind.fileName(for: source)
      else { continue }
      let remedy = tree.exists(files.folder.appending(meant)) ? "remove it; there is also" : "rename it to"
      failures.append(FileFailure(path, "is ignored because of its name; \(remedy) '\(meant)'"))
    }
  }

  private mutating func place(ofFolder folder: FilePath) -> Place {
    if let lastPlace, lastPlace.folder == folder { return lastPlace }
    let project = projects.project(of: folder.isEmpty ? "." : folder)
    let place = Place(folder: folder, absolute: ExactText(folder.absolute.string), project: project)
    lastPlace = place
    return place
  }

  /// Reads a named file, or standard input.
  private mutating func read(named path: FilePath?) {
    let folder = path?.removingLastComponent() ?? ""
    let place = place(ofFolder: folder)
    if let path, let name = path.lastComponent?.string {
      if seen.insert([name], in: place.absolute).isEmpty || !isPart(name, of: place.project, path) { return }
    } else if place.project?.isBroken ?? false {
      return
    }
    let bytes = path.map { path in Result { try tree.read(path) } } ?? Result { try tree.readStandardInput() }
    add(bytes, at: path, in: place, root: folder, isNamed: true)
  }

  /// Reads the files that were found below a named folder.
  private mutating func read(_ found: [Folder.Files], root: FilePath) {
    var new: [NewFile] = []
    for files in found {
      let place = place(ofFolder: files.folder)
      // Making a path from a text is much faster than appending to a path.
      let folder = String(validating: files.folder).map { $0.isEmpty ? "" : $0 + "/" }
      for name in seen.insert(files.names, in: place.absolute) {
        let path = folder.map { FilePath($0 + name) } ?? files.folder.appending(name)
        guard isPart(name, of: place.project, path) else { continue }
        let isDeferred = defersScenes && DeclarationKind.isScene(fileNamed: name)
        new.append(NewFile(path: path, name: name, place: place, isDeferred: isDeferred))
      }
    }
    var read = tree.read(new.filter { !$0.isDeferred }.map(\.path), with: workers).makeIterator()
    for file in new {
      if file.isDeferred {
        inputs.append(
          Input(
            sceneAt: file.path, named: file.name, folder: file.place.folder, root: root,
            project: file.place.project))
      } else if let bytes = read.next() {
        add(bytes, at: file.path, in: file.place, root: root, isNamed: false)
      }
    }
  }

  /// A file below a named folder.
  private struct NewFile {
    let path: FilePath
    let name: String
    let place: Place
    /// Whether it is not read until it is compiled.
    let isDeferred: Bool
  }

  /// Returns whether a file of a project should be read.
  private func isPart(_ name: String, of project: Project?, _ path: FilePath) -> Bool {
    guard let project else { return true }
    return !project.isBroken && name != ProjectConfiguration.fileName && !project.excludes(path)
  }

  private mutating func add(
    _ bytes: Result<SourceBytes, any Error>, at path: FilePath?, in place: Place, root: FilePath,
    isNamed: Bool
  ) {
    do {
      let source = SourceFile(path: Input.shownPath(of: path), bytes: try bytes.get())
      inputs.append(
        Input(
          source, path: path, folder: place.folder, root: root, isNamed: isNamed, project: place.project))
    } catch {
      failures.append(FileFailure(error, at: path ?? "-"))
    }
  }
}

/// The files that were found so far, by the absolute paths of their folders. Texts are cheaper keys than paths.
private struct SeenFiles {
  /// The files that were found in a folder. Their names are hashed only if more are found later.
  private final class Folder {
    private let first: [String]
    private var all: Set<ExactText> = []

    init(_ names: [String]) { first = names }

    func insert(_ names: [String]) -> [String] {
      if all.isEmpty { all = Set(first.map(ExactText.init)) }
      return names.filter { all.insert(ExactText($0)).inserted }
    }

    func contains(_ name: String) -> Bool {
      all.contains(ExactText(name)) || first.contains { ExactText($0) == ExactText(name) }
    }
  }

  private var folders = RecentValues<ExactText, Folder>()

  /// Adds different files of a folder.
  ///
  /// - Returns: The names of those that are new.
  mutating func insert(_ names: [String], in path: ExactText) -> [String] {
    if let folder = folders[path] { return folder.insert(names) }
    folders.add(Folder(names), for: path)
    return names
  }

  func contains(_ name: String, in path: ExactText) -> Bool { folders[path]?.contains(name) ?? false }
}

/// A file to process. It is a class, because it is passed from list to list.
package final class Input: Sendable {
  /// Its path; `nil` for standard input.
  let path: FilePath?
  /// The last component of the path.
  let fileName: String
  /// The folder that contains it; empty for the working directory.
  let folder: FilePath
  /// The named folder that contains it, or the file's own folder.
  let root: FilePath
  /// Whether the file itself was named.
  let isNamed: Bool
  /// Its content; `nil` for a scene that is not read until it is compiled.
  package let source: SourceFile?
  /// The kind of its declaration, from its first key; `nil` if that key does not determine it.
  let kind: DeclarationKind?
  /// The name of its declaration; `nil` for a file with the name of a scene.
  let declaredName: String?
  /// The project that it belongs to.
  let project: Project?

  /// Creates an input from a file that has been read.
  init(
    _ source: SourceFile, path: FilePath?, folder: FilePath, root: FilePath, isNamed: Bool, project: Project?
  ) {
    self.path = path
    fileName = path?.lastComponent?.string ?? Self.shownPath(of: path)
    self.folder = folder
    self.root = root
    self.isNamed = isNamed
    self.source = source
    self.project = project
    if DeclarationKind.isScene(fileNamed: source.name) {
      kind = .scene
      declaredName = nil
    } else {
      let tree = YAMLReader.read(source).tree
      kind = DeclarationKind.of(tree)
      declaredName = DeclarationKind.name(in: tree)
    }
  }

  /// Returns the file with different content.
  func replacing(_ source: SourceFile) -> Input {
    Input(source, path: path, folder: folder, root: root, isNamed: isNamed, project: project)
  }

  /// Creates an input for a scene on disk that is read when it is compiled.
  init(sceneAt path: FilePath, named name: String, folder: FilePath, root: FilePath, project: Project?) {
    self.path = path
    fileName = name
    self.folder = folder
    self.root = root
    self.project = project
    isNamed = false
    source = nil
    kind = .scene
    declaredName = nil
  }

  /// The path, as messages show it.
  var shownPath: String { Self.shownPath(of: path) }

  /// Whether other files can use what the file declares.
  package var isDeclaration: Bool { kind.map(DeclarationKind.ofDeclarations.contains) ?? false }

  /// Whether the file is a declaration, or would be one if it were not for its first key.
  var mayDeclare: Bool {
    isDeclaration || DeclarationKind.isDeclaration(fileNamed: fileName)
  }

  /// Whether the file is compiled: a scene or a component, or a file whose first key does not say what it is.
  var isCompiled: Bool { !(kind.map(DeclarationKind.ofGrammar.contains) ?? false) }

  /// Returns the path of a file, as messages show it.
  static func shownPath(of path: FilePath?) -> String { path?.string ?? FileReader.standardInputName }

  /// Returns the content, and reads it first if necessary.
  func read() throws(FileFailure) -> SourceFile {
    if let source { return source }
    do {
      return SourceFile(path: shownPath, bytes: try path.map { try FileReader.read($0) } ?? SourceBytes([]))
    } catch {
      throw FileFailure(error, at: path ?? "-")
    }
  }
}
