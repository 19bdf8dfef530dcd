import ArgumentParser

/// Checks scenes and declarations, and writes nothing.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes, elements and decorators.",
    discussion: "Mistakes go to standard error, each with its place and a remedy. Nothing is written.")

  @OptionGroup var options: InputOptions

  func run() throws {
    let run = SceneRun(options, verb: "checking")
    try run.finish("checked \(plural(run.sceneCount, "scene"))")
  }
}
