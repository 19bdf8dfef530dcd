import DioramaCompiler
import DioramaGrammar
import SystemPackage

/// One run of `generate` over everything that the command line names.
struct Generation {
  private(set) var run: SceneRun
  private(set) var outputs: [GeneratedOutput] = []
  private(set) var result = GenerationResult()
  private var printed = Outputs()
  private var places: OutputPlaces
  private let folders: [FilePath]
  private let workers: Workers

  /// Compiles what has to be compiled.
  /// - Parameter isComplete: Whether scenes are compiled whose outputs are known to be up to date.
  init(
    _ options: InputOptions, _ outputOptions: OutputOptions, _ accessLevel: AccessLevel?,
    for purpose: SceneRun.Purpose, isComplete: Bool
  ) throws {
    workers = options.workers
    var records = RecordedOutputs(outputOptions, accessLevel: accessLevel)
    var known: [GeneratedOutput] = []
    run = try SceneRun(
      options, for: purpose,
      isKnown: { input, compiler in
        guard !isComplete, let output = records.output(of: input, compiler) else { return false }
        known.append(output)
        return true
      },
      output: { input, tree, compiler in
        compiler.swiftBytes(tree, access: input.accessLevel(accessLevel))
      })
    folders = outputOptions.folders(for: options.paths, run.projects)
    places = OutputPlaces(.swift, output: outputOptions.output)
    outputs = known
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
        named: OutputKind.swift.fileName(ofScene: scene.name, in: scene.input), scene.compiler.grammar,
        scene.input.accessLevel(accessLevel), hasWarnings: scene.hasWarnings)
    }
    if let first = run.decorators.first {
      let access = first.input.accessLevel(accessLevel)
      let source = DecoratorSource.text(of: run.decorators.map { ($0.kind, $0.grammar) }, access: access)
      let bytes = Array(source.utf8)
      let inputs = run.decorators.map(\.input)
      add(
        .bytes(bytes, SHA256.digest(of: bytes)), of: inputs,
        hashed: hashes.hash(of: inputs.compactMap(\.source), first.grammar), named: DecoratorSource.fileName,
        first.grammar, access, hasWarnings: false)
    }
  }

  private mutating func add(
    _ content: GeneratedOutput.Content, of inputs: [Input], hashed inputHash: SHA256.Digest,
    named name: String, _ grammar: Grammar, _ accessLevel: AccessLevel, hasWarnings: Bool
  ) {
    guard let first = inputs.first else { return }
    guard let file = places.file(named: name, of: first) else {
      if case .bytes(let bytes, _) = content { printed.add(bytes, of: first, to: nil) }
      return
    }
    outputs.append(
      GeneratedOutput(
        file: file, content: content, inputs: inputs,
        surroundings: first.surroundings(grammar), inputHash: inputHash, accessLevel: accessLevel.rawValue,
        hasWarnings: hasWarnings))
  }

  /// Works on each folder of outputs; what goes wrong with one does not keep it from the others.
  mutating func forEachFolder(_ body: (GeneratedFolder) throws -> GenerationResult) {
    printed.writeAll(with: workers, reportingTo: &run)
    let byFolder = Dictionary(grouping: outputs, by: \.file.folder.root)
    let all = Set(folders + byFolder.keys).sorted { $0.string < $1.string }
    for path in all {
      do {
        result += try body(GeneratedFolder(path: path, outputs: byFolder[path] ?? [], workers: workers))
      } catch let failure as FileFailure {
        result.failures.append(failure)
      } catch {
        result.failures.append(FileFailure(path, error))
      }
    }
    for failure in result.failures { run.fail(failure) }
  }

  /// Reports a file that could not be written besides.
  mutating func fail(_ failure: FileFailure) {
    run.fail(failure)
  }

  /// What was done, in words.
  var summary: String {
    let removed = result.removed == 0 ? "" : ", \(result.removed) removed"
    return "generated \(plural(run.sceneCount, "scene")): "
      + "\(plural(result.written + printed.written, "file")) written, \(result.unchanged) unchanged\(removed)"
  }
}

extension OutputOptions {
  /// The folders that may hold a manifest even if no scene gives an output there any more.
  fileprivate func folders(for paths: [String], _ projects: [Project]) -> [FilePath] {
    if let output { return output == "-" ? [] : [FilePath(output)] }
    var folders = projects.filter { !$0.isBroken }.compactMap { project in
      project.configuration.swiftFolder.map { project.path($0) }
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

extension Input {
  /// Who sees the Swift of this file: what the command line says, or else its project.
  func accessLevel(_ chosen: AccessLevel?) -> AccessLevel {
    chosen ?? project?.configuration.accessLevel ?? .public
  }
}
