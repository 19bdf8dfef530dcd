import ArgumentParser
import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaSyntax
import DioramaTree

/// The command: reads scenes, reports their diagnostics, and writes their outputs.
@main
struct Diorama: ParsableCommand {
  static let version = RuntimeTree.release

  /// The name of the command.
  static let name = "diorama"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Checks UIKit scenes written in YAML, and compiles them to a runtime tree or to Swift.",
    discussion: """
      EXIT STATUS
        0   there are no errors; there may be warnings
        1   there are errors in scenes or declarations or, with '--strict', warnings
        2   a file or folder could not be read or written, is misnamed or contains no scene
        3   a run with '--check' found an output that is out of date, or a file that is not formatted
        4   ... a missing output
        5   ... an orphaned output, whose scene was deleted
        6   ... an output that was edited by hand or is not diorama's; 'compile' and 'generate' do not overwrite it
        64  the command line is invalid

      If several apply, the highest is returned.
      """,
    version: version,
    subcommands: [
      ValidateCommand.self, CompileCommand.self, GenerateCommand.self, FormatCommand.self, SchemaCommand.self,
      ExplainCommand.self,
    ])

  /// Runs the command line.
  ///
  /// A write beyond a limit on file sizes fails like one to a full disk, and does not end the process. Scenes whose
  /// names begin with a dash, as git and shell patterns pass them, are not treated as options.
  static func main() {
    signal(SIGXFSZ, SIG_IGN)
    if let argument = invalidArgument {
      Console.write("Error: the argument '\(Visible.text(argument))' is not UTF-8; rename what it names\n")
      exit(withError: ExitCode.inputOutput)
    }
    let arguments = CommandLine.arguments.dropFirst().map { $0.isSceneWithDash ? "./\($0)" : $0 }
    var running: any ParsableCommand.Type = Diorama.self
    do {
      if let run = PlainRun(arguments) {
        running = run.command
        return try run.run()
      }
      var command = try command(arguments)
      running = type(of: command)
      try command.run()
    } catch let error as SceneRun.NoInputs {
      fail(error.message, running)
    } catch let error as ValidationError where running != Diorama.self {
      fail(error.message, running)
    } catch {
      exit(withError: error)
    }
  }

  /// The first argument that is not UTF-8, which could name another file; `nil` if all are.
  private static var invalidArgument: String? {
    let arguments = CommandLine.arguments
    return arguments.indices.first { index in
      arguments[index].unicodeScalars.contains("\u{FFFD}")
        && CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } == true
    }.map { arguments[$0] }
  }

  /// Reports what is wrong with the command line of a subcommand, and ends the process.
  private static func fail(_ message: String, _ subcommand: any ParsableCommand.Type) -> Never {
    let name = subcommand.configuration.commandName ?? ""
    Console.write(
      """
      Error: \(message)
      Usage: \(usageString(for: subcommand))
        See '\(Self.name) \(name) --help' for more information.

      """)
    exit(withError: ExitCode.validationFailure)
  }

  /// Returns the command for the arguments.
  ///
  /// If the first argument is a subcommand, the rest is parsed for it alone. Then ArgumentParser does not look for
  /// requests for completion scripts or at the arguments of the whole command, which would take half of the startup
  /// time. Everything except a plain run of that subcommand, such as an error or a request for help, is parsed as a
  /// whole, so that the output is the same.
  static func command(_ arguments: [String]) throws -> any ParsableCommand {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else {
      return try parseAsRoot(arguments)
    }
    guard let subcommand = configuration.subcommands.first(where: { $0.configuration.commandName == name })
    else {
      let names = configuration.subcommands.compactMap { $0.configuration.commandName }
      let meant = Spelling.closest(to: name, in: names).map { "write '\($0)'" }
      throw ValidationError(
        "'\(name)' is not a subcommand; \(meant ?? "write one of \(names.joined(separator: ", "))")")
    }
    if let command = try? subcommand.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == subcommand
    {
      return command
    }
    return try parseAsRoot(arguments)
  }
}

/// The options that the commands for scenes share.
struct InputOptions {
  /// The options of a run.
  var run: RunOptions
  /// When to colour messages.
  var color = ColorChoice.auto
  /// The format of the report.
  var format = ReportFormat.text
}

/// A run whose arguments are just a subcommand, paths and a folder for outputs, as they usually are. They need no
/// parsing.
///
/// Defining arguments with ArgumentParser takes longer than compiling a small scene.
enum PlainRun {
  case validation(Validation)
  case update(OutputUpdate)

  /// `nil` if the arguments have to be parsed.
  init?(_ arguments: [String]) {
    var arguments = arguments[...]
    guard let name = arguments.popFirst() else { return nil }
    let kind = OutputKind.allCases.first { $0.command == name }
    guard kind != nil || name == ValidateCommand.configuration.commandName else { return nil }
    var paths: [String] = []
    var output: String?
    while let argument = arguments.popFirst() {
      if !argument.hasPrefix("-") {
        paths.append(argument)
      } else if kind != nil, output == nil, argument == "--output" || argument == "-o",
        let folder = arguments.popFirst(), !folder.isEmpty, !folder.hasPrefix("-")
      {
        output = folder
      } else {
        return nil
      }
    }
    let options = InputOptions(run: RunOptions(paths: paths, progress: Progress()))
    guard let kind else {
      self = .validation(Validation(options: options))
      return
    }
    self = .update(
      OutputUpdate(kind: kind, options: options, destination: OutputArguments.destination(output)))
  }

  /// The subcommand.
  var command: any ParsableCommand.Type {
    switch self {
    case .validation: ValidateCommand.self
    case .update(let update): update.kind == .swift ? GenerateCommand.self : CompileCommand.self
    }
  }

  func run() throws {
    switch self {
    case .validation(let validation): try validation.run()
    case .update(let update): try update.run()
    }
  }
}

extension ExitCode {
  /// Scenes or declarations have errors.
  static let errors = ExitCode(1)

  /// A file or folder could not be read or written.
  static let inputOutput = ExitCode(2)
}

extension SceneRun.NoInputs {
  /// How to fix it.
  var message: String {
    """
    Name at least one file or folder, or '-' for standard input, or write a \(ProjectConfiguration.fileName) that \
    says where scenes are.
    """
  }
}

extension FileFailure {
  /// The exit status of a run with this failure and no worse one.
  var status: ExitCode {
    switch kind {
    case .inputOutput, .withoutScenes: .inputOutput
    case .outOfDate: ExitCode(3)
    case .missing: ExitCode(4)
    case .orphaned: ExitCode(5)
    case .editedByHand: ExitCode(6)
    }
  }
}

extension String {
  /// Whether this can only be the name of a scene or declaration that begins with a dash.
  fileprivate var isSceneWithDash: Bool {
    hasPrefix("-") && !contains("=") && DeclarationKind.isSceneOrDeclaration(fileNamed: self)
  }
}
