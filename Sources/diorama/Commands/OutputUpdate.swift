import ArgumentParser
import DioramaCompiler
import DioramaProject
import SystemPackage

/// What `compile` and `generate` do: bring the outputs of scenes up to date, or report which are not.
struct OutputUpdate {
  /// How many of the files that were written or removed are listed.
  private static let changeLimit = 20

  let kind: OutputKind
  let options: InputOptions
  let outputs: OutputArguments
  let update: UpdateArguments
  /// Who can use what is generated, if the command line says so.
  var accessLevel: AccessLevel?

  /// Does what the arguments ask for.
  func run() throws {
    if update.check { return try checkOnce() }
    guard update.watch else {
      let (generation, summary) = try written()
      return try generation.run.finish(summary, options)
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
    try generation.run.finish(
      "checked \(plural(scenes, "scene")): \(plural(files, "file")) up to date", options)
  }

  /// Brings everything up to date, and says what was done even if standard error is not a terminal.
  ///
  /// - Returns: The files that were left as they are because somebody edited them.
  private func writeWatched() throws -> [FilePath] {
    let (generation, summary) = try written()
    Console.write(changes(of: generation.result))
    do {
      try generation.run.finish(summary, options, isAlwaysSaid: true)
    } catch is ExitCode {
      // The next run may do better.
    }
    return generation.result.failures.filter { $0.kind == .editedByHand }.map(\.path)
  }

  /// Brings everything up to date, and says in words what was done.
  private func written() throws -> (Generation, summary: String) {
    var generation = try generation(isComplete: update.force)
    let printed = generation.reportingFailure("-") { try print($0.unplaced) } ?? 0
    generation.update(isForced: update.force)
    if let depfile = update.depfile, generation.run.isFine {
      generation.reportingFailure(FilePath(depfile)) {
        try Depfile($0.outputs).write(to: FilePath(depfile), isForced: update.force)
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
      of: kind, options.run, to: outputs.destination, accessLevel: accessLevel, isComplete: isComplete)
  }

  /// Writes the output to standard output, which takes only one.
  ///
  /// - Returns: How many there were.
  private func print(_ outputs: [[UInt8]]) throws -> Int {
    guard let bytes = outputs.first else { return 0 }
    guard outputs.count == 1 else {
      throw FileFailure(
        "-", "only the output of one scene can go to standard output; name a folder with --output")
    }
    try Console.write(bytes, to: .standardOutput)
    return 1
  }

  /// The first of the files that were written and removed, each on a line.
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
  /// Does something with the outputs, and reports an error as a failure.
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
  /// What the subcommand has done, for its summary.
  fileprivate var participle: String {
    switch self {
    case .swift: "generated"
    case .tree: "compiled"
    }
  }
}
