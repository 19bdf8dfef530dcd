import ArgumentParser
import DioramaProject

/// The arguments that say how a command brings its outputs up to date.
struct UpdateArguments: ParsableArguments {
  @Flag(help: "Write nothing, and tell which files are not up to date.")
  var check = false

  @Flag(
    help: """
      Overwrite files that were edited by hand or that diorama did not write, start a new manifest if it is broken, and \
      compile every scene.
      """)
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
      "Do this again whenever what it reads changes, until interrupted.",
      discussion: """
        Each run names the files that it wrote and removed, and says in a line what it did. Mistakes are reported, and the \
        last good output stays.
        """))
  var watch = false

  /// Throws if the options do not go together.
  func check(besides inputs: InputOptions, _ outputs: OutputOptions) throws {
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

  /// What the manifest and --check are, in the words of the help of a command.
  static let discussion = """
    \(Manifest.fileName) in the folder of the outputs tells what was written, and from what. By it, a file that was edited by \
    hand or that diorama did not write is not overwritten, and a file whose scene is gone is removed, but nothing else \
    ever is.

    With --check nothing is written. The exit status tells what was found, the highest if several apply: \
    0 if all is up to date, 3 for a stale file, 4 for a missing one, 5 for an orphaned one, whose scene is gone, and 6 \
    for one that was edited by hand.
    """
}
