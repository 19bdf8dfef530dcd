import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import SystemPackage

/// One run of `compile` or `generate` on all inputs.
package struct Generation {
  let kind: OutputKind
  package private(set) var run: SceneRun
  package private(set) var outputs: [GeneratedOutput] = []
  package private(set) var result = GenerationResult()
  /// The outputs that are not written to a file.
  package private(set) var unplaced: [OutputContent] = []
  /// The places of the outputs; `nil` if they are not written to files.
  private var places: OutputPlaces?
  private let folders: [FilePath]
  private let workers: Workers
  private lazy var inputHashes = InputHashes(kind)

  /// Compiles the scenes that need to be compiled.
  ///
  /// - Parameters:
  ///   - accessLevel: Who can use the generated Swift; `nil` for the projects' settings.
  ///   - isComplete: Whether to compile scenes whose outputs are known to be up to date.
  package init(
    of kind: OutputKind, _ options: RunOptions, to destination: OutputDestination, accessLevel: AccessLevel?,
    isComplete: Bool
  ) throws {
    self.kind = kind
    workers = options.workers
    var records: RecordedOutputs?
    if !isComplete, destination != .caller {
      records = RecordedOutputs(kind, to: destination, accessLevel: accessLevel)
      if records?.isEmpty == true { records = nil }
    }
    var known: [GeneratedOutput] = []
    let spool = OutputSpool()
    run = try SceneRun(
      options, for: kind.purpose, defersScenes: records == nil, to: destination,
      knownName: { input, compiler in
        guard let output = records?.output(of: input, compiler) else { return nil }
        known.append(output)
        return kind.name(ofFileNamed: output.file.name, of: input)
      },
      output: { input, result throws(FileFailure) in
        try kind.content(of: result, access: kind.accessLevel(of: input, accessLevel), from: input, in: spool)
      })
    if !run.report.files.isEmpty { BaselineOptions.removeKnownDiagnostics(from: &run) }
    folders = destination.folders(of: kind, for: options.paths, run.projects)
    places = destination == .caller ? nil : OutputPlaces(kind, to: destination)
    let conflicts = run.conflictingScenes
    outputs = known.filter { conflicts.isEmpty || !conflicts.contains(ObjectIdentifier($0.inputs[0])) }
    for scene in run.scenes {
      add(
        scene.output, of: [scene.input], scene.file,
        named: kind.fileName(ofScene: scene.name, in: scene.input), scene.compiler.grammar,
        kind.accessLevel(of: scene.input, accessLevel), scene.compiler.settings,
        hasWarnings: scene.hasWarnings)
    }
    if kind == .swift { addDeclarations(isOneModule: destination.isOneModule, accessLevel) }
  }

  /// Adds the files that are generated from declarations, for each Swift module that has any: one with the properties
  /// of decorators, and one that registers elements, decorators and controllers with a loader.
  private mutating func addDeclarations(isOneModule: Bool, _ accessLevel: AccessLevel?) {
    if run.elements.isEmpty, run.decorators.isEmpty, run.controllers.isEmpty { return }
    let allElements = Dictionary(grouping: run.elements) { $0.module(isOne: isOneModule) }
    let allDecorators = Dictionary(grouping: run.decorators) { $0.module(isOne: isOneModule) }
    let allControllers = Dictionary(grouping: run.controllers) { $0.module(isOne: isOneModule) }
    let modules = Set(allElements.keys).union(allDecorators.keys).union(allControllers.keys)
    for module in modules.sorted(by: { $0?.string ?? "" < $1?.string ?? "" }) {
      let elements = allElements[module] ?? []
      let decorators = allDecorators[module] ?? []
      let controllers = allControllers[module] ?? []
      if let first = decorators.first {
        let access = kind.accessLevel(of: first.input, accessLevel) ?? .public
        let source = DecoratorSource.text(of: decorators.map { ($0.kind, $0.grammar) }, access: access)
        add(source, of: decorators.map(\.input), named: DecoratorSource.fileName, first.grammar, access)
      }
      let inputs = elements.map(\.input) + decorators.map(\.input) + controllers.map(\.input)
      guard run.declarationsAreComplete, let first = inputs.first,
        let grammar = elements.first?.grammar ?? decorators.first?.grammar ?? controllers.first?.grammar
      else { continue }
      let access = kind.accessLevel(of: first, accessLevel) ?? .public
      let source = RegistrySource.project(
        elements: elements.map { ($0.kind, $0.grammar) },
        decorators: decorators.map { ($0.kind, $0.grammar) },
        controllers: controllers.map { ($0.kind, $0.grammar) }, access: access)
      add(source, of: inputs, named: RegistrySource.fileName, grammar, access)
    }
  }

  /// Adds a file that is generated from declarations.
  private mutating func add(
    _ text: String, of inputs: [Input], named name: String, _ grammar: Grammar, _ access: AccessLevel
  ) {
    add(
      OutputContent(Array(text.utf8)), of: inputs, HashedFiles(inputs.compactMap(\.source), grammar),
      named: name, grammar, access, .standard, hasWarnings: false)
  }

  private mutating func add(
    _ content: OutputContent, of inputs: [Input], _ files: HashedFiles, named name: String,
    _ grammar: Grammar, _ accessLevel: AccessLevel?, _ settings: CompilerSettings, hasWarnings: Bool
  ) {
    guard let first = inputs.first else { return }
    guard let file = places?.file(named: name, of: first) else { return unplaced.append(content) }
    let used = inputHashes.dependencies(of: files, grammar, settings)
    outputs.append(
      GeneratedOutput(
        file: file, content: .made(content), inputs: inputs, dependencies: used.files,
        inputHash: used.hash,
        accessLevel: accessLevel?.rawValue, hasWarnings: hasWarnings))
  }

  /// Brings the outputs up to date.
  ///
  /// - Parameter isForced: Whether to overwrite files that were edited by hand, and to replace broken manifests.
  package mutating func update(isForced: Bool) {
    forEachFolder { try $0.update(isForced: isForced) }
  }

  /// Fails for each output that is not up to date, without changing anything.
  package mutating func check() {
    forEachFolder { try $0.check() }
  }

  /// Processes each folder of outputs. If one fails, the others are still processed.
  private mutating func forEachFolder(_ body: (GeneratedFolder) throws -> GenerationResult) {
    let byPath = Dictionary(grouping: outputs, by: \.file.folder.root)
    // A folder that could not be read may still contain the scenes of outputs.
    let hasErrors =
      run.report.count(of: .error) > 0 || run.report.failures.contains { $0.kind != .withoutScenes }
    for paths in Set(folders + byPath.keys).sorted(by: { $0.string < $1.string }).groupedByFolder {
      let path = paths.first { byPath[$0] != nil } ?? paths[0]
      do {
        result += try body(
          GeneratedFolder(
            kind: kind, path: path, outputs: paths.flatMap { byPath[$0] ?? [] }, all: outputs,
            keepsOrphans: hasErrors, workers: workers, progress: run.options.progress))
      } catch {
        result.failures.append(FileFailure(error, at: path))
      }
    }
    for failure in result.failures { run.fail(failure) }
  }

  /// Reports a file that could not be written.
  package mutating func fail(_ failure: FileFailure) {
    run.fail(failure)
  }
}

