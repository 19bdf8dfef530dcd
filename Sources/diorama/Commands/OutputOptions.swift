import ArgumentParser
import DioramaCompiler
import SystemPackage

/// Where outputs go.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the outputs, or '-' for standard output.",
      discussion: """
        By default outputs go to the folder that diorama.yaml names or, without one, beside their scenes, and that of \
        standard input goes to standard output. Below the folder, the outputs of a folder of scenes keep their places.
        """,
      valueName: "folder"),
    completion: .directory)
  var output: String?

  /// Where an output goes.
  enum Destination: Sendable {
    case standardOutput
    case file(FilePath, below: FilePath)
  }

  /// Throws if outputs and the report would mix on standard output.
  func check(besides inputs: InputOptions) throws {
    let format = inputs.format.rawValue
    guard inputs.format != .text, output == "-" || output == nil && inputs.paths.contains("-") else { return }
    throw ValidationError(
      "An output and a report with '--format \(format)' cannot both go to standard output. Name a folder with '--output'."
    )
  }

  /// Where the output of an input goes, under its name.
  ///
  /// - Parameter projectFolder: What a project says of the folder for such outputs.
  func destination(
    for input: Input, named name: String, projectFolder: (ProjectConfiguration) -> String?
  ) -> Destination {
    if output == "-" { return .standardOutput }
    if let output { return .file(named: name, of: input, in: FilePath(output), sceneFolder: input.root) }
    return Self.usualDestination(for: input, named: name, projectFolder: projectFolder)
  }

  /// Where the output of an input goes if the command line names no folder.
  static func usualDestination(
    for input: Input, named name: String, projectFolder: (ProjectConfiguration) -> String?
  ) -> Destination {
    if input.path == nil { return .standardOutput }
    if let path = input.path, let project = input.project, let folder = projectFolder(project.configuration) {
      let sceneFolder = project.sceneFolder(of: path)
      return .file(named: name, of: input, in: project.path(folder), sceneFolder: sceneFolder)
    }
    let folder = input.path?.removingLastComponent() ?? ""
    return .file(folder.appending(name), below: folder)
  }
}

extension OutputOptions.Destination {
  /// A file below a folder, at the place that its input has below the folder of scenes.
  fileprivate static func file(
    named name: String, of input: Input, in root: FilePath, sceneFolder: FilePath
  ) -> Self {
    var relative = input.path?.removingLastComponent().absolute ?? ""
    let isBelow = relative.removePrefix(sceneFolder.absolute)
    let folder = isBelow ? root.appending(relative.components) : root
    return .file(folder.appending(name), below: root)
  }
}

/// Outputs on their way to where they belong.
struct Outputs {
  private struct Output: Sendable {
    let bytes: [UInt8]
    let source: String
    let destination: OutputOptions.Destination
  }

  private let options: OutputOptions
  private let projectFolder: (ProjectConfiguration) -> String?
  private var pending: [Output] = []
  private(set) var written = 0
  private(set) var unchanged = 0

  init(_ options: OutputOptions, projectFolder: @escaping (ProjectConfiguration) -> String?) {
    self.options = options
    self.projectFolder = projectFolder
  }

  /// Adds the output of an input.
  mutating func add(_ bytes: [UInt8], of input: Input, named name: String) {
    let destination = options.destination(for: input, named: name, projectFolder: projectFolder)
    pending.append(Output(bytes: bytes, source: input.source.path, destination: destination))
  }

  /// Writes everything; what cannot be written is reported, and the rest goes on.
  mutating func writeAll(with workers: Workers, reportingTo run: inout SceneRun) {
    let outcomes = workers.map(claimedFiles, with: { _ in OutputFolders() }) { folders, file in
      Self.write(file.output, unless: file.conflict, in: &folders)
    }
    for outcome in outcomes {
      switch outcome {
      case .success(.written): written += 1
      case .success(.unchanged): unchanged += 1
      case .failure(let failure): run.fail(failure)
      }
    }
    let toStandardOutput = pending.filter { if case .standardOutput = $0.destination { true } else { false } }
    guard let output = toStandardOutput.first else { return }
    do {
      if toStandardOutput.count > 1 {
        throw FileFailure(
          "-", "only the output of one scene can go to standard output; name a folder with --output")
      }
      try Console.write(output.bytes, to: .standardOutput)
      written += 1
    } catch let failure as FileFailure {
      run.fail(failure)
    } catch {
      run.fail(FileFailure(FilePath(output.source), error))
    }
  }

  /// The outputs that go to files, each with what is the matter if another goes to the same.
  private var claimedFiles: [(output: Output, conflict: FileFailure?)] {
    var owners: [String: String] = [:]
    return pending.compactMap { output in
      guard case .file(let path, _) = output.destination else { return nil }
      let key = path.lexicallyNormalized().string.lowercased()
      guard let owner = owners.updateValue(output.source, forKey: key) else { return (output, nil) }
      owners[key] = owner
      let reason = "both \(owner) and \(output.source) would be written here; rename one of the scenes"
      return (output, FileFailure(path, reason))
    }
  }

  private static func write(
    _ output: Output, unless conflict: FileFailure?, in folders: inout OutputFolders
  ) -> Result<OutputWriter.Outcome, FileFailure> {
    guard case .file(let path, let root) = output.destination else { return .success(.unchanged) }
    do {
      if let conflict { throw conflict }
      return .success(try OutputWriter.write(output.bytes, to: path, below: root, &folders))
    } catch let failure as FileFailure {
      return .failure(failure)
    } catch {
      return .failure(FileFailure(FilePath(output.source), error))
    }
  }

  /// What was done, in words.
  var summary: String {
    "\(plural(written, "file")) written, \(unchanged) unchanged"
  }
}
