import ArgumentParser
import DioramaProject
import SystemPackage

/// Where outputs go.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the outputs, or '-' for standard output.",
      discussion: """
        By default outputs go to the folder that diorama.yaml names or, without one, beside their scenes, and that of \
        standard input goes to standard output. Below the folder, the outputs of a folder of scenes keep their places.
        """,
      valueName: "folder"),
    completion: .directory)
  var output: String?

  /// Where the outputs are to go.
  var destination: OutputDestination {
    switch output {
    case nil: .usual
    case "-": .caller
    case let folder?: .folder(FilePath(folder))
    }
  }

  /// Throws if outputs and the report would mix on standard output.
  func check(besides inputs: InputOptions) throws {
    let format = inputs.format.rawValue
    guard inputs.format != .text, output == "-" || output == nil && inputs.paths.contains("-") else { return }
    throw ValidationError(
      "An output and a report with '--format \(format)' cannot both go to standard output. Name a folder with '--output'."
    )
  }
}
