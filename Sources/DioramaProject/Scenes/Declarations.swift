import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// Finds the declarations that a scene can use:
///
/// - those that were named
/// - those that its project names
/// - those in the named folder that contains the scene, except those of other projects
/// - those next to the scene and in the folders above it, up to the project's root or, without a project, up to the
///   working directory
struct Declarations {
  private let tree: any FileTree
  /// Reads each declaration once, and does not read those among the inputs again.
  private lazy var overlay = OverlayTree(over: tree)
  private let projects: Projects
  private let language = Grammar.language()
  /// The declarations that every file can use.
  private var explicit = VisibleDeclarations()
  /// The declarations among the inputs, by the named folder and the project.
  private var byRoot: [Root: [SourceFile]] = [:]
  /// The declarations by the paths of their folders. Texts are cheaper keys than paths.
  private var byFolder: [ExactText: [SourceFile]] = [:]
  private var byProject: [FilePath: [SourceFile]] = [:]
  /// The results of ``extending(_:with:from:)``: files in the same folders share them.
  private(set) var extensions = RecentValues<Extension, VisibleDeclarations>()
  private var byPlace = RecentValues<Place, Grammar>()
  /// The grammars by the paths of their declarations.
  private var grammars = RecentValues<[ExactText], Grammar>()
  private(set) var failures: [FileFailure] = []

  /// What determines which declarations a file can use.
  private struct Place: Hashable {
    let folder: FilePath?
    let root: FilePath
  }

  /// A named folder, and a project with inputs below it; `nil` for inputs without a project.
  struct Root: Hashable {
    let folder: FilePath
    let project: FilePath?
  }

  /// Declarations, and where more of them come from.
  struct Extension: Hashable {
    let visible: ObjectIdentifier
    let source: Source

    enum Source: Hashable {
      /// The inputs below a named folder.
      case root(Root)
      /// The configuration of a project.
      case project(FilePath)
      case folder(ExactText)
    }
  }

  /// - Parameters:
  ///   - inputs: All inputs of the run.
  ///   - paths: Files and folders of declarations that every scene can use.
  ///   - tree: The tree to read them from.
  ///   - projects: The projects that the inputs belong to.
  init(inputs: [Input], paths: [String], tree: any FileTree, _ projects: Projects) {
    self.tree = tree
    self.projects = projects
    var named: [SourceFile] = []
    for input in inputs where input.kind != .scene {
      guard let source = input.source else { continue }
      if let path = input.path { overlay.replace(path, with: source.bytes) }
      guard input.mayDeclare else { continue }
      if input.isNamed {
        named.append(source)
      } else {
        byRoot[Root(folder: input.root, project: input.project?.absoluteRoot), default: []].append(source)
      }
    }
    explicit = explicit.adding(named + declarations(at: paths))
  }

  /// Returns the grammar for a file.
  mutating func grammar(for input: Input) -> Grammar {
    let place = Place(folder: input.path == nil ? nil : input.folder, root: input.root)
    if let known = byPlace[place] { return known }
    let grammar = grammar(of: declarations(visibleTo: input))
    byPlace.add(grammar, for: place)
    return grammar
  }

  /// All grammars that have been created.
  var all: [Grammar] { grammars.all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { $0.value } }

  private mutating func grammar(of visible: VisibleDeclarations) -> Grammar {
    if let known = visible.grammar { return known }
    let key = visible.files.map { ExactText($0.path) }
    let known = grammars[key]
    let grammar = known ?? (key.isEmpty ? language : language.adding(visible.files))
    if known == nil { grammars.add(grammar, for: key) }
    visible.grammar = grammar
    return grammar
  }

  private mutating func declarations(visibleTo input: Input) -> VisibleDeclarations {
    var visible = extending(explicit, from: Root(folder: input.root, project: nil))
    if let project = input.project {
      visible = extending(visible, from: Root(folder: input.root, project: project.absoluteRoot))
      visible = extending(visible, with: declarations(of: project), from: .project(project.absoluteRoot))
    }
    for folder in Self.folders(above: input.path, in: input.project).reversed() {
      let source = Extension.Source.folder(ExactText(folder.string))
      visible = extending(visible, with: declarations(in: folder), from: source)
    }
    return visible
  }

  private mutating func extending(_ visible: VisibleDeclarations, from root: Root) -> VisibleDeclarations {
    extending(visible, with: byRoot[root] ?? [], from: .root(root))
  }

