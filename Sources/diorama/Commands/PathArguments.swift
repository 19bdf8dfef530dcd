import ArgumentParser

/// The arguments of a subcommand that is given paths alone, as it mostly is.
///
/// ArgumentParser makes the definitions of all options of a command, and Swift's runtime looks up the type of each, before the
/// first argument is read. For paths without options, one definition is enough.
struct PathArguments: ParsableCommand {
  static let configuration = CommandConfiguration(_superCommandName: Diorama.name, helpNames: [])

  @Argument var paths: [String] = []

  /// The paths, if the arguments are nothing else; the whole subcommand has to read them otherwise.
  static func paths(in arguments: [String]) -> [String]? {
    if arguments.contains(where: { $0.hasPrefix("-") }) { return nil }
    return (try? parseAsRoot(arguments) as? PathArguments)?.paths
  }
}
