import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// Finds the elements and decorators that a scene can use: those that were named, those that its project names, those
/// in the folder that was named and contains the scene, and those beside the scene and in the folders above it, up to
/// the project's root or, without a project, up to the working directory.
struct Declarations {
  /// Reads each declaration once, and those among the inputs not again.
  private let tree: OverlayTree
  private let language = Grammar.language()
  private var explicit: [SourceFile] = []
  /// The declarations among the inputs, by the folder that was named.
  private var byRoot: [FilePath: [SourceFile]] = [:]
  /// By the paths of folders. Texts are cheaper keys than paths.
  private var byFolder: [ExactText: [SourceFile]] = [:]
  private var byProject: [FilePath: [SourceFile]] = [:]
  private var byPlace = RecentValues<Place, Grammar>()
  /// By the paths of the declarations in them.
  private var grammars = RecentValues<[ExactText], Grammar>()
  private(set) var failures: [FileFailure] = []

  /// What decides which declarations a file can use.
  private struct Place: Hashable {
    let folder: FilePath?
    let root: FilePath
  }

  /// - Parameters:
  ///   - inputs: Everything that is worked on.
  ///   - paths: Files and folders of declarations that every scene can use.
  ///   - tree: Where they are read from.
  init(inputs: [Input], paths: [String], tree: any FileTree) {
    self.tree = OverlayTree(over: tree)
    for input in inputs where input.kind != .scene {
      guard let source = input.source else { continue }
      if let path = input.path { self.tree.replace(path, with: source.bytes) }
      guard input.isDeclaration else { continue }
      if input.isNamed { explicit.append(source) } else { byRoot[input.root, default: []].append(source) }
    }
    explicit += declarations(at: paths)
  }

  /// The grammar for a file.
  mutating func grammar(for input: Input) -> Grammar {
    let place = Place(folder: input.path == nil ? nil : input.folder, root: input.root)
    if let known = byPlace[place] { return known }
    let grammar = grammar(of: files(for: input))
    byPlace.add(grammar, for: place)
    return grammar
  }

  /// Every grammar that was made.
  var all: [Grammar] { grammars.all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { $0.value } }

  private mutating func grammar(of files: [SourceFile]) -> Grammar {
    var seen: Set<FilePath> = []
    let unique = files.filter { seen.insert(FilePath($0.path).absolute).inserted }.sorted {
      $0.path < $1.path
    }
    let key = unique.map { ExactText($0.path) }
    if let known = grammars[key] { return known }
    let grammar = unique.isEmpty ? language : language.adding(unique)
    grammars.add(grammar, for: key)
    return grammar
  }

  private mutating func files(for input: Input) -> [SourceFile] {
    var files = explicit + (byRoot[input.root] ?? [])
    if let project = input.project { files += declarations(of: project) }
    for folder in Self.folders(above: input.path, in: input.project) { files += declarations(in: folder) }
    return files
  }

  private static func folders(above path: FilePath?, in project: Project?) -> [FilePath] {
    guard let path else { return ["."] }
    let end = project?.absoluteRoot ?? .workingDirectory
    var folder = path.removingLastComponent().absolute
    var folders = [folder]
    guard folder.starts(with: end) else { return [path.removingLastComponent()] }
    while folder != end, folder.removeLastComponent() { folders.append(folder) }
    return path.isAbsolute ? folders : folders.map { $0.relative(to: .workingDirectory) }
  }

  private mutating func declarations(of project: Project) -> [SourceFile] {
    if let known = byProject[project.absoluteRoot] { return known }
    let files = declarations(at: project.configuration.declarations.map { project.path($0).string })
    byProject[project.absoluteRoot] = files
    return files
  }

  private mutating func declarations(at paths: [String]) -> [SourceFile] {
    var finder = InputFinder(tree)
    finder.add(paths, mayBeEmpty: true)
    failures += finder.failures
    return finder.inputs.filter(\.isDeclaration).compactMap(\.source)
  }

  private mutating func declarations(in folder: FilePath) -> [SourceFile] {
    if let known = byFolder[ExactText(folder.string)] { return known }
    let names = (try? tree.names(in: folder)) ?? []
    var files: [SourceFile] = []
    for name in names {
      guard let kind = DeclarationKind.of(fileNamed: name)?.kind, kind != .scene,
        DeclarationKind.ofProjects.contains(kind)
      else { continue }
      let path = folder == "." ? FilePath(name) : folder.appending(name)
      do {
        files.append(SourceFile(path: path.string, bytes: try tree.read(path)))
      } catch {
        failures.append(FileFailure(error, at: path))
      }
    }
    byFolder[ExactText(folder.string)] = files
    return files
  }
}

/// Values by their keys, for lookups that mostly ask for the same key many times in a row, as for the folder of each
/// file.
///
/// The latest value is found without hashing. As long as there is only one, no dictionary is made: making the first
/// dictionary of a type takes Swift's runtime as long as checking a small scene.
struct RecentValues<Key: Hashable, Value> {
  private var latest: (key: Key, value: Value)?
  private var others: [Key: Value] = [:]

  /// The value of a key.
  subscript(key: Key) -> Value? {
    if let latest, latest.key == key { return latest.value }
    return others.isEmpty ? nil : others[key]
  }

  /// Sets the value of a key that has none yet.
  mutating func add(_ value: Value, for key: Key) {
    if let latest { others[latest.key] = latest.value }
    latest = (key, value)
  }

  /// All keys with their values, in no particular order.
  var all: [(key: Key, value: Value)] {
    (latest.map { [$0] } ?? []) + others.map { ($0.key, $0.value) }
  }
}