  /// Returns declarations together with others. The work is done once for each source.
  private mutating func extending(
    _ visible: VisibleDeclarations, with files: [SourceFile], from source: Extension.Source
  ) -> VisibleDeclarations {
    if files.isEmpty { return visible }
    let key = Extension(visible: ObjectIdentifier(visible), source: source)
    if let known = extensions[key] { return known }
    let extended = visible.adding(files)
    extensions.add(extended, for: key)
    return extended
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
    let known = failures.count
    let files = declarations(at: project.configuration.declarations.map { project.path($0).string })
    for index in known..<failures.count where failures[index].reason == Errno.noSuchFileOrDirectory.reason {
      failures[index] = .missing(failures[index].path, namedBy: "declarations")
    }
    byProject[project.absoluteRoot] = files
    return files
  }

  private mutating func declarations(at paths: [String]) -> [SourceFile] {
    if paths.isEmpty { return [] }
    var finder = InputFinder(overlay, knowing: projects)
    finder.add(paths, mayBeEmpty: true)
    failures += finder.failures
    return finder.inputs.filter(\.isDeclaration).compactMap(\.source)
  }

  private mutating func declarations(in folder: FilePath) -> [SourceFile] {
    if let known = byFolder[ExactText(folder.string)] { return known }
    let names = ((try? tree.names(in: folder)) ?? []).filter(DeclarationKind.isDeclaration)
    var files: [SourceFile] = []
    for name in names.sorted() {
      let path = folder == "." ? FilePath(name) : folder.appending(name)
      do {
        files.append(SourceFile(path: path.string, bytes: try overlay.read(path)))
      } catch {
        failures.append(FileFailure(error, at: path))
      }
    }
    byFolder[ExactText(folder.string)] = files
    return files
  }
}

/// The declarations that some files can use.
final class VisibleDeclarations {
  /// The declarations, sorted by path. Each file is included once, even if it was named in several ways.
  let files: [SourceFile]
  /// The absolute paths of the files.
  private let paths: Set<ExactText>
  /// The grammar with these declarations, once it has been created.
  fileprivate var grammar: Grammar?

  init(_ files: [SourceFile] = [], _ paths: Set<ExactText> = []) {
    self.files = files
    self.paths = paths
  }

  /// Returns these declarations and others, or this object if there are no others.
  func adding(_ others: [SourceFile]) -> VisibleDeclarations {
    var paths = paths
    let new = others.filter { paths.insert(ExactText(FilePath($0.path).absolute.string)).inserted }
    if new.isEmpty { return self }
    return VisibleDeclarations((files + new).sorted { $0.path < $1.path }, paths)
  }
}

/// Values by their keys, for lookups that mostly repeat the same key many times, such as the folder of each file.
///
/// The latest value is found without hashing. A single value needs no dictionary: creating the first dictionary of a
/// type takes Swift's runtime as long as checking a small scene.
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

/// A declaration of a project, with its file and the grammar that contains it.
struct ProjectDeclaration<Kind> {
  let input: Input
  let kind: Kind
  let grammar: Grammar

  /// Returns the Swift module that its Swift belongs to: that of its project, given by the root.
  ///
  /// - Parameter isOne: Whether all outputs go to one module.
  func module(isOne: Bool) -> FilePath? { isOne ? nil : input.project?.absoluteRoot }

  /// Returns the declarations of a kind in some inputs without errors.
  ///
  /// - Parameter find: Returns what the grammar has for a declared name.
  static func all(
    _ kind: DeclarationKind, in inputs: [Input], _ declarations: inout Declarations,
    _ find: (Grammar, String) -> Kind?
  ) -> [ProjectDeclaration] {
    inputs.lazy.filter { $0.kind == kind }.compactMap { input in
      let grammar = declarations.grammar(for: input)
      guard let name = input.declaredName, let found = find(grammar, name) else { return nil }
      return ProjectDeclaration(input: input, kind: found, grammar: grammar)
    }
  }
}

extension DeclarationKind {
  /// Returns whether no declaration of some kinds among some inputs has an error.
  ///
  /// - Parameter broken: The paths of the files with errors.
  static func areComplete(
    _ kinds: [DeclarationKind], among inputs: [Input], _ broken: Set<String>
  ) -> Bool {
    inputs.allSatisfy { input in
      let named = kind(ofFileNamed: input.fileName) ?? input.kind
      guard [input.kind, named].contains(where: { $0.map(kinds.contains) ?? false }) else { return true }
      return input.kind == named && input.source.map { !broken.contains($0.path) } ?? false
    }
  }
}

