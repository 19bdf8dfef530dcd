import ArgumentParser
import DioramaCompiler
import SystemPackage

/// What `compile` and `generate` do: bring the outputs of scenes up to date, or tell which are not.
struct OutputUpdate {
  let kind: OutputKind
  let options: InputOptions
  let outputOptions: OutputOptions
  let update: UpdateArguments
  /// Who sees what is generated, if the command line says so.
  var accessLevel: AccessLevel?

  /// Does what the arguments ask for.
  func run() throws {
    if update.check { return try checkOnce() }
    guard update.watch else {
      let generation = try written()
      return try generation.run.finish(generation.summary)
    }
    do {
      try Watch(options).run(writeWatched)
    } catch let failure as FileFailure {
      Console.write("\(Visible.text(failure.path.string)): error: \(Visible.text(failure.reason))\n")
      throw failure.status
    }
  }

  /// Brings everything up to date, and says what was done even if nobody sits at a terminal.
  ///
  /// - Returns: The files that were left as they are since somebody edited them.
  private func writeWatched() throws -> [FilePath] {
    let generation = try written()
    Console.write(generation.changes)
    do {
      try generation.run.finish(generation.summary, isAlwaysSaid: true)
    } catch is ExitCode {
      // The next run may do better.
    }
    return generation.result.failures.filter { $0.status == .editedByHand }.map(\.path)
  }

  /// Brings everything up to date.
  private func written() throws -> Generation {
    var generation = try generation(isComplete: update.force)
    generation.forEachFolder { try $0.update(isForced: update.force) }
    if let depfile = update.depfile, generation.run.isFine {
      do {
        try Depfile(generation.outputs).write(to: FilePath(depfile), isForced: update.force)
      } catch let failure as FileFailure {
        generation.fail(failure)
      }
    }
    return generation
  }

  private func checkOnce() throws {
    var generation = try generation(isComplete: true)
    generation.forEachFolder { try $0.check() }
    try generation.run.finish(
      "checked \(plural(generation.run.sceneCount, "scene")): \(plural(generation.result.unchanged, "file")) up to date"
    )
  }

  private func generation(isComplete: Bool) throws -> Generation {
    try Generation(of: kind, options, outputOptions, accessLevel, isComplete: isComplete)
  }
}
