import ArgumentParser
import DioramaProject

/// Checks scenes and declarations, and fixes them if asked to.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: Diorama.name,
    abstract: "Check scenes, elements and decorators.",
    discussion: """
      Errors and warnings are reported on standard error, each with its location and what to do about it. Without \
      --fix and --write-baseline, nothing is written. If the configuration of a project or one of its elements or \
      decorators is named, the scenes of the project are checked as well.
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

/// One run of `validate`.
struct Validation {
  let options: InputOptions
  /// Whether what is staged in git is checked instead of the working tree.
  var isStaged = false
  var fixOptions = FixOptions()
  var baselineOptions = BaselineOptions()

  /// Throws if the options do not go together.
  func check() throws {
    try fixOptions.check(besides: options)
    try baselineOptions.check(besides: options, fixOptions)
    if isStaged, fixOptions.fix {
      throw ValidationError("Staged files cannot be fixed; leave out --fix or --staged.")
    }
    if isStaged, options.paths.contains("-") {
      throw ValidationError("Standard input cannot be staged; leave out '-' or --staged.")
    }
  }

  /// Checks everything, and does what else is asked for.
  func run() throws {
    let isSilent = options.format != .text
    var run: SceneRun
    do {
      var tree: any FileTree = WorkingTree()
      if fixOptions.fix {
        let fixes = ProjectFixes(options.run)
        run = try SceneRun(checking: options.run, from: fixes.tree)
        fixOptions.finish(fixes, reportingTo: &run, isSilent: isSilent)
      } else if isStaged {
        let staged = try StagedTree()
        tree = staged
        run = try stagedRun(staged)
      } else {
        run = try SceneRun(checking: options.run)
      }
      for note in baselineOptions.apply(to: &run, from: tree) where !isSilent || note.isAboutWriting {
        Console.write("\(Visible.text(note.path.string)): note: \(Visible.text(note.text))\n")
      }
    } catch let failure as FileFailure {
      run = SceneRun(options.run, failure)
    }
    try run.finish("checked \(plural(run.sceneCount, "scene"))", options)
  }

  private func stagedRun(_ tree: StagedTree) throws -> SceneRun {
    guard options.paths.isEmpty else { return try SceneRun(checking: options.run, from: tree) }
    let changes = try tree.changes()
    return try SceneRun(
      checking: options.run, paths: changes.present, deleted: changes.deleted, from: tree)
  }
}
