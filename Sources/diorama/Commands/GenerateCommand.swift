import ArgumentParser
import DioramaCompiler
import DioramaProject
import DioramaTree
import SystemPackage

/// Writes the Swift of scenes.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OutputKind.swift.command, _superCommandName: Diorama.name,
    abstract: "Write the Swift of each scene: its handlers' protocol and its controller.",
    discussion: """
      The scene Profile becomes ProfileScene.swift. When decorators of the project are among the inputs, the \
      properties that they add to views go to \(DecoratorSource.fileName), and what a SceneLoader needs to know about \
      the project's elements and decorators goes to \(RegistrySource.fileName). A scene with errors is reported, and \
      its earlier output is kept. An output that would not change is not touched.

      \(UpdateArguments.discussion)
      """)

  @OptionGroup var inputs: InputArguments
  @OptionGroup var outputs: OutputArguments

  @Option(
    help: ArgumentHelp(
      "Whether other modules can use the scenes. (default: the setting in diorama.yaml, or public)",
      valueName: "level"
    ))
  var accessLevel: AccessLevel?

  @OptionGroup var update: UpdateArguments
  @OptionGroup var outputFiles: OutputFileArguments

  /// The update of outputs that the arguments specify.
  var outputUpdate: OutputUpdate {
    OutputUpdate(
      kind: .swift, options: inputs.options, destination: outputs.destination, accessLevel: accessLevel,
      update: update.options)
  }

  func validate() throws { try outputFiles.check(besides: inputs.options, outputs, update) }

  func run() throws {
    if !outputFiles.files.isEmpty {
      return try outputFiles.write(.swift, inputs.options, accessLevel: accessLevel)
    }
    try outputUpdate.run()
  }
}

extension AccessLevel: Choice {}

extension ReleaseVersion: ExpressibleByArgument {
  /// Reads a version such as `1.2`.
  public init?(argument: String) { self.init(argument) }
}

/// The arguments for the destination of outputs.
struct OutputArguments: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the outputs, or '-' for standard output.",
      discussion: """
        By default, outputs go to the folder that diorama.yaml names or, without one, next to their scenes. The output \
        of standard input goes to standard output. In the folder, outputs have the same relative paths as their scenes.
        """,
      valueName: "folder"),
    completion: .directory)
  var output: String?

  /// The destination of the outputs.
  var destination: OutputDestination { Self.destination(output) }

  /// Returns the destination that an argument specifies.
  static func destination(_ output: String?) -> OutputDestination {
    switch output {
    case nil: .default
    case "-": .caller
    case let folder?: .folder(FilePath(folder))
    }
  }

  /// Throws if the folder has no name, or if outputs and the report would be mixed on standard output.
  func check(besides inputs: InputOptions) throws {
    if output == "" { throw ValidationError("--output is empty; name a folder, or '.' for the current one.") }
    let format = inputs.format.rawValue
    let isPrinted = output == "-" || output == nil && inputs.run.paths.contains("-")
    if inputs.format == .text || !isPrinted { return }
    throw ValidationError(
      "An output and a report with '--format \(format)' cannot both go to standard output. "
        + "Name a folder with '--output'."
    )
  }
}

/// The arguments for how a command updates its outputs.
struct UpdateArguments: ParsableArguments {
  @Flag(help: "Write nothing, and report which files are not up to date.")
  var check = false

  @Flag(
    help: """
      Overwrite files that were edited by hand or that diorama did not write, replace a broken manifest, and compile \
      every scene.
      """)
  var force = false

  @Option(
    help: ArgumentHelp(
      "Write the dependencies of the outputs, as rules for make and Ninja, to a file such as Generated.d.",
      discussion: """
        The file is only written if there are no errors. An unchanged output that is older than its inputs gets the \
        current time, because make compares times.
        """, valueName: "file"),
    completion: .file())
  var depfile: String?

