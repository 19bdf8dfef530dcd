import ArgumentParser

/// Checks scenes and declarations, and writes nothing.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes, elements and decorators.",
    discussion: """
      Mistakes go to standard error, each with its place and a remedy. Nothing is written. When the configuration of a project \
      or one of its elements or decorators is named, the scenes of the project are checked as well.
      """)

  @OptionGroup var options: InputOptions

  @Flag(
    help: ArgumentHelp(
      "Check what is staged in git instead of the working tree.",
      discussion:
        "Without a path, the scenes and declarations that the next commit adds or changes are checked."))
  var staged = false

  func validate() throws {
    if staged, options.paths.contains("-") {
      throw ValidationError("Nothing is staged on standard input; leave out '-' or --staged.")
    }
  }

  func run() throws {
    let run = try staged ? stagedRun() : SceneRun(options, for: .checking)
    try run.finish("checked \(plural(run.sceneCount, "scene"))")
  }

  private func stagedRun() throws -> SceneRun {
    do {
      let tree = try StagedTree()
      let changes = options.paths.isEmpty ? try tree.changes() : nil
      return try SceneRun(options, paths: changes, for: .checking, from: tree)
    } catch let failure as FileFailure {
      return SceneRun(options, failure)
    }
  }
}
