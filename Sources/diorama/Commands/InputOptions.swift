import ArgumentParser

/// What the commands that work on scenes have in common.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, folders to search for them, or '-' for standard input.",
      discussion: """
        In a folder, files named like Profile.scene.yaml, rating.element.yaml and BadgeDecorator.decorator.yaml are \
        found at any depth; names that begin with a dot and links to folders are passed over. A scene sees the elements \
        and decorators declared in the folder that was named, beside the scene, and in the folders above it up to the \
        project's root or the working directory. Without a path, the scenes of the project are taken: those that \
        diorama.yaml names, which is looked for in the working directory and above it, within the repository.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("declarations"),
    help: ArgumentHelp(
      "A file or folder of elements and decorators that every scene sees; may be repeated.", valueName: "path"
    ),
    completion: .file())
  var declarations: [String] = []

  @Flag(help: "Fail when there are warnings.")
  var strict = false

  @Option(help: ArgumentHelp("Whether messages are coloured.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      "The form of the report. Text goes to standard error, every other form to standard output.",
      valueName: "form"))
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      """
      How many scenes are worked on at the same time; as many as there are processors if not given. Nothing else depends \
      on it.
      """,
      valueName: "number"))
  var jobs: Int?

  /// The threads that work on scenes.
  var workers: Workers { Workers(count: jobs ?? Workers.processorCount) }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("The number of jobs must be at least 1.") }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }
}
