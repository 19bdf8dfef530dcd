import DioramaProject

/// What the commands that work on scenes have in common.
struct InputOptions {
  /// Scene files, folders, or `-` for standard input; the project's scenes if there are none.
  var paths: [String]
  /// Files and folders of declarations that every scene sees.
  var declarations: [String] = []
  /// Whether warnings fail the run.
  var strict = false
  /// Whether messages are coloured.
  var color = ColorChoice.auto
  /// The form of the report.
  var format = ReportFormat.text
  /// How many scenes are worked on at the same time; as many as there are processors if `nil`.
  var jobs: Int?

  /// What a run is told.
  var run: RunOptions {
    RunOptions(paths: paths, declarations: declarations, isStrict: strict, jobs: jobs, progress: Progress())
  }
}
