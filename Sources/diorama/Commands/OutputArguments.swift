import ArgumentParser
import DioramaProject
import SystemPackage

/// The arguments that say where outputs go.
struct OutputArguments: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the outputs, or '-' for standard output.",
      discussion: """
        By default, outputs go to the folder that diorama.yaml names or, without one, beside their scenes. The output \
        of standard input goes to standard output. Below the folder, the outputs of a folder of scenes keep their \
        places.
        """,
      valueName: "folder"),
    completion: .directory)
  var output: String?

  /// Where the outputs go.
  var destination: OutputDestination {
    switch output {
    case nil: .usual
    case "-": .caller
    case let folder?: .folder(FilePath(folder))
    }
  }

  /// Throws if outputs and the report would mix on standard output.
  func check(besides inputs: InputOptions) throws {
    let format = inputs.format.rawValue
    guard inputs.format != .text, output == "-" || output == nil && inputs.paths.contains("-") else { return }
    throw ValidationError(
      "An output and a report with '--format \(format)' cannot both go to standard output. "
        + "Name a folder with '--output'."
    )
  }
}

/// The arguments that say how a command brings its outputs up to date.
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
      "Write which files were made from which, as rules for make and Ninja.",
      discussion: """
        The file is only written if there are no errors. An unchanged output that is older than what it is made from \
        gets the current time, because make compares times.
        """, valueName: "file"),
    completion: .file())
  var depfile: String?

  @Flag(
    help: ArgumentHelp(
      "Run again whenever an input changes, until interrupted.",
      discussion: """
        Each run lists the files that it wrote and removed, and ends with a summary. Errors are reported, and the \
        last good output stays.
        """))
  var watch = false

  /// Throws if the options do not go together.
  func check(besides inputs: InputOptions, _ outputs: OutputArguments) throws {
    try outputs.check(besides: inputs)
    if check, force || watch || depfile != nil {
      throw ValidationError("--check writes nothing; leave out --force, --watch and --depfile.")
    }
    if depfile == "-" { throw ValidationError("--depfile takes the path of a file.") }
    if check || watch || depfile != nil, inputs.paths.contains("-") || outputs.output == "-" {
      throw ValidationError(
        "--check, --watch and --depfile work on files; name files and folders instead of '-'.")
    }
  }

  /// What the manifest and --check are, for the help of a command.
  static let discussion = """
    \(Manifest.fileName) in the output folder records what was written, and from what. With it, a file that was \
    edited by hand or that diorama did not write is not overwritten. A file whose scene is gone is removed; no other \
    file ever is.

    With --check nothing is written. The exit status says what was found, the highest if several apply: 0 if all \
    files are up to date, 3 for a file that is out of date, 4 for a missing file, 5 for an orphaned file, whose scene \
    is gone, and 6 for a file that was edited by hand.
    """
}
