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

  /// The threads that work on scenes.
  var workers: Workers { Workers(count: jobs ?? Workers.processorCount) }
}