  @Flag(
    help: ArgumentHelp(
      "Run again whenever an input changes, until interrupted.",
      discussion: """
        Each run lists the files that it wrote and removed, and ends with a summary. Errors are reported, and the \
        last good output is kept.
        """))
  var watch = false

  /// Throws if the options cannot be combined.
  func check(besides inputs: InputOptions, _ outputs: OutputArguments) throws {
    try outputs.check(besides: inputs)
    if check, force || watch || depfile != nil {
      throw ValidationError("--check writes nothing; leave out --force, --watch and --depfile.")
    }
    if let depfile, !Depfile.isName(FilePath(depfile)) {
      throw ValidationError("--depfile takes the path of a file such as Generated.d.")
    }
    if check || watch || depfile != nil, inputs.run.paths.contains("-") || outputs.output == "-" {
      throw ValidationError(
        "--check, --watch and --depfile work on files; name files and folders instead of '-'.")
    }
  }

  /// The options that the arguments specify.
  var options: UpdateOptions {
    UpdateOptions(isChecking: check, isForced: force, depfile: depfile, isWatching: watch)
  }

  /// A description of the manifest and --check, for the help of a command.
  static let discussion = """
    \(Manifest.fileName) in the output folder records the outputs and their inputs, so that a file that was edited \
    by hand or that diorama did not write is not overwritten. A file whose scene was deleted is removed; no other file \
    is.

    With --check, nothing is written. The exit status shows what was found, the highest if several apply: 0 if all \
    files are up to date, 3 for a file that is out of date, 4 for a missing file, 5 for an orphaned file, whose scene \
    was deleted, and 6 for a file that was edited by hand.
    """
}

/// How a command updates its outputs.
struct UpdateOptions {
  /// Whether to write nothing, and to report what is not up to date.
  var isChecking = false
  /// Whether to overwrite files that are not diorama's, and to compile every scene.
  var isForced = false
  /// The file for the dependencies of the outputs.
  var depfile: String?
  /// Whether to run again whenever an input changes.
  var isWatching = false
}

/// The work of `compile` and `generate`: bring the outputs of scenes up to date, or report those that are not.
struct OutputUpdate {
  /// The maximum number of written and removed files to list.
  private static let changeLimit = 20

  let kind: OutputKind
  let options: InputOptions
  let destination: OutputDestination
  /// Who can use generated Swift; `nil` if the command line does not specify it.
  var accessLevel: AccessLevel?
  var update = UpdateOptions()

  /// Runs the command with its arguments.
  func run() throws {
    if update.isChecking { return try checkOnce() }
    guard update.isWatching else {
      let (generation, summary) = try written()
      return try generation.run.report.finish(summary, options)
    }
    do {
      try Watch(options).run(writeWatched)
    } catch let failure as FileFailure {
      Console.write("\(Visible.text(failure.path.string)): error: \(Visible.text(failure.reason))\n")
      throw failure.status
    }
  }

  private func checkOnce() throws {
    var generation = try generation(isComplete: true)
    generation.check()
    let (scenes, files) = (generation.run.sceneCount, generation.result.unchanged)
    try generation.run.report.finish(
      "checked \(plural(scenes, "scene")): \(plural(files, "file")) up to date", options)
  }

  /// Brings all outputs up to date, and prints a summary even if standard error is not a terminal.
  ///
  /// - Returns: The files that were left as they are because they were edited by hand.
  private func writeWatched() throws -> [FilePath] {
    let (generation, summary) = try written()
    Console.write(changes(of: generation.result))
    do {
      try generation.run.report.finish(summary, options, alwaysPrintsSummary: true)
    } catch is ExitCode {
      // The next run may succeed.
    }
    return generation.result.failures.filter { $0.kind == .editedByHand }.map(\.path)
  }

