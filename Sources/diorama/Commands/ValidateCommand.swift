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

  @OptionGroup var options: InputOptions

  @Flag(
    help: ArgumentHelp(
      "Check what is staged in git instead of the working tree.",
      discussion:
        "Without a path, the scenes and declarations that the next commit adds or changes are checked."))
  var staged = false

  @OptionGroup(title: "Fixes") var fixOptions: FixOptions
  @OptionGroup(title: "Known problems") var baselineOptions: BaselineOptions

  init() {}

  /// The command for a command line without options.
  init(paths: [String]) {
    options = InputOptions(paths: paths)
    staged = false
    fixOptions = .none
    baselineOptions = .none
  }

  func validate() throws {
    try fixOptions.check(besides: options)
    try baselineOptions.check(besides: options, fixOptions)
    if staged, fixOptions.fix {
      throw ValidationError("What is staged cannot be mended; leave out --fix or --staged.")
    }
    if staged, options.paths.contains("-") {
      throw ValidationError("Nothing is staged on standard input; leave out '-' or --staged.")
    }
  }

  func run() throws {
    var run: SceneRun
    do {
      var tree: any FileTree = WorkingTree()
      if fixOptions.fix {
        let mending = Mending(options)
        run = try SceneRun(options, for: .checking, from: mending.tree)
        fixOptions.finish(mending, reportingTo: &run, isSilent: options.format != .text)
      } else {
        let stagedTree = staged ? try StagedTree() : nil
        tree = stagedTree ?? tree
        run = try stagedTree.map(stagedRun) ?? SceneRun(options, for: .checking)
      }
      baselineOptions.apply(to: &run, from: tree, isSilent: options.format != .text)
    } catch let failure as FileFailure {
      run = SceneRun(options, failure)
    }
    try run.finish("checked \(plural(run.sceneCount, "scene"))")
  }

  private func stagedRun(_ tree: StagedTree) throws -> SceneRun {
    guard options.paths.isEmpty else { return try SceneRun(options, for: .checking, from: tree) }
    let changes = try tree.changes()
    return try SceneRun(
      options, paths: changes.present, deleted: changes.deleted, for: .checking, from: tree)
  }
}
