import ArgumentParser

/// `validate` with paths alone, as it mostly is.
///
/// ArgumentParser makes the definitions of all arguments of a command, and Swift's runtime looks up the type of each, before the
/// first argument is read. For paths without options, one definition is enough.
struct ValidatePathsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(_superCommandName: Diorama.name, helpNames: [])

  @Argument var paths: [String] = []

  /// What the arguments ask for.
  var validation: Validation { Validation(options: InputOptions(paths: paths)) }

  func run() throws { try validation.run() }
}
