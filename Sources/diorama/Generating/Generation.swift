import DioramaCompiler
import DioramaGrammar
import SystemPackage

/// One run of `generate` over everything that the command line names.
struct Generation {
  private(set) var run: SceneRun
  private(set) var outputs: [GeneratedOutput] = []
  private(set) var result = GenerationResult()
  private var printed: Outputs
  private let folders: [FilePath]

  /// Compiles what has to be compiled.
  /// - Parameter isComplete: Whether scenes are compiled whose outputs are known to be up to date.
  init(
    _ options: InputOptions, _ outputOptions: OutputOptions, _ accessLevel: AccessLevel?,
    for purpose: SceneRun.Purpose, isComplete: Bool
  ) throws {
    var records = RecordedOutputs(outputOptions, accessLevel: accessLevel)
    var known: [GeneratedOutput] = []
    run = try SceneRun(options, for: purpose) { input, compiler in
      guard !isComplete, let output = records.output(of: input, compiler) else { return false }
      known.append(output)
      return true
    }
    folders = outputOptions.folders(for: options.paths, run.projects)
    printed = Outputs(outputOptions, projectFolder: \.swiftFolder)
    outputs = known
    for scene in run.scenes {
      let access = scene.input.accessLevel(accessLevel)
      let source = scene.compiler.swift(scene.tree, access: access)
      let name = SceneSource.className(ofScene: scene.tree.scene) + ".swift"
      add(
        Array(source.utf8), of: [scene.input], named: name, scene.compiler, access, outputOptions,
        &records,
        hasWarnings: scene.hasWarnings)
    }
    if let first = run.decorators.first {
      let access = first.input.accessLevel(accessLevel)
      let source = DecoratorSource.text(of: run.decorators.map { ($0.kind, $0.grammar) }, access: access)
      add(
        Array(source.utf8), of: run.decorators.map(\.input), named: DecoratorSource.fileName,
        Compiler(grammar: first.grammar), access, outputOptions, &records, hasWarnings: false)
    }
  }

  private mutating func add(
    _ bytes: [UInt8], of inputs: [Input], named name: String, _ compiler: Compiler,
    _ accessLevel: AccessLevel,
    _ options: OutputOptions, _ records: inout RecordedOutputs, hasWarnings: Bool
  ) {
    guard let first = inputs.first else { return }
    guard
      case .file(let path, below: let folder) = options.destination(
        for: first, named: name, projectFolder: \.swiftFolder)
    else {
      printed.add(bytes, of: first, named: name)
      return
    }
    outputs.append(
      GeneratedOutput(
        path: path, folder: folder, content: .bytes(bytes), inputs: inputs,
        surroundings: first.surroundings(compiler.grammar),
        inputHash: records.hash(of: inputs, compiler), accessLevel: accessLevel.rawValue,
        hasWarnings: hasWarnings))
  }

  /// Works on each folder of outputs; what goes wrong with one does not keep it from the others.
  mutating func forEachFolder(_ body: (GeneratedFolder) throws -> GenerationResult) {
    printed.writeAll(reportingTo: &run)
    let byFolder = Dictionary(grouping: outputs, by: \.folder)
    let all = Set(folders + byFolder.keys).sorted { $0.string < $1.string }
    for path in all {
      do {
        result += try body(GeneratedFolder(path: path, outputs: byFolder[path] ?? []))
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