/// The kinds of outputs of a scene.
package enum OutputKind: CaseIterable {
  /// Swift source.
  case swift
  /// A runtime tree.
  case tree

  /// The subcommand that writes such outputs.
  package var command: String {
    switch self {
    case .swift: "generate"
    case .tree: "compile"
    }
  }

  /// The purpose of a run that makes such outputs.
  var purpose: SceneRun.Purpose {
    switch self {
    case .swift: .generating
    case .tree: .compiling
    }
  }

  /// The extension of such files.
  private var fileExtension: String {
    switch self {
    case .swift: ".swift"
    case .tree: ".json"
    }
  }

  /// The beginning of every such file, in all versions of the command.
  var mark: String {
    switch self {
    case .swift: "// Generated by diorama "
    case .tree: "{\n  \"diorama\": "
    }
  }

  /// Creates the kind of an output from the name of its file, or returns `nil` if no output has such a name.
  init?(ofFileNamed name: String) {
    guard name != Manifest.fileName,
      let kind = Self.allCases.first(where: { name.hasSuffix($0.fileExtension) })
    else { return nil }
    self = kind
  }

  /// Returns whether an output in a manifest is of this kind.
  func makes(_ name: ExactText) -> Bool { name.text.hasSuffix(fileExtension) }

  /// Returns the folder that a project names for such outputs.
  func folder(in configuration: ProjectConfiguration) -> String? {
    switch self {
    case .swift: configuration.swiftFolder
    case .tree: configuration.treeFolder
    }
  }

  /// Returns the name of a scene's output. Swift is named after the scene, and a runtime tree after the scene's file if
  /// there is one.
  func fileName(ofScene name: String, in input: Input) -> String {
    switch self {
    case .swift:
      return (input.kind == .component ? name : GeneratedNames.className(ofScene: name)) + fileExtension
    case .tree:
      guard input.path != nil else { return "\(name).scene" + fileExtension }
      let file = input.fileName
      let sourceExtension = DeclarationKind.fileNameEndings.first(where: file.hasSuffix) ?? ""
      return String(Substring(file.utf8.dropLast(sourceExtension.utf8.count))) + fileExtension
    }
  }

  /// Returns the name of an output's scene or component, or an empty string for a runtime tree, which is named after
  /// the scene's file.
  func name(ofFileNamed name: String, of input: Input) -> String {
    if self == .tree { return "" }
    let swiftClass = String(name.dropLast(fileExtension.count))
    return input.kind == .component ? swiftClass : GeneratedNames.sceneName(ofClass: swiftClass)
  }

  /// Prepares the output of a scene, and returns what creates it, or `nil` if the scene has errors.
  func content(
    of result: Compiler.Result, access: AccessLevel?, from input: Input, in spool: OutputSpool
  ) throws(FileFailure) -> (() -> OutputContent)? {
    let write: ((@escaping ByteSink) -> Void)?
    switch self {
    case .swift:
      do throws(InvalidTreeName) {
        write = try result.swiftWriter(access: access ?? .public)
      } catch {
        throw FileFailure(input.path ?? "-", error.description)
      }
    case .tree: write = result.isComponent ? nil : result.jsonWriter
    }
    return write.map { write in { OutputContent(in: spool, from: write) } }
  }

  /// Returns the access level of a file's output: the given one or that of the project, or `nil` for a runtime tree.
  func accessLevel(of input: Input, _ chosen: AccessLevel?) -> AccessLevel? {
    switch self {
    case .swift: chosen ?? input.project?.configuration.accessLevel ?? .public
    case .tree: nil
    }
  }
}