  /// Brings all outputs up to date, and returns a summary.
  private func written() throws -> (Generation, summary: String) {
    var generation = try generation(isComplete: update.isForced)
    let printed = generation.reportingFailure("-") { try print($0.unplaced) } ?? 0
    generation.update(isForced: update.isForced)
    if let depfile = update.depfile, generation.run.report.isFine {
      generation.reportingFailure(FilePath(depfile)) {
        try Depfile($0.outputs).write(to: FilePath(depfile))
      }
    }
    let result = generation.result
    let removed = result.removed.isEmpty ? "" : ", \(result.removed.count) removed"
    let summary =
      "\(kind.participle) \(plural(generation.run.sceneCount, "scene")): "
      + "\(plural(result.written.count + printed, "file")) written, \(result.unchanged) unchanged\(removed)"
    return (generation, summary)
  }

  private func generation(isComplete: Bool) throws -> Generation {
    try Generation(
      of: kind, options.run, to: destination, accessLevel: accessLevel, isComplete: isComplete)
  }

  /// Writes the output to standard output, which accepts only one.
  ///
  /// - Returns: The number of outputs.
  private func print(_ outputs: [OutputContent]) throws -> Int {
    guard let content = outputs.first else { return 0 }
    guard outputs.count == 1 else {
      throw FileFailure(
        "-", "only the output of one scene can go to standard output; name a folder with --output")
    }
    try content.forEachPiece { try Console.write($0, to: .standardOutput) }
    return 1
  }

  /// Returns the first of the written and removed files, one per line.
  private func changes(of result: GenerationResult) -> String {
    let files = result.written.map { ($0, "written") } + result.removed.map { ($0, "removed") }
    let lines = files.prefix(Self.changeLimit).map { file, verb in
      "\(Visible.text(file.path.string)): note: \(verb)\n"
    }
    let others = files.count - lines.count
    return lines.joined() + (others > 0 ? "and \(plural(others, "more file"))\n" : "")
  }
}

extension Generation {
  /// Performs an action on the outputs, and reports an error as a failure.
  @discardableResult
  fileprivate mutating func reportingFailure<Result>(
    _ path: FilePath, _ body: (Generation) throws -> Result
  ) -> Result? {
    do {
      return try body(self)
    } catch {
      fail(FileFailure(error, at: path))
      return nil
    }
  }
}

extension OutputKind {
  /// What the subcommand has done, as a participle for its summary.
  fileprivate var participle: String {
    switch self {
    case .swift: "generated"
    case .tree: "compiled"
    }
  }
}

/// The argument with which a build system names each output file.
struct OutputFileArguments: ParsableArguments {
  @Option(
    name: .customLong("output-file"),
    help: ArgumentHelp(
      "Write an output to this file. Repeat it for each scene, in the order of the scenes.",
      discussion: """
        For build systems, which must know the names of outputs in advance. There is no manifest, no other file is \
        written or removed, and if there are errors, nothing is written.
        """, valueName: "file"),
    completion: .file())
  var files: [String] = []

  /// Throws if the options cannot be combined.
  func check(besides inputs: InputOptions, _ outputs: OutputArguments, _ update: UpdateArguments) throws {
    guard !files.isEmpty else { return try update.check(besides: inputs, outputs) }
    if outputs.output != nil || update.check || update.force || update.depfile != nil || update.watch {
      throw ValidationError(
        "--output-file names every output; leave out --output, --check, --force, --depfile and --watch.")
    }
    if files.contains("-") {
      throw ValidationError("--output-file takes the path of a file.")
    }
  }

  /// Writes the outputs of all inputs.
  func write(_ kind: OutputKind, _ options: InputOptions, accessLevel: AccessLevel? = nil) throws {
    var generation = try Generation(
      of: kind, options.run, to: .caller, accessLevel: accessLevel, isComplete: true)
    if generation.run.report.isFine { generation.write(to: files.map { FilePath($0) }) }
    try generation.run.report.finish(
      "\(plural(generation.run.sceneCount, "scene")): \(plural(files.count, "file"))", options)
  }
}
