import ArgumentParser
import DioramaProject

/// The arguments that say which problems are known and tolerated.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Tolerate the warnings that this file knows; only others, and all errors, are reported.",
      discussion: """
        A problem is known by its file, its code and the text of its line, wherever that line stands. Problems that are gone \
        are told, so that they can be removed.
        """,
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write the warnings that there are to the baseline.",
      discussion:
        "Errors are still reported, since a scene with an error has no output. Without --baseline, it is what diorama.yaml names, or \(BaselineOptions.fileName) in the project's folder. What it knows of files that are not checked in this run stays."
    ))
  var writeBaseline = false

  /// What the arguments say.
  var options: BaselineOptions { BaselineOptions(baseline: baseline, writeBaseline: writeBaseline) }
}
