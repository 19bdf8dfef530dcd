import ArgumentParser

/// Checks scenes and declarations, and mends them if it is asked to.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: Diorama.name,
    abstract: "Check scenes, elements and decorators.",
    discussion: """
      Mistakes go to standard error, each with its place and a remedy. Without --fix and --write-baseline, nothing is \
      written. When the configuration of a project or one of its elements or decorators is named, the scenes of the \
      project are checked as well.
      """)

  @OptionGroup var inputs: InputArguments

  @Flag(
    help: ArgumentHelp(
      "Check what is staged in git instead of the working tree.",
      discussion:
        "Without a path, the scenes and declarations that the next commit adds or changes are checked."))
  var staged = false

  @OptionGroup(title: "Fixes") var fixes: FixArguments
  @OptionGroup(title: "Known problems") var knownProblems: BaselineArguments

  /// What the arguments ask for.
  var validation: Validation {
    Validation(
      options: inputs.options, isStaged: staged, fixOptions: fixes.options,
      baselineOptions: knownProblems.options)
  }

  func validate() throws { try validation.check() }

  func run() throws { try validation.run() }
}
