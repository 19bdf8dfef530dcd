import ArgumentParser
import DioramaProject

/// The arguments that the commands for scenes share.
struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, folders to search for them, or '-' for standard input.",
      discussion: """
        In a folder, files named like Profile.scene.yaml, Card.component.yaml, rating.element.yaml, \
        BadgeDecorator.decorator.yaml, Plan.enumeration.yaml, Brand.theme.yaml and tracked.controller.yaml are found \
        at any depth. Names that begin with a dot and links to folders are skipped. A scene can use declarations in \
        the named folder, next to the scene, and in the folders above it up to the project's root or the working \
        directory. Without a path, the command works on the scenes that diorama.yaml names. The command looks for this \
        file in the working directory and above, within the repository.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("declarations"),
    help: ArgumentHelp(
      "A file or folder of declarations that every scene can use. Can be repeated.",
      valueName: "path"
    ),
    completion: .file())
  var declarations: [String] = []

  @Flag(help: "Fail if there are warnings.")
  var strict = false

  @Option(help: ArgumentHelp("Whether to colour messages.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      "The format of the report. Text goes to standard error, all other formats to standard output.",
      valueName: "format"))
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "How many scenes to work on at the same time. (default: the number of processors)", valueName: "number")
  )
  var jobs: Int?

  /// The options that the arguments specify.
  var options: InputOptions {
    InputOptions(
      run: RunOptions(
        paths: paths, declarations: declarations, isStrict: strict, jobs: jobs, progress: Progress()),
      color: color, format: format)
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("The number of jobs must be at least 1.") }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }
}

/// An argument with a fixed set of values.
///
/// It lists the values itself: to find them, ArgumentParser would create a key path for each type, which takes longer
/// than checking a scene.
protocol Choice: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension Choice {
  /// The values.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// No descriptions: the values are self-explanatory.
  public static var allValueDescriptions: [String: String] { [:] }
}
