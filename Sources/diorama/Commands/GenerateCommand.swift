import ArgumentParser
import DioramaCompiler
import SystemPackage

/// Writes the Swift of scenes.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", _superCommandName: Diorama.name,
    abstract: "Write the Swift of each scene: its handlers' protocol and its controller.",
    discussion: """
      The scene Profile becomes ProfileScene.swift. When decorators of the project are among the inputs, the properties \
      that they add to views go to \(DecoratorSource.fileName). A scene with mistakes is reported and leaves its earlier \
      output as it is; an output that would not change is not touched.

      \(Manifest.fileName) in the folder of the outputs tells what was generated, and from what. By it, a file that was \
      edited by hand is not overwritten, and a file whose scene is gone is removed, but nothing else ever is.

      With --check nothing is written. The exit status tells what was found, the highest if several apply: \
      0 if all is up to date, 3 for a stale file, 4 for a missing one, 5 for an orphaned one, whose scene is gone, and 6 \
      for one that was edited by hand.
      """)

  @OptionGroup var inputs: InputArguments
  @OptionGroup var outputOptions: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Whether other modules see the scenes. (default: what diorama.yaml says, or public)", valueName: "level"
    ))
  var accessLevel: AccessLevel?

  @Flag(help: "Write nothing, and tell which files are not up to date.")
  var check = false

  @Flag(
    help:
      "Overwrite files that were edited by hand, start a new manifest if it is broken, and compile every scene."
  )
  var force = false

  @Option(
    help: ArgumentHelp(
      "Write which files were made from which, as a rule that make and Ninja read.",
      discussion: """
        The file is only written if nothing is wrong. An unchanged output that is older than what it is made from gets the \
        present time, since make goes by that.
        """, valueName: "file"),
    completion: .file())
  var depfile: String?

  @Flag(
    help: ArgumentHelp(
      "Generate again whenever what it reads changes, until interrupted.",
      discussion:
        "Each run says in a line what it did. Mistakes are reported, and the last good output stays."))
  var watch = false

  private var options: InputOptions { inputs.options }

  func validate() throws {
    try outputOptions.check(besides: options)
    let isPiped = options.paths.contains("-") || outputOptions.output == "-"
    if check, force || watch || depfile != nil {
      throw ValidationError("--check writes nothing; leave out --force, --watch and --depfile.")
    }
    if depfile == "-" { throw ValidationError("--depfile takes the path of a file.") }
    if check || watch || depfile != nil, isPiped {
      throw ValidationError(
        "--check, --watch and --depfile work on files; name files and folders instead of '-'.")
    }
  }

  func run() throws {
    if check { return try checkOnce() }
    guard watch else { return try generate() }
    do {
      try Watch(options).run { try generate(isAlwaysSaid: true) }
    } catch let failure as FileFailure {
      Console.write("\(Visible.text(failure.path.string)): error: \(Visible.text(failure.reason))\n")
      throw failure.status
    }
  }

  /// Generates everything once.
  /// - Parameter isAlwaysSaid: Whether it is said what was done even if nobody sits at a terminal.
  private func generate(isAlwaysSaid: Bool = false) throws {
    var generation = try Generation(options, outputOptions, accessLevel, for: .generating, isComplete: force)
    generation.forEachFolder { try $0.generate(isForced: force) }
    if let depfile, generation.run.isFine {
      do {
        let path = FilePath(depfile)
        try Depfile(generation.outputs).write(to: path)
      } catch let failure as FileFailure {
        generation.fail(failure)
      }
    }
    try generation.run.finish(generation.summary, isAlwaysSaid: isAlwaysSaid)
  }

  private func checkOnce() throws {
    var generation = try Generation(options, outputOptions, accessLevel, for: .generating, isComplete: true)
    generation.forEachFolder { try $0.check() }
    try generation.run.finish(
      "checked \(plural(generation.run.sceneCount, "scene")): \(plural(generation.result.unchanged, "file")) up to date"
    )
  }
}

extension AccessLevel: Choice {}
