import ArgumentParser
import DioramaProject

/// The arguments that say which problems are known and tolerated.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do not report the warnings in this file; report only others, and all errors.",
      discussion: """
        A problem is known by its file, its code and the text of its line, wherever that line is. Problems that are \
        gone are listed, so that they can be removed.
        """,
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write the current warnings to the baseline.",
      discussion: """
        Errors are still reported, because a scene with an error has no output. Without --baseline, the file is the \
        one that diorama.yaml names, or \(BaselineOptions.fileName) in the project's folder. Entries for files that \
        this run does not check stay.
        """
    ))
  var writeBaseline = false

  /// What the arguments say.
  var options: BaselineOptions { BaselineOptions(baseline: baseline, isWriting: writeBaseline) }
}

extension BaselineOptions {
  /// Throws if the options do not go together.
  func check(besides inputs: InputOptions, _ fixes: FixOptions) throws {
    guard isWriting else { return }
    if fixes.dryRun {
      throw ValidationError("--dry-run writes nothing; leave out --dry-run or --write-baseline.")
    }
    if inputs.paths.contains("-") {
      throw ValidationError("A baseline is for files; leave out '-' or --write-baseline.")
    }
  }
}