extension ProjectDeclaration<DecoratorKind> {
  /// Returns the decorator that a file declares, or none if the file has an error.
  static func all(in input: Input, _ grammar: Grammar) -> [Self] {
    guard input.kind == .decorator, let name = input.declaredName else { return [] }
    return grammar.projectDecorators.filter { $0.name == name }.map {
      ProjectDeclaration(input: input, kind: $0, grammar: grammar)
    }
  }

  /// Returns whether everything that the file with the decorators' properties depends on is known. Otherwise, a new
  /// file would lack some properties.
  ///
  /// - Parameter broken: The paths of the files with errors.
  /// - Returns: Whether neither the decorators among the inputs nor the elements that they decorate have errors.
  static func areComplete(
    _ decorators: [Self], among inputs: [Input], _ broken: Set<String>
  ) -> Bool {
    decorators.isEmpty
      || DeclarationKind.areComplete([.decorator], among: inputs, broken)
        && decorators.allSatisfy { decorator in
          !decorator.kind.decorates.contains { decorator.grammar.isBroken(elementNamed: $0) }
        }
  }
}

extension [Grammar] {
  /// The diagnostics of the projects' declarations. A file without any is included once if it may have suppressions,
  /// because these may be wrong.
  var declarationsToReview: [(file: SourceFile, diagnostics: [Diagnostic])] {
    var problems = flatMap(\.projectDiagnosticsByFile)
    var seen = Set(problems.lazy.map(\.file.path))
    for file in lazy.flatMap(\.projectFiles) where seen.insert(file.path).inserted {
      if Review.mayHaveSuppressions(file),
        DeclarationKind.of(file).map(DeclarationKind.ofGrammar.contains) == true
      {
        problems.append((file, []))
      }
    }
    return problems
  }
}

/// The properties that several decorators of a Swift module add to the same class.
enum SharedProperties {
  /// Returns a diagnostic for each property that an earlier decorator of the module adds to the same class, a
  /// superclass or a subclass, with its file.
  ///
  /// - Parameters:
  ///   - decorators: The decorators, in the order of the inputs.
  ///   - isOneModule: Whether all outputs go to one module; otherwise, each project is a module.
  static func diagnostics(
    of decorators: [ProjectDeclaration<DecoratorKind>], isOneModule: Bool
  ) -> [(file: SourceFile, diagnostic: Diagnostic)] {
    var diagnostics: [(file: SourceFile, diagnostic: Diagnostic)] = []
    var owners: [FilePath?: [String: [Owner]]] = [:]
    for decorator in decorators {
      let module = decorator.module(isOne: isOneModule)
      let lines = decorator.kind.decorates.compactMap { decorator.grammar.element(named: $0) }
        .map { $0.lineage(in: decorator.grammar).map(\.swiftClass) }
      for property in decorator.kind.swiftProperties {
        let others = owners[module]?[property] ?? []
        owners[module, default: [:]][property, default: []] += lines.map {
          Owner(input: decorator.input, classes: $0)
        }
        let conflict = lines.lazy.compactMap { line in others.first { $0.isRelated(to: line) } }.first
        guard let conflict, let swiftClass = conflict.classes.first, let file = decorator.input.source else {
          continue
        }
        let message = SameProperty(name: property, swiftClass: swiftClass, other: conflict.input.shownPath)
        diagnostics.append((file, Diagnostic(message, at: range(of: property, in: file))))
      }
    }
    return diagnostics
  }

  /// A decorator that adds a property to a class.
  private struct Owner {
    let input: Input
    /// The class and its superclasses.
    let classes: [String]

    /// Returns whether the classes are the same, or one is a superclass of the other.
    func isRelated(to line: [String]) -> Bool {
      guard let own = classes.first, let other = line.first else { return false }
      return classes.contains(other) || line.contains(own)
    }
  }

  /// Returns the range in a decorator's file that names a property, or the event of a property.
  private static func range(of property: String, in file: SourceFile) -> SourceRange {
    let tree = YAMLReader.read(file).tree
    let names = ["properties", "events"].flatMap { tree.root?.value(for: $0)?.entries.map(\.key) ?? [] }
    let name = names.first { $0.hasText(property) || "\($0.text)Handler" == property }
    return (name ?? tree.root?.value(for: "property") ?? tree.root)?.range ?? SourceRange(0, 0)
  }
}
