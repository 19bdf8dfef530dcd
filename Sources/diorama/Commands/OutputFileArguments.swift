import ArgumentParser
import DioramaCompiler
import DioramaProject
import SystemPackage

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
    if Set(files).count < files.count {
      throw ValidationError("Two outputs cannot go to the same file.")
    }
  }

  /// Writes the outputs of all inputs.
  func write(_ kind: OutputKind, _ options: InputOptions, accessLevel: AccessLevel? = nil) throws {
    var generation = try Generation(
      of: kind, options.run, to: .caller, accessLevel: accessLevel, isComplete: true)
    if generation.run.isFine { generation.write(to: files.map { FilePath($0) }) }
    try generation.run.finish(
      "\(plural(generation.run.sceneCount, "scene")): \(plural(files.count, "file"))", options)
  }
}
