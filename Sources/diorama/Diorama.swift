import ArgumentParser

/// The command: reads scenes, says what is wrong with them, and writes what they become.
@main
struct Diorama: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "diorama",
    abstract: "Checks UIKit scenes written in YAML, and compiles them to a runtime tree or to Swift.",
    discussion: """
      EXIT STATUS
        0   everything is fine; there may be warnings
        1   there are mistakes in scenes or declarations
        2   a file or folder could not be read or written
        64  the command line is wrong
      """,
    version: version,
    subcommands: [
      ValidateCommand.self, CompileCommand.self, GenerateCommand.self, SchemaCommand.self,
      ExplainCommand.self,
    ])

  /// Runs the command line. Files whose names begin with a dash, as git and shell patterns pass them, are no options.
  static func main() {
    main(CommandLine.arguments.dropFirst().map { $0.isSceneWithDash ? "./\($0)" : $0 })
  }
}

extension ExitCode {
  /// There are mistakes in scenes or declarations.
  static let mistakes = ExitCode(1)

  /// A file or folder could not be read or written.
  static let inputOutput = ExitCode(2)
}

extension String {
  /// Whether this can only be the name of a scene or declaration that begins with a dash.
  fileprivate var isSceneWithDash: Bool {
    hasPrefix("-") && !contains("=") && InputFinder.isSceneOrDeclaration(self)
  }
}
