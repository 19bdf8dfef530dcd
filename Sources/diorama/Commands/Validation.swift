import ArgumentParser
import DioramaProject

/// What is done to validate scenes and declarations.
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
      throw ValidationError("What is staged cannot be mended; leave out --fix or --staged.")
    }
    if isStaged, options.paths.contains("-") {
      throw ValidationError("Nothing is staged on standard input; leave out '-' or --staged.")
    }
  }

  /// Checks everything, and mends or remembers what it is asked to.
  func run() throws {
    var run: SceneRun
    do {
      var tree: any FileTree = WorkingTree()
      if fixOptions.fix {
        let mending = Mending(options.run)
        run = try SceneRun(options.run, for: .checking, from: mending.tree)
        fixOptions.finish(mending, reportingTo: &run, isSilent: options.format != .text)
      } else {
        let stagedTree = isStaged ? try StagedTree() : nil
        tree = stagedTree ?? tree
        run = try stagedTree.map(stagedRun) ?? SceneRun(options.run, for: .checking)
      }
      baselineOptions.apply(to: &run, from: tree, isSilent: options.format != .text)
    } catch let failure as FileFailure {
      run = SceneRun(options.run, failure)
    }
    try run.finish("checked \(plural(run.sceneCount, "scene"))", options)
  }

  private func stagedRun(_ tree: StagedTree) throws -> SceneRun {
    guard options.paths.isEmpty else { return try SceneRun(options.run, for: .checking, from: tree) }
    let changes = try tree.changes()
    return try SceneRun(
      options.run, paths: changes.present, deleted: changes.deleted, for: .checking, from: tree)
  }
}