/// The result of updating outputs.
package struct GenerationResult {
  package var written: [OutputFile] = []
  package var unchanged = 0
  package var removed: [OutputFile] = []
  package var failures: [FileFailure] = []

  static func += (sum: inout GenerationResult, other: GenerationResult) {
    sum.written += other.written
    sum.unchanged += other.unchanged
    sum.removed += other.removed
    sum.failures += other.failures
  }
}

/// What is equal for all paths of one folder.
private enum FolderKey: Hashable {
  case existing(FileIdentity)
  case missing(FilePath)
}

extension [FilePath] {
  /// The paths of folders, those of one folder together: relative and absolute ones, and links.
  fileprivate var groupedByFolder: [[FilePath]] {
    if count < 2 { return map { [$0] } }
    var groups: [[FilePath]] = []
    var numbers: [FolderKey: Int] = [:]
    for path in self {
      let folder = (path.isEmpty ? "." : path).identity.map(FolderKey.existing) ?? .missing(path.resolved)
      if let number = numbers[folder] {
        groups[number].append(path)
      } else {
        numbers[folder] = groups.count
        groups.append([path])
      }
    }
    return groups
  }
}

extension OutputDestination {
  /// Whether all outputs go to one folder, and so to one Swift module.
  var isOneModule: Bool { self != .default }

