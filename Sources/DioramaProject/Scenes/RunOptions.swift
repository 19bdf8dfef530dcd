/// What a run works on, and how.
package struct RunOptions: Sendable {
  /// Scene files, folders, or `-` for standard input; the project's scenes if there are none.
  package let paths: [String]
  /// Files and folders of declarations that every scene can use.
  let declarations: [String]
  /// Whether warnings fail the run.
  let isStrict: Bool
  /// The threads that work on scenes.
  let workers: Workers
  let progress: (any ProgressObserver)?

  /// - Parameters:
  ///   - jobs: How many scenes are worked on at the same time; as many as there are processors if `nil`.
  ///   - progress: Is told how far the run has come.
  package init(
    paths: [String], declarations: [String] = [], isStrict: Bool = false, jobs: Int? = nil,
    progress: (any ProgressObserver)? = nil
  ) {
    self.paths = paths
    self.declarations = declarations
    self.isStrict = isStrict
    workers = Workers(count: jobs ?? Workers.processorCount)
    self.progress = progress
  }
}

/// Follows how far a run has come.
package protocol ProgressObserver: Sendable {
  /// The run begins to compile scenes.
  func begin(_ purpose: SceneRun.Purpose, total: Int)

  /// A scene has been compiled; called from several threads.
  func advance()

  /// All scenes have been compiled.
  func end()
}
