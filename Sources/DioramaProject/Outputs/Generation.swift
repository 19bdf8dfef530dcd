import DioramaCompiler
import DioramaGrammar
import SystemPackage

/// One run of `compile` or `generate` over everything that the command line names.
package struct Generation {
  let kind: OutputKind
  package private(set) var run: SceneRun
  package private(set) var outputs: [GeneratedOutput] = []
  package private(set) var result = GenerationResult()
  /// Outputs that go to no file.
  package private(set) var unplaced: [[UInt8]] = []
  private var places: OutputPlaces
  private let folders: [FilePath]
  private let workers: Workers

  /// Compiles what has to be compiled.
  /// - Parameter isComplete: Whether scenes are compiled whose outputs are known to be up to date.
  package init(
    of kind: OutputKind, _ options: RunOptions, to destination: OutputDestination, accessLevel: AccessLevel?,
    isComplete: Bool
  ) throws {
    self.kind = kind
    workers = options.workers
    var records = RecordedOutputs(kind, to: destination, accessLevel: accessLevel)
    var known: [GeneratedOutput] = []
    run = try SceneRun(
      options, for: kind.purpose,
      outputs: SceneOutputs(kind, to: destination),
      knownName: { input, compiler in
        guard !isComplete, let output = records.output(of: input, compiler) else { return nil }
        known.append(output)
        return kind.sceneName(ofFileNamed: output.file.name)
      },
      output: { input, tree, compiler in
        kind.bytes(of: tree, compiler, access: kind.accessLevel(of: input, accessLevel))
      })
    folders = destination.folders(of: kind, for: options.paths, run.projects)
    places = OutputPlaces(kind, to: destination)
    let sharing = run.sharing
    outputs = sharing.isEmpty ? known : known.filter { !sharing.contains(ObjectIdentifier($0.inputs[0])) }
    var hashes = InputHashes()
    let scenes = run.scenes.map { ($0, hashes.declarations(of: $0.compiler.grammar)) }
    let digests = workers.map(scenes) { scene, declarations in
      (
        output: SHA256.digest(of: scene.output),
        input: InputHashes.hash(of: [scene.source], seeing: declarations)
      )
    }
    for (scene, digests) in zip(run.scenes, digests) {
      add(
        .bytes(scene.output, digests.output), of: [scene.input], hashed: digests.input,
        named: kind.fileName(ofScene: scene.name, in: scene.input), scene.compiler.grammar,
        kind.accessLevel(of: scene.input, accessLevel), hasWarnings: scene.hasWarnings)
    }
    if kind == .swift {
      for decorators in DecoratorModules(run.decorators, isOne: destination != .usual).modules {
        addDecorators(decorators, accessLevel, &hashes)
      }
      addRegistries(isOneModule: destination != .usual, accessLevel, &hashes)
    }
  }

  /// Adds the file with the properties of decorators.
  private mutating func addDecorators(
    _ decorators: [SceneRun.Decorator], _ accessLevel: AccessLevel?, _ hashes: inout InputHashes
  ) {
    guard let first = decorators.first else { return }
    let access = kind.accessLevel(of: first.input, accessLevel) ?? .public
    let source = DecoratorSource.text(of: decorators.map { ($0.kind, $0.grammar) }, access: access)
    let bytes = Array(source.utf8)
    let inputs = decorators.map(\.input)
    add(
      .bytes(bytes, SHA256.digest(of: bytes)), of: inputs,
      hashed: hashes.hash(of: inputs.compactMap(\.source), first.grammar), named: DecoratorSource.fileName,
      first.grammar, access, hasWarnings: false)
  }

  /// Adds the files that tell a loader of a project's elements and decorators, one for each module that has any.
  private mutating func addRegistries(
    isOneModule: Bool, _ accessLevel: AccessLevel?, _ hashes: inout InputHashes
  ) {
    guard run.declarationsAreWhole else { return }
    let inputs = run.elements.map(\.input) + run.decorators.map(\.input)
    let modules = Dictionary(grouping: inputs) { isOneModule ? nil : $0.project?.absoluteRoot }
    for (root, inputs) in modules.sorted(by: { $0.key?.string ?? "" < $1.key?.string ?? "" }) {
      func isHere(_ input: Input) -> Bool { isOneModule || input.project?.absoluteRoot == root }
      let elements = run.elements.filter { isHere($0.input) }
      let decorators = run.decorators.filter { isHere($0.input) }
      guard let first = inputs.first,
        let grammar = elements.first?.grammar ?? decorators.first?.grammar
      else { continue }
      let access = kind.accessLevel(of: first, accessLevel) ?? .public
      let source = RegistrySource.project(
        elements: elements.map { ($0.kind, $0.grammar) }, decorators: decorators.map { ($0.kind, $0.grammar) },
        access: access)
      let bytes = Array(source.utf8)
      add(
        .bytes(bytes, SHA256.digest(of: bytes)), of: inputs,
        hashed: hashes.hash(of: inputs.compactMap(\.source), grammar), named: RegistrySource.fileName,
        grammar, access, hasWarnings: false)
    }
  }

  private mutating func add(
    _ content: GeneratedOutput.Content, of inputs: [Input], hashed inputHash: SHA256.Digest,
    named name: String, _ grammar: Grammar, _ accessLevel: AccessLevel?, hasWarnings: Bool
  ) {
    guard let first = inputs.first else { return }
    guard let file = places.file(named: name, of: first) else {
      if case .bytes(let bytes, _) = content { unplaced.append(bytes) }
      return
    }
    outputs.append(
      GeneratedOutput(
        file: file, content: content, inputs: inputs,
        surroundings: first.surroundings(grammar), inputHash: inputHash, accessLevel: accessLevel?.rawValue,
        hasWarnings: hasWarnings))
  }

  /// Brings the outputs up to date.
  ///
  /// - Parameter isForced: Whether files that were edited by hand are overwritten, and broken manifests are replaced.
  package mutating func update(isForced: Bool) {
    forEachFolder { try $0.update(isForced: isForced) }
  }

  /// Fails for each output that is not up to date, and changes nothing.
  package mutating func check() {
    forEachFolder { try $0.check() }
  }

  /// Works on each folder of outputs; what goes wrong with one does not keep it from the others.
  private mutating func forEachFolder(_ body: (GeneratedFolder) throws -> GenerationResult) {
    let byFolder = Dictionary(grouping: outputs, by: \.file.folder.root)
    let all = Set(folders + byFolder.keys).sorted { $0.string < $1.string }
    for path in all {
      do {
        result += try body(
          GeneratedFolder(kind: kind, path: path, outputs: byFolder[path] ?? [], workers: workers))
      } catch let failure as FileFailure {
        result.failures.append(failure)
      } catch {
        result.failures.append(FileFailure(path, error))
      }
    }
    for failure in result.failures { run.fail(failure) }
  }

  /// Reports a file that could not be written besides.
  package mutating func fail(_ failure: FileFailure) {
    run.fail(failure)
  }
}

extension OutputDestination {
  /// The folders that may hold a manifest even if no scene gives an output there any more.
  fileprivate func folders(of kind: OutputKind, for paths: [String], _ projects: [Project]) -> [FilePath] {
    switch self {
    case .caller: return []
    case .folder(let path): return [path]
    case .usual: break
    }
    var folders = projects.filter { !$0.isBroken }.compactMap { project in
      kind.folder(in: project.configuration).map { project.path($0) }
    }
    let searched = paths.map { FilePath($0) } + (paths.isEmpty ? projects.flatMap(\.sceneFolders) : [])
    for path in searched where (try? path.stat())?.type == .directory {
      Folder.folders(from: path) { folder in
        if (try? folder.appending(Manifest.fileName).stat(followTargetSymlink: false)) != nil {
          folders.append(folder == "." ? "" : folder)
        }
      }
    }
    return folders
  }
}