  /// Returns the folders that may have a manifest even if no scene has an output there any more.
  fileprivate func folders(of kind: OutputKind, for paths: [String], _ projects: [Project]) -> [FilePath] {
    switch self {
    case .caller: return []
    case .folder(let path): return [path]
    case .default: break
    }
    var folders = projects.filter { !$0.isBroken }.compactMap { project in
      kind.folder(in: project.configuration).map { project.path($0) }
    }
    let visit = { (folder: FilePath) in
      if (try? folder.appending(Manifest.fileName).stat(followTargetSymlink: false)) != nil {
        folders.append(folder == "." ? "" : folder)
      }
    }
    for path in paths.isEmpty ? projects.flatMap(\.searchedPaths) : paths.map({ FilePath($0) }) {
      if (try? path.stat())?.type == .directory {
        _ = try? Folder.files(below: path, where: { _ in false }, visit: visit, note: { _ in })
      }
    }
    if paths.isEmpty {
      for project in projects {
        // A declaration can be named as a file.
        let declarations = project.configuration.declarations.map { project.path($0).removingLastComponent() }
        (project.folders(above: project.configuration.scenes) + declarations).forEach(visit)
      }
    }
    return folders
  }
}

extension Generation {
  /// Writes each output to the file that the caller has named for it, in the order of the inputs. There is no manifest,
  /// and nothing else is written or removed.
  ///
  /// An unchanged file is not touched. Nothing is written if the number of files is not the number of outputs, if two
  /// outputs have the same file, or if a file is an input, a device or a pipe.
  package mutating func write(to files: [FilePath]) {
    guard files.count == unplaced.count else {
      return fail(
        FileFailure(
          files.first ?? "-",
          """
          \(plural(unplaced.count, "output")) for \(plural(files.count, "file")); name one file for each scene that \
          diorama.yaml does not exclude, and for each file that declarations generate
          """))
    }
    let inputs = Set((run.paths + run.projects.map { FilePath($0.file.path) }).map(\.resolved))
    var folders = OutputFolders()
    var named: Set<FilePath> = []
    var existing: [FileContent] = []
    for path in files {
      let target = path.resolved
      let name = path.lastComponent?.string ?? ""
      if inputs.contains(target) || DeclarationKind.isSceneOrDeclaration(fileNamed: name)
        || name == ProjectConfiguration.fileName
      {
        return fail(FileFailure(path, "has the name of an input; choose another file for the output"))
      }
      if !named.insert(target).inserted {
        return fail(FileFailure(path, "is named for two outputs; name one file for each"))
      }
      // What cannot be examined cannot be written, either, which is reported there.
      existing.append((try? folders.content(of: OutputFile(at: path))) ?? .missing)
      let isLinkToOther = existing.last == .link && (try? path.stat()).map { $0.type != .regular } == true
      if existing.last == .other || isLinkToOther {
        return fail(FileFailure(path, "is not a file; name one, or '-o -' for standard output"))
      }
    }
    for (index, content) in unplaced.enumerated() where existing[index] != .file(content.hash) {
      do {
        try folders.replace(OutputFile(at: files[index]), with: content)
      } catch {
        fail(FileFailure(error, at: files[index]))
      }
    }
  }
}

extension OutputFile {
  /// Creates the file with a path; throws an error if that is a folder.
  fileprivate init(at path: FilePath) throws {
    guard let name = path.lastComponent?.string else { throw Errno.isDirectory }
    self.init(folder: OutputFolder(below: path.removingLastComponent()), name: name)
  }
}
